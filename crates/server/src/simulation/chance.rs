//! The chance of a schedule: the same seed gives the same one.

use std::time::Duration;

use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};

/// A generator with the questions a schedule has.
pub(super) struct Chance(SmallRng);

impl Chance {
    pub(super) fn new(seed: u64) -> Self {
        Self(SmallRng::seed_from_u64(seed))
    }

    /// Another one, which gives other numbers.
    pub(super) fn split(&mut self) -> Self {
        Self::new(self.0.next_u64())
    }

    /// A number below this.
    pub(super) fn below(&mut self, end: u64) -> u64 {
        self.0.next_u64() % end
    }

    /// True one time in so many.
    pub(super) fn one_in(&mut self, many: u64) -> bool {
        self.below(many) == 0
    }

    /// A duration between these two, in milliseconds.
    pub(super) fn millis(&mut self, least: u64, most: u64) -> Duration {
        Duration::from_millis(least + self.below(most - least + 1))
    }

    /// One of these.
    pub(super) fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        (!from.is_empty()).then(|| &from[self.below(from.len() as u64) as usize])
    }

    /// So many bytes as hexadecimal digits.
    pub(super) fn hex(&mut self, bytes: usize) -> String {
        let bytes: Vec<u8> = (0..bytes).map(|_| self.below(256) as u8).collect();
        let mut text = String::new();
        table::hex::write(&mut text, &bytes).expect("a text takes everything");
        text
    }

    pub(super) fn bytes(&mut self) -> [u8; 32] {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        bytes
    }
}
