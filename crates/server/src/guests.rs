//! The connections at one table, and what each is sent.
//!
//! A message is put together from parts that are written once for all who see the same: the table's own, the game as seen with
//! one seat's eyes. Only what a connection may do is written for each.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use table::{Seat, SeatSet};
use tokio::sync::{Notify, mpsc};

use crate::elsewhere::People;
use crate::key::KeyHash;
use crate::table::{Grants, Table, viewer};
use crate::wire::{Code, Message, News};

/// A connection's way out. A connection that does not keep up is closed: it comes back and asks for the whole.
#[derive(Clone)]
pub(crate) struct Outbox {
    sender: mpsc::Sender<Utf8Bytes>,
    overflow: Arc<Notify>,
}

impl Outbox {
    /// An outbox with room for so many messages, and its other end.
    pub(crate) fn new(room: usize) -> (Self, mpsc::Receiver<Utf8Bytes>) {
        let (sender, receiver) = mpsc::channel(room);
        (Self { sender, overflow: Arc::default() }, receiver)
    }

    /// Sends, unless the connection is gone or too slow; who is too slow is closed.
    pub(crate) fn send(&self, message: &Message) -> bool {
        self.send_text(text(message).into())
    }

    fn send_text(&self, text: Utf8Bytes) -> bool {
        let sent = self.sender.try_send(text).is_ok();
        if !sent {
            self.overflow.notify_one();
        }
        sent
    }

    /// Comes when nothing more can be sent: the connection was too slow, or is gone.
    pub(crate) async fn is_over(&self) {
        tokio::select! {
            () = self.overflow.notified() => {}
            () = self.sender.closed() => {}
        }
    }
}

/// A connection at the table.
pub(crate) struct Guest {
    pub(crate) out: Outbox,
    /// The hashes of its keys.
    pub(crate) keys: Vec<KeyHash>,
    /// What they open now.
    pub(crate) grants: Grants,
    /// With whose eyes it looks.
    pub(crate) looking: Option<Seat>,
}

/// All connections at a table, by number.
#[derive(Default)]
pub(crate) struct Guests {
    pub(crate) all: BTreeMap<u64, Guest>,
    /// Those that could not be sent something.
    slow: Vec<u64>,
}

impl Guests {
    /// Sends to one.
    pub(crate) fn tell(&mut self, guest: u64, message: &Message) {
        if self.all.get(&guest).is_some_and(|found| !found.out.send(message)) {
            self.slow.push(guest);
        }
    }

    /// Sends to all.
    pub(crate) fn tell_all(&mut self, message: &Message) {
        let text: Utf8Bytes = text(message).into();
        for (number, guest) in &self.all {
            if !guest.out.send_text(text.clone()) {
                self.slow.push(*number);
            }
        }
    }

    /// Sends the whole state to one.
    pub(crate) fn sync(&mut self, number: u64, table: &Table, time_left: Option<u32>) {
        let Some(guest) = self.all.get(&number) else { return };
        let state = Box::new(table.state(guest.grants, guest.looking, time_left));
        self.tell(number, &Message::Synced { table: table.id.clone(), version: table.version, state });
    }

    /// Sends a change to all, each with what it may see.
    pub(crate) fn changed(&mut self, table: &Table, news: &[News], time_left: Option<u32>) {
        let (info, news) = (text(&table.info(time_left)), text(&news));
        let head = format!(r#"{{"type":"changed","table":{},"version":{}"#, text(&table.id), table.version);
        let mut seen: BTreeMap<Option<Seat>, (String, String)> = BTreeMap::new();
        for (number, guest) in &self.all {
            let (events, view) = seen.entry(guest.looking).or_insert_with(|| {
                let play = table.play.as_ref();
                let eyes = viewer(guest.looking);
                let events = play.map_or(Vec::new(), |play| play.events(eyes));
                (text(&events), text(&play.map(|play| play.view(eyes))))
            });
            let you = text(&table.you(guest.grants, guest.looking));
            let whole = format!(
                r#"{head},"news":{news},"events":{events},"state":{{"info":{info},"you":{you},"view":{view}}}}}"#
            );
            if !guest.out.send_text(whole.into()) {
                self.slow.push(*number);
            }
        }
    }

    /// Who is here.
    pub(crate) fn here(&self) -> People {
        let seats = self.all.values().flat_map(|guest| guest.grants.seats.iter());
        let watchers = self.all.values().filter(|guest| guest.grants.seats.is_empty()).count() as u32;
        People { online: seats.collect(), watchers }
    }

    /// Looks again at what everybody's keys open; who has nothing left goes away. Returns whether anybody's share changed.
    pub(crate) fn review(&mut self, table: &Table) -> bool {
        let mut changed = false;
        let mut gone = Vec::new();
        for (number, guest) in &mut self.all {
            let grants = table.grants(&guest.keys);
            if grants == guest.grants {
                continue;
            }
            changed = true;
            let lost_seat = !guest.grants.seats.is_empty();
            guest.grants = grants;
            guest.looking =
                guest.looking.filter(|seat| grants.seats.contains(*seat)).or_else(|| only(grants.seats));
            if !grants.any() {
                gone.push((*number, if lost_seat { Code::SeatMoved } else { Code::KeyVoid }));
            }
        }
        for (number, code) in gone {
            self.tell(number, &Message::Left { table: table.id.clone(), code });
            self.all.remove(&number);
        }
        changed
    }

    /// Forgets those that could not be sent something; their connections end when their outbox is gone.
    pub(crate) fn drop_slow(&mut self) -> Vec<u64> {
        let slow = std::mem::take(&mut self.slow);
        slow.into_iter().filter(|number| self.all.remove(number).is_some()).collect()
    }
}

/// The seat of who holds just one.
pub(crate) fn only(seats: SeatSet) -> Option<Seat> {
    seats.iter().next().filter(|_| seats.len() == 1)
}

fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("our types have no maps with odd keys and no failing writers")
}
