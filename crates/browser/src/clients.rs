//! The connections at a table of this browser, and what each is sent.

use std::collections::BTreeMap;

use room::wire::{Message, SeatName};
use room::{Announcement, Grants, Guest, KeyHash, Refusal, Reviewed, Room};
use table::SeatSet;

use crate::messages::Effect;

/// All connections at a table, by number.
#[derive(Default)]
pub(crate) struct Clients(pub(crate) BTreeMap<u32, Guest>);

impl Clients {
    /// Sends to all.
    pub(crate) fn tell_all(&self, effects: &mut Vec<Effect>, message: &Message) {
        effects.extend(self.0.keys().map(|client| send(*client, message)));
    }

    /// Sends a change to all, each with what it may see.
    pub(crate) fn announce(&mut self, effects: &mut Vec<Effect>, mut announcement: Announcement<'_>) {
        effects.extend(self.0.iter_mut().map(|(number, guest)| send(*number, &announcement.message(guest))));
    }

    /// The seats of those who are here.
    pub(crate) fn online(&self) -> SeatSet {
        self.0.values().flat_map(|guest| guest.grants().seats.iter()).collect()
    }

    /// Who is here.
    pub(crate) fn present(&self, table: &str) -> Message {
        let seats = self.online();
        let watchers = self.0.values().filter(|guest| guest.grants().seats.is_empty()).count() as u32;
        Message::Present { table: table.to_owned(), online: seats.iter().map(SeatName).collect(), watchers }
    }

    /// Looks again at what everybody's keys open; who has nothing left goes away. Returns whether anybody's share changed.
    pub(crate) fn review(&mut self, effects: &mut Vec<Effect>, room: &Room) -> bool {
        let mut changed = false;
        self.0.retain(|number, guest| {
            let reviewed = guest.review(room);
            changed |= reviewed != Reviewed::Same;
            let Reviewed::Gone(code) = reviewed else { return true };
            effects.push(send(*number, &Message::Left { table: room.id().to_owned(), code }));
            false
        });
        changed
    }

    /// Everything the keys of all who are here open.
    pub(crate) fn grants(&self, room: &Room) -> Grants {
        let keys: Vec<KeyHash> = self.0.values().flat_map(|guest| guest.keys().iter().copied()).collect();
        room.grants(&keys)
    }
}

/// A message to one connection.
pub(crate) fn send(client: u32, message: &Message) -> Effect {
    Effect::Send { client, text: text(message) }
}

/// That something was not done.
pub(crate) fn refused(client: u32, table: Option<&str>, ack: Option<&str>, refusal: &Refusal) -> Effect {
    let message = Message::Refused {
        table: table.map(ToOwned::to_owned),
        ack: ack.map(ToOwned::to_owned),
        code: refusal.code,
        reason: refusal.reason.map(ToOwned::to_owned),
        rule: refusal.rule.map(ToOwned::to_owned),
    };
    send(client, &message)
}

/// As it travels.
pub(crate) fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("our types have no maps with odd keys and no failing writers")
}
