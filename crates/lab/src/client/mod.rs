//! A client of the server, for measurements and tests: HTTP requests, and a socket at one table.

mod http;
mod socket;
mod tables;

pub use self::http::{Response, create, get, http, metric, post};
pub use self::socket::{Client, Question, Refusal, State};
pub use self::tables::{bot, gambit, gambit_with_hints, person, skakanie};
pub use room::wire;
