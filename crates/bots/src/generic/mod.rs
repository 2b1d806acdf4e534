//! Players that know a game by its trait alone: [`Random`], [`Greedy`] and [`Ismcts`] play any game without a line of its own.
//!
//! They learn whose decision it is from the knowledge; so where several seats decide at once, seats that may do different
//! things must have different knowledge.

mod greedy;
mod ismcts;
mod playouts;
mod random;

use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::Source;
use table::{Game, Outcome, Pending, Points, Seat};

pub use greedy::Greedy;
pub use ismcts::Ismcts;
pub(crate) use playouts::Playouts;
pub use random::Random;

use crate::{Kind, Player};

/// A player of each kind, for a game that has none of its own: the levels people choose from are chance, greed and search.
pub(crate) fn player<G: Game>(kind: Kind, rng: SmallRng) -> Box<dyn Player<G>> {
    match kind {
        Kind::Random | Kind::Beginner => Box::new(Random::new(rng)),
        Kind::Greedy | Kind::Casual => Box::new(Greedy::new(rng)),
        Kind::Ismcts | Kind::Strong | Kind::Master => Box::new(Ismcts::new(rng)),
    }
}

/// In how many worlds that fit the knowledge something is tried.
const WORLDS: usize = 4;

/// Would the seat lose nothing if the game ended now? So it is if it wins as things stand, whatever it cannot see: waiting
/// cannot make that better.
pub fn loses_nothing<G: Game>(game: &G, knowledge: &G::Knowledge) -> bool {
    let mut rng = SmallRng::seed_from_u64(0);
    (0..WORLDS).all(|_| {
        let world = game.sample(knowledge, &mut rng);
        game.standing(&world).winners().contains(seat_of(game, &world, knowledge))
    })
}

/// Whose knowledge it is, in a world that was sampled from it: of several, somebody's who is waited for.
fn seat_of<G: Game>(game: &G, world: &G::State, knowledge: &G::Knowledge) -> Seat {
    let waits = |seat: &Seat| match game.pending(world) {
        Pending::Seats(seats) => seats.contains(*seat),
        _ => false,
    };
    let knows = |seat: &Seat| game.knowledge(world, *seat) == *knowledge;
    let (waiting, others): (Vec<Seat>, Vec<Seat>) = Seat::all(game.seats()).partition(waits);
    waiting
        .into_iter()
        .chain(others)
        .find(knows)
        .expect("somebody has the knowledge a world was sampled from")
}

/// Lets chance decide while it is due.
pub fn settle<G: Game>(game: &G, state: &mut G::State, source: &mut impl Source) {
    while game.pending(state) == Pending::Chance {
        let chance = game.draw(state, source);
        game.resolve(state, &chance).expect("what was drawn was due");
    }
}

/// What a seat, or its team, has.
fn score(standing: &Outcome, seat: Seat) -> Points {
    standing.team.map_or(standing.scores[seat], |team| team.score)
}

/// How well a seat stands: its points minus those of the best other, or the points of its team.
fn lead(standing: &Outcome, seat: Seat) -> Points {
    let others = standing.scores.iter().filter(|(other, _)| *other != seat && standing.team.is_none());
    score(standing, seat) - others.map(|(_, points)| *points).max().unwrap_or(0)
}
