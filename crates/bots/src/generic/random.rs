//! Any legal action, all equally likely.

use table::Game;
use table::rand::rngs::SmallRng;
use table::shuffle::below;

use crate::{Budget, Decision, Player};

/// Plays at random.
pub struct Random {
    rng: SmallRng,
}

impl Random {
    /// A player with a generator of its own.
    pub const fn new(rng: SmallRng) -> Self {
        Self { rng }
    }
}

impl<G: Game> Player<G> for Random {
    fn decide(&mut self, _: &G, _: &G::Knowledge, legal: &[G::Action], _: Budget<'_>) -> Decision<G> {
        Decision::plain(legal[below(&mut self.rng, legal.len() as u32) as usize])
    }
}
