//! Nothing lost: servers are killed, stopped and restarted, and their database is cut off, at random moments while many tables play.
//!
//! Every seat is played by a client that comes back and says again what was not acknowledged. Afterwards [`history`] compares what all
//! clients sent and saw with the logs: nothing lost, doubled, out of order, or shown to two people differently, and every game
//! is over. `STOLIK_LONG=1` (`cargo xtask test --long`) makes it 200 faults each instead of a dozen or two.
#![allow(clippy::unwrap_used, clippy::disallowed_methods, reason = "tests")]

mod balancer;
mod history;
mod leases;
mod nodes;
mod one;
mod player;
mod process;
mod proxies;
mod world;

use lab::client::wire::SeatName;

fn seat(letter: &str) -> SeatName {
    SeatName(letter.parse().unwrap())
}
