//! The clock a bot of ours is held to: the one on the wall, or the time its thread had a processor.
//!
//! The second one is fair to both sides on a machine that does other things as well. Asking for it takes longer than asking
//! the wall clock, so it is only asked when enough time has passed on the wall for the answer to be yes.

use std::cell::Cell;
use std::time::{Duration, Instant};

/// The kinds of clocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum ClockKind {
    /// The clock on the wall, as at a real table
    #[default]
    Wall,
    /// The time a processor worked for the bot: fair on a busy machine (programs have the clock on the wall)
    Cpu,
}

/// A running clock.
pub(crate) struct Stopwatch {
    wall: Instant,
    /// The processor's time at the start, where that counts.
    cpu: Option<Duration>,
    /// Before this time on the wall the processor's time need not be asked for.
    not_before: Cell<Duration>,
}

impl Stopwatch {
    pub(crate) fn start(kind: ClockKind) -> Self {
        let cpu = if kind == ClockKind::Cpu { processor_time() } else { None };
        Self { wall: Instant::now(), cpu, not_before: Cell::new(Duration::ZERO) }
    }

    /// The time since the start.
    pub(crate) fn elapsed(&self) -> Duration {
        let cpu = self.cpu.and_then(|start| Some(processor_time()?.saturating_sub(start)));
        cpu.unwrap_or_else(|| self.wall.elapsed())
    }

    /// Is so much time over?
    pub(crate) fn reached(&self, limit: Duration) -> bool {
        let wall = self.wall.elapsed();
        if wall < limit || wall < self.not_before.get() {
            return false;
        }
        let elapsed = if self.cpu.is_some() { self.elapsed() } else { wall };
        // A thread cannot get more than all of the time from now on.
        self.not_before.set(wall + limit.saturating_sub(elapsed));
        elapsed >= limit
    }
}

/// The time this thread has had a processor, where the system tells.
#[cfg(unix)]
fn processor_time() -> Option<Duration> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::try_from(time).ok()
}

/// The time this thread has had a processor, where the system tells.
#[cfg(not(unix))]
fn processor_time() -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_clock_stops_before_its_time() {
        for kind in [ClockKind::Wall, ClockKind::Cpu] {
            let limit = Duration::from_millis(3);
            let (real, watch) = (Instant::now(), Stopwatch::start(kind));
            while !watch.reached(limit) {}
            assert!(watch.elapsed() >= limit && real.elapsed() >= limit, "{kind:?}");
            assert!(watch.elapsed() <= real.elapsed(), "{kind:?}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_thread_that_waits_uses_no_processor_time() {
        let (wall, cpu) = (Stopwatch::start(ClockKind::Wall), Stopwatch::start(ClockKind::Cpu));
        std::thread::park_timeout(Duration::from_millis(20));
        while !wall.reached(Duration::from_millis(20)) {
            std::thread::park_timeout(Duration::from_millis(1));
        }
        assert!(!cpu.reached(Duration::from_millis(10)));
    }
}
