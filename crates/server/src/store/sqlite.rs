//! SQLite: one file on one machine, nothing else to run.
//!
//! One connection writes, and only [the queue](super::group) uses it; a few others read, and see the last commit while the next
//! one is under way (WAL), and copy what was written into its place. A commit is on disk when it returns (`synchronous = FULL`). Other processes may open the same file
//! at the same time: SQLite lets one write after the other.

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::{Mutex, broadcast};

use super::group::{Commit, Queue, Write};
use super::{Change, Listed, Moved, NewTable, Prune, Stats, Store, StoreError, Stored, migrations, rows};

/// How long to wait for another process that writes to the same file.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Between two attempts to open a file that another process is just making.
const RETRY_DELAY: Duration = Duration::from_millis(20);

/// How often tables may turn out to be there already, as another process brings them there version by version.
const MOST_SURPRISES: u32 = 8;

/// The code of a file that another connection holds.
const SQLITE_BUSY: i32 = 5;

/// How often what stands in the log beside the file is copied into it. That is done by a connection of its own, so that nobody
/// waits for it; games that go on change the same pages again and again, and each is copied once.
const CHECKPOINT_EVERY: Duration = Duration::from_secs(1);

/// Pages of 4 KiB in the log after which the connection that writes copies the rest itself, so that the log can begin anew.
const CHECKPOINT_PAGES: &str = "8000";

/// How often it is tried whether the file can be written, at most, whoever asks.
const WRITES_TRIED_EVERY: Duration = Duration::from_secs(1);

/// Connections that read, and prune. Nobody has to wait until what they remove is on disk: it is there with the next change, and what a power
/// cut brings back is removed the next time.
const READERS: u32 = 4;

/// Tables in one file.
pub struct Sqlite {
    pub(super) pool: SqlitePool,
    pub(super) queue: Queue,
    options: SqliteConnectOptions,
    /// When it was last tried whether the file can be written, and what came of it.
    tried: Mutex<Option<(Instant, Result<(), StoreError>)>>,
}

impl Sqlite {
    /// Opens the file, and makes it, its folder and its tables if they are not there.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        make_private(path).map_err(|error| {
            StoreError::Unavailable(format!("{} cannot be opened: {error}", path.display()))
        })?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(false)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
            .busy_timeout(TIMEOUT)
            .disable_statement_logging();
        let connection = connect(&options).await?;
        let pool = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(TIMEOUT)
            .test_before_acquire(false)
            .connect_lazy_with(options.clone().synchronous(SqliteSynchronous::Normal));
        let written = Arc::new(AtomicBool::new(false));
        tokio::spawn(checkpoints(pool.clone(), Arc::downgrade(&written)));
        let queue = Queue::new(Writer { options: options.clone(), connection: Some(connection), written });
        Ok(Self { pool, queue, options, tried: Mutex::default() })
    }
}

/// Writes a number that means nothing to us and waits until it is on disk, as a change would be: only so does one know that a disk is
/// not full. By a connection of its own: those that are open may still have a file that is gone.
async fn try_to_write(options: &SqliteConnectOptions) -> Result<(), sqlx::Error> {
    let mut connection = options.connect().await?;
    sqlx::query("SELECT 1 FROM tables LIMIT 1").fetch_optional(&mut connection).await?;
    sqlx::query("PRAGMA user_version = 1").execute(&mut connection).await?;
    connection.close().await
}

/// Copies the log into the file while there is something to copy; ends with the one who writes.
async fn checkpoints(pool: SqlitePool, written: Weak<AtomicBool>) {
    loop {
        tokio::time::sleep(CHECKPOINT_EVERY).await;
        let Some(written) = written.upgrade() else { return };
        if written.swap(false, Ordering::Relaxed) {
            // What is not copied now is copied next time.
            let _ = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await;
        }
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, table: NewTable, first: Change) -> Result<(), StoreError> {
        rows::check_change(&table.id, &first)?;
        rows::check_table(&table, &first)?;
        self.queue.put(Write { table: table.id.clone(), new: Some(table), change: first, photo: None }).await
    }

    async fn append(&self, table: &str, change: Change) -> Result<(), StoreError> {
        rows::check_change(table, &change)?;
        self.queue.put(Write { table: table.to_owned(), new: None, change, photo: None }).await
    }

    async fn load(&self, table: &str) -> Result<Option<Stored>, StoreError> {
        // One transaction, so that a table that is removed meanwhile is there as a whole or not at all.
        let mut reading = self.pool.begin().await?;
        let row =
            sqlx::query_as("SELECT id, game, rules, block, extras, seed, created FROM tables WHERE id = ?")
                .bind(table)
                .fetch_optional(&mut *reading)
                .await?;
        let Some(row) = row else { return Ok(None) };
        let changes = sqlx::query_as(
            "SELECT number, at, ack, lines, result, checksum FROM changes WHERE table_id = ? ORDER BY number",
        )
        .bind(table)
        .fetch_all(&mut *reading)
        .await?;
        Ok(Some(Stored { table: rows::table(row)?, changes: rows::changes(table, 0, changes)? }))
    }

    async fn changes_from(&self, table: &str, number: u64) -> Result<Vec<Change>, StoreError> {
        let rows = sqlx::query_as(
            "SELECT number, at, ack, lines, result, checksum FROM changes WHERE table_id = ? AND number >= ? ORDER BY number",
        )
        .bind(table)
        .bind(rows::column(number)?)
        .fetch_all(&self.pool)
        .await?;
        rows::changes(table, number, rows)
    }

    async fn versions(&self, tables: &[String]) -> Result<Vec<(String, u64)>, StoreError> {
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT asked.value, (SELECT max(number) FROM changes WHERE table_id = asked.value) AS last \
             FROM json_each(?) AS asked WHERE last IS NOT NULL",
        )
        .bind(serde_json::to_string(tables).unwrap_or_default())
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.into_iter().map(rows::version).collect())
    }

    async fn set_due(&self, table: &str, version: u64, due: Option<i64>) -> Result<(), StoreError> {
        let version = rows::column(version)?;
        let statement = match due {
            Some(due) => sqlx::query(
                "INSERT INTO clocks (table_id, version, due) SELECT id, ?2, ?3 FROM tables WHERE id = ?1 \
                 ON CONFLICT (table_id) DO UPDATE SET due = excluded.due, version = excluded.version \
                 WHERE excluded.version >= clocks.version",
            )
            .bind(table)
            .bind(version)
            .bind(due),
            None => sqlx::query("DELETE FROM clocks WHERE table_id = ?1 AND version <= ?2")
                .bind(table)
                .bind(version),
        };
        statement.execute(&self.pool).await?;
        Ok(())
    }

    async fn take_due(&self, now: i64, again: i64, most: u32) -> Result<Vec<String>, StoreError> {
        // Most of the time nothing is due, and who only reads waits for nobody.
        let next: Option<(i64,)> =
            sqlx::query_as("SELECT due FROM clocks ORDER BY due LIMIT 1").fetch_optional(&self.pool).await?;
        if next.is_none_or(|(due,)| due > now) {
            return Ok(Vec::new());
        }
        let taken: Vec<(String,)> = sqlx::query_as(
            "UPDATE clocks SET due = ?2 WHERE table_id IN \
             (SELECT table_id FROM clocks WHERE due <= ?1 ORDER BY due LIMIT ?3) RETURNING table_id",
        )
        .bind(now)
        .bind(again)
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        Ok(taken.into_iter().map(|(table,)| table).collect())
    }

    async fn put_parcel(&self, id: &str, content: &str, until: i64, now: i64) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM parcels WHERE until <= ?1").bind(now).execute(&self.pool).await?;
        let put = sqlx::query("INSERT INTO parcels (id, content, until) VALUES (?1, ?2, ?3)");
        put.bind(id).bind(content).bind(until).execute(&self.pool).await?;
        Ok(())
    }

    async fn take_parcel(&self, id: &str, now: i64) -> Result<Option<String>, StoreError> {
        let take =
            "UPDATE parcels SET taken = 1 WHERE id = ?1 AND until > ?2 AND taken = 0 RETURNING content";
        let taken: Option<(String,)> =
            sqlx::query_as(take).bind(id).bind(now).fetch_optional(&self.pool).await?;
        sqlx::query("UPDATE parcels SET content = '' WHERE id = ?1 AND taken = 1")
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(taken.map(|(content,)| content))
    }

    async fn parcel_taken(&self, id: &str, now: i64) -> Result<Option<bool>, StoreError> {
        let found: Option<(bool,)> = sqlx::query_as("SELECT taken FROM parcels WHERE id = ?1 AND until > ?2")
            .bind(id)
            .bind(now)
            .fetch_optional(&self.pool)
            .await?;
        Ok(found.map(|(taken,)| taken))
    }

    async fn ping(&self) -> Result<(), StoreError> {
        let mut tried = self.tried.lock().await;
        if let Some((when, answer)) = &*tried
            && when.elapsed() < WRITES_TRIED_EVERY
        {
            return answer.clone();
        }
        let answer = try_to_write(&self.options).await.map_err(StoreError::from);
        *tried = Some((Instant::now(), answer.clone()));
        answer
    }

    async fn list(&self, before: Option<i64>, limit: u32) -> Result<Vec<Listed>, StoreError> {
        let rows = sqlx::query_as(
            "SELECT id, game, created, finished_at, result FROM tables \
             WHERE created < coalesce(?, 9223372036854775807) ORDER BY created DESC, id DESC LIMIT ?",
        )
        .bind(before)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.into_iter().map(rows::listed).collect())
    }

    async fn stats(&self) -> Result<Stats, StoreError> {
        let row = sqlx::query_as(
            "SELECT (SELECT count(*) FROM tables), (SELECT count(finished_at) FROM tables), \
             (SELECT count(*) FROM changes), (SELECT count(*) FROM photos), \
             (SELECT coalesce(sum(length(bytes)), 0) FROM photos), \
             (SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size())",
        )
        .fetch_one(&self.pool)
        .await?;
        Ok(rows::stats(row))
    }

    async fn prunable(&self, which: Prune) -> Result<u64, StoreError> {
        let (statement, time) = match which {
            Prune::FinishedBefore(time) => ("SELECT count(*) FROM tables WHERE finished_at < ?", time),
            Prune::IdleSince(time) => (
                "SELECT count(*) FROM tables WHERE finished_at IS NULL AND (SELECT at FROM changes \
                 WHERE table_id = tables.id ORDER BY number DESC LIMIT 1) < ?",
                time,
            ),
        };
        let (count,): (i64,) = sqlx::query_as(statement).bind(time).fetch_one(&self.pool).await?;
        Ok(count as u64)
    }

    async fn prune(&self, which: Prune, most: u32) -> Result<u64, StoreError> {
        let (statement, time) = match which {
            Prune::FinishedBefore(time) => {
                ("DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE finished_at < ? LIMIT ?)", time)
            }
            Prune::IdleSince(time) => (
                "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE finished_at IS NULL AND (SELECT at \
                 FROM changes WHERE table_id = tables.id ORDER BY number DESC LIMIT 1) < ? LIMIT ?)",
                time,
            ),
        };
        let done = sqlx::query(statement).bind(time).bind(i64::from(most)).execute(&self.pool).await?;
        Ok(done.rows_affected())
    }

    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let failed = |error| StoreError::Broken(format!("{} cannot be written: {error}", to.display()));
        if to.exists() {
            return Err(StoreError::Broken(format!("{} is there already", to.display())));
        }
        // Under another name until it is complete and on disk: a backup that was broken off must not look like one.
        let partial = partial(to);
        let name = partial
            .to_str()
            .ok_or_else(|| StoreError::Broken("the name of a backup must be text (UTF-8)".to_owned()))?;
        fs::remove_file(&partial).or_else(unless_missing).map_err(failed)?;
        make_private(&partial).map_err(failed)?;
        let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(&self.pool).await;
        if let Err(error) = copied {
            let _ = fs::remove_file(&partial);
            return Err(error.into());
        }
        File::open(&partial).and_then(|file| file.sync_all()).map_err(failed)?;
        fs::rename(&partial, to).map_err(failed)
    }

    fn tell(&self, _table: &str, _text: &str) {}

    fn moved(&self) -> Option<broadcast::Receiver<Moved>> {
        None
    }

    async fn close(&self) {
        self.queue.close().await;
        self.pool.close().await;
    }
}

/// The connection that writes.
struct Writer {
    options: SqliteConnectOptions,
    /// `None` after an error: whatever state the connection was left in, the next transaction begins on a new one.
    connection: Option<SqliteConnection>,
    /// Was anything written since it was last copied from the log?
    written: Arc<AtomicBool>,
}

#[async_trait]
impl Commit for Writer {
    async fn commit(&mut self, writes: &[Write]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let results = write_all(&mut connection, writes).await?;
        self.connection = Some(connection);
        self.written.store(true, Ordering::Relaxed);
        Ok(results)
    }

    async fn close(self: Box<Self>) {
        if let Some(connection) = self.connection {
            let _ = connection.close().await;
        }
    }
}

async fn write_all(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    if write_at_once(connection, writes).await? {
        return Ok(vec![Ok(()); writes.len()]);
    }
    // A transaction that begins by reading could not become one that writes while another process does.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        results.push(match &write.new {
            Some(table) => make(&mut transaction, table, write).await?,
            None => add(&mut transaction, &write.table, &write.change).await?,
        });
    }
    transaction.commit().await?;
    Ok(results)
}

/// Writes everything with one statement, as every statement is a journey to SQLite's thread and back; or nothing, and returns
/// false, if there are new tables or anything does not fit.
async fn write_at_once(connection: &mut SqliteConnection, writes: &[Write]) -> Result<bool, sqlx::Error> {
    if writes.iter().any(|write| write.new.is_some()) {
        return Ok(false);
    }
    // A statement by itself is a transaction, and without `BEGIN` and `COMMIT` two journeys are saved.
    if writes.iter().all(|write| write.change.result.is_none()) {
        return add_all(connection, writes).await;
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    if !add_all(&mut transaction, writes).await? {
        transaction.rollback().await?;
        return Ok(false);
    }
    for write in writes {
        finish(&mut transaction, &write.table, &write.change).await?;
    }
    transaction.commit().await?;
    Ok(true)
}

/// Adds changes of different tables if every one of them is the next of its table, else none. Returns whether it did.
async fn add_all(connection: &mut SqliteConnection, writes: &[Write]) -> Result<bool, sqlx::Error> {
    // The statement is made of constants; what is written is bound to it.
    let mut query = sqlx::query(sqlx::AssertSqlSafe(add_many(writes.len())));
    for Write { table, change, .. } in writes {
        query = query
            .bind(table)
            .bind(change.number as i64)
            .bind(change.at)
            .bind(&change.ack)
            .bind(rows::joined(&change.lines))
            .bind(&change.result)
            .bind(change.checksum(table));
    }
    for _ in 7 * writes.len()..7 * writes.len().next_power_of_two() {
        query = query.bind(None::<i64>);
    }
    let done = query.bind(writes.len() as i64).execute(connection).await?;
    Ok(done.rows_affected() > 0)
}

/// The statement that adds so many changes, as many as its last parameter says, or none. The number is rounded up, so that there are few
/// statements to prepare; rows without a table are left out.
fn add_many(count: usize) -> String {
    let rows = vec!["(?, ?, ?, ?, ?, ?, ?)"; count.next_power_of_two()].join(", ");
    format!(
        "WITH fitting AS MATERIALIZED \
         (SELECT id, column2, column3, column4, column5, column6, column7 FROM (VALUES {rows}) JOIN tables ON id = column1 \
         WHERE column2 = (SELECT coalesce(max(number) + 1, 0) FROM changes WHERE table_id = column1)) \
         INSERT INTO changes (table_id, number, at, ack, lines, result, checksum) \
         SELECT * FROM fitting WHERE (SELECT count(*) FROM fitting) = ?"
    )
}

async fn make(
    connection: &mut SqliteConnection,
    table: &NewTable,
    Write { change: first, photo, .. }: &Write,
) -> Result<Result<(), StoreError>, sqlx::Error> {
    let done = sqlx::query(
        "INSERT INTO tables (id, game, rules, block, extras, seed, created) VALUES (?, ?, ?, ?, ?, ?, ?) \
         ON CONFLICT DO NOTHING",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(i64::from(table.rules))
    .bind(&table.block)
    .bind(&table.extras)
    .bind(&table.seed)
    .bind(table.created)
    .execute(&mut *connection)
    .await?;
    if done.rows_affected() == 0 {
        return Ok(Err(StoreError::Conflict));
    }
    if let Some(photo) = photo {
        let keep = sqlx::query("INSERT INTO photos (table_id, bytes) VALUES (?1, ?2)");
        keep.bind(&table.id).bind(photo).execute(&mut *connection).await?;
    }
    add(connection, &table.id, first).await
}

/// Adds a change if it is the next one of its table.
async fn add(
    connection: &mut SqliteConnection,
    table: &str,
    change: &Change,
) -> Result<Result<(), StoreError>, sqlx::Error> {
    let done = sqlx::query(
        "INSERT INTO changes (table_id, number, at, ack, lines, result, checksum) SELECT id, ?2, ?3, ?4, ?5, ?6, ?7 FROM tables \
         WHERE id = ?1 AND ?2 = (SELECT coalesce(max(number) + 1, 0) FROM changes WHERE table_id = ?1)",
    )
    .bind(table)
    .bind(change.number as i64)
    .bind(change.at)
    .bind(&change.ack)
    .bind(rows::joined(&change.lines))
    .bind(&change.result)
    .bind(change.checksum(table))
    .execute(&mut *connection)
    .await?;
    if done.rows_affected() == 0 {
        let (last,) = sqlx::query_as("SELECT max(number) FROM changes WHERE table_id = ?")
            .bind(table)
            .fetch_one(&mut *connection)
            .await?;
        return Ok(Err(rows::refusal(table, change.number, last)));
    }
    finish(connection, table, change).await?;
    Ok(Ok(()))
}

/// Writes the end of a table, if this change is it.
async fn finish(connection: &mut SqliteConnection, table: &str, change: &Change) -> Result<(), sqlx::Error> {
    if change.result.is_some() {
        sqlx::query("UPDATE tables SET finished_at = ?, result = ? WHERE id = ? AND finished_at IS NULL")
            .bind(change.at)
            .bind(&change.result)
            .bind(table)
            .execute(connection)
            .await?;
    }
    Ok(())
}

/// A connection to tables that are up to date. Another process that opens the same new file may be bringing them there: SQLite does not
/// let us wait for that, so who comes second fails, as the file is busy or the tables are there already, and looks again.
async fn connect(options: &SqliteConnectOptions) -> Result<SqliteConnection, StoreError> {
    let start = Instant::now();
    let mut surprises = 0;
    loop {
        let opening = async {
            let mut connection = options.connect().await?;
            migrations::sqlite(&mut connection).await?;
            Ok::<_, MigrateError>(connection)
        };
        match opening.await {
            Ok(connection) => return Ok(connection),
            Err(error) if is_busy(&error) && start.elapsed() < TIMEOUT => {
                tokio::time::sleep(RETRY_DELAY).await;
            }
            Err(_) if surprises < MOST_SURPRISES => surprises += 1,
            Err(error) => return Err(error.into()),
        }
    }
}

/// Does another process hold the file at this moment?
fn is_busy(error: &MigrateError) -> bool {
    let (MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)) = error else {
        return false;
    };
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<i32>().ok());
    // The low byte of an extended code is the kind.
    code.is_some_and(|code| code & 0xff == SQLITE_BUSY)
}

/// Makes the file, readable for its owner only: it has the seeds of running games in it. SQLite gives the files beside it
/// the same permissions.
fn make_private(path: &Path) -> std::io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

fn partial(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".partial");
    name.into()
}

fn unless_missing(error: std::io::Error) -> std::io::Result<()> {
    if error.kind() == std::io::ErrorKind::NotFound { Ok(()) } else { Err(error) }
}
