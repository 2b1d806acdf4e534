//! One kind of work in a measurement: all kinds take turns in short rounds, and the best round of each counts, so a busy
//! machine disturbs them alike.

use std::time::Instant;

/// Nanoseconds for a unit in each round.
#[derive(Default)]
pub(super) struct Lane(Vec<f64>);

impl Lane {
    /// Times one round; `work` says how many units it did.
    pub(super) fn round(&mut self, work: impl FnOnce() -> u64) -> u64 {
        let start = Instant::now();
        let units = work();
        self.0.push(start.elapsed().as_secs_f64() * 1e9 / units.max(1) as f64);
        units
    }

    pub(super) fn rounds(&self) -> usize {
        self.0.len()
    }

    pub(super) fn best(&self) -> f64 {
        self.0.iter().copied().fold(f64::INFINITY, f64::min)
    }

    pub(super) fn median(&self) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        sorted[sorted.len() / 2]
    }
}
