//! Which server lets bots think and clocks ring when several have the same table open.
//!
//! Whoever wrote the change that asks a seat something has the lease on what follows from it: the bot's answer, or the end of the clock. The
//! others see that change and wait; if nothing comes within the failover timeout they act themselves. So a lease costs nothing to take
//! and needs nothing to be given back, and a server that is dead, hangs or is cut off is acted for. If two act at the same time the number
//! of the change decides, as ever: this saves work, and correctness does not rest on it.

use std::time::Duration;

use room::Room;
use room::wire::News;
use table::Seat;
use tokio::time::Instant;

/// The leases of one room.
pub(crate) struct Leases {
    failover: Duration,
    seats: Vec<Lease>,
}

#[derive(Clone, Copy)]
struct Lease {
    /// When to act for the server that asked this seat; `None` if that is this one.
    theirs_until: Option<Instant>,
    /// The question the seat's bot thinks about here.
    thinking: Option<u64>,
}

impl Leases {
    /// For a table that was just read. If others may have it open (`shared`), it is theirs for as long as they have to act; a table
    /// that was only just made nobody has open.
    pub(crate) fn new(room: &Room, shared: bool, failover: Duration, now: i64) -> Self {
        let shared = shared && room.version() > 0;
        let theirs_until = |asked_at: i64| {
            // Clocks of machines differ: nobody waits longer than for a change that is new.
            let ago = Duration::from_millis(now.saturating_sub(asked_at).max(0) as u64);
            shared.then(|| Instant::now() + failover.saturating_sub(ago))
        };
        let lease = |seat| Lease { theirs_until: theirs_until(room.asked_at(seat)), thinking: None };
        Self { failover, seats: Seat::all(room.seat_count()).map(lease).collect() }
    }

    /// The last change of the table, with its news, was written by this server or by another.
    pub(crate) fn changed(&mut self, room: &Room, news: &[News], ours: bool) {
        let theirs_until = (!ours).then(|| Instant::now() + self.failover);
        for (lease, seat) in self.seats.iter_mut().zip(Seat::all(room.seat_count())) {
            // A bot that stands in is asked what its person was asked before.
            let stands_in = |news: &News| matches!(news, News::StoodIn { seat: at, .. } if at.0 == seat);
            if room.question(seat) == room.version() || news.iter().any(stands_in) {
                lease.theirs_until = theirs_until;
            }
        }
    }

    /// Is it on this server to think about the question, and does it not yet?
    pub(crate) fn should_think(&self, seat: Seat, question: u64) -> bool {
        let lease = &self.seats[seat.index()];
        lease.thinking != Some(question) && lease.theirs_until.is_none_or(|until| until <= Instant::now())
    }

    /// The seat's bot thinks about this question from now on.
    pub(crate) fn think(&mut self, seat: Seat, question: u64) {
        self.seats[seat.index()].thinking = Some(question);
    }

    /// A bot has decided. Is it about the question that was thought about?
    pub(crate) fn decided(&mut self, seat: Seat, question: u64) -> bool {
        self.seats[seat.index()].thinking.take_if(|thinking| *thinking == question).is_some()
    }

    /// When the failover timeout of a seat's question ends.
    pub(crate) fn failover(&self, seat: Seat) -> Option<Instant> {
        self.seats[seat.index()].theirs_until.filter(|until| *until > Instant::now())
    }

    /// How much later than its end the clock of a seat rings here.
    pub(crate) fn clock_waits(&self, seat: Seat) -> Duration {
        self.seats[seat.index()].theirs_until.map_or(Duration::ZERO, |_| self.failover)
    }
}
