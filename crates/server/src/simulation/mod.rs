//! Rooms and servers in one process, with time that is made: many schedules of what may happen to them, each by its seed.
//!
//! A schedule runs the server's own code, from a connection's requests down to the store, on one thread. Only the database is another
//! one: in memory, with faults ([`database`]). Time stands still while anything can go on, and jumps to the next thing that is due.
//!
//! * `STOLIK_SEED=7` runs one schedule and tells what happens in it.
//! * `STOLIK_LONG=1` runs many more than usual.

mod chance;
mod checks;
mod database;
mod person;
mod schedule;

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// How many schedules run usually, and at length.
const USUAL: u64 = 10_000;
const LONG: u64 = 200_000;

/// Schedules that found something, each with what it was.
const FOUND: [u64; 0] = [];

/// Runs one schedule; if it fails, again with all that happens in it.
fn run(seed: u64, traced: bool) -> Result<(), String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    let runtime = runtime.expect("a runtime without sockets needs nothing of the system");
    match runtime.block_on(schedule::run(seed, traced)) {
        Ok(()) => Ok(()),
        Err(_) if !traced => run(seed, true),
        Err((why, trace)) => {
            let mut text = String::new();
            for line in trace {
                let _ = writeln!(text, "{line}");
            }
            Err(format!("{text}STOLIK_SEED={seed}: {why}"))
        }
    }
}

/// Runs schedules on all cores until one fails.
fn run_all(seeds: std::ops::Range<u64>) -> Result<(), String> {
    let next = AtomicU64::new(seeds.start);
    let work = || -> Result<(), String> {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds.end {
                return Ok(());
            }
            run(seed, false).inspect_err(|_| next.store(seeds.end, Ordering::Relaxed))?;
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().unwrap_or_else(|_| Err("it panicked".to_owned())))
    })
}

#[test]
fn whatever_happens_to_servers_everybody_sees_what_is_stored_and_the_game_goes_on() {
    let failed = match std::env::var("STOLIK_SEED").ok().and_then(|seed| seed.parse().ok()) {
        Some(seed) => run(seed, true),
        None => FOUND.into_iter().try_for_each(|seed| run(seed, false)).and_then(|()| {
            run_all(0..if std::env::var_os("STOLIK_LONG").is_some() { LONG } else { USUAL })
        }),
    };
    if let Err(why) = failed {
        panic!("{why}");
    }
}
