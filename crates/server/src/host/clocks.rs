//! Clocks of a room, and when its host has to wake up.

use std::time::Duration;

use room::Input;
use table::Seat;
use tokio::time::Instant;

use super::{Host, Origin, RoomFailed};

impl Host {
    /// The time that is left for a decision, in milliseconds.
    pub(super) fn time_left(&self) -> Option<u32> {
        let end = self.room.deadlines(self.opened).map(|(_, end)| end).min()?;
        Some((end - self.hall.now()).clamp(0, i64::from(u32::MAX)) as u32)
    }

    /// The time until clocks ring here, in milliseconds: when the time is up, or later if that is another server's affair.
    fn alarms(&self) -> impl Iterator<Item = (Seat, i64)> {
        let at = self.hall.now();
        self.room
            .deadlines(self.opened)
            .map(move |(seat, end)| (seat, end - at + self.leases.clock_waits(seat)))
    }

    /// A bot stands in for whoever has no time left. A clock that rang does not ring again: whether or not that was accepted, the seat is
    /// asked by another change, or its time does not run any more.
    pub(super) async fn check_clock(&mut self) -> Result<(), RoomFailed> {
        let late: Vec<Seat> = self.alarms().filter(|(_, left)| *left <= 0).map(|(seat, _)| seat).collect();
        for seat in late {
            if self.alarms().any(|(at, left)| at == seat && left <= 0) {
                let _refused = self.submit(&Origin::Room(Input::TimeUp { seat }), None).await?;
            }
        }
        Ok(())
    }

    /// When to look at the clock, or whether anybody is still here.
    pub(super) fn next_alarm(&self) -> Instant {
        let far = Instant::now() + Duration::from_hours(1);
        let abandoned = self.empty_since.map(|since| since + self.hall.config().idle);
        if self.clients.all.is_empty() {
            return abandoned.unwrap_or(far);
        }
        let clocks =
            self.alarms().map(|(_, left)| Instant::now() + Duration::from_millis(left.max(0) as u64));
        let failovers = self.room.asked_bots().filter_map(|(seat, _)| self.leases.failover(seat));
        clocks.chain(failovers).chain(self.remote.alarm()).min().unwrap_or(far)
    }
}
