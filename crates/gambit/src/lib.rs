//! The rules of Gambit (G1–G17), exact and fast.
//!
//! Each of 2–4 players moves one gambit over a chessboard of tokens by cards laid face down three turns ahead. The rules in
//! our words stand in `docs/rules-gambit.md`; every rule has an id, and every refusal names the one it comes from.
//!
//! ```
//! # use stolik_gambit as gambit;
//! use gambit::Gambit;
//! use table::{Game, Match, Pending, Seat};
//! use table::shuffle::{Dealer, Seed};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut table = Match::new(Gambit::usual(2));
//! table.play(Seat::new(0), "place 1".parse()?)?;
//! table.play(Seat::new(1), "place 3".parse()?)?;
//! table.settle(&mut Dealer::new(&Seed::from_phrase("a deal"), &[]));
//! assert!(matches!(table.pending(), Pending::Seats(both) if both.len() == 2));
//! # Ok(())
//! # }
//! ```
#![deny(clippy::disallowed_methods)]

mod action;
mod attacks;
#[cfg(feature = "testkit")]
mod audit;
mod builtin;
mod card;
mod certificate;
mod event;
mod fen;
mod game;
mod illegal;
mod knowledge;
mod options;
mod playout;
mod rules;
mod setup;
mod setup_error;
mod square;
mod state;
mod token;
mod turn;
mod view;

pub use action::{Action, Chance, Spot};
pub use attacks::destinations;
pub use builtin::BUILTIN;
pub use card::{Card, Cards};
pub use certificate::{Certificate, Evenness};
pub use event::{CALM_WARNING, Event};
pub use fen::{FenError, Position};
pub use game::Gambit;
pub use illegal::Illegal;
pub use knowledge::Knowledge;
pub use options::{Edition, Options};
pub use setup::{LONGEST_NAME, MOST_POINTS, Setup, SetupNote};
pub use setup_error::{SetupError, SetupErrorKind};
pub use square::{Square, Squares, SquaresIter};
pub use state::{Phase, Row, State};
pub use token::{Token, TokenPoints, Tokens};
pub use view::{Hand, SeatView, Slot, View};
