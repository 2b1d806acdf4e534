//! The connections at one table, and what each is sent.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use room::wire::Message;
use room::{Announcement, Guest, Reviewed, Room};
use table::SeatSet;
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
    pub(crate) guest: Guest,
    /// What it was last told of when others were here.
    pub(crate) seen: Option<Utf8Bytes>,
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

    /// Sends to those who have a seat, unless they know it.
    pub(crate) fn tell_seated(&mut self, message: &Message) {
        let text: Utf8Bytes = text(message).into();
        for (number, client) in &mut self.all {
            if client.guest.grants().seats.is_empty() || client.seen.as_ref() == Some(&text) {
                continue;
            }
            client.seen = Some(text.clone());
            if !client.out.send_text(text.clone()) {
                self.slow.push(*number);
            }
        }
    }

    /// Sends a change to all, each with what it may see.
    pub(crate) fn announce(&mut self, mut announcement: Announcement<'_>) {
        for (number, client) in &mut self.all {
            if !client.out.send(&announcement.message(&mut client.guest)) {
                self.slow.push(*number);
            }
        }
    }

    /// Who is here.
    pub(crate) fn here(&self) -> People {
        let seats = || self.all.values().map(|client| client.guest.grants().seats);
        let watchers = seats().filter(|seats| seats.is_empty()).count() as u32;
        People { online: seats().flat_map(SeatSet::iter).collect(), watchers }
    }

    /// Looks again at what everybody's keys open; who has nothing left goes away. Returns whether anybody's share changed.
    pub(crate) fn review(&mut self, room: &Room) -> bool {
        let mut changed = false;
        let mut gone = Vec::new();
        for (number, client) in &mut self.all {
            let reviewed = client.guest.review(room);
            changed |= reviewed != Reviewed::Same;
            if let Reviewed::Gone(code) = reviewed {
                gone.push((*number, code));
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

fn text(message: &Message) -> String {
    serde_json::to_string(message).expect("our types have no maps with odd keys and no failing writers")
}
