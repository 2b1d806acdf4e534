//! Bots of a table: set to work, heard, and asked for their vote.

use table::Seat;
use tracing::error;

use super::{Call, Room, Stuck, TRIES};
use crate::table::{Asker, Held};
use crate::wire::{Message, Request, SeatName};

impl Room {
    /// Sets bots to work that are waited for, while somebody is here to see it.
    pub(super) fn wake_bots(&mut self) {
        if self.guests.all.is_empty() {
            return;
        }
        let Some(play) = &self.table.play else { return };
        let mut paces = Vec::new();
        for seat in self.table.waiting().iter() {
            let chair = &self.table.seats[seat.index()];
            let question = chair.asked.0;
            let Some(kind) = chair.bot().filter(|_| self.duties.should_think(seat, question)) else {
                continue;
            };
            let Some(thought) = play.thought(seat, kind, self.hall.random().number()) else { continue };
            let Some(own) = self.own.upgrade() else { return };
            self.duties.think(seat, question);
            let pace = self.hall.think(thought, own, move |action| Call::Thought { seat, question, action });
            paces.push((seat, pace));
        }
        for (seat, pace) in paces {
            let table = self.table.id.clone();
            let message = Message::Thinking { table, seat: SeatName(seat), pace };
            if !self.elsewhere.is_empty() {
                self.hall.say(&self.table, &message);
            }
            self.guests.tell_all(&message);
        }
    }

    /// A bot's decision goes the way of everybody's. So do its votes.
    pub(super) async fn thought(&mut self, seat: Seat, question: u64, action: String) -> Result<(), Stuck> {
        if !self.duties.thought(seat, question) {
            return Ok(());
        }
        self.hall.metrics().thoughts.add();
        let (table, ack) = (self.table.id.clone(), String::new());
        let request = Request::Act { table, seat: SeatName(seat), question, action, ack };
        for _ in 0..TRIES {
            // Somebody else may be first with this number, and the question still be there: the answer stays what it is.
            let place = &self.table.seats[seat.index()];
            if place.bot().is_none() || place.asked.0 != question {
                break;
            }
            match self.table.propose(Asker::Bot, &request) {
                Ok(proposal) => self.commit(proposal, None).await?,
                Err(refused) => {
                    error!(table = self.table.id, ?refused, "a bot's action was refused");
                    break;
                }
            }
        }
        // If it could not be written the question is still there.
        self.wake_bots();
        self.bots_vote().await
    }

    /// Bots agree to end a game that people want to end, if they have nothing to wait for (G17).
    pub(super) async fn bots_vote(&mut self) -> Result<(), Stuck> {
        for seat in Seat::all(self.table.seats.len()) {
            let Some(play) = &self.table.play else { return Ok(()) };
            if play.votes().is_empty() || !play.may_agree() {
                return Ok(());
            }
            let Held::Bot(kind) = self.table.seats[seat.index()].holder else { continue };
            if play.votes().contains(seat) || !play.bot_agrees(seat, kind) {
                continue;
            }
            let (table, ack) = (self.table.id.clone(), String::new());
            let vote = Request::Vote { table, seat: SeatName(seat), agree: true, ack };
            if let Ok(proposal) = self.table.propose(Asker::Bot, &vote) {
                self.commit(proposal, None).await?;
            }
        }
        Ok(())
    }
}
