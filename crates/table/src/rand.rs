//! The generators of the crate `rand`, with a `SmallRng` that gives the same numbers on every platform: rand's own is another
//! algorithm where pointers have 32 bits, as in a browser.

pub use ::rand::*;

/// The generators that are handed to rules and players.
pub mod rngs {
    pub use ::rand::rngs::{ChaCha20Rng, Xoshiro256PlusPlus as SmallRng};
}

/// The generator with this number of those that follow from a seed. They are mixed, so that neighbouring seeds share none.
pub fn generator(seed: u64, number: u64) -> rngs::SmallRng {
    let mut mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    SeedableRng::seed_from_u64((mixed ^ mixed >> 31).wrapping_add(number))
}
