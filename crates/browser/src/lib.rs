//! The other host of rooms: tables inside a browser, by the protocol the server speaks.
//!
//! * [`Host`] owns the tables that are open in a tab. It is told an [`Input`] and answers with [`Effect`]s: what to send, to store, to
//!   think about. Nothing waits here, so that a test can stand where the browser stands.
//! * [`Thinker`] is the side of the bots, which think in workers of their own over a copy of the table.
//!
//! What a change led to is told only after the browser has said that it is written: receive, decide, store, apply, tell.
#![deny(clippy::disallowed_methods)]

mod api;
mod clients;
mod host;
mod messages;
mod place;
mod thinker;

pub use host::Host;
pub use messages::{Effect, Input, KeptPhoto};
pub use thinker::{BotJob, Job, Thinker};
