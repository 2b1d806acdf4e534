//! What servers that share a database say to each other and do not keep: who is at a table, reactions, pointing.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tracing::debug;

use crate::store::Store;
use crate::wire::Message;

/// What may wait to be said; what comes on top is lost, as it is when nobody listens.
const QUEUE: usize = 4096;
/// The most that is said at once.
const AT_ONCE: usize = 256;

/// The way to other servers.
pub(crate) struct Others {
    /// `None` once it is closed.
    queue: Mutex<Option<mpsc::Sender<(String, String)>>>,
    /// `None` once somebody waits for its end.
    task: Mutex<Option<JoinHandle<()>>>,
    /// A number for each thing that is said. The database says equal texts of one transaction only once.
    said: AtomicU64,
}

impl Others {
    /// Starts a task that says one thing after the other; it ends with this value.
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        let (queue, mut waiting) = mpsc::channel(QUEUE);
        let task = tokio::spawn(async move {
            let mut told = Vec::new();
            while waiting.recv_many(&mut told, AT_ONCE).await > 0 {
                if let Err(why) = store.tell(&told).await {
                    debug!(%why, "other servers could not be told something");
                }
                told.clear();
            }
        });
        Self { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)), said: AtomicU64::new(0) }
    }

    /// Says nothing more, and returns when all that waits is said.
    pub(crate) async fn close(&self) {
        drop(self.queue.lock().unwrap_or_else(PoisonError::into_inner).take());
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }

    /// Says something about a table that has this version here.
    pub(crate) fn say(&self, table: &str, version: u64, server: u64, message: &Message) {
        let number = self.said.fetch_add(1, Ordering::Relaxed);
        let message = serde_json::to_string(message).expect("our types have no failing writers");
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(queue) = &*queue {
            let _ = queue.try_send((table.to_owned(), format!("{server} {number} {version} {message}")));
        }
    }
}

/// Who said what, and which version the table has there; nothing if it is not in these words.
pub(crate) fn heard(text: &str) -> Option<(u64, u64, Message)> {
    let mut words = text.splitn(4, ' ');
    let (server, _, version, message) = (words.next()?, words.next()?, words.next()?, words.next()?);
    Some((server.parse().ok()?, version.parse().ok()?, serde_json::from_str(message).ok()?))
}
