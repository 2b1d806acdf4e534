//! Where tables live: one trait with the verbs of the domain, SQLite for one machine, PostgreSQL for several.
//!
//! A table is a row that never changes but for its end, and numbered **changes**. A change is what one command led to: the lines it
//! adds to the table's log, written together or not at all. The key (table, number) is unique, so of two writers who both
//! want to be number n one [loses the race](StoreError::Conflict), reads what came, and decides again.

mod error;
mod group;
mod migrations;
mod notices;
mod photos;
mod postgres;
mod rows;
mod sqlite;

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use async_trait::async_trait;
pub use room::{Change, NewTable, Stored};
use tokio::sync::broadcast;

pub use notices::{DueNotice, Lane, NoticeStore, Question, Standing, Subscription};
pub use photos::PhotoStore;
pub use postgres::Postgres;
pub use sqlite::Sqlite;

/// How many connections to PostgreSQL one process keeps at most, if nothing else is said.
pub const CONNECTIONS: u32 = 12;

/// The longest text that [`Store::tell`] takes, in bytes.
pub const LONGEST_TOLD: usize = 4096;

/// Opens the store in this place: PostgreSQL for an address `postgres://…`, else SQLite in this file, which is made if it is
/// not there.
pub async fn open(place: &str) -> Result<Arc<dyn Store>, StoreError> {
    match place.split_once("://") {
        None => Ok(Arc::new(Sqlite::open(Path::new(place)).await?)),
        Some(("postgres" | "postgresql", _)) => Ok(Arc::new(Postgres::connect(place, CONNECTIONS).await?)),
        // The address may have a password in it: only its first word is repeated.
        Some((scheme, _)) => Err(StoreError::Broken(format!(
            "databases are reached by postgres:// or by the name of a file, not by {scheme:?}"
        ))),
    }
}

/// Removes tables with all that belongs to them, and says after each transaction how many it removed; returns how many in all. Games go on: a
/// transaction is short, and between two of them the database is left alone for several times as long.
pub async fn prune(store: &dyn Store, which: Prune, said: impl Fn(u64) + Send) -> Result<u64, StoreError> {
    const SHORT: Duration = Duration::from_millis(2);
    const SMALLEST: u32 = 8;
    const LARGEST: u32 = 256;
    const LONG: Duration = Duration::from_millis(100);
    let (mut removed, mut most) = (0, SMALLEST);
    loop {
        let start = Instant::now();
        let gone = store.prune(which, most).await?;
        let took = start.elapsed();
        removed += gone;
        if gone < u64::from(most) {
            return Ok(removed);
        }
        said(gone);
        most = if took < SHORT { (most * 2).min(LARGEST) } else { (most / 2).max(SMALLEST) };
        tokio::time::sleep((9 * took).clamp(9 * SHORT, LONG)).await;
    }
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was over, and how; `None` if it is not.
    pub finished: Option<(i64, String)>,
}

/// What a store holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Tables of all kinds.
    pub tables: u64,
    /// Those that are over.
    pub finished: u64,
    /// Changes of all tables.
    pub changes: u64,
    /// Photos of tables.
    pub photos: u64,
    /// Their bytes.
    pub photo_bytes: u64,
    /// Bytes on disk.
    pub bytes: u64,
}

/// Which tables to remove.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prune {
    /// Finished before this time.
    FinishedBefore(i64),
    /// Not finished, and nothing happened since this time.
    IdleSince(i64),
}

/// What a store that others write to as well has to say about them. What this process does itself is not among it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moved {
    /// A table has a change with this number now.
    To {
        /// The table's id.
        table: String,
        /// The number of the change.
        number: u64,
    },
    /// Somebody said something about a table that is not kept ([`Store::tell`]).
    Said {
        /// Which process did; another number for each that opened the store.
        server: u64,
        /// The table's id.
        table: String,
        /// What was said.
        text: String,
    },
    /// Announcements were missed: any table may have moved. A receiver that [lags](broadcast::error::RecvError::Lagged) has
    /// missed some as well.
    Missed,
}

/// Why a store did not do something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The number (or the table's id) is taken: somebody else was first. Nothing was written.
    Conflict,
    /// There is no such table, or not any more. Nothing was written.
    NoTable,
    /// The database cannot be reached or does not answer; whether the change was written is unknown.
    Unavailable(String),
    /// The database has something in it that this program did not write, or cannot do what was asked.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict => f.write_str("another writer was first"),
            Self::NoTable => f.write_str("there is no such table"),
            Self::Unavailable(why) => write!(f, "the database does not answer: {why}"),
            Self::Broken(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for StoreError {}

/// Where tables live.
#[async_trait]
pub trait Store: NoticeStore + PhotoStore + Send + Sync + 'static {
    /// Writes a new table with its first change (number 0).
    async fn create(&self, table: NewTable, first: Change) -> Result<(), StoreError>;

    /// Appends a change. It is on disk when this returns. Changes that arrive together, of whatever tables, share a transaction.
    /// Wait for the answer before appending the next one to the same table: it decides what the next one is based on. What was
    /// handed over is written even if nobody waits for the answer any more.
    async fn append(&self, table: &str, change: Change) -> Result<(), StoreError>;

    /// A table with all its changes.
    async fn load(&self, table: &str) -> Result<Option<Stored>, StoreError>;

    /// The changes of a table from this number on.
    async fn changes_from(&self, table: &str, number: u64) -> Result<Vec<Change>, StoreError>;

    /// The number of the last change of each of these tables; those that are not there are left out.
    async fn versions(&self, tables: &[String]) -> Result<Vec<(String, u64)>, StoreError>;

    /// Says when to look at a table next, because of its clock for days; `None`: not any more. What was said by who knew a later version
    /// stands. A table that is not there is left out.
    async fn set_due(&self, table: &str, version: u64, due: Option<i64>) -> Result<(), StoreError>;

    /// Tables that are due by now, those that are so for the longest time first, at most so many. They are this caller's affair alone
    /// until they are due again, which is at `again` unless it says otherwise.
    async fn take_due(&self, now: i64, again: i64, most: u32) -> Result<Vec<String>, StoreError>;

    /// Keeps a parcel until it is taken, or until this time. Those whose time is over by now are removed.
    async fn put_parcel(&self, id: &str, content: &str, until: i64, now: i64) -> Result<(), StoreError>;

    /// Takes a parcel: one taker has it, and then its content is gone.
    async fn take_parcel(&self, id: &str, now: i64) -> Result<Option<String>, StoreError>;

    /// Has this parcel been taken? `None` if there is no such, or its time is over.
    async fn parcel_taken(&self, id: &str, now: i64) -> Result<Option<bool>, StoreError>;

    /// Does the database answer, and does it take what is to be written?
    async fn ping(&self) -> Result<(), StoreError>;

    /// Tables, the newest first: at most `limit`, made before `before` (milliseconds) if given.
    async fn list(&self, before: Option<i64>, limit: u32) -> Result<Vec<Listed>, StoreError>;

    /// How much there is.
    async fn stats(&self) -> Result<Stats, StoreError>;

    /// How many tables [`prune`](Self::prune) would remove now.
    async fn prunable(&self, which: Prune) -> Result<u64, StoreError>;

    /// Removes tables with all that belongs to them, at most so many, in one transaction; returns how many. [`prune`] removes all.
    async fn prune(&self, which: Prune, most: u32) -> Result<u64, StoreError>;

    /// Writes a consistent copy of the whole database to a new file, while the server runs.
    async fn backup(&self, to: &Path) -> Result<(), StoreError>;

    /// Says something about a table to every other process with the same database, soon. It is not kept: who does not listen then
    /// misses it. A text is one line of at most [`LONGEST_TOLD`] bytes; others are not said. A store that only one process uses says nothing.
    fn tell(&self, table: &str, text: &str);

    /// Changes as they are committed by other processes that write to the same database; `None` if there can be none.
    fn moved(&self) -> Option<broadcast::Receiver<Moved>>;

    /// Writes all that is under way and closes.
    async fn close(&self);
}
