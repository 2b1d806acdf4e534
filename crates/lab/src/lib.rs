//! Many games at once: contests between computer players, simulations and measurements, and a client of the server.
//!
//! * [`LabGame`] is what a game brings; `gambit` and `skakanie` bring it for ours.
//! * [`Registry`] makes the commands `simulate`, `arena` and `bench` from the games that it is given.
//! * [`client`] speaks with a server over HTTP and a socket, for measurements and tests.
// Measuring needs a clock, and a warning a terminal.
#![allow(clippy::print_stderr)]
// Reports are put together once for a reader, not in a loop: what reads best is best.
#![allow(clippy::format_push_string, clippy::format_collect)]

mod arena;
mod bench;
pub mod client;
pub mod files;
pub mod gambit;
mod game;
pub mod output;
pub mod progress;
mod registry;
mod simulate;
pub mod skakanie;
mod stats;
#[cfg(feature = "testkit")]
pub mod testkit;

pub use arena::question;
pub use game::{LabGame, TimeShare, TurnLimit};
pub use output::Finding;
pub use registry::{Commands, Entry, Registry};
pub use simulate::{Counts, Plan, Tally};
pub use stats::{Histogram, Interval, Share};

use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;

/// The generator of a game: seed and number are mixed, so that neighbouring seeds share no games.
pub(crate) fn generator(seed: u64, number: u64) -> SmallRng {
    let mut mixed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    SmallRng::seed_from_u64((mixed ^ mixed >> 31).wrapping_add(number))
}
