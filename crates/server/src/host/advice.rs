//! Advice for a seat: asked for, thought about elsewhere, and told to who asked if it is still wanted.

use room::AdviceAsked;
use room::wire::{Code, Message, SeatName};

use super::{Call, Host};

impl Host {
    /// Tells somebody the odds of what its seat cannot see.
    pub(super) fn tell_odds(&mut self, number: u64, seat: SeatName) {
        let Some(client) = self.clients.all.get(&number) else { return };
        match self.room.odds(&client.guest, seat) {
            Ok(odds) => self.clients.tell(number, &odds),
            Err(refusal) => self.refuse(number, None, &refusal),
        }
    }

    /// Has somebody think about what a client asks, one hint and one remark at a time for each.
    pub(super) fn advise(&mut self, number: u64, asked: AdviceAsked) {
        let Some(client) = self.clients.all.get(&number) else { return };
        let allowed = self.room.check_advice(&client.guest, asked).and_then(|()| self.room.advice(asked));
        let advise = match allowed {
            Ok(_) if self.advised.contains(&(number, asked.kind)) => {
                return self.refuse(number, None, &Code::TooFast.into());
            }
            Ok(advise) => advise,
            Err(refusal) => return self.refuse(number, None, &refusal),
        };
        let Some(own) = self.own.upgrade() else { return };
        let advised = move |answer| Call::Advised { client: number, asked, answer };
        match self.hall.advise(advise, own, advised) {
            Ok(()) => {
                self.advised.insert((number, asked.kind));
            }
            Err(code) => self.refuse(number, None, &code.into()),
        }
    }

    /// An answer is told unless it has nothing to answer any more: the question has changed, or another views the device.
    pub(super) fn tell_advice(&mut self, number: u64, asked: AdviceAsked, answer: Result<Message, Code>) {
        self.advised.remove(&(number, asked.kind));
        let Some(client) = self.clients.all.get(&number) else { return };
        let wanted = self.room.check_advice(&client.guest, asked);
        match wanted.and_then(|()| answer.map_err(Into::into)) {
            Ok(advice) => self.clients.tell(number, &advice),
            Err(refusal) => self.refuse(number, None, &refusal),
        }
    }
}
