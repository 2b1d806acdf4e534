//! Group commit: what arrives while a transaction is under way is written together in the next one.
//!
//! A commit costs a write to the disk whether it holds one change or two hundred. A task of its own takes all that waits, has it
//! written in one transaction, and answers everybody. Nobody waits for others to come: a single change is written at once.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use async_trait::async_trait;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::error::closed;
use super::{Change, NewTable, StoreError};

/// The most that one transaction holds. More would save hardly any time and make the first of them wait for the last.
const LARGEST: usize = 256;

/// How many may wait in the queue; who comes later waits outside.
const QUEUE: usize = 4 * LARGEST;

/// Something to be written: a change, and the table if it is its first.
pub(super) struct Write {
    pub(super) table: String,
    pub(super) new: Option<NewTable>,
    pub(super) change: Change,
    /// Its photo, if it is a new table that has one.
    pub(super) photo: Option<Vec<u8>>,
}

/// Writes many things in one transaction.
#[async_trait]
pub(super) trait Commit: Send + 'static {
    /// The answers, one for each in order, when all is on disk. No two are of the same table. An error means that it is unknown
    /// whether anything was written; the next call must work again as soon as the database does.
    async fn commit(&mut self, writes: &[Write]) -> Result<Vec<Result<(), StoreError>>, StoreError>;

    /// Lets the database go.
    async fn close(self: Box<Self>);
}

/// The way to the task that writes. When it is dropped or closed, the task writes what waits, and ends.
pub(super) struct Queue {
    /// `None` once it is closed.
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    /// `None` once somebody waits for its end.
    task: Mutex<Option<JoinHandle<()>>>,
}

struct Job {
    write: Write,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

impl Queue {
    /// Starts the task.
    pub(super) fn new(database: impl Commit) -> Self {
        let (sender, receiver) = mpsc::channel(QUEUE);
        let task = tokio::spawn(work(receiver, Box::new(database)));
        Self { jobs: Mutex::new(Some(sender)), task: Mutex::new(Some(task)) }
    }

    /// Has it written, and returns when it is on disk.
    pub(super) async fn put(&self, write: Write) -> Result<(), StoreError> {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or_else(closed)?;
        let (answer, answered) = oneshot::channel();
        jobs.send(Job { write, answer }).await.map_err(|_| closed())?;
        drop(jobs);
        answered.await.unwrap_or_else(|_| Err(closed()))
    }

    /// Takes nothing more, and returns when all that waits is written.
    pub(super) async fn close(&self) {
        drop(self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take());
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

async fn work(mut jobs: mpsc::Receiver<Job>, mut database: Box<impl Commit>) {
    let mut waiting = Vec::with_capacity(LARGEST);
    while jobs.recv_many(&mut waiting, LARGEST).await > 0 {
        while !waiting.is_empty() {
            let (writes, answers): (Vec<_>, Vec<_>) =
                first_of_each_table(&mut waiting).into_iter().map(|job| (job.write, job.answer)).unzip();
            let results = match database.commit(&writes).await {
                Ok(results) => results,
                Err(error) => {
                    tracing::error!(changes = writes.len(), %error, "changes may not have been written");
                    vec![Err(error); writes.len()]
                }
            };
            for (answer, result) in answers.into_iter().zip(results) {
                // Who asked may have gone away.
                let _ = answer.send(result);
            }
        }
    }
    database.close().await;
}

/// Takes the first job of each table; what else waits stays, in its order. Whether a second one fits depends on the first.
fn first_of_each_table(waiting: &mut Vec<Job>) -> Vec<Job> {
    let mut tables = HashSet::new();
    let (first, later) = waiting.drain(..).partition(|job| tables.insert(job.write.table.clone()));
    *waiting = later;
    first
}
