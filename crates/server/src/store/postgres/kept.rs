//! A connection that is kept, and made anew when it is lost.

use std::time::{Duration, Instant};

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use tokio::time::timeout;

use super::TIMEOUT;

/// A connection that was not used for so long is asked whether it is still there, so that a database that was restarted in a
/// quiet moment costs nobody an error.
const QUIET: Duration = Duration::from_secs(1);

/// A place for one connection.
pub(super) struct Kept {
    options: PgConnectOptions,
    /// With when it was last used. `None` after an error, and before it is first used.
    connection: Option<(PgConnection, Instant)>,
}

impl Kept {
    /// Connects when it is first used.
    pub(super) fn new(options: PgConnectOptions) -> Self {
        Self { options, connection: None }
    }

    /// The connection, or a new one. It has to be [given back](Self::keep); after an error it is better let go.
    pub(super) async fn take(&mut self) -> Result<PgConnection, sqlx::Error> {
        if let Some((mut connection, used)) = self.connection.take()
            && (used.elapsed() < QUIET || connection.ping().await.is_ok())
        {
            return Ok(connection);
        }
        self.options.connect().await
    }

    pub(super) fn keep(&mut self, connection: PgConnection) {
        self.connection = Some((connection, Instant::now()));
    }

    pub(super) async fn close(self) {
        if let Some((connection, _)) = self.connection {
            let _ = timeout(TIMEOUT, connection.close()).await;
        }
    }
}
