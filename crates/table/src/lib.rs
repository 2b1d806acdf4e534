//! What any game at any table needs, and nothing of any particular game.
//!
//! * [`Game`] is the one trait a game implements: who may act, what is legal, what chance gives, what a seat may see.
//! * [`Match`] plays one game step by step; every step is an [`Entry`], and the entries are the game.
//! * [`Table`] is a match with its dealer: it decides what an action leads to, chance included, and goes on by applying it.
//! * [`Log`] is a match written down: a header, the entries, the result, the seed. [`seal`](mod@seal) makes a changed
//!   byte show.
//! * [`shuffle`] turns a committed seed and everybody's entropy into draws that anyone can recompute.
//! * `testkit` (a feature) is the suite every game must pass.
//!
//! No clock, file, thread, async, serde or global randomness lives here: what is needed comes in as an argument.
#![deny(clippy::disallowed_methods)]

mod branch;
mod daily;
mod game;
pub mod hex;
mod log;
mod matches;
pub mod perft;
pub mod rand;
pub mod seal;
mod seat;
mod settings;
pub mod shuffle;
mod table;
#[cfg(feature = "testkit")]
pub mod testkit;
mod text;

pub use branch::{Branch, Draws};
pub use daily::Day;
pub use game::{Game, Outcome, Pending, Points, Reason, Step, Team, Viewer};
pub use log::{Finish, Header, Log, Player, PlayerKind, Shuffles, Title, Verified};
pub use matches::{Entry, Illegal, Match};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use settings::Settings;
pub use table::{ApplyError, Decided, Table, Taken};
pub use text::{NotationError, ParseError, ParseErrors, Place, Words, number};
