//! The table server: seats by link, games that survive anything, and nobody sees what is not theirs.
//!
//! * [`wire`] is the protocol: every value that travels.
//! * [`store`] is where tables live.
//! * [`Hall`] has all tables; each that somebody is at is run by a task of its own.
//! * [`serve`] is the server around it: sockets, HTTP, the page.

mod catalogue;
mod clock;
mod duties;
mod elsewhere;
mod guests;
mod hall;
mod http;
mod key;
mod limits;
mod making;
mod metrics;
mod options;
mod others;
mod play;
mod random;
mod recorded;
mod replay;
mod room;
mod server;
mod socket;
pub mod store;
mod table;
mod thinkers;
mod web;
pub mod wire;

pub use catalogue::Catalogue;
pub use hall::{Config, Hall};
pub use limits::Rate;
pub use server::serve;
