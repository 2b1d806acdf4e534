//! A database that several servers share, in memory and with faults: it is slow, hangs, is lost on the way there or on the way back,
//! announces late, in another order or not at all, and a server may die in the middle of any of it.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use room::{Change, NewTable, Stored};
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, sleep, timeout};

use super::chance::Chance;
use crate::store::{Listed, Moved, NoticeStore, PhotoStore, Prune, Stats, Store, StoreError};

/// After this a server does not wait for the database any more.
const TIMEOUT: Duration = Duration::from_secs(5);
/// No schedule leads to so many changes, unless a table writes without end.
const MOST_CHANGES: usize = 600;
/// How many announcements a server may be behind.
const KEPT: usize = 256;

/// What is stored, and who uses it.
pub(super) struct Database {
    chance: Mutex<Chance>,
    kept: Mutex<Kept>,
    /// Do faults happen?
    faulty: watch::Sender<bool>,
}

#[derive(Default)]
struct Kept {
    /// There is one table, and one more for each rematch.
    tables: Vec<Stored>,
    /// When each change of the first table was written.
    written: Vec<Instant>,
    /// When to look at a table next, and which version says so.
    due: BTreeMap<String, (u64, i64)>,
    servers: Vec<Peer>,
    /// What happened, if anybody wants to know.
    trace: Option<Vec<String>>,
}

/// A server as the database knows it.
struct Peer {
    alive: bool,
    announcements: broadcast::Sender<Moved>,
}

/// How a server reaches the database.
pub(super) struct Link {
    database: Arc<Database>,
    server: usize,
}

impl Database {
    pub(super) fn new(chance: Chance, traced: bool) -> Arc<Self> {
        let kept = Kept { trace: traced.then(Vec::new), ..Kept::default() };
        Arc::new(Self {
            chance: Mutex::new(chance),
            kept: Mutex::new(kept),
            faulty: watch::Sender::new(false),
        })
    }

    /// A new server.
    pub(super) fn connect(self: &Arc<Self>) -> (usize, Arc<Link>) {
        let mut kept = self.kept();
        let server = kept.servers.len();
        kept.servers.push(Peer { alive: true, announcements: broadcast::Sender::new(KEPT) });
        (server, Arc::new(Link { database: Arc::clone(self), server }))
    }

    /// From now on nothing this server does has any effect, and it hears nothing: it is dead for all others.
    pub(super) fn kill(&self, server: usize) {
        self.kept().servers[server].alive = false;
        self.trace(|| format!("server {server} dies"));
    }

    pub(super) fn is_alive(&self, server: usize) -> bool {
        self.kept().servers[server].alive
    }

    /// Lets faults happen, or none any more; then also all that hangs goes on.
    pub(super) fn set_faulty(&self, faulty: bool) {
        self.faulty.send_replace(faulty);
        self.trace(|| format!("faults: {faulty}"));
    }

    /// The table of the schedule.
    pub(super) fn stored(&self) -> Stored {
        self.kept().tables[0].clone()
    }

    /// How many changes it has.
    pub(super) fn len(&self) -> usize {
        self.kept().written.len()
    }

    /// When each of its changes was written.
    pub(super) fn written(&self) -> Vec<Instant> {
        self.kept().written.clone()
    }

    /// The number of its last change.
    pub(super) fn version(&self) -> u64 {
        self.len() as u64 - 1
    }

    /// The number of its last change at an earlier time.
    pub(super) fn version_at(&self, time: Instant) -> u64 {
        self.kept().written.partition_point(|at| *at <= time).saturating_sub(1) as u64
    }

    /// Does it write without end?
    pub(super) fn is_flooded(&self) -> bool {
        self.len() >= MOST_CHANGES
    }

    /// Notes what happens, if anybody wants to know.
    pub(super) fn trace(&self, what: impl FnOnce() -> String) {
        let now = Instant::now();
        let mut kept = self.kept();
        let start = kept.written.first().copied().unwrap_or(now);
        if let Some(trace) = &mut kept.trace {
            trace.push(format!("{:>8.3}  {}", now.duration_since(start).as_secs_f64(), what()));
        }
    }

    pub(super) fn take_trace(&self) -> Vec<String> {
        self.kept().trace.take().unwrap_or_default()
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_faulty(&self) -> bool {
        *self.faulty.borrow()
    }

    /// One in so many, while faults happen.
    fn fault(&self, one_in: u64) -> bool {
        self.is_faulty() && self.with_chance(|chance| chance.one_in(one_in))
    }

    fn with_chance<T>(&self, choose: impl FnOnce(&mut Chance) -> T) -> T {
        choose(&mut self.chance.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// What a way to the database or back takes: mostly little, now and then much.
    async fn travel(&self) {
        if self.fault(40) {
            let long = self.with_chance(|chance| chance.millis(200, 9000));
            let mut faulty = self.faulty.subscribe();
            let _ = timeout(long, faulty.wait_for(|faulty| !faulty)).await;
        } else if self.is_faulty() {
            sleep(self.with_chance(|chance| chance.millis(0, 30))).await;
        } else {
            sleep(Duration::from_millis(1)).await;
        }
    }

    /// Writes a change, if it is the next one.
    fn write(&self, server: usize, table: &str, change: &Change) -> Result<(), StoreError> {
        self.trace(|| {
            let Change { number, ack, lines, .. } = change;
            format!("server {server} writes {number} {ack:?} {}", lines.join(" | "))
        });
        let mut kept = self.kept();
        let at = kept.tables.iter().position(|stored| stored.table.id == table).ok_or_else(broken)?;
        let next = kept.tables[at].changes.len() as u64;
        if change.number < next {
            return Err(StoreError::Conflict);
        }
        if change.number > next {
            return Err(broken());
        }
        kept.tables[at].changes.push(change.clone());
        if at == 0 {
            kept.written.push(Instant::now());
        }
        Ok(())
    }

    /// Tells the other servers, each in its own time or never.
    fn announce(self: &Arc<Self>, from: usize, news: &Moved) {
        let mut kept = self.kept();
        if !kept.servers[from].alive {
            return;
        }
        for (to, peer) in kept.servers.iter_mut().enumerate().filter(|(to, peer)| *to != from && peer.alive) {
            if self.fault(6) {
                continue;
            }
            let most = if self.is_faulty() { 400 } else { 5 };
            let late = self.with_chance(|chance| chance.millis(0, most));
            let (announcements, news) = (peer.announcements.clone(), news.clone());
            let database = Arc::clone(self);
            tokio::spawn(async move {
                sleep(late).await;
                if database.is_alive(to) {
                    let _ = announcements.send(news);
                }
            });
        }
    }
}

impl Link {
    /// A step of a server; a dead one takes none. While faults happen, it may die of any.
    async fn step(&self) {
        self.database.travel().await;
        if self.database.fault(400) {
            self.database.kill(self.server);
        }
        if self.database.is_flooded() || !self.database.is_alive(self.server) {
            std::future::pending::<()>().await;
        }
    }

    /// Asks for something, or sets it; the answer may not come in time.
    async fn ask<T>(&self, answer: impl FnOnce(&mut Kept) -> T) -> Result<T, StoreError> {
        let asking = async {
            self.step().await;
            let answer = answer(&mut self.database.kept());
            self.step().await;
            answer
        };
        let answer = self.in_time(asking).await?;
        if self.database.fault(60) { Err(unavailable()) } else { Ok(answer) }
    }

    /// A dead server does not notice that time passes either.
    async fn in_time<T>(&self, work: impl Future<Output = T>) -> Result<T, StoreError> {
        match timeout(TIMEOUT, work).await {
            Ok(done) => Ok(done),
            Err(_) if self.database.is_alive(self.server) && !self.database.is_flooded() => {
                Err(unavailable())
            }
            Err(_) => std::future::pending().await,
        }
    }
}

/// Nobody is called here.
impl NoticeStore for Link {}

impl PhotoStore for Link {}

#[async_trait]
impl Store for Link {
    async fn create(&self, table: NewTable, first: Change) -> Result<(), StoreError> {
        self.step().await;
        let mut kept = self.database.kept();
        if kept.tables.is_empty() {
            kept.written.push(Instant::now());
        }
        kept.tables.push(Stored { table, changes: vec![first] });
        Ok(())
    }

    /// What was handed over is written, in its time, also if nobody waits for it any more.
    async fn append(&self, table: &str, change: Change) -> Result<(), StoreError> {
        let here = Self { database: Arc::clone(&self.database), server: self.server };
        let table = table.to_owned();
        let work = tokio::spawn(async move {
            here.step().await;
            if here.database.fault(40) {
                return Err(StoreError::Conflict);
            }
            if here.database.fault(40) {
                return Err(unavailable());
            }
            here.database.write(here.server, &table, &change)?;
            here.step().await;
            here.database.announce(here.server, &Moved::To { table, number: change.number });
            here.step().await;
            if here.database.fault(40) { Err(unavailable()) } else { Ok(()) }
        });
        self.in_time(work).await?.unwrap_or_else(|_| Err(unavailable()))
    }

    async fn load(&self, table: &str) -> Result<Option<Stored>, StoreError> {
        self.ask(|kept| kept.tables.iter().find(|stored| stored.table.id == table).cloned()).await
    }

    async fn changes_from(&self, table: &str, number: u64) -> Result<Vec<Change>, StoreError> {
        let from = |stored: &Stored| stored.changes.get(number as usize..).unwrap_or_default().to_vec();
        self.ask(|kept| {
            kept.tables.iter().find(|stored| stored.table.id == table).map(from).unwrap_or_default()
        })
        .await
    }

    async fn versions(&self, tables: &[String]) -> Result<Vec<(String, u64)>, StoreError> {
        let version = |stored: &Stored| (stored.table.id.clone(), stored.changes.len() as u64 - 1);
        self.ask(|kept| {
            kept.tables.iter().filter(|stored| tables.contains(&stored.table.id)).map(version).collect()
        })
        .await
    }

    async fn set_due(&self, table: &str, version: u64, due: Option<i64>) -> Result<(), StoreError> {
        self.ask(|kept| {
            if kept.due.get(table).is_some_and(|(said, _)| *said > version) {
                return;
            }
            match due {
                Some(due) => kept.due.insert(table.to_owned(), (version, due)),
                None => kept.due.remove(table),
            };
        })
        .await
    }

    async fn take_due(&self, now: i64, again: i64, most: u32) -> Result<Vec<String>, StoreError> {
        self.ask(|kept| {
            let late = kept.due.iter_mut().filter(|(_, (_, due))| *due <= now).take(most as usize);
            late.map(|(table, (_, due))| {
                *due = again;
                table.clone()
            })
            .collect()
        })
        .await
    }

    async fn put_parcel(&self, _: &str, _: &str, _: i64, _: i64) -> Result<(), StoreError> {
        Err(broken())
    }

    async fn take_parcel(&self, _id: &str, _now: i64) -> Result<Option<String>, StoreError> {
        Ok(None)
    }

    async fn parcel_taken(&self, _id: &str, _now: i64) -> Result<Option<bool>, StoreError> {
        Ok(None)
    }

    async fn ping(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn list(&self, _before: Option<i64>, _limit: u32) -> Result<Vec<Listed>, StoreError> {
        Err(broken())
    }

    async fn stats(&self) -> Result<Stats, StoreError> {
        Err(broken())
    }

    async fn prunable(&self, _which: Prune) -> Result<u64, StoreError> {
        Err(broken())
    }

    async fn prune(&self, _which: Prune, _most: u32) -> Result<u64, StoreError> {
        Err(broken())
    }

    async fn backup(&self, _to: &Path) -> Result<(), StoreError> {
        Err(broken())
    }

    fn tell(&self, table: &str, text: &str) {
        let (server, table, text) = (self.server as u64, table.to_owned(), text.to_owned());
        self.database.announce(self.server, &Moved::Said { server, table, text });
    }

    fn moved(&self) -> Option<broadcast::Receiver<Moved>> {
        Some(self.database.kept().servers[self.server].announcements.subscribe())
    }

    async fn close(&self) {}
}

fn unavailable() -> StoreError {
    StoreError::Unavailable("a fault of the simulation".to_owned())
}

/// Simulated servers ask for nothing of this kind.
fn broken() -> StoreError {
    StoreError::Broken("the simulation has no such thing".to_owned())
}
