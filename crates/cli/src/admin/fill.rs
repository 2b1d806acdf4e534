//! Finished tables, put straight into a database for measurements: what a server has after years.

use std::sync::Arc;

use anyhow::Result;
use server::store::{Change, NewTable, Store, StoreError};
use tokio::task::JoinSet;

use crate::progress::Progress;

/// How many are written at the same time, so that they share transactions.
const AT_ONCE: usize = 512;

/// Changes of a stored table. Real games have some hundred; a database of so many would mostly measure the patience of who
/// waits for it, and what counts for the next action is how many tables and changes there are to find one's way among.
const CHANGES: u64 = 8;

/// Writes so many finished tables.
pub(super) async fn fill(store: &Arc<dyn Store>, count: u64) -> Result<()> {
    let progress = Arc::new(Progress::new(count, "tables stored"));
    // Ids are random, so tables that were made one after the other lie far apart. They are written in the order of their ids, as a
    // million of them in any other would mostly move pages between memory and disk; what is stored in the end is the same.
    let mut tables: Vec<_> =
        (0..count).map(|made| (made.wrapping_mul(0x9e37_79b9_7f4a_7c15), made)).collect();
    tables.sort_unstable();
    let tables = Arc::new(tables);
    let mut writers = JoinSet::new();
    for first in 0..AT_ONCE {
        let (store, progress, tables) = (Arc::clone(store), Arc::clone(&progress), Arc::clone(&tables));
        writers.spawn(async move {
            for (id, made) in tables.iter().skip(first).step_by(AT_ONCE) {
                write(&*store, &format!("old{id:016x}"), *made).await?;
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

async fn write(store: &dyn Store, id: &str, made: u64) -> Result<(), StoreError> {
    let table = NewTable {
        id: id.to_owned(),
        game: "gambit".to_owned(),
        rules: 1,
        block: gambit::Gambit::usual(2).to_string(),
        extras: "clock=- art=castle hints=yes".to_owned(),
        seed: "00".repeat(32),
        created: made as i64,
    };
    store.create(table, change(0, made)).await?;
    for number in 1..CHANGES {
        store.append(id, change(number, made)).await?;
    }
    Ok(())
}

/// A change of the usual size; the last one ends the game.
fn change(number: u64, at: u64) -> Change {
    let lines = vec!["A move e4".to_owned(), "A lay Q".to_owned(), "draw A N".to_owned()];
    let result = (number == CHANGES - 1).then(|| "12 9".to_owned());
    Change { number, at: at as i64, ack: Some(format!("A:0123456789abcdef{number:04}")), lines, result }
}
