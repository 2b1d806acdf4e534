//! The connection that writes: a statement for all that is to be written.

use std::time::{Duration, Instant};

use async_trait::async_trait;
use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use tokio::time::timeout;

use super::PATIENCE;
use crate::store::failure::too_slow;
use crate::store::group::{Commit, Write};
use crate::store::{StoreError, rows};

/// The channel changes are announced on.
pub(super) const CHANNEL: &str = "stolik";

/// The channel on which things are said that are not kept.
pub(super) const SAID: &str = "stolik_said";

/// A connection that was not used for so long is asked whether it is still there, so that a database that was restarted in a
/// quiet moment costs nobody an error.
const QUIET: Duration = Duration::from_secs(1);

/// How often a statement is tried that the database undid for reasons that are over when it has done so.
const ATTEMPTS: usize = 4;

/// The codes of those reasons: a deadlock, a conflict of transactions, and a table that was removed just now.
const UNDONE: [&str; 3] = ["40P01", "40001", "23503"];

/// Writes what is asked for and fits, and says which that was. A change fits if it is the next one of its table; who comes second
/// with the same number waits for the first to commit, and then does nothing. Sorted, so that two processes that want the same
/// changes never wait for each other.
const WRITE: &str = "\
WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[])
        AS asked (table_id, number, at, ack, lines, result)
), made AS (
    INSERT INTO tables (id, game, rules, block, extras, seed, created, finished_at, result)
    SELECT new.*, CASE WHEN asked.result IS NOT NULL THEN asked.at END, asked.result
    FROM unnest($7::text[], $8::text[], $9::bigint[], $10::text[], $11::text[], $12::text[], $13::bigint[])
        AS new (id, game, rules, block, extras, seed, created)
    JOIN asked ON asked.table_id = new.id
    ORDER BY new.id
    ON CONFLICT DO NOTHING
    RETURNING id
), written AS (
    INSERT INTO changes (table_id, number, at, ack, lines, result)
    SELECT asked.* FROM asked LEFT JOIN made ON made.id = asked.table_id
    WHERE CASE
        WHEN number = 0 THEN made.id IS NOT NULL
        ELSE number = 1 + (SELECT max(number) FROM changes WHERE table_id = asked.table_id)
    END
    ORDER BY table_id
    ON CONFLICT DO NOTHING
    RETURNING table_id, number, at, result
), ended AS (
    UPDATE tables SET finished_at = written.at, result = written.result FROM written
    WHERE written.result IS NOT NULL AND tables.id = written.table_id AND tables.finished_at IS NULL
)
SELECT table_id FROM written";

/// Announces changes that are committed. In the transaction that writes them it would be one statement less, but the database lets
/// transactions that announce something commit only one after the other, each with its wait for the disk. If we die in between, nobody
/// hears of the change until its sender comes back at another server, which [says](crate::store::Store::tell) how far the table is.
pub(super) const ANNOUNCE: &str = "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said";

/// A connection of its own.
pub(super) struct Writer {
    options: PgConnectOptions,
    /// With when it was last used. `None` after an error: the next statement goes over a new one.
    connection: Option<(PgConnection, Instant)>,
}

impl Writer {
    /// Connects when it is first used.
    pub(super) fn new(options: &PgConnectOptions) -> Self {
        // Everything here is found by its key. The planner does not know how few rows are asked for, and might read whole tables.
        let by_key = [("enable_seqscan", "off"), ("enable_hashjoin", "off"), ("enable_mergejoin", "off")];
        Self { options: options.clone().options(by_key), connection: None }
    }

    async fn connection(&mut self) -> Result<PgConnection, sqlx::Error> {
        if let Some((mut connection, used)) = self.connection.take()
            && (used.elapsed() < QUIET || connection.ping().await.is_ok())
        {
            return Ok(connection);
        }
        self.options.connect().await
    }

    async fn try_commit(&mut self, writes: &[Write]) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
        let mut connection = self.connection().await?;
        let mut attempt = 1;
        let written = loop {
            match write_all(&mut connection, writes).await {
                Err(error) if attempt < ATTEMPTS && was_undone(&error) => attempt += 1,
                other => break other?,
            }
        };
        let mut results = Vec::with_capacity(writes.len());
        for write in writes {
            // The database answers with those it wrote; of the others we ask why.
            let done = written.contains(&write.table);
            results.push(if done { Ok(()) } else { Err(refusal(&mut connection, write).await?) });
        }
        // The changes are on disk: whatever happens now, they were written.
        if announce(&mut connection, writes, &written).await.is_ok() {
            self.connection = Some((connection, Instant::now()));
        }
        Ok(results)
    }
}

async fn announce(
    connection: &mut PgConnection,
    writes: &[Write],
    written: &[String],
) -> Result<(), sqlx::Error> {
    let done = writes.iter().filter(|write| written.contains(&write.table));
    let said: Vec<String> = done.map(|write| format!("{} {}", write.table, write.change.number)).collect();
    sqlx::query(ANNOUNCE).bind(CHANNEL).bind(said).execute(connection).await?;
    Ok(())
}

#[async_trait]
impl Commit for Writer {
    async fn commit(&mut self, writes: &[Write]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        match timeout(PATIENCE, self.try_commit(writes)).await {
            Ok(results) => Ok(results?),
            Err(_) => Err(too_slow()),
        }
    }

    async fn close(self: Box<Self>) {
        if let Some((connection, _)) = self.connection {
            let _ = timeout(PATIENCE, connection.close()).await;
        }
    }
}

/// Writes what fits; returns the tables it was written for. No two of the writes are of the same table.
async fn write_all(connection: &mut PgConnection, writes: &[Write]) -> Result<Vec<String>, sqlx::Error> {
    let change = |get: fn(&Write) -> i64| -> Vec<i64> { writes.iter().map(get).collect() };
    let news = || writes.iter().filter_map(|write| write.new.as_ref());
    let rows: Vec<(String,)> = sqlx::query_as(WRITE)
        .bind(writes.iter().map(|write| write.table.as_str()).collect::<Vec<_>>())
        .bind(change(|write| write.change.number as i64))
        .bind(change(|write| write.change.at))
        .bind(writes.iter().map(|write| write.change.ack.as_deref()).collect::<Vec<_>>())
        .bind(writes.iter().map(|write| rows::joined(&write.change.lines)).collect::<Vec<_>>())
        .bind(writes.iter().map(|write| write.change.result.as_deref()).collect::<Vec<_>>())
        .bind(news().map(|table| table.id.as_str()).collect::<Vec<_>>())
        .bind(news().map(|table| table.game.as_str()).collect::<Vec<_>>())
        .bind(news().map(|table| i64::from(table.rules)).collect::<Vec<_>>())
        .bind(news().map(|table| table.block.as_str()).collect::<Vec<_>>())
        .bind(news().map(|table| table.extras.as_str()).collect::<Vec<_>>())
        .bind(news().map(|table| table.seed.as_str()).collect::<Vec<_>>())
        .bind(news().map(|table| table.created).collect::<Vec<_>>())
        .fetch_all(connection)
        .await?;
    Ok(rows.into_iter().map(|(table,)| table).collect())
}

/// Why this was not written.
async fn refusal(connection: &mut PgConnection, write: &Write) -> Result<StoreError, sqlx::Error> {
    if write.new.is_some() {
        return Ok(StoreError::Raced);
    }
    let (last,) = sqlx::query_as("SELECT max(number) FROM changes WHERE table_id = $1")
        .bind(&write.table)
        .fetch_one(connection)
        .await?;
    // Between the two statements the one before it came: it was based on one it could not know. Who looks again finds it.
    if last == Some(write.change.number as i64 - 1) {
        return Ok(StoreError::Raced);
    }
    Ok(rows::refusal(&write.table, write.change.number, last))
}

fn was_undone(error: &sqlx::Error) -> bool {
    error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code)
        .is_some_and(|code| UNDONE.contains(&&*code))
}
