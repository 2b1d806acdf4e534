//! When people were last at their tables, and what they saw: for as long as this server runs, also while nobody has the table open. None
//! of it is stored.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use room::Sightings;
use room::wire::Sighting;
use table::SeatSet;

/// By table.
#[derive(Default)]
pub(crate) struct AllSightings(Mutex<HashMap<String, Sightings>>);

impl AllSightings {
    /// So many tables are remembered; then those where nobody was for a day are forgotten.
    const MOST: usize = 20_000;
    const DAY: i64 = 24 * 60 * 60 * 1000;

    fn all(&self) -> MutexGuard<'_, HashMap<String, Sightings>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is noted of a table.
    pub(crate) fn of(&self, table: &str) -> Sightings {
        self.all().get(table).cloned().unwrap_or_default()
    }

    /// Somebody with these seats has seen a change. Returns whether that is news.
    pub(crate) fn note(&self, table: &str, seats: SeatSet, version: u64, now: i64) -> bool {
        self.change(table, now, |noted| noted.note(seats, version, now))
    }

    /// What another server has noted.
    pub(crate) fn merge(&self, table: &str, others: &[Sighting], now: i64) -> bool {
        self.change(table, now, |noted| noted.merge(others))
    }

    fn change(&self, table: &str, now: i64, change: impl FnOnce(&mut Sightings) -> bool) -> bool {
        let mut all = self.all();
        if all.len() >= Self::MOST && !all.contains_key(table) {
            all.retain(|_, noted| noted.latest() > now - Self::DAY);
            if all.len() >= Self::MOST {
                return false;
            }
        }
        change(all.entry(table.to_owned()).or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_so_many_tables_are_remembered() {
        let all = AllSightings::default();
        let seat: SeatSet = ["A".parse::<table::Seat>().unwrap()].into_iter().collect();
        for number in 0..AllSightings::MOST {
            assert!(all.note(&number.to_string(), seat, 1, number as i64 % 2 * AllSightings::DAY));
        }
        assert!(!all.note("new", seat, 1, AllSightings::DAY - 1), "all are of today");
        assert!(all.note("new", seat, 1, AllSightings::DAY + 1), "those of yesterday go");
        assert_eq!(all.of("0"), Sightings::default());
        assert!(all.all().len() <= AllSightings::MOST / 2 + 1);
    }
}
