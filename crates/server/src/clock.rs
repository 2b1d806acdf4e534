//! The time of day as a server counts it: the system's when it started, and all that has passed since. A system clock that is set
//! anew moves nobody's time.

use std::time::{SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// A clock that only goes forward.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    started: Instant,
    /// What it showed then.
    first: i64,
}

impl Clock {
    /// Shows the system's time, as it is now, and goes on from there.
    pub fn of_system() -> Self {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH);
        Self::starting_at(since_1970.map_or(0, |time| time.as_millis() as i64))
    }

    /// Shows this time now, in milliseconds since 1970.
    pub fn starting_at(first: i64) -> Self {
        Self { started: Instant::now(), first }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.first.saturating_add(self.started.elapsed().as_millis() as i64)
    }
}
