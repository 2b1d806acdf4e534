//! A host of rooms: sockets, HTTP, the page, storage, several machines, threads for bots.
//!
//! * [`Hall`] has all tables; each that somebody is at is run by a task of its own, `host`.
//! * [`store`] is where tables are kept.
//! * [`serve`] is the server around it.

mod accept;
mod advisers;
mod bot_pool;
mod clients;
mod clock;
mod followers;
mod hall;
mod host;
mod http;
mod leases;
mod limits;
mod making;
mod metrics;
mod notices;
mod pars;
mod peers;
mod photos;
#[cfg(test)]
mod photos_tests;
mod preview;
mod priority;
mod random;
mod recorded;
mod remote_presence;
mod server;
mod sightings;
#[cfg(test)]
mod simulation;
mod socket;
pub mod store;
mod studies;
mod web;

pub use clock::Clock;
pub use hall::{Config, Hall};
pub use limits::Rate;
pub use notices::{MailAddress, MailConfig, NoticeConfig, Smtp};
pub use server::serve;
