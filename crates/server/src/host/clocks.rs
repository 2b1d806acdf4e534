//! Clocks of a room, and when its host has to wake up.

use std::time::Duration;

use room::{Input, Room};
use table::Seat;
use tokio::time::Instant;

use super::{Host, Origin, RoomFailed};

/// Since when the time of each seat runs, as this server counts it: since it knows of the question. What is written down is not asked, as the
/// clocks of machines differ, and are set anew. A room that opens begins anew as well: before, nobody could move, or say no.
pub(super) struct Clocks {
    /// By seat: since when it is asked its question.
    asked: Vec<Instant>,
    /// By seat: since when somebody asks for it.
    claimed: Vec<Instant>,
}

impl Clocks {
    /// For a table that was just read.
    pub(super) fn new(room: &Room) -> Self {
        let now = vec![Instant::now(); room.seat_count()];
        Self { asked: now.clone(), claimed: now }
    }

    /// The table has changed; `wait` is how much later than the server that wrote the change this one acts on it.
    pub(super) fn changed(&mut self, room: &Room, wait: Duration) {
        for (since, seat) in self.asked.iter_mut().zip(Seat::all(room.seat_count())) {
            if room.question(seat) == room.version() {
                *since = Instant::now();
            }
        }
        for (seat, _) in room.claims().filter(|(_, claim)| *claim == room.version()) {
            self.claimed[seat.index()] = Instant::now() + wait;
        }
    }
}

impl Host {
    /// The seats whose time runs, and when it is up.
    fn deadlines(&self) -> impl Iterator<Item = (Seat, Instant)> {
        let clock = Duration::from_secs(self.room.settings().clock.unwrap_or_default().into());
        self.room.timed().iter().map(move |seat| (seat, self.clocks.asked[seat.index()] + clock))
    }

    /// The time that is left for a decision, in milliseconds.
    pub(super) fn time_left(&self) -> Option<u32> {
        let end = self.deadlines().map(|(_, end)| end).min()?;
        Some(u32::try_from(end.duration_since(Instant::now()).as_millis()).unwrap_or(u32::MAX))
    }

    /// When clocks ring here: when the time is up, or later if that is another server's affair.
    fn alarms(&self) -> impl Iterator<Item = (Seat, Instant)> {
        self.deadlines().map(|(seat, end)| (seat, end + self.leases.clock_waits(seat)))
    }

    /// The freed seats somebody asks for, with the change by which, and when they get it.
    fn settlements(&self) -> impl Iterator<Item = (Seat, u64, Instant)> {
        let minute = self.hall.config().objection;
        self.room.claims().map(move |(seat, claim)| (seat, claim, self.clocks.claimed[seat.index()] + minute))
    }

    /// Who asks for a freed seat gets it when nobody said no in time.
    pub(super) async fn check_claims(&mut self) -> Result<(), RoomFailed> {
        let now = Instant::now();
        for (seat, claim, at) in self.settlements().collect::<Vec<_>>() {
            if at <= now {
                // Whoever says no in the last moment, at whatever server, is in time.
                let _refused = self.submit(&Origin::Room(Input::ClaimStands { seat, claim }), None).await?;
            }
        }
        Ok(())
    }

    /// A bot stands in for whoever has no time left. A clock that rang does not ring again: whether or not that was accepted, the seat is
    /// asked by another change, or its time does not run any more.
    pub(super) async fn check_clock(&mut self) -> Result<(), RoomFailed> {
        let now = Instant::now();
        let late =
            self.alarms().filter(|(_, at)| *at <= now).map(|(seat, _)| (seat, self.room.question(seat)));
        for (seat, question) in late.collect::<Vec<_>>() {
            // Who answers in the last moment, at whatever server, is in time.
            let _refused = self.submit(&Origin::Room(Input::TimeUp { seat, question }), None).await?;
        }
        Ok(())
    }

    /// When to look at the clock, or whether anybody is still here.
    pub(super) fn next_alarm(&self) -> Instant {
        let far = Instant::now() + Duration::from_hours(1);
        let abandoned = self.empty_since.map(|since| since + self.hall.config().idle);
        if self.clients.all.is_empty() && !self.bots_play_alone() {
            return abandoned.unwrap_or(far);
        }
        let clocks = self.alarms().map(|(_, at)| at);
        let failovers = self.room.asked_bots().filter_map(|(seat, _)| self.leases.failover(seat));
        let settlements = self.settlements().map(|(_, _, at)| at);
        let others = self.remote.alarm().into_iter().chain(self.callees.alarm());
        clocks.chain(settlements).chain(failovers).chain(others).min().unwrap_or(far)
    }
}
