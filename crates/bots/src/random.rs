//! Any legal action, all equally likely.

use table::Game;
use table::rand::rngs::SmallRng;
use table::shuffle::below;

use crate::Player;

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
    fn choose(&mut self, _game: &G, _knowledge: &G::Knowledge, legal: &[G::Action]) -> G::Action {
        legal[below(&mut self.rng, legal.len() as u32) as usize]
    }

    /// It plays for no gain, so it never minds.
    fn agrees(&mut self, _game: &G, _knowledge: &G::Knowledge) -> bool {
        true
    }
}
