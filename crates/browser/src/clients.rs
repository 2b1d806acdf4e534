//! The connections at a table of this browser, and what each is sent.

use std::collections::BTreeMap;

use room::wire::{Code, Message, SeatName};
use room::{Announcement, Grants, KeyHash, Refusal, Room};
use table::{Seat, SeatSet};

use crate::messages::Effect;

/// A connection at the table.
pub(crate) struct Client {
    /// The hashes of its keys.
    pub(crate) keys: Vec<KeyHash>,
    /// What they open now.
    pub(crate) grants: Grants,
    /// As which seat it views.
    pub(crate) looking: Option<Seat>,
    /// As which seat it viewed what it was last sent.
    pub(crate) viewed: Option<Seat>,
}

/// All connections at a table, by number.
#[derive(Default)]
pub(crate) struct Clients(pub(crate) BTreeMap<u32, Client>);

impl Clients {
    /// Sends to all.
    pub(crate) fn tell_all(&self, effects: &mut Vec<Effect>, message: &Message) {
        effects.extend(self.0.keys().map(|client| send(*client, message)));
    }

    /// Sends a change to all, each with what it may see.
    pub(crate) fn announce(&mut self, effects: &mut Vec<Effect>, mut announcement: Announcement<'_>) {
        for (number, client) in &mut self.0 {
            let message = announcement.message(client.grants, client.looking, client.viewed);
            effects.push(send(*number, &message));
            client.viewed = client.looking;
        }
    }

    /// The seats of those who are here.
    pub(crate) fn online(&self) -> SeatSet {
        self.0.values().flat_map(|client| client.grants.seats.iter()).collect()
    }

    /// Who is here.
    pub(crate) fn present(&self, table: &str) -> Message {
        let seats = self.online();
        let watchers = self.0.values().filter(|client| client.grants.seats.is_empty()).count() as u32;
        Message::Present { table: table.to_owned(), online: seats.iter().map(SeatName).collect(), watchers }
    }

    /// Looks again at what everybody's keys open; who has nothing left goes away. Returns whether anybody's share changed.
    pub(crate) fn review(&mut self, effects: &mut Vec<Effect>, room: &Room) -> bool {
        let mut changed = false;
        self.0.retain(|number, client| {
            let grants = room.grants(&client.keys);
            if grants == client.grants {
                return true;
            }
            changed = true;
            let code = why_gone(room, client.grants.seats.iter().chain(client.grants.freed.iter()).collect());
            client.grants = grants;
            let still = client.looking.filter(|seat| grants.seats.contains(*seat));
            client.looking = still.or_else(|| only(grants.seats));
            if !grants.any() {
                effects.push(send(*number, &Message::Left { table: room.id().to_owned(), code }));
            }
            grants.any()
        });
        changed
    }

    /// Everything the keys of all who are here open.
    pub(crate) fn grants(&self, room: &Room) -> Grants {
        let keys: Vec<KeyHash> = self.0.values().flat_map(|client| client.keys.iter().copied()).collect();
        room.grants(&keys)
    }
}

/// Why somebody whose keys open nothing has to go, who had these seats.
fn why_gone(room: &Room, lost: SeatSet) -> Code {
    if lost.is_empty() {
        Code::KeyVoid
    } else if lost.iter().any(|seat| room.is_open(seat)) {
        Code::SeatFreed
    } else {
        Code::SeatMoved
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

/// The seat of who holds just one.
pub(crate) fn only(seats: SeatSet) -> Option<Seat> {
    seats.iter().next().filter(|_| seats.len() == 1)
}

/// As it travels.
pub(crate) fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("our types have no maps with odd keys and no failing writers")
}
