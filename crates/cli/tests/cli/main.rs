//! The commands as processes. One program for all of it: what it stands on is compiled and linked once.
#![allow(clippy::unwrap_used, clippy::disallowed_methods, reason = "tests")]

mod admin;
mod bench;
mod common;
mod doors;
mod examples;
#[cfg(unix)]
mod host;
mod puzzles;
mod replay;
mod review;
mod serve;
mod tools;
mod verify;
