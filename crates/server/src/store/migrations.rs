//! The tables of both databases, version by version, inside the binary.
//!
//! A version that was published is never edited: a database remembers what it was made with. A change of the tables is a new
//! file and a new line here.

use std::pin::Pin;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{PgPool, SqlSafeStr, SqliteConnection};

/// The number of a version, its name, and what it does.
type Version = (i64, &'static str, &'static str);

const SQLITE: [Version; 7] = [
    (1, "tables and changes", include_str!("../../migrations/sqlite/1_tables_and_changes.sql")),
    (2, "checksums", include_str!("../../migrations/sqlite/2_checksums.sql")),
    (3, "clocks", include_str!("../../migrations/sqlite/3_clocks.sql")),
    (4, "parcels", include_str!("../../migrations/sqlite/4_parcels.sql")),
    (5, "notices", include_str!("../../migrations/sqlite/5_notices.sql")),
    (6, "mail", include_str!("../../migrations/sqlite/6_mail.sql")),
    (7, "photos", include_str!("../../migrations/sqlite/7_photos.sql")),
];

const POSTGRES: [Version; 7] = [
    (1, "tables and changes", include_str!("../../migrations/postgres/1_tables_and_changes.sql")),
    (2, "checksums", include_str!("../../migrations/postgres/2_checksums.sql")),
    (3, "clocks", include_str!("../../migrations/postgres/3_clocks.sql")),
    (4, "parcels", include_str!("../../migrations/postgres/4_parcels.sql")),
    (5, "notices", include_str!("../../migrations/postgres/5_notices.sql")),
    (6, "mail", include_str!("../../migrations/postgres/6_mail.sql")),
    (7, "photos", include_str!("../../migrations/postgres/7_photos.sql")),
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

fn migrator(versions: &'static [Version]) -> Migrator {
    let migration = |(version, name, sql): &'static Version| {
        Migration::new(*version, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(versions.iter().map(migration).collect())
}
