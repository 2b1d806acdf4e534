//! Who has seen a table when, and up to which change: told only to people who have a seat there, of those who do not mind.
//!
//! A room keeps none of it but the times of what people did, which are in its changes. The rest its host notes, and forgets when it ends.

use table::{Seat, SeatSet};

use crate::chair::Holder;
use crate::room::Room;
use crate::wire::{SeatName, Sighting};

/// Times are told no more exactly than this, in milliseconds.
const COARSE: i64 = 10 * 60 * 1000;

/// What the host of a room has noted: for each seat the last change its person saw, and when they were last there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sightings(Vec<Sighting>);

impl Sightings {
    /// Somebody with these seats has seen a change. Returns whether that is news.
    pub fn note(&mut self, seats: SeatSet, version: u64, now: i64) -> bool {
        let at = now - now.rem_euclid(COARSE);
        let before = self.clone();
        for seat in seats.iter() {
            self.add(Sighting { seat: SeatName(seat), version, at });
        }
        *self != before
    }

    /// What the host of the same table at another server has noted. Returns whether that is news.
    pub fn merge(&mut self, others: &[Sighting]) -> bool {
        let before = self.clone();
        for other in others {
            self.add(*other);
        }
        *self != before
    }

    fn add(&mut self, new: Sighting) {
        if let Some(known) = self.0.iter_mut().find(|known| known.seat == new.seat) {
            (known.version, known.at) = (known.version.max(new.version), known.at.max(new.at));
            return;
        }
        self.0.push(new);
        self.0.sort_by_key(|known| known.seat.0);
    }

    /// When somebody was last there.
    pub fn latest(&self) -> i64 {
        self.0.iter().map(|known| known.at).max().unwrap_or(i64::MIN)
    }
}

impl Room {
    /// Of these seats those whose people let the others know when they were here.
    pub fn seen_seats(&self, seats: SeatSet) -> SeatSet {
        let shows = |seat: &Seat| {
            let chair = &self.seats[seat.index()];
            matches!(chair.holder, Holder::Person(..)) && !chair.unseen
        };
        Seat::all(self.seats.len()).filter(|seat| seats.contains(*seat)).filter(shows).collect()
    }

    /// What people at the table are told of each other: what was noted, and the times of what they did. What was noted of who had a seat
    /// before is not told of who has it now.
    pub fn sightings(&self, noted: &Sightings) -> Vec<Sighting> {
        let mut all = Sightings::default();
        for seat in self.seen_seats(Seat::all(self.seats.len()).collect()).iter() {
            let chair = &self.seats[seat.index()];
            if let Some((version, at)) = chair.acted {
                all.note([seat].into_iter().collect(), version, at);
            }
            let known = noted.0.iter().find(|known| known.seat.0 == seat);
            known.filter(|known| known.version >= chair.seated).into_iter().for_each(|known| all.add(*known));
        }
        all.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 60 * 60 * 1000;

    fn seats(letters: &str) -> SeatSet {
        letters.chars().map(|seat| seat.to_string().parse::<Seat>().unwrap()).collect()
    }

    #[test]
    fn times_are_coarse_and_only_go_forward() {
        let mut noted = Sightings::default();
        assert!(noted.note(seats("B"), 3, HOUR + 1));
        assert!(!noted.note(seats("B"), 3, HOUR + COARSE - 1), "no news within ten minutes");
        assert!(!noted.note(seats("B"), 2, 5), "what is older is no news");
        assert!(noted.note(seats("B"), 4, HOUR));
        assert!(noted.note(seats("AB"), 4, 2 * HOUR));
        let told: Vec<(String, u64, i64)> =
            noted.0.iter().map(|one| (one.seat.to_string(), one.version, one.at)).collect();
        assert_eq!(told, [("A".to_owned(), 4, 2 * HOUR), ("B".to_owned(), 4, 2 * HOUR)]);
        assert_eq!(noted.latest(), 2 * HOUR);
    }

    #[test]
    fn servers_come_to_know_the_same() {
        let (mut here, mut there) = (Sightings::default(), Sightings::default());
        here.note(seats("A"), 7, HOUR);
        there.note(seats("AB"), 5, 3 * HOUR);
        let said = here.0.clone();
        assert!(here.merge(&there.0) && there.merge(&said));
        assert_eq!(here, there);
        assert!(!here.merge(&said));
    }
}
