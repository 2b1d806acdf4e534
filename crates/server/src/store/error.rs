//! What went wrong in a database, as our three kinds of errors.
//!
//! A message of a database may repeat the values of a statement, seeds and marks of keys among them. Only the messages of
//! kinds that never do are passed on; of the others only the code is.

use sqlx::Error;
use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;

use super::StoreError;

/// Classes of SQLSTATE that say something about the server and not about values: connections, transactions, passwords,
/// missing databases, resources, shutdown, the system, faults of the server itself.
const ABOUT_THE_SERVER: [&str; 11] = ["08", "25", "28", "3D", "40", "53", "54", "55", "57", "58", "XX"];

/// The codes of SQLite for a file that is damaged, is no database, or lacks our tables: waiting does not help.
const SQLITE_BROKEN: [i32; 3] = [1, 11, 26];

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        match error {
            Error::Database(error) => from_database(&*error),
            Error::Io(error) => Self::Unavailable(error.to_string()),
            Error::PoolTimedOut => Self::Unavailable("no connection was free in time".to_owned()),
            Error::PoolClosed => closed(),
            Error::Protocol(_) | Error::WorkerCrashed | Error::BeginFailed => {
                Self::Unavailable("the connection broke".to_owned())
            }
            // An address has a password in it, and what cannot be decoded is a value: neither is repeated.
            Error::Configuration(_) => Self::Broken("this is not the address of a database".to_owned()),
            Error::Tls(_) => {
                Self::Broken("the database asks for TLS, which a proxy or tunnel must provide".to_owned())
            }
            Error::Migrate(error) => Self::from(*error),
            _ => Self::Broken("the database has other tables in it than this program makes".to_owned()),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            MigrateError::VersionMissing(version) => Self::Broken(format!(
                "the database was made by a newer version of this program (its tables are of version {version})"
            )),
            other => Self::Broken(format!("the database cannot be brought up to date: {other}")),
        }
    }
}

/// The store was closed and is used none the less.
pub(super) fn closed() -> StoreError {
    StoreError::Unavailable("the store is closed".to_owned())
}

/// The database took longer than we wait.
pub(super) fn too_slow() -> StoreError {
    StoreError::Unavailable("it takes too long".to_owned())
}

fn from_database(error: &dyn DatabaseError) -> StoreError {
    let code = error.code().unwrap_or_default();
    if error.try_downcast_ref::<PgDatabaseError>().is_some() {
        return match code.get(..2) {
            Some(class) if ABOUT_THE_SERVER.contains(&class) => {
                StoreError::Unavailable(error.message().to_owned())
            }
            _ => StoreError::Broken(format!("the database refused a statement (code {code})")),
        };
    }
    // The low byte of an extended code is the kind. SQLite's messages name tables and columns, never values.
    match code.parse::<i32>().map(|code| code & 0xff) {
        Ok(kind) if SQLITE_BROKEN.contains(&kind) => StoreError::Broken(error.message().to_owned()),
        _ => StoreError::Unavailable(error.message().to_owned()),
    }
}
