//! The server as its clients see it. One program for all of it: what it stands on is compiled and linked once.
#![allow(clippy::unwrap_used, clippy::disallowed_methods, reason = "tests")]

mod advice;
mod answers;
mod bad_clients;
mod connections;
mod cuts;
mod daily;
mod days;
mod earlier;
mod fairness;
mod follow;
mod hidden;
mod mail;
mod many;
mod notices;
mod photos;
mod preview;
mod replays;
mod reviews;
mod several;
mod sightings;
mod support;
mod tables;
