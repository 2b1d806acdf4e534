//! The connection that writes: a statement for all that is to be written.

use std::collections::HashSet;
use std::sync::Arc;

use async_trait::async_trait;
use sqlx::PgConnection;
use sqlx::postgres::PgConnectOptions;
use tokio::time::timeout;

use super::TIMEOUT;
use super::announce::Announcer;
use super::kept::Kept;
use crate::store::error::too_slow;
use crate::store::group::{Commit, Write};
use crate::store::{StoreError, rows};

/// How often a statement is tried that the database undid for reasons that are over when it has done so.
const ATTEMPTS: usize = 4;

/// The codes of those reasons: a deadlock, a conflict of transactions, and a table that was removed just now.
const UNDONE: [&str; 3] = ["40P01", "40001", "23503"];

/// Writes what is asked for and fits, and says which that was. A change fits if it is the next one of its table; who comes second
/// with the same number waits for the first to commit, and then does nothing. Sorted, so that two processes that want the same
/// changes never wait for each other.
const WRITE: &str = "\
WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::text[])
        AS asked (table_id, number, at, ack, lines, checksum, result)
), made AS (
    INSERT INTO tables (id, game, rules, block, extras, seed, created, finished_at, result)
    SELECT new.*, CASE WHEN asked.result IS NOT NULL THEN asked.at END, asked.result
    FROM unnest($8::text[], $9::text[], $10::bigint[], $11::text[], $12::text[], $13::text[], $14::bigint[])
        AS new (id, game, rules, block, extras, seed, created)
    JOIN asked ON asked.table_id = new.id
    ORDER BY new.id
    ON CONFLICT DO NOTHING
    RETURNING id
), photographed AS (
    INSERT INTO photos (table_id, bytes)
    SELECT made.id, photo.bytes FROM unnest($15::text[], $16::bytea[]) AS photo (table_id, bytes)
    JOIN made ON made.id = photo.table_id
), written AS (
    INSERT INTO changes (table_id, number, at, ack, lines, checksum, result)
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

/// The same for changes that neither make a table nor end one, which nearly all are. It costs the database less.
const APPEND: &str = "\
INSERT INTO changes (table_id, number, at, ack, lines, checksum)
SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bigint[])
    AS asked (table_id, number, at, ack, lines, checksum)
WHERE number = 1 + (SELECT max(number) FROM changes WHERE table_id = asked.table_id)
ORDER BY table_id
ON CONFLICT DO NOTHING
RETURNING table_id";

/// A connection of its own, which says what it wrote.
pub(super) struct Writer {
    connection: Kept,
    announcer: Arc<Announcer>,
}

impl Writer {
    /// Connects when it is first used.
    pub(super) fn new(options: &PgConnectOptions, announcer: &Arc<Announcer>) -> Self {
        Self { connection: Kept::new(options.clone()), announcer: Arc::clone(announcer) }
    }

    async fn try_commit(&mut self, writes: &[Write]) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
        let mut connection = self.connection.take().await?;
        let mut attempt = 1;
        let written = loop {
            match write_all(&mut connection, writes).await {
                Err(error) if attempt < ATTEMPTS && was_undone(&error) => attempt += 1,
                other => break other?,
            }
        };
        let done = writes.iter().filter(|write| written.contains(&write.table));
        self.announcer.moved(done.map(|write| (write.table.as_str(), write.change.number)));
        let mut results = Vec::with_capacity(writes.len());
        for write in writes {
            // The database answers with those it wrote; of the others we ask why.
            let done = written.contains(&write.table);
            results.push(if done { Ok(()) } else { Err(refusal(&mut connection, write).await?) });
        }
        self.connection.keep(connection);
        Ok(results)
    }
}

#[async_trait]
impl Commit for Writer {
    async fn commit(&mut self, writes: &[Write]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        match timeout(TIMEOUT, self.try_commit(writes)).await {
            Ok(results) => Ok(results?),
            Err(_) => Err(too_slow()),
        }
    }

    async fn close(self: Box<Self>) {
        self.connection.close().await;
    }
}

/// Writes what fits; returns the tables it was written for. No two of the writes are of the same table.
async fn write_all(connection: &mut PgConnection, writes: &[Write]) -> Result<HashSet<String>, sqlx::Error> {
    let number = |get: fn(&Write) -> i64| -> Vec<i64> { writes.iter().map(get).collect() };
    let only_appends = writes.iter().all(|write| write.new.is_none() && write.change.result.is_none());
    let mut query = sqlx::query_as(if only_appends { APPEND } else { WRITE })
        .bind(writes.iter().map(|write| write.table.as_str()).collect::<Vec<_>>())
        .bind(number(|write| write.change.number as i64))
        .bind(number(|write| write.change.at))
        .bind(writes.iter().map(|write| write.change.ack.as_deref()).collect::<Vec<_>>())
        .bind(writes.iter().map(|write| rows::joined(&write.change.lines)).collect::<Vec<_>>())
        .bind(number(|write| write.change.checksum(&write.table)));
    if !only_appends {
        let news = || writes.iter().filter_map(|write| write.new.as_ref());
        query = query
            .bind(writes.iter().map(|write| write.change.result.as_deref()).collect::<Vec<_>>())
            .bind(news().map(|table| table.id.as_str()).collect::<Vec<_>>())
            .bind(news().map(|table| table.game.as_str()).collect::<Vec<_>>())
            .bind(news().map(|table| i64::from(table.rules)).collect::<Vec<_>>())
            .bind(news().map(|table| table.block.as_str()).collect::<Vec<_>>())
            .bind(news().map(|table| table.extras.as_str()).collect::<Vec<_>>())
            .bind(news().map(|table| table.seed.as_str()).collect::<Vec<_>>())
            .bind(news().map(|table| table.created).collect::<Vec<_>>());
        let photos = || writes.iter().filter_map(|write| Some((&write.table, write.photo.as_deref()?)));
        query = query
            .bind(photos().map(|(table, _)| table.as_str()).collect::<Vec<_>>())
            .bind(photos().map(|(_, photo)| photo).collect::<Vec<_>>());
    }
    let rows: Vec<(String,)> = query.fetch_all(connection).await?;
    Ok(rows.into_iter().map(|(table,)| table).collect())
}

/// Why this was not written.
async fn refusal(connection: &mut PgConnection, write: &Write) -> Result<StoreError, sqlx::Error> {
    if write.new.is_some() {
        return Ok(StoreError::Conflict);
    }
    let (last,) = sqlx::query_as("SELECT max(number) FROM changes WHERE table_id = $1")
        .bind(&write.table)
        .fetch_one(connection)
        .await?;
    // Between the two statements the one before it came: it was based on one it could not know. Who looks again finds it.
    if last == Some(write.change.number as i64 - 1) {
        return Ok(StoreError::Conflict);
    }
    Ok(rows::refusal(&write.table, write.change.number, last))
}

fn was_undone(error: &sqlx::Error) -> bool {
    error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code)
        .is_some_and(|code| UNDONE.contains(&&*code))
}
