//! The connection that listens: what any process announces, passed on to whoever wants to know here.

use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use sqlx::Executor;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use tokio::sync::broadcast;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::announce::{CHANNEL, unpack};
use super::{RETRY_DELAY, TIMEOUT};
use crate::store::{Moved, StoreError};

/// How many announcements a slow receiver may be behind before it misses some.
const KEPT: usize = 4096;

/// After so much silence the database is asked whether it is still there.
const IDLE_TIMEOUT: Duration = Duration::from_secs(15);

/// A task that listens for ever, whatever happens to the connection. It ends with this value.
pub(super) struct Listener {
    moved: broadcast::Sender<Moved>,
    pool: PgPool,
    task: Mutex<JoinSet<()>>,
}

impl Listener {
    /// Returns when it listens: from now on nothing is missed. What `own` says itself is not passed on.
    pub(super) async fn start(options: &PgConnectOptions, own: u64) -> Result<Self, StoreError> {
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(TIMEOUT)
            .connect_lazy_with(options.clone());
        let first = listen(&pool).await?;
        let (moved, _) = broadcast::channel(KEPT);
        let mut task = JoinSet::new();
        task.spawn(pass_on(first, own, pool.clone(), moved.clone()));
        Ok(Self { moved, pool, task: Mutex::new(task) })
    }

    pub(super) fn subscribe(&self) -> broadcast::Receiver<Moved> {
        self.moved.subscribe()
    }

    pub(super) async fn close(&self) {
        self.task.lock().unwrap_or_else(PoisonError::into_inner).abort_all();
        self.pool.close().await;
    }
}

async fn listen(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    // A lost connection is our affair: what was missed has to be told.
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

async fn pass_on(first: PgListener, own: u64, pool: PgPool, moved: broadcast::Sender<Moved>) {
    let mut listener = first;
    loop {
        while pass_one_on(&mut listener, own, &moved).await.is_continue() {}
        drop(listener);
        tracing::warn!("the connection that listens to other servers was lost");
        listener = loop {
            match timeout(TIMEOUT, listen(&pool)).await {
                Ok(Ok(listener)) => break listener,
                Ok(Err(_)) | Err(_) => sleep(RETRY_DELAY).await,
            }
        };
        tracing::info!("listening to other servers again");
        // Nobody receiving is fine.
        let _ = moved.send(Moved::Missed);
    }
}

/// Waits for one announcement; breaks when the connection is lost.
async fn pass_one_on(
    listener: &mut PgListener,
    own: u64,
    moved: &broadcast::Sender<Moved>,
) -> ControlFlow<()> {
    let heard = match timeout(IDLE_TIMEOUT, listener.try_recv()).await {
        Ok(Ok(Some(heard))) => heard,
        Ok(Ok(None) | Err(_)) => return ControlFlow::Break(()),
        Err(_) => {
            return match timeout(TIMEOUT, listener.execute("SELECT 1")).await {
                Ok(Ok(_)) => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            };
        }
    };
    for news in unpack(own, heard.payload()) {
        // Nobody receiving is fine.
        let _ = moved.send(news);
    }
    ControlFlow::Continue(())
}
