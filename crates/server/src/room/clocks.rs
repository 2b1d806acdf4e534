//! Clocks of a table, and when the room has to wake up.

use std::time::Duration;

use table::Seat;
use tokio::time::Instant;

use super::{Room, Stuck};
use crate::clock::now;
use crate::table::Table;
use crate::wire::Stage;

impl Room {
    /// The persons the clock runs for, with the time they have left in milliseconds.
    fn clocks(&self) -> impl Iterator<Item = (Seat, i64)> {
        let clock = self.table.extras.clock.map(|seconds| i64::from(seconds) * 1000);
        let at = now();
        self.table.waiting().iter().filter_map(move |seat| {
            let place = &self.table.seats[seat.index()];
            let end = place.asked.1.max(self.opened) + clock.filter(|_| place.bot().is_none())?;
            Some((seat, end - at))
        })
    }

    pub(super) fn time_left(&self) -> Option<u32> {
        self.clocks().map(|(_, left)| left.max(0) as u32).min()
    }

    /// When their clocks ring here: at once when the time is up, or later if that is another server's affair.
    fn alarms(&self) -> impl Iterator<Item = (Seat, i64)> {
        self.clocks().map(|(seat, left)| (seat, left + self.duties.clock_waits(seat)))
    }

    /// A bot stands in for whoever has no time left.
    pub(super) async fn check_clock(&mut self) -> Result<(), Stuck> {
        let late: Vec<Seat> = self.alarms().filter(|(_, left)| *left <= 0).map(|(seat, _)| seat).collect();
        for seat in late {
            let still = self.alarms().any(|(at, left)| at == seat && left <= 0);
            if still && self.table.stage() == Stage::Playing {
                self.commit(Table::time_is_up(seat), None).await?;
            }
        }
        Ok(())
    }

    /// When to look at the clock, or whether anybody is still here.
    pub(super) fn next_alarm(&self) -> Instant {
        let far = Instant::now() + Duration::from_hours(1);
        let abandoned = self.empty_since.map(|since| since + self.hall.idle());
        if self.guests.all.is_empty() {
            return abandoned.unwrap_or(far);
        }
        let clocks =
            self.alarms().map(|(_, left)| Instant::now() + Duration::from_millis(left.max(0) as u64));
        let bots = self.table.waiting().iter().filter(|seat| self.table.seats[seat.index()].bot().is_some());
        let takeovers = bots.filter_map(|seat| self.duties.takeover(seat));
        clocks.chain(takeovers).chain(self.elsewhere.alarm()).min().unwrap_or(far)
    }
}
