//! PostgreSQL: one database for several servers.
//!
//! Any number of processes write at the same time; the key (table, number) decides between them. All that
//! [the queue](super::group) hands over is one statement, and so one transaction and one round trip. What was written is
//! [announced](announce) to every other process that [listens](listen).

mod announce;
mod kept;
mod listen;
mod write;

use std::future::Future;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgConnection};
use tokio::sync::broadcast;
use tokio::time::timeout;

use super::error::too_slow;
use super::group::{Queue, Write};
use super::{Change, Listed, Moved, NewTable, Prune, Stats, Store, StoreError, Stored, migrations, rows};
use announce::Announcer;
use listen::Listener;
use write::Writer;

/// How long to wait for an answer, or for a connection. A network that swallows what is sent says nothing at all.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Between two attempts to connect again.
const RETRY_DELAY: Duration = Duration::from_millis(200);

/// Connections that are not for reading: those that write, announce and listen. One writes: two would have transactions half as
/// large, which cost the database more than is won while one of them waits for the disk.
const OTHERS: u32 = 3;

/// Tables in a database that others may write to as well.
pub struct Postgres {
    pub(super) pool: PgPool,
    pub(super) queue: Queue,
    announcer: Arc<Announcer>,
    listener: Listener,
}

impl Postgres {
    /// Connects, and makes the tables if they are not there. Never has more than so many connections, but needs four.
    pub async fn connect(url: &str, max_connections: u32) -> Result<Self, StoreError> {
        let options = PgConnectOptions::from_str(url)?
            .application_name("stolik")
            // Else it would be told at every start that the tables are there already.
            .options([("client_min_messages", "warning")])
            // What is asked for in play is found by its key. The planner, which does not know how few rows are asked for, or how many
            // a database has that grew quickly, might read whole tables.
            .options([("enable_seqscan", "off"), ("enable_hashjoin", "off"), ("enable_mergejoin", "off")])
            // Nor has it anything to gain by planning anew each time.
            .options([("plan_cache_mode", "force_generic_plan")])
            .disable_statement_logging();
        // Not by the pool, which would try again and again: a database that is not there is said at once.
        let mut connection = in_time(options.connect()).await?;
        check_encoding(&mut connection).await?;
        connection.close().await?;
        let pool = PgPoolOptions::new()
            .max_connections(max_connections.saturating_sub(OTHERS).max(1))
            .acquire_timeout(TIMEOUT)
            .connect_lazy_with(options.clone());
        migrations::postgres(&pool).await?;
        let announcer = Arc::new(Announcer::new(&options));
        let listener = Listener::start(&options, announcer.server()).await?;
        let queue = Queue::new(Writer::new(&options, &announcer));
        Ok(Self { pool, queue, announcer, listener })
    }
}

#[async_trait]
impl Store for Postgres {
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
        let row = in_time(
            sqlx::query_as("SELECT id, game, rules, block, extras, seed, created FROM tables WHERE id = $1")
                .bind(table)
                .fetch_optional(&self.pool),
        )
        .await?;
        let Some(row) = row else { return Ok(None) };
        let changes = self.changes_from(table, 0).await?;
        // A table has a change from the moment it is there: without any it was removed since we asked.
        if changes.is_empty() {
            return Ok(None);
        }
        Ok(Some(Stored { table: rows::table(row)?, changes }))
    }

    async fn changes_from(&self, table: &str, number: u64) -> Result<Vec<Change>, StoreError> {
        let changes = in_time(
            sqlx::query_as(
                "SELECT number, at, ack, lines, result, checksum FROM changes WHERE table_id = $1 AND number >= $2 \
                 ORDER BY number",
            )
            .bind(table)
            .bind(rows::column(number)?)
            .fetch_all(&self.pool),
        );
        rows::changes(table, number, changes.await?)
    }

    async fn versions(&self, tables: &[String]) -> Result<Vec<(String, u64)>, StoreError> {
        let rows = in_time(
            sqlx::query_as(
                "SELECT asked.id, last.number FROM unnest($1::text[]) AS asked (id) CROSS JOIN LATERAL \
                 (SELECT number FROM changes WHERE table_id = asked.id ORDER BY number DESC LIMIT 1) AS last",
            )
            .bind(tables)
            .fetch_all(&self.pool),
        );
        Ok(rows.await?.into_iter().map(rows::version).collect())
    }

    async fn set_due(&self, table: &str, version: u64, due: Option<i64>) -> Result<(), StoreError> {
        let version = rows::column(version)?;
        let statement = match due {
            Some(due) => sqlx::query(
                "INSERT INTO clocks (table_id, version, due) SELECT id, $2, $3 FROM tables WHERE id = $1 \
                 ON CONFLICT (table_id) DO UPDATE SET due = excluded.due, version = excluded.version \
                 WHERE excluded.version >= clocks.version",
            )
            .bind(table)
            .bind(version)
            .bind(due),
            None => sqlx::query("DELETE FROM clocks WHERE table_id = $1 AND version <= $2")
                .bind(table)
                .bind(version),
        };
        in_time(statement.execute(&self.pool)).await?;
        Ok(())
    }

    async fn take_due(&self, now: i64, again: i64, most: u32) -> Result<Vec<String>, StoreError> {
        let taken = in_time(
            sqlx::query_as(
                "UPDATE clocks SET due = $2 WHERE table_id IN (SELECT table_id FROM clocks WHERE due <= $1 \
                 ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING table_id",
            )
            .bind(now)
            .bind(again)
            .bind(i64::from(most))
            .fetch_all(&self.pool),
        );
        Ok(taken.await?.into_iter().map(|(table,)| table).collect())
    }

    async fn put_parcel(&self, id: &str, content: &str, until: i64, now: i64) -> Result<(), StoreError> {
        let old = sqlx::query("DELETE FROM parcels WHERE until <= $1").bind(now);
        in_time(old.execute(&self.pool)).await?;
        let put = sqlx::query("INSERT INTO parcels (id, content, until) VALUES ($1, $2, $3)");
        in_time(put.bind(id).bind(content).bind(until).execute(&self.pool)).await?;
        Ok(())
    }

    async fn take_parcel(&self, id: &str, now: i64) -> Result<Option<String>, StoreError> {
        let take =
            "UPDATE parcels SET taken = TRUE WHERE id = $1 AND until > $2 AND NOT taken RETURNING content";
        let taken: Option<(String,)> =
            in_time(sqlx::query_as(take).bind(id).bind(now).fetch_optional(&self.pool)).await?;
        let clear = sqlx::query("UPDATE parcels SET content = '' WHERE id = $1 AND taken");
        in_time(clear.bind(id).execute(&self.pool)).await?;
        Ok(taken.map(|(content,)| content))
    }

    async fn parcel_taken(&self, id: &str, now: i64) -> Result<Option<bool>, StoreError> {
        let find = "SELECT taken FROM parcels WHERE id = $1 AND until > $2";
        let found: Option<(bool,)> =
            in_time(sqlx::query_as(find).bind(id).bind(now).fetch_optional(&self.pool)).await?;
        Ok(found.map(|(taken,)| taken))
    }

    async fn ping(&self) -> Result<(), StoreError> {
        let asked = "SELECT current_setting('transaction_read_only'), (SELECT count(*) FROM (SELECT FROM tables LIMIT 1) AS one)";
        let (read_only, _): (String, i64) = in_time(sqlx::query_as(asked).fetch_one(&self.pool)).await?;
        if read_only == "on" {
            return Err(StoreError::Unavailable("it can only be read".to_owned()));
        }
        Ok(())
    }

    async fn list(&self, before: Option<i64>, limit: u32) -> Result<Vec<Listed>, StoreError> {
        let listed = in_time(
            sqlx::query_as(
                "SELECT id, game, created, finished_at, result FROM tables \
                 WHERE created < coalesce($1, 9223372036854775807) ORDER BY created DESC, id DESC LIMIT $2",
            )
            .bind(before)
            .bind(i64::from(limit))
            .fetch_all(&self.pool),
        );
        Ok(listed.await?.into_iter().map(rows::listed).collect())
    }

    async fn stats(&self) -> Result<Stats, StoreError> {
        let row = sqlx::query_as(
            "SELECT (SELECT count(*) FROM tables), (SELECT count(finished_at) FROM tables), \
             (SELECT count(*) FROM changes), (SELECT count(*) FROM photos), \
             (SELECT coalesce(sum(octet_length(bytes)), 0)::bigint FROM photos), pg_database_size(current_database())",
        )
        .fetch_one(&self.pool)
        .await?;
        Ok(rows::stats(row))
    }

    async fn prunable(&self, which: Prune) -> Result<u64, StoreError> {
        let (statement, time) = match which {
            Prune::FinishedBefore(time) => ("SELECT count(*) FROM tables WHERE finished_at < $1", time),
            Prune::IdleSince(time) => (
                "SELECT count(*) FROM tables WHERE finished_at IS NULL AND (SELECT at FROM changes \
                 WHERE table_id = tables.id ORDER BY number DESC LIMIT 1) < $1",
                time,
            ),
        };
        let (count,): (i64,) = sqlx::query_as(statement).bind(time).fetch_one(&self.pool).await?;
        Ok(count as u64)
    }

    async fn prune(&self, which: Prune, most: u32) -> Result<u64, StoreError> {
        // A table that others are writing to at this moment is not idle, and is left alone.
        let (statement, time) = match which {
            Prune::FinishedBefore(time) => (
                "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE finished_at < $1 LIMIT $2 \
                 FOR UPDATE SKIP LOCKED)",
                time,
            ),
            Prune::IdleSince(time) => (
                "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE finished_at IS NULL AND (SELECT at \
                 FROM changes WHERE table_id = tables.id ORDER BY number DESC LIMIT 1) < $1 LIMIT $2 \
                 FOR UPDATE SKIP LOCKED)",
                time,
            ),
        };
        let done = sqlx::query(statement).bind(time).bind(i64::from(most)).execute(&self.pool).await?;
        Ok(done.rows_affected())
    }

    async fn backup(&self, _to: &Path) -> Result<(), StoreError> {
        Err(StoreError::Broken(
            "use pg_dump for a backup of PostgreSQL; it works while games go on".to_owned(),
        ))
    }

    fn tell(&self, table: &str, text: &str) {
        self.announcer.said(table, text);
    }

    fn moved(&self) -> Option<broadcast::Receiver<Moved>> {
        Some(self.listener.subscribe())
    }

    async fn close(&self) {
        self.queue.close().await;
        self.announcer.close().await;
        self.listener.close().await;
        self.pool.close().await;
    }
}

/// The answer, or an error when it takes too long.
pub(super) async fn in_time<T>(
    answer: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, StoreError> {
    match timeout(TIMEOUT, answer).await {
        Ok(answer) => Ok(answer?),
        Err(_) => Err(too_slow()),
    }
}

/// Names and lines have letters of all languages in them; a database that cannot keep one would fail in the middle of a game.
async fn check_encoding(connection: &mut PgConnection) -> Result<(), StoreError> {
    let (encoding,): (String,) =
        in_time(sqlx::query_as("SELECT current_setting('server_encoding')").fetch_one(connection)).await?;
    if encoding == "UTF8" {
        return Ok(());
    }
    Err(StoreError::Broken(format!("the database's encoding is {encoding}; make one with the encoding UTF8")))
}
