//! What a process tells the others: which tables it wrote to, and what is said and not kept.
//!
//! A task of its own says what waits, all of it at once, so that a busy server makes few announcements and nobody who writes waits for
//! one. They are not part of the transactions that write: the database lets those that announce something commit only one
//! after the other, each with its wait for the disk. If this process dies before it has announced a change, the others find it when
//! they next ask for the versions of their open tables.

use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::kept::Kept;
use super::{RETRY_DELAY, TIMEOUT};
use crate::store::{LONGEST_TOLD, Moved};

/// The channel all of it goes over.
pub(super) const CHANNEL: &str = "stolik";

/// The longest text that the database announces, in bytes.
const LONGEST: usize = 7_999;

/// How much may wait. Beyond it others are told that they missed something.
const MOST_WAITING: usize = 16_384;

/// After an announcement the next one gathers for so long what is to be said: each costs the database a transaction, and one more for
/// every server that hears it. The first after a silence is made at once.
const GATHER: Duration = Duration::from_millis(20);

/// The line that says so.
const MISSED: &str = "missed";

const ANNOUNCE: &str = "SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said";

/// The way to every process that [listens](super::listen).
pub(super) struct Announcer {
    shared: Arc<Shared>,
    /// `None` once somebody waits for its end.
    task: Mutex<Option<JoinHandle<()>>>,
}

struct Shared {
    /// What this process is called among the others.
    server: u64,
    waiting: Mutex<Waiting>,
    woken: Notify,
}

#[derive(Default)]
struct Waiting {
    lines: Vec<String>,
    /// Something was lost on the way.
    missed: bool,
    closed: bool,
}

impl Announcer {
    /// Starts the task. It connects when there is something to say.
    pub(super) fn new(options: &PgConnectOptions) -> Self {
        let shared = Arc::new(Shared {
            server: RandomState::new().hash_one(std::process::id()),
            waiting: Mutex::default(),
            woken: Notify::new(),
        });
        let task = tokio::spawn(work(Arc::clone(&shared), Kept::new(options.clone())));
        Self { shared, task: Mutex::new(Some(task)) }
    }

    /// What this process is called among the others.
    pub(super) fn server(&self) -> u64 {
        self.shared.server
    }

    /// These tables have a change with this number now.
    pub(super) fn moved<'a>(&self, tables: impl Iterator<Item = (&'a str, u64)>) {
        self.shared.add(tables.map(|(table, number)| format!("moved {table} {number}")));
    }

    /// Something about a table that is not kept. What is too long is not said.
    pub(super) fn said(&self, table: &str, text: &str) {
        if text.len() <= LONGEST_TOLD && !text.contains('\n') {
            self.shared.add(std::iter::once(format!("said {table} {text}")));
        }
    }

    /// Returns when all that waits is said, if the database answers.
    pub(super) async fn close(&self) {
        self.shared.waiting().closed = true;
        self.shared.woken.notify_one();
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            let _ = task.await;
        }
    }
}

/// Who forgets to close it loses what waits, but no task goes on for ever.
impl Drop for Announcer {
    fn drop(&mut self) {
        if let Some(task) = &*self.task.lock().unwrap_or_else(PoisonError::into_inner) {
            task.abort();
        }
    }
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, lines: impl Iterator<Item = String>) {
        let mut waiting = self.waiting();
        waiting.lines.extend(lines);
        if waiting.lines.len() > MOST_WAITING {
            waiting.lines.clear();
            waiting.missed = true;
        }
        drop(waiting);
        self.woken.notify_one();
    }
}

async fn work(shared: Arc<Shared>, mut connection: Kept) {
    let mut number = 0;
    loop {
        shared.woken.notified().await;
        let Waiting { mut lines, missed, closed } = std::mem::take(&mut *shared.waiting());
        if missed {
            lines.push(MISSED.to_owned());
        }
        let texts = pack(shared.server, &mut number, &lines);
        let said = texts.is_empty() || say(&mut connection, &texts).await;
        if closed {
            return connection.close().await;
        }
        if said {
            sleep(GATHER).await;
        } else {
            shared.waiting().missed = true;
            shared.woken.notify_one();
            sleep(RETRY_DELAY).await;
        }
    }
}

/// Has it worked?
async fn say(connection: &mut Kept, texts: &[String]) -> bool {
    let saying = async {
        let mut open = connection.take().await?;
        sqlx::query(ANNOUNCE).bind(CHANNEL).bind(texts).execute(&mut open).await?;
        connection.keep(open);
        Ok::<(), sqlx::Error>(())
    };
    matches!(timeout(TIMEOUT, saying).await, Ok(Ok(())))
}

/// As few texts as hold all lines. Each begins with who says it and a number, as the database says equal texts only once.
fn pack(server: u64, number: &mut u64, lines: &[String]) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    for line in lines {
        if let Some(text) = texts.last_mut().filter(|text| text.len() + 1 + line.len() <= LONGEST) {
            text.push('\n');
            text.push_str(line);
        } else {
            texts.push(format!("{server} {number}\n{line}"));
            *number += 1;
        }
    }
    texts
}

/// What another process announced; nothing if it was this one, or is not in these words.
pub(super) fn unpack(own: u64, text: &str) -> Vec<Moved> {
    let mut lines = text.lines();
    let server = lines.next().and_then(|head| head.split(' ').next()?.parse().ok());
    let Some(server) = server.filter(|server| *server != own) else { return Vec::new() };
    lines.filter_map(|line| news(server, line)).collect()
}

fn news(server: u64, line: &str) -> Option<Moved> {
    if line == MISSED {
        return Some(Moved::Missed);
    }
    let mut words = line.splitn(3, ' ');
    let (kind, table, rest) = (words.next()?, words.next()?.to_owned(), words.next()?);
    match kind {
        "moved" => Some(Moved::To { table, number: rest.parse().ok()? }),
        "said" => Some(Moved::Said { server, table, text: rest.to_owned() }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked_by_the_others_only() {
        let text = "x".repeat(LONGEST_TOLD);
        let mut lines = vec!["moved t 7".to_owned(), format!("said u {text}"), MISSED.to_owned()];
        let mut wanted = vec![
            Moved::To { table: "t".to_owned(), number: 7 },
            Moved::Said { server: 1, table: "u".to_owned(), text },
            Moved::Missed,
        ];
        for number in 0..2_000 {
            lines.push(format!("moved t{number} {number}"));
            wanted.push(Moved::To { table: format!("t{number}"), number });
        }
        let mut number = 0;
        let texts = pack(1, &mut number, &lines);
        assert!(texts.iter().all(|text| text.len() <= LONGEST) && texts.len() < 10);
        assert_eq!(texts.iter().flat_map(|text| unpack(2, text)).collect::<Vec<_>>(), wanted);
        assert!(texts.iter().all(|text| unpack(1, text).is_empty()));
        // The same once more is another text.
        assert!(pack(1, &mut number, &lines).iter().all(|text| !texts.contains(text)));
        for other in ["something else", "", "3 0\nsaid t", "3 0\nmoved t x", "3 0\n\nlooked t 4"] {
            assert_eq!(unpack(1, other), [], "{other:?}");
        }
    }
}
