//! What somebody who is away could be called about. No card and nothing hidden: which game, with whom, and until when.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::chair::Holder;
use crate::key::KeyHash;
use crate::room::Room;

/// A question that waits for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The seats that are asked, of those the keys open.
    pub seats: SeatSet,
    /// The number of the latest of their questions.
    pub question: u64,
    /// When to warn that time runs out, and when it is up, at a table with a clock for days.
    pub warning: Option<(i64, i64)>,
    /// What can be said of the table.
    pub about: About,
}

/// What can be said of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub struct About {
    /// The game's name.
    pub game: String,
    /// The names of those who are asked.
    pub you: Vec<String>,
    /// The names of the other people.
    pub others: Vec<String>,
}

impl Room {
    /// What somebody with these keys is asked, if they play themselves.
    pub fn call(&self, keys: &[KeyHash]) -> Option<Call> {
        let (own, people, waiting) = (self.grants(keys).seats, self.played_by_people(), self.waiting());
        let seats: SeatSet =
            own.iter().filter(|seat| people.contains(*seat) && waiting.contains(*seat)).collect();
        let question = seats.iter().map(|seat| self.question(seat)).max().filter(|_| !self.is_full())?;
        let deadlines = self.deadlines();
        let first = deadlines.iter().filter(|one| seats.contains(one.seat.0)).min_by_key(|one| one.at);
        let warning = first.map(|one| (self.by_day(seats, one.warn, one.at), one.at));
        let (mut you, mut others) = (Vec::new(), Vec::new());
        for (seat, chair) in Seat::all(self.seats.len()).zip(&self.seats) {
            if let Holder::Person(_, name) = &chair.holder {
                if own.contains(seat) { &mut you } else { &mut others }.push(name.clone());
            }
        }
        Some(Call { seats, question, warning, about: About { game: self.game().to_owned(), you, others } })
    }

    /// When to call these seats: at this time, or in the morning if it is in one's night; but not when time is up by then.
    pub fn by_day(&self, seats: SeatSet, at: i64, deadline: i64) -> i64 {
        let nights = seats.iter().filter_map(|seat| self.seats[seat.index()].timer.night);
        let morning = nights.map(|night| night.morning(at)).max().unwrap_or(at);
        if morning < deadline { morning } else { at }
    }
}
