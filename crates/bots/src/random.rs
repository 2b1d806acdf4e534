//! Any legal action, all equally likely.

use table::Game;
use table::rand::rngs::SmallRng;
use table::shuffle::below;

use crate::{Budget, Decision, Player};

/// Plays at random.
pub(crate) struct Random {
    rng: SmallRng,
}

impl Random {
    pub(crate) fn new(rng: SmallRng) -> Self {
        Self { rng }
    }
}

impl<G: Game> Player<G> for Random {
    fn decide(
        &mut self,
        _game: &G,
        _known: &G::Knowledge,
        legal: &[G::Action],
        _budget: Budget<'_>,
    ) -> Decision<G> {
        Decision::plain(legal[below(&mut self.rng, legal.len() as u32) as usize])
    }

    /// It plays for no gain, so it never minds.
    fn agrees(&mut self, _game: &G, _knowledge: &G::Knowledge) -> bool {
        true
    }
}
