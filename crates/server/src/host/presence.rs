//! Who is at the table, here and by way of other servers; when people of the table were last there, and what they saw.

use room::wire::{Code, Message, SeatName};
use table::SeatSet;
use tokio::time::Instant;

use super::Host;
use crate::remote_presence::People;

impl Host {
    /// Who is here has changed.
    pub(super) fn tell_presence(&mut self) {
        self.say_presence();
        self.show_presence();
    }

    /// Other servers learn who is here.
    pub(super) fn say_presence(&self) {
        if self.hall.is_shared() {
            self.hall.say(&self.room, &presence(self.room.id(), self.clients.here()));
        }
    }

    /// People here learn who is at the table, wherever.
    fn show_presence(&mut self) {
        let all = self.people();
        self.clients.tell_all(&presence(self.room.id(), all));
    }

    /// Who is at the table, wherever.
    pub(super) fn people(&self) -> People {
        self.remote.with(self.clients.here())
    }

    /// Something that is not kept, from another server: its people, or a reaction of one of them.
    pub(super) fn hear(&mut self, server: u64, message: &Message) {
        let (online, watchers) = match message {
            Message::Present { online, watchers, .. } => (online, watchers),
            // The hall has noted it.
            Message::Seen { .. } => return self.tell_sightings(),
            _ => return self.clients.tell_all(message),
        };
        let online = online.iter().map(|name| name.0).collect();
        let heard = self.remote.hear(server, People { online, watchers: *watchers }, Instant::now());
        if heard.changed {
            self.show_presence();
        }
        if heard.answer && !self.clients.all.is_empty() {
            self.say_presence();
        }
    }

    /// Somebody looks at the table, and has seen this version of it.
    pub(super) fn saw(&mut self, number: u64, version: u64) {
        let Some(client) = self.clients.all.get(&number) else { return };
        let seats = client.guest.grants().seats;
        if seats.is_empty() || version > self.room.version() {
            let code = if seats.is_empty() { Code::NotYourSeat } else { Code::BadText };
            return self.refuse(number, None, &code.into());
        }
        self.note(seats, version);
    }

    /// Somebody goes. What they saw they have said before.
    pub(super) fn was_here(&mut self, seats: SeatSet) {
        for seat in seats.iter() {
            let known = self.room.sightings(&self.hall.sightings().of(self.room.id()));
            if let Some(version) = known.iter().find(|known| known.seat.0 == seat).map(|known| known.version)
            {
                self.note([seat].into_iter().collect(), version);
            }
        }
    }

    fn note(&mut self, seats: SeatSet, version: u64) {
        let (id, now) = (self.room.id(), self.hall.now());
        if self.hall.sightings().note(id, self.room.seen_seats(seats), version, now) {
            self.hall.say(&self.room, &self.sightings());
            self.tell_sightings();
        }
    }

    /// People of the table who are here learn when the others were, if that is news for them. Who only watches does not.
    pub(super) fn tell_sightings(&mut self) {
        let message = self.sightings();
        self.clients.tell_seated(&message);
    }

    fn sightings(&self) -> Message {
        let table = self.room.id().to_owned();
        let seen = self.room.sightings(&self.hall.sightings().of(&table));
        Message::Seen { table, last: self.room.last_move(), seen }
    }

    /// Now and then servers say again who is there, and forget those that do not.
    pub(super) fn repeat_presence(&mut self) {
        if let Some(forgotten) = self.remote.tidy(Instant::now()) {
            self.say_presence();
            if forgotten {
                self.show_presence();
            }
        }
    }
}

fn presence(table: &str, people: People) -> Message {
    let online = people.online.iter().map(SeatName).collect();
    Message::Present { table: table.to_owned(), online, watchers: people.watchers }
}
