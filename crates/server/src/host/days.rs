//! Clocks for days. They run while nobody has the table open, so the database knows when to look at it next. People are called to a table
//! in the same way.
//!
//! That time is written apart from changes. Before a change it is set to a moment from now, and after it to what the room says: whenever
//! a server dies in between, another one looks at the table soon. Every server that has the table open says it, for whichever is the last to.

use room::Input;
use table::Seat;
use tracing::warn;

use super::{Host, Origin, RoomFailed};
use crate::store::StoreError;

/// When a table is looked at again, in milliseconds, if the server that was to do something about it says nothing more.
pub(crate) const LOOK_AGAIN: i64 = 60_000;

impl Host {
    /// Do bots have something to do at a table where people come and go for days?
    pub(super) fn bots_play_alone(&self) -> bool {
        self.room.settings().days.is_some() && self.room.asked_bots().next().is_some()
    }

    /// Something is about to be written: whatever becomes of this server, somebody looks at what follows from it.
    pub(super) async fn expect_due(&self) -> Result<(), StoreError> {
        if self.room.settings().days.is_none() && !self.calls() {
            return Ok(());
        }
        let soon = self.hall.now() + LOOK_AGAIN;
        self.hall.store().set_due(self.room.id(), self.room.version(), Some(soon)).await
    }

    /// Writes when to look at the table next.
    pub(super) async fn say_due(&mut self) {
        let days = self.room.settings().days.is_some();
        if !days && !self.calls() {
            return;
        }
        if let Err(why) = self.write_questions().await {
            // The table is looked at again soon, as was said before the change.
            return self.not_said(&why);
        }
        let soon = self.hall.now() + LOOK_AGAIN;
        let bots = days && (self.bots_play_alone() || self.room.bot_vote().is_some());
        let due = self.room.due().map(|due| self.hall.effective(due));
        let due = if bots { Some(due.map_or(soon, |due| due.min(soon))) } else { due };
        if let Err(why) = self.hall.store().set_due(self.room.id(), self.room.version(), due).await {
            // It is looked at too soon then, and this is tried again.
            self.not_said(&why);
        }
    }

    fn not_said(&self, why: &StoreError) {
        self.hall.metrics().store_errors.add();
        warn!(table = self.room.id(), %why, "when to look at a table next could not be written");
    }

    /// What was agreed happens to whoever has no time left.
    pub(super) async fn check_days(&mut self) -> Result<(), RoomFailed> {
        let now = self.hall.now();
        let late: Vec<(Seat, u64)> = self
            .room
            .deadlines()
            .iter()
            .filter(|deadline| self.hall.effective(deadline.at) <= now)
            .map(|deadline| (deadline.seat.0, self.room.question(deadline.seat.0)))
            .collect();
        for (seat, question) in late {
            // Who answers in the last moment, at whatever server, is in time.
            let _refused = self.submit(&Origin::Room(Input::TimeUp { seat, question }), None).await?;
        }
        Ok(())
    }
}
