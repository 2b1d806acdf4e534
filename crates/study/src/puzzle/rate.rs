//! How hard a puzzle is: which levels of computer players find it, and in how many tries.

use bots::Kind;
use table::Seat;
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;

use super::{Certificate, Judged, Puzzling, Step};

/// Tries of each level.
pub const TRIES: u32 = 12;

/// Which levels find a puzzle. Players change with versions, so a rating says which they were of; the certificate does not
/// depend on them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rating {
    /// In how many tries each level found it, the weakest level first.
    pub found: [u32; Kind::LEVELS.len()],
    /// How many tries each had.
    pub tries: u32,
    /// The version of the players.
    pub version: String,
}

impl Rating {
    /// The step of difficulty, by the tries of the two weaker levels together: the first if nearly all find it (eleven of twelve), the
    /// second if three quarters do, the third if any does, the last if only the stronger levels find it.
    pub fn step(&self) -> Step {
        let found = self.found[0] + self.found[1];
        Step::ALL[match () {
            () if found * 6 >= self.tries * 11 => 0,
            () if found * 2 >= self.tries * 3 => 1,
            () if found > 0 => 2,
            () => 3,
        }]
    }

    /// Did anybody find it at all?
    pub(super) fn is_found(&self) -> bool {
        self.found.iter().any(|found| *found > 0)
    }
}

/// Lets all levels try.
pub(super) fn rate<G: Puzzling>(
    game: &G,
    state: &G::State,
    seat: Seat,
    certificate: &Certificate<G::Action>,
) -> Rating {
    let found = Kind::LEVELS.map(|kind| {
        let tries = (0..TRIES).filter(|seed| solves(game, state, seat, certificate, (kind, *seed)));
        tries.count() as u32
    });
    Rating { found, tries: TRIES, version: env!("CARGO_PKG_VERSION").to_owned() }
}

fn solves<G: Puzzling>(
    game: &G,
    state: &G::State,
    seat: Seat,
    certificate: &Certificate<G::Action>,
    (kind, seed): (Kind, u32),
) -> bool {
    let Some(mut player) = G::rater(kind, SmallRng::seed_from_u64(seed.into())) else { return false };
    let (mut state, mut tried, mut legal) = (state.clone(), Vec::new(), Vec::new());
    loop {
        game.legal(&state, seat, &mut legal);
        let action = player.choose(game, &game.knowledge(&state, seat), &legal);
        tried.push(action);
        match certificate.judge(&tried) {
            Judged::Right => return true,
            Judged::Wrong => return false,
            Judged::Going => {}
        }
        if game.play(&mut state, seat, action).is_err() {
            return false;
        }
    }
}
