//! Finished tables, put straight into a database: what a server has after years.

use std::sync::Arc;

use anyhow::Result;
use server::store::{Change, NewTable, Store, StoreError};
use tokio::task::JoinSet;

use crate::progress::Progress;

/// How many are written at the same time, so that they share transactions.
const AT_ONCE: u64 = 512;

/// Changes of a stored table. Real games have some hundred; a database of so many would mostly measure the patience of who
/// waits for it, and what counts for the next action is how many tables and changes there are to find one's way among.
const CHANGES: u64 = 8;

/// Writes so many finished tables.
pub(super) async fn fill(store: &Arc<dyn Store>, count: u64) -> Result<()> {
    let progress = Arc::new(Progress::new(count, "tables stored"));
    let mut writers = JoinSet::new();
    for first in 0..AT_ONCE.min(count) {
        let (store, progress) = (Arc::clone(store), Arc::clone(&progress));
        writers.spawn(async move {
            for number in (first..count).step_by(AT_ONCE as usize) {
                write(&*store, number).await?;
                progress.add(1);
            }
            Ok::<(), StoreError>(())
        });
    }
    while let Some(written) = writers.join_next().await {
        written??;
    }
    Ok(())
}

async fn write(store: &dyn Store, number: u64) -> Result<(), StoreError> {
    // Ids are random, so tables that were made one after the other lie far apart.
    let id = format!("old{:016x}", number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let table = NewTable {
        id: id.clone(),
        game: "gambit".to_owned(),
        rules: 1,
        block: gambit::Gambit::usual(2).to_string(),
        extras: "clock=- art=castle hints=yes".to_owned(),
        seed: "00".repeat(32),
        created: number as i64,
    };
    store.create(table, change(0, number)).await?;
    for change_number in 1..CHANGES {
        store.append(&id, change(change_number, number)).await?;
    }
    Ok(())
}

/// A change of the usual size; the last one ends the game.
fn change(number: u64, at: u64) -> Change {
    let lines = vec!["A move e4".to_owned(), "A lay Q".to_owned(), "draw A N".to_owned()];
    let result = (number == CHANGES - 1).then(|| "12 9".to_owned());
    Change { number, at: at as i64, ack: Some(format!("A:0123456789abcdef{number:04}")), lines, result }
}
