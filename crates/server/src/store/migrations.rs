//! The tables of both databases, version by version, inside the binary.
//!
//! A version that was published is never edited: a database remembers what it was made with. A change of the tables is a new
//! file and a new line here.

use std::pin::Pin;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{PgPool, SqlSafeStr, SqliteConnection};

const SQLITE: [(&str, &str); 6] = [
    ("tables and changes", include_str!("../../migrations/sqlite/1_tables_and_changes.sql")),
    ("checksums", include_str!("../../migrations/sqlite/2_checksums.sql")),
    ("clocks", include_str!("../../migrations/sqlite/3_clocks.sql")),
    ("parcels", include_str!("../../migrations/sqlite/4_parcels.sql")),
    ("notices", include_str!("../../migrations/sqlite/5_notices.sql")),
    ("mail", include_str!("../../migrations/sqlite/6_mail.sql")),
];

const POSTGRES: [(&str, &str); 6] = [
    ("tables and changes", include_str!("../../migrations/postgres/1_tables_and_changes.sql")),
    ("checksums", include_str!("../../migrations/postgres/2_checksums.sql")),
    ("clocks", include_str!("../../migrations/postgres/3_clocks.sql")),
    ("parcels", include_str!("../../migrations/postgres/4_parcels.sql")),
    ("notices", include_str!("../../migrations/postgres/5_notices.sql")),
    ("mail", include_str!("../../migrations/postgres/6_mail.sql")),
];

/// A future in a box. In the open, the compiler cannot see that the migrator's may be moved between threads.
type Boxed<'a> = Pin<Box<dyn Future<Output = Result<(), MigrateError>> + Send + 'a>>;

/// Brings a file up to date.
pub(super) fn sqlite(connection: &mut SqliteConnection) -> Boxed<'_> {
    Box::pin(async move { migrator(&SQLITE).run_direct(None, connection, false).await })
}

/// Brings a database up to date; one process at a time.
pub(super) fn postgres(pool: &PgPool) -> Boxed<'_> {
    Box::pin(async move { migrator(&POSTGRES).run(pool).await })
}

fn migrator(versions: &'static [(&'static str, &'static str)]) -> Migrator {
    let migration = |(version, (name, sql)): (i64, &'static (&'static str, &'static str))| {
        Migration::new(version, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(versions).map(migration).collect())
}
