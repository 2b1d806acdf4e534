//! Who wants to know how which tables stand, without being at them.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

/// The tables of one connection that have changed since it was last told.
#[derive(Default)]
pub(crate) struct Changed {
    tables: Mutex<BTreeSet<String>>,
    notify: Notify,
}

impl Changed {
    pub(crate) fn add(&self, table: &str) {
        lock(&self.tables).insert(table.to_owned());
        self.notify.notify_one();
    }

    /// Resolves when there are some, and takes them.
    pub(crate) async fn take(&self) -> BTreeSet<String> {
        loop {
            let taken = std::mem::take(&mut *lock(&self.tables));
            if !taken.is_empty() {
                return taken;
            }
            self.notify.notified().await;
        }
    }
}

/// All who follow tables, by table and connection.
#[derive(Default)]
pub(crate) struct Followers(Mutex<HashMap<String, BTreeMap<u64, Arc<Changed>>>>);

impl Followers {
    /// This connection follows the table from now on.
    pub(crate) fn add(&self, table: &str, client: u64, changed: &Arc<Changed>) {
        lock(&self.0).entry(table.to_owned()).or_default().insert(client, Arc::clone(changed));
    }

    /// And now it does not any more.
    pub(crate) fn remove(&self, table: &str, client: u64) {
        let mut all = lock(&self.0);
        if let Some(clients) = all.get_mut(table) {
            clients.remove(&client);
            if clients.is_empty() {
                all.remove(table);
            }
        }
    }

    /// A table has changed.
    pub(crate) fn moved(&self, table: &str) {
        if let Some(clients) = lock(&self.0).get(table) {
            for changed in clients.values() {
                changed.add(table);
            }
        }
    }

    /// Any table may have changed.
    pub(crate) fn all_moved(&self) {
        #[allow(clippy::iter_over_hash_type, reason = "everybody is told the same, in whatever order")]
        for (table, clients) in &*lock(&self.0) {
            for changed in clients.values() {
                changed.add(table);
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
