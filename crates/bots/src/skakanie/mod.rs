//! Skakanie's computer players.

mod greedy;

use skakanie::Skakanie;
use table::rand::rngs::SmallRng;

use crate::random::Random;
use crate::{Kind, Playable, Player};

impl Playable for Skakanie {
    const KINDS: &'static [Kind] = &[Kind::Random, Kind::Greedy];

    fn player(kind: Kind, rng: SmallRng) -> Option<Box<dyn Player<Self>>> {
        Some(match kind {
            Kind::Random => Box::new(Random::new(rng)),
            Kind::Greedy => Box::new(greedy::Greedy::new(rng)),
            _ => return None,
        })
    }
}
