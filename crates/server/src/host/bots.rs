//! Bots of a room: set to work, heard, and asked for their vote.

use room::wire::{Message, SeatName};
use room::{Input, Random};
use table::Seat;
use tracing::error;

use super::{Call, Host, Origin, RoomFailed};

impl Host {
    /// Sets bots to work that are waited for, while somebody is here to see it, or where a game goes on for days.
    pub(super) fn wake_bots(&mut self) {
        if self.clients.all.is_empty() && !self.bots_play_alone() {
            return;
        }
        let asked: Vec<Seat> = self
            .room
            .asked_bots()
            .filter(|(seat, question)| self.leases.should_think(*seat, *question))
            .map(|(seat, _)| seat)
            .collect();
        for seat in asked {
            let Some(own) = self.own.upgrade() else { return };
            let Some(job) = self.room.bot_job(seat, self.hall.random().with(Random::number)) else {
                continue;
            };
            let question = job.question;
            self.leases.think(seat, question);
            let decided = move |action| Call::BotDecided { seat, question, action };
            let pace = self.hall.think(job, own, decided);
            let table = self.room.id().to_owned();
            let message = Message::Thinking { table, seat: SeatName(seat), pace };
            if !self.remote.is_empty() {
                self.hall.say(&self.room, &message);
            }
            self.clients.tell_all(&message);
        }
    }

    /// A bot's decision goes the way of everybody's.
    pub(super) async fn bot_decided(
        &mut self,
        seat: Seat,
        question: u64,
        action: &str,
    ) -> Result<(), RoomFailed> {
        if !self.leases.decided(seat, question) {
            return Ok(());
        }
        self.hall.metrics().bot_decisions.add();
        let answers = self.room.asked_bots().any(|asked| asked == (seat, question));
        let origin = Origin::Room(Input::BotActs { seat, question, action });
        if answers
            && let Err(refusal) = self.submit(&origin, None).await?
            && self.room.asked_bots().any(|asked| asked == (seat, question))
        {
            error!(table = self.room.id(), ?refusal, "a bot's action was refused");
        }
        // If it could not be written the question is still there.
        self.wake_bots();
        self.let_bots_vote().await
    }

    /// Bots agree to end a game that people want to end, if they have nothing to wait for, and withdraw when that changes (G17).
    pub(super) async fn let_bots_vote(&mut self) -> Result<(), RoomFailed> {
        if self.clients.all.is_empty() && self.room.settings().days.is_none() {
            return Ok(());
        }
        // Each bot votes at most once for one change of the others.
        for _ in 0..self.room.seat_count() {
            let Some((seat, agree)) = self.room.bot_vote() else { return Ok(()) };
            if self.submit(&Origin::Room(Input::BotVotes { seat, agree }), None).await?.is_err() {
                return Ok(());
            }
        }
        Ok(())
    }
}
