//! The generators of the crate `rand`, with a `SmallRng` that gives the same numbers on every platform: rand's own is another
//! algorithm where pointers have 32 bits, as in a browser.

pub use ::rand::*;

/// The generators that are handed to rules and players.
pub mod rngs {
    pub use ::rand::rngs::{ChaCha20Rng, Xoshiro256PlusPlus as SmallRng};
}
