//! Trying other numbers: what the thinker reaches when it judges by them.

use skakanie::{Skakanie, Waiting};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::Quick;
use table::{Game, Points};

use super::thinker::Thinker;
use super::weights::Weights;
use super::world::World;
use crate::generic::settle;

/// How many numbers the thinker judges by.
pub const COUNT: usize = Weights::COUNT;

/// The numbers a game is judged by as they are.
pub fn numbers(game: &Skakanie) -> [f32; COUNT] {
    Weights::row_of(game)
}

/// The score of a team of thinkers who judge by these numbers, in a seeded deal.
pub fn play(game: &Skakanie, numbers: [f32; COUNT], seed: u64) -> Points {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut state = game.start();
    settle(game, &mut state, &mut Quick(&mut rng));
    let mut world = World { state, unknown: state.unknown() };
    let mut thinker = Thinker::new(Weights::from_array(numbers));
    while world.state.waiting() != Waiting::Over {
        thinker.play_on(game, &mut world, 0, &mut rng);
    }
    game.team_score(&world.state)
}
