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

pub(crate) use table::rand::generator;
