//! What a hall hears from other servers, and what it asks the database again and again: which versions tables have, which are due.

use std::collections::HashMap;
use std::sync::Arc;

use room::wire::Message;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use super::{Hall, tell};
use crate::host::{self, Call};
use crate::peers;
use crate::store::Moved;

impl Hall {
    /// Tells rooms what other servers wrote and said.
    pub(super) fn listen(&self, mut moved: broadcast::Receiver<Moved>) {
        let hall = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            loop {
                let news = moved.recv().await;
                let Some(hall) = hall.upgrade().map(Self) else { return };
                match news {
                    Ok(Moved::To { table, number }) => {
                        hall.followers().moved(&table);
                        if let Some(room) = hall.room(&table) {
                            tell(&room, Call::Changed { version: number });
                        }
                    }
                    Ok(Moved::Said { server, table, text }) => {
                        let Some((version, message)) = peers::heard(&text) else { continue };
                        if let Message::Seen { seen, .. } = &message {
                            hall.sightings().merge(&table, seen, hall.now());
                        }
                        if let Some(room) = hall.room(&table) {
                            tell(&room, Call::Peer { server, version, message });
                        }
                    }
                    // Some announcements were missed: every room looks for itself.
                    Ok(Moved::Missed) | Err(RecvError::Lagged(_)) => {
                        hall.tell_all_rooms(|| Call::Changed { version: u64::MAX });
                        hall.followers().all_moved();
                    }
                    Err(RecvError::Closed) => return,
                }
            }
        });
    }

    /// Asks again and again which version the open tables have. An announcement is lost if its server dies between commit and announcement;
    /// by this every room hears of the change within the failover timeout all the same. A database of this server's own is asked less
    /// often: all that others do there is to remove tables.
    pub(super) fn poll_versions(&self) {
        let failover = self.0.config.failover;
        let every = if self.0.has_others { failover / 2 } else { failover * 4 };
        let hall = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(every).await;
                let Some(hall) = hall.upgrade().map(Self) else { return };
                let mut open: Vec<String> = hall.rooms(|rooms| rooms.keys().cloned().collect());
                if open.is_empty() {
                    continue;
                }
                open.sort_unstable();
                let Ok(versions) = hall.store().versions(&open).await else {
                    hall.metrics().store_errors.add();
                    continue;
                };
                let versions: HashMap<String, u64> = versions.into_iter().collect();
                hall.poll_notices(&open).await;
                for id in open {
                    let call = match versions.get(&id) {
                        Some(version) => Call::Changed { version: *version },
                        None => Call::Removed,
                    };
                    if let Some(room) = hall.room(&id) {
                        tell(&room, call);
                    }
                }
            }
        });
    }

    /// Looks again and again which tables are due because of their clocks for days, whether or not anybody has them open. The database says
    /// which, by an index, and to one server only; if that one dies they are due again.
    pub(super) fn poll_clocks(&self) {
        const MOST: u32 = 64;
        let every = self.0.config.due_every;
        let hall = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(every).await;
                let Some(hall) = hall.upgrade().map(Self) else { return };
                while !hall.is_closing() {
                    let now = hall.now();
                    let Ok(due) = hall.store().take_due(now, now + host::LOOK_AGAIN, MOST).await else {
                        hall.metrics().store_errors.add();
                        break;
                    };
                    let all = due.len() < MOST as usize;
                    for table in due {
                        // Who cannot be opened now is due again later.
                        let _opened = hall.call(&table, |done| Call::Due { done }).await;
                    }
                    if all {
                        break;
                    }
                }
            }
        });
    }
}
