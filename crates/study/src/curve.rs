//! The chance to win after every ply, as a watcher knew it and with all cards open.

use bots::{Outlook, Worth};
use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};
use table::{BySeat, Game, Seat};

/// A point of the curve.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// The ply after which it was so.
    pub ply: usize,
    /// Each seat's chance to win, as a watcher knew it.
    pub watcher: BySeat<f64>,
    /// The same with all cards open.
    pub open: BySeat<f64>,
    /// The points each seat was expected to lead by, or its team to have, as a watcher knew it.
    pub score: BySeat<f64>,
}

/// A world as a watcher may imagine it.
///
/// One seat's knowledge leaves its own cards as they are; a second seat's, taken in the world the first one imagined,
/// replaces those, too. Seats' hidden cards do not depend on each other, so nothing true is left.
pub(crate) fn watchers_world<G: Game>(game: &G, state: &G::State, rng: &mut SmallRng) -> G::State {
    let last = Seat::new(game.seats() - 1);
    let imagined = game.sample(&game.knowledge(state, Seat::new(0)), rng);
    if last.index() == 0 {
        return imagined;
    }
    game.sample(&game.knowledge(&imagined, last), rng)
}

/// The point after a ply.
pub(crate) fn point<G: Game>(
    game: &G,
    outlook: &mut dyn Outlook<G>,
    (ply, state): (usize, &G::State),
    worlds: u32,
) -> Point {
    let mut rng = SmallRng::seed_from_u64(ply as u64);
    let watched = mean(game, outlook, worlds, &mut rng, |rng| watchers_world(game, state, rng));
    let mut rng = SmallRng::seed_from_u64(!(ply as u64));
    let open = mean(game, outlook, worlds, &mut rng, |_| state.clone());
    let seats = game.seats();
    Point {
        ply,
        watcher: BySeat::from_fn(seats, |seat| watched[seat].win),
        open: BySeat::from_fn(seats, |seat| open[seat].win),
        score: BySeat::from_fn(seats, |seat| watched[seat].score),
    }
}

/// The mean outlook over worlds.
fn mean<G: Game>(
    game: &G,
    outlook: &mut dyn Outlook<G>,
    worlds: u32,
    rng: &mut SmallRng,
    mut world: impl FnMut(&mut SmallRng) -> G::State,
) -> BySeat<Worth> {
    let count = f64::from(worlds.max(1));
    let mut sum = BySeat::from_fn(game.seats(), |_| Worth::default());
    for _ in 0..worlds.max(1) {
        let world = world(rng);
        let looked = outlook.look(&world, rng.next_u64());
        for seat in Seat::all(game.seats()) {
            sum[seat].win += looked[seat].win / count;
            sum[seat].score += looked[seat].score / count;
        }
    }
    sum
}
