//! Rooms and servers in one process, with time that is made: many schedules of what may happen to them, each by its seed.
//!
//! A schedule runs the server's own code, from a connection's requests down to the store, on one thread. Only the database is another
//! one: in memory, with faults ([`database`]). Time stands still while anything can go on, and jumps to the next thing that is due.
//!
//! * `STOLIK_SEED=7` runs one schedule and tells what happens in it.
//! * `STOLIK_LONG=1` runs many more than usual.
#![allow(clippy::format_push_string, reason = "a report is put together once")]

mod chance;
mod checks;
mod database;
mod person;
mod schedule;

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many schedules run usually, and at length.
const USUAL: u64 = 10_000;
const LONG: u64 = 200_000;

/// A schedule that failed: what happened, and what of it must not.
struct Failure {
    seed: u64,
    why: String,
    trace: Vec<String>,
}

/// Runs one schedule.
fn run(seed: u64, traced: bool) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    let runtime = runtime.expect("a runtime without sockets needs nothing of the system");
    let ran = runtime.block_on(schedule::run(seed, traced));
    ran.map_err(|(why, trace)| Failure { seed, why, trace })
}

/// Runs schedules on all cores, and returns those that failed; after some it is enough.
fn run_all(seeds: &[u64]) -> Vec<Failure> {
    const ENOUGH: usize = 10;
    let (next, failures) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some(seed) = seeds.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let Err(failure) = run(*seed, false) else { continue };
                    let mut failures = failures.lock().expect("no schedule runs while it is held");
                    failures.push(failure);
                    if failures.len() >= ENOUGH {
                        next.store(seeds.len(), Ordering::Relaxed);
                    }
                }
            });
        }
    });
    failures.into_inner().expect("no schedule runs while it is held")
}

/// The failures in a line each, and the first with all that happened.
fn describe(mut failures: Vec<Failure>) -> String {
    failures.sort_by_key(|failure| failure.seed);
    let mut text = String::new();
    if let Some(Err(first)) = failures.first().map(|first| run(first.seed, true)) {
        first.trace.iter().for_each(|line| text.push_str(&format!("{line}\n")));
    }
    for Failure { seed, why, .. } in failures {
        text.push_str(&format!("STOLIK_SEED={seed}: {why}\n"));
    }
    text
}

#[test]
fn whatever_happens_to_servers_everybody_sees_what_is_stored_and_the_game_goes_on() {
    let many = if std::env::var_os("STOLIK_LONG").is_some() { LONG } else { USUAL };
    let seeds: Vec<u64> = match std::env::var("STOLIK_SEED").ok().and_then(|seed| seed.parse().ok()) {
        Some(seed) => vec![seed],
        None => (0..many).collect(),
    };
    let failures = run_all(&seeds);
    assert!(failures.is_empty(), "{}", describe(failures));
}
