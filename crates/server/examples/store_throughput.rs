//! How many changes a second are made durable, by 1, 16 and 256 tables that append at the same time.
//!
//! Beside it, in the same run and on the same disk, the same changes by one writer that commits each before it takes the next: what
//! sharing transactions brings is the ratio of the two.
//!
//! ```sh
//! cargo run --release --package stolik-server --example store_throughput -- [FOLDER] [postgres://…]
//! ```
//!
//! The folder (the current one, if none is given) should be on the disk that will hold the games. The database must be an empty
//! one; what was written is removed again.
#![allow(clippy::print_stdout)] // a report is what it is for

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use stolik_server::store::{self, Change, NewTable, Prune, Store, StoreError};
use tokio::task::JoinSet;

const APPENDERS: [usize; 3] = [1, 16, 256];

/// How long each of them is measured.
const SPAN: Duration = Duration::from_secs(3);

#[tokio::main]
async fn main() -> Result<(), StoreError> {
    let (urls, folders): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word.contains("://"));
    let folder = PathBuf::from(folders.first().map_or(".", String::as_str));
    let file = folder.join(format!("store-throughput-{}.db", std::process::id()));
    let measured = measure("SQLite", &file.to_string_lossy()).await;
    remove(&file);
    measured?;
    match urls.first() {
        Some(url) => measure("PostgreSQL", url).await,
        None => Ok(()),
    }
}

async fn measure(name: &str, place: &str) -> Result<(), StoreError> {
    let store = store::open(place).await?;
    if store.stats().await?.tables > 0 {
        return Err(StoreError::Broken(
            "the database is not empty: what is in it would be removed".to_owned(),
        ));
    }
    let alone = rate(&store, "alone", 1).await?;
    println!("{name}: one by one {alone:8.0} changes/s");
    for appenders in APPENDERS {
        let together = rate(&store, &format!("with-{appenders}"), appenders).await?;
        println!(
            "{name}: {appenders:4} at once {together:8.0} changes/s, {:.1} times as many",
            together / alone
        );
    }
    store::prune(&*store, Prune::IdleSince(i64::MAX), |_| ()).await?;
    store.close().await;
    Ok(())
}

/// Changes a second when so many tables append, each as soon as its last change is on disk.
async fn rate(store: &Arc<dyn Store>, name: &str, appenders: usize) -> Result<f64, StoreError> {
    let mut tables = JoinSet::new();
    for i in 0..appenders {
        let id = format!("{name}-{i}");
        let (seed, block) = ("00".repeat(32), "players 4\n".to_owned());
        let (game, extras) = ("gambit".to_owned(), String::new());
        let table = NewTable { id: id.clone(), game, rules: 1, block, extras, seed, created: 0 };
        store.create(table, change(0)).await?;
        tables.spawn(append(store.clone(), id));
    }
    let start = Instant::now();
    let mut count = 0;
    while let Some(done) = tables.join_next().await {
        count += done.expect("an appender does not panic")?;
    }
    Ok(count as f64 / start.elapsed().as_secs_f64())
}

/// Appends until the time is over; returns how many.
async fn append(store: Arc<dyn Store>, id: String) -> Result<u64, StoreError> {
    let start = Instant::now();
    let mut count = 0;
    while start.elapsed() < SPAN {
        count += 1;
        store.append(&id, change(count)).await?;
    }
    Ok(count)
}

/// A change of the usual size.
fn change(number: u64) -> Change {
    let lines = vec!["A move e2 e4".to_owned(), "A plan 3".to_owned(), "draw A Q".to_owned()];
    Change { number, at: 0, ack: Some("A 0123456789abcdef".to_owned()), lines, result: None }
}

fn remove(file: &Path) {
    for end in ["", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(end);
        let _ = std::fs::remove_file(name);
    }
}
