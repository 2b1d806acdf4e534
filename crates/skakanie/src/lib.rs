//! Skakanie: a team hops over twelve stacks of jigsaw pieces while a Dragon circles round them (rules S1–S13).
//!
//! * [`Skakanie`] is the game as agreed, made from [`Options`]; it implements [`table::Game`].
//! * [`State`] is a small `Copy` value that changes; [`Action`] and [`Chance`] are what changes it, [`Event`] what was
//!   seen of it, [`Illegal`] why it was refused.
//! * [`View`] is what a viewer may see, [`Knowledge`] what a computer player gets.
//! * [`Pieces`] is a set of jigsaw pieces in 128 bits; [`Grid`] says which of them fit together and what they score.
//!
//! ```
//! use stolik_skakanie::{Options, Skakanie};
//! use table::{Game, Match, shuffle::{Dealer, Seed}};
//!
//! let game = Skakanie::new(Options::new(2)).expect("the defaults are in order");
//! let mut played = Match::new(game);
//! played.settle(&mut Dealer::new(&Seed::from_phrase("deal 1"), &[]));
//! let mut legal = Vec::new();
//! played.game().legal(played.state(), game.youngest(), &mut legal);
//! assert_eq!(legal[0].to_string(), "corner 1");
//! ```
//!
//! No clock, file, log, thread or global randomness lives here; `docs/rules-skakanie.md` has the rules in words.
#![deny(clippy::disallowed_methods)]

mod action;
#[cfg(feature = "testkit")]
mod audit;
mod board;
mod chance;
mod event;
mod game;
mod illegal;
mod knowledge;
mod legal;
mod options;
mod options_text;
mod picture;
mod pieces;
mod playout;
mod rules;
mod score;
mod state;
mod turn;
mod view;
mod view_text;

pub use action::Action;
pub use board::StackId;
pub use chance::{Chance, Deal};
pub use event::Event;
pub use game::Skakanie;
pub use illegal::Illegal;
pub use knowledge::Knowledge;
pub use options::{DragonStart, Options, OptionsError, Setting, SingleCost, Target};
pub use picture::{Difficulty, Picture, PictureError};
pub use pieces::{Piece, Pieces};
pub use score::{Fragments, Grid};
pub use state::{State, Waiting};
pub use view::{PoolView, StackView, View};
