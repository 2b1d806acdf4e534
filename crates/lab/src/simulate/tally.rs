//! What is counted in simulated games: of one game while it runs, and of all games together.

use std::collections::BTreeMap;

use crate::stats::{Histogram, Share};

/// Whole numbers by name and index, such as a seat's. What was never added is 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts(BTreeMap<(&'static str, usize), u64>);

impl Counts {
    /// Adds to a number.
    pub fn add(&mut self, name: &'static str, index: usize, more: u64) {
        *self.0.entry((name, index)).or_default() += more;
    }

    /// A number.
    pub fn get(&self, name: &'static str, index: usize) -> u64 {
        self.0.get(&(name, index)).copied().unwrap_or_default()
    }

    pub(super) fn merge(&mut self, other: &Self) {
        other.0.iter().for_each(|((name, index), more)| self.add(name, *index, *more));
    }
}

/// What is kept of all games. Only whole numbers: the order of the games must not matter.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Sums of what was counted in every game, unfinished ones too.
    pub sums: Counts,
    distributions: BTreeMap<(&'static str, usize), Histogram>,
    /// All turns played, those of unfinished games too.
    pub(super) turns: u64,
    /// Games that ended.
    pub(super) games: u64,
    /// Games that were broken off.
    pub(super) unfinished: u64,
}

impl Tally {
    /// Adds a game's value to a distribution.
    pub fn add(&mut self, name: &'static str, index: usize, value: impl Into<i64>) {
        self.distributions.entry((name, index)).or_default().add(value);
    }

    /// A distribution; empty if no value was added.
    pub fn distribution(&self, name: &'static str, index: usize) -> Histogram {
        self.distributions.get(&(name, index)).cloned().unwrap_or_default()
    }

    /// The values of all indices together.
    pub fn whole_distribution(&self, name: &'static str) -> Histogram {
        let mut all = Histogram::default();
        self.distributions.iter().filter(|((of, _), _)| *of == name).for_each(|(_, part)| all.merge(part));
        all
    }

    /// The share of games that ended in which something happened, which is counted once a game.
    pub fn share(&self, name: &'static str, index: usize) -> Share {
        Share { count: self.sums.get(name, index), of: self.games }
    }

    /// The share of all turns in which something happened.
    pub fn share_of_turns(&self, name: &'static str, index: usize) -> Share {
        Share { count: self.sums.get(name, index), of: self.turns }
    }

    /// Adds the games of another tally.
    pub(super) fn merge(mut self, other: &Self) -> Self {
        self.sums.merge(&other.sums);
        for (key, more) in &other.distributions {
            self.distributions.entry(*key).or_default().merge(more);
        }
        self.turns += other.turns;
        self.games += other.games;
        self.unfinished += other.unfinished;
        self
    }
}
