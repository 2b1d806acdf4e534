//! The connections at one table, and what each is sent.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use room::wire::{Code, Message, News};
use room::{Announcement, Grants, KeyHash, Room};
use table::{Seat, SeatSet};
use tokio::sync::mpsc::error::TryRecvError;
use tokio::sync::{Notify, mpsc};

use crate::remote_presence::People;

/// A connection's way out. A connection that does not keep up is closed: it comes back and asks for the whole.
#[derive(Clone)]
pub(crate) struct Outbox {
    sender: mpsc::Sender<Utf8Bytes>,
    overflow: Arc<Notify>,
    /// Bytes that wait.
    waiting: Arc<AtomicUsize>,
}

/// The other end of an outbox.
pub(crate) struct Outgoing {
    receiver: mpsc::Receiver<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
}

impl Outgoing {
    /// The next message; `None` when there will be none.
    pub(crate) async fn recv(&mut self) -> Option<Utf8Bytes> {
        let text = self.receiver.recv().await?;
        self.waiting.fetch_sub(text.len(), Ordering::Relaxed);
        Some(text)
    }

    /// A message that waits.
    pub(crate) fn try_recv(&mut self) -> Result<Utf8Bytes, TryRecvError> {
        let text = self.receiver.try_recv()?;
        self.waiting.fetch_sub(text.len(), Ordering::Relaxed);
        Ok(text)
    }
}

/// When so many bytes wait for a connection nothing more is sent to it. A single message may be longer.
const MOST_BYTES: usize = 512 * 1024;

impl Outbox {
    /// An outbox with room for so many messages, and its other end.
    pub(crate) fn new(room: usize) -> (Self, Outgoing) {
        let (sender, receiver) = mpsc::channel(room);
        let waiting: Arc<AtomicUsize> = Arc::default();
        let outgoing = Outgoing { receiver, waiting: Arc::clone(&waiting) };
        (Self { sender, overflow: Arc::default(), waiting }, outgoing)
    }

    /// Sends, unless the connection is gone or too slow; who is too slow is closed.
    pub(crate) fn send(&self, message: &Message) -> bool {
        self.send_text(text(message).into())
    }

    fn send_text(&self, text: Utf8Bytes) -> bool {
        let bytes = text.len();
        let before = self.waiting.fetch_add(bytes, Ordering::Relaxed);
        let sent = before < MOST_BYTES && self.sender.try_send(text).is_ok();
        if !sent {
            self.overflow.notify_one();
        }
        sent
    }

    /// Resolves when nothing more can be sent: the connection was too slow, or is gone.
    pub(crate) async fn is_over(&self) {
        tokio::select! {
            () = self.overflow.notified() => {}
            () = self.sender.closed() => {}
        }
    }
}

/// A connection at the table.
pub(crate) struct Client {
    pub(crate) out: Outbox,
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
pub(crate) struct Clients {
    pub(crate) all: BTreeMap<u64, Client>,
    /// Those that could not be sent something.
    slow: Vec<u64>,
}

impl Clients {
    /// Sends to one.
    pub(crate) fn tell(&mut self, client: u64, message: &Message) {
        if self.all.get(&client).is_some_and(|found| !found.out.send(message)) {
            self.slow.push(client);
        }
    }

    /// Sends to all.
    pub(crate) fn tell_all(&mut self, message: &Message) {
        let text: Utf8Bytes = text(message).into();
        for (number, client) in &self.all {
            if !client.out.send_text(text.clone()) {
                self.slow.push(*number);
            }
        }
    }

    /// Sends a change to all, each with what it may see.
    pub(crate) fn announce(&mut self, mut announcement: Announcement<'_>) {
        for (number, client) in &mut self.all {
            if !client.out.send(&announcement.message(client.grants, client.looking, client.viewed)) {
                self.slow.push(*number);
            }
            client.viewed = client.looking;
        }
    }

    /// Who is here.
    pub(crate) fn here(&self) -> People {
        let seats = self.all.values().flat_map(|client| client.grants.seats.iter());
        let watchers = self.all.values().filter(|client| client.grants.seats.is_empty()).count() as u32;
        People { online: seats.collect(), watchers }
    }

    /// Looks again at what everybody's keys open; who has nothing left goes away. Returns whether anybody's share changed.
    pub(crate) fn review(&mut self, room: &Room) -> bool {
        let mut changed = false;
        let mut gone = Vec::new();
        for (number, client) in &mut self.all {
            let grants = room.grants(&client.keys);
            if grants == client.grants {
                continue;
            }
            changed = true;
            let lost = client.grants.seats.iter().chain(client.grants.freed.iter()).collect::<SeatSet>();
            client.grants = grants;
            client.looking =
                client.looking.filter(|seat| grants.seats.contains(*seat)).or_else(|| only(grants.seats));
            if !grants.any() {
                gone.push((*number, why_gone(room, lost)));
            }
        }
        for (number, code) in gone {
            self.tell(number, &Message::Left { table: room.id().to_owned(), code });
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

/// Does this change what keys open?
pub(crate) fn changes_keys(news: &News) -> bool {
    matches!(
        news,
        News::Sat { .. }
            | News::Freed { .. }
            | News::Claimed { .. }
            | News::Kept { .. }
            | News::BotPlaced { .. }
            | News::Offered { .. }
            | News::Reseated { .. }
            | News::NewWatchLink
            | News::NewInvite
    )
}

/// The seat of who holds just one.
pub(crate) fn only(seats: SeatSet) -> Option<Seat> {
    seats.iter().next().filter(|_| seats.len() == 1)
}

fn text(message: &Message) -> String {
    serde_json::to_string(message).expect("our types have no maps with odd keys and no failing writers")
}
