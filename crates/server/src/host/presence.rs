//! Who is at the table, here and by way of other servers.

use room::wire::{Message, SeatName};
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
        let Message::Present { online, watchers, .. } = message else {
            return self.clients.tell_all(message);
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
