//! Who lets bots think and clocks ring when several servers have the same table open.
//!
//! Whoever wrote the change that asks a seat something owes what follows from it: the bot's answer, or the end of the clock. The
//! others see that change with their own eyes and wait; if nothing comes for a while they act themselves. So every change is
//! a lease that costs nothing to take and needs nothing to be given back, and a server that is dead, hangs or is cut off is acted
//! for. If two act at the same time the number of the change decides, as ever: this saves work and nothing rests on it.

use std::time::Duration;

use table::Seat;
use tokio::time::Instant;

use crate::table::Table;
use crate::wire::News;

/// What this server owes at a table.
pub(crate) struct Duties {
    takeover: Duration,
    seats: Vec<Duty>,
}

#[derive(Clone, Copy)]
struct Duty {
    /// When to act for the server that asked this seat; `None` if that is this one.
    theirs_until: Option<Instant>,
    /// The question the seat's bot thinks about here.
    thinking: Option<u64>,
}

impl Duties {
    /// For a table that was just read. If others may have it open (`shared`), it is theirs for as long as they have to act; a table
    /// that was only just made nobody has open.
    pub(crate) fn new(table: &Table, shared: bool, takeover: Duration, now: i64) -> Self {
        let shared = shared && table.version > 0;
        let theirs_until = |asked_at: i64| {
            // Clocks of machines differ: nobody waits longer than for a change that is new.
            let ago = Duration::from_millis(now.saturating_sub(asked_at).max(0) as u64);
            shared.then(|| Instant::now() + takeover.saturating_sub(ago))
        };
        let duty = |asked_at| Duty { theirs_until: theirs_until(asked_at), thinking: None };
        Self { takeover, seats: table.seats.iter().map(|place| duty(place.asked.1)).collect() }
    }

    /// The last change of the table, with its news, was written by this server or by another.
    pub(crate) fn changed(&mut self, table: &Table, news: &[News], ours: bool) {
        let theirs_until = (!ours).then(|| Instant::now() + self.takeover);
        for ((duty, place), seat) in self.seats.iter_mut().zip(&table.seats).zip(Seat::all(table.seats.len()))
        {
            // A bot that stands in is asked what its person was asked before.
            let stands_in = |news: &News| matches!(news, News::StoodIn { seat: at, .. } if at.0 == seat);
            if place.asked.0 == table.version || news.iter().any(stands_in) {
                duty.theirs_until = theirs_until;
            }
        }
    }

    /// Is it on this server to think about the question, and does it not yet?
    pub(crate) fn should_think(&self, seat: Seat, question: u64) -> bool {
        let duty = &self.seats[seat.index()];
        duty.thinking != Some(question) && duty.theirs_until.is_none_or(|until| until <= Instant::now())
    }

    /// The seat's bot thinks about this question from now on.
    pub(crate) fn think(&mut self, seat: Seat, question: u64) {
        self.seats[seat.index()].thinking = Some(question);
    }

    /// A thought is there. Is it about the question that was thought about?
    pub(crate) fn thought(&mut self, seat: Seat, question: u64) -> bool {
        self.seats[seat.index()].thinking.take_if(|thinking| *thinking == question).is_some()
    }

    /// When to look again whether the seat's bot has to be thought for.
    pub(crate) fn takeover(&self, seat: Seat) -> Option<Instant> {
        self.seats[seat.index()].theirs_until.filter(|until| *until > Instant::now())
    }

    /// How much later than its end the clock of a seat rings here, in milliseconds.
    pub(crate) fn clock_waits(&self, seat: Seat) -> i64 {
        self.seats[seat.index()].theirs_until.map_or(0, |_| self.takeover.as_millis() as i64)
    }
}
