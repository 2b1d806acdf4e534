//! Whoever asks is answered, and the answer is true: also when keys are void, tables are gone, and the database is slow to say.

use crate::support;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use room::wire::http::{Created, NewSeat};
use room::wire::{Code, Command, Message};
use stolik_server::Config;
use stolik_server::store::{
    self, Change, Listed, Moved, NewTable, NoticeStore, PhotoStore, Prune, Sqlite, Stats, Store, StoreError,
    Stored,
};
use support::Folder;
use support::client::{Client, TestServer, bot, command_with, gambit, key, person, quick, seat};
use tokio::sync::Notify;
use tokio::sync::broadcast::Receiver;

/// A database that does what it is asked, and may say nothing about it.
struct Mute {
    inner: Sqlite,
    how: AtomicU8,
    /// Somebody waits for an answer that will not come.
    hung: Notify,
}

const SPEAKS: u8 = 0;
const SAYS_IT_IS_AWAY: u8 = 1;
const HANGS: u8 = 2;

impl Mute {
    async fn open(folder: &Folder) -> Arc<Self> {
        let inner = Sqlite::open(&folder.join("db")).await.unwrap();
        Arc::new(Self { inner, how: AtomicU8::new(SPEAKS), hung: Notify::new() })
    }

    fn set(&self, how: u8) {
        self.how.store(how, Ordering::SeqCst);
    }

    async fn answer<T>(&self, answer: Result<T, StoreError>) -> Result<T, StoreError> {
        match self.how.load(Ordering::SeqCst) {
            SPEAKS => answer,
            SAYS_IT_IS_AWAY => Err(StoreError::Unavailable("away".to_owned())),
            _ => {
                self.hung.notify_one();
                std::future::pending().await
            }
        }
    }
}

impl NoticeStore for Mute {}

impl PhotoStore for Mute {}

#[async_trait]
impl Store for Mute {
    async fn create(&self, table: NewTable, first: Change) -> Result<(), StoreError> {
        self.inner.create(table, first).await
    }
    async fn append(&self, table: &str, change: Change) -> Result<(), StoreError> {
        self.answer(self.inner.append(table, change).await).await
    }
    async fn load(&self, table: &str) -> Result<Option<Stored>, StoreError> {
        self.inner.load(table).await
    }
    async fn changes_from(&self, table: &str, number: u64) -> Result<Vec<Change>, StoreError> {
        self.answer(self.inner.changes_from(table, number).await).await
    }
    async fn versions(&self, tables: &[String]) -> Result<Vec<(String, u64)>, StoreError> {
        self.inner.versions(tables).await
    }
    async fn set_due(&self, table: &str, version: u64, due: Option<i64>) -> Result<(), StoreError> {
        self.inner.set_due(table, version, due).await
    }
    async fn take_due(&self, now: i64, again: i64, most: u32) -> Result<Vec<String>, StoreError> {
        self.inner.take_due(now, again, most).await
    }
    async fn put_parcel(&self, id: &str, content: &str, until: i64, now: i64) -> Result<(), StoreError> {
        self.answer(self.inner.put_parcel(id, content, until, now).await).await
    }
    async fn take_parcel(&self, id: &str, now: i64) -> Result<Option<String>, StoreError> {
        self.inner.take_parcel(id, now).await
    }
    async fn parcel_taken(&self, id: &str, now: i64) -> Result<Option<bool>, StoreError> {
        self.inner.parcel_taken(id, now).await
    }
    async fn ping(&self) -> Result<(), StoreError> {
        self.inner.ping().await
    }
    async fn list(&self, before: Option<i64>, limit: u32) -> Result<Vec<Listed>, StoreError> {
        self.inner.list(before, limit).await
    }
    async fn stats(&self) -> Result<Stats, StoreError> {
        self.inner.stats().await
    }
    async fn prunable(&self, which: Prune) -> Result<u64, StoreError> {
        self.inner.prunable(which).await
    }
    async fn prune(&self, which: Prune, most: u32) -> Result<u64, StoreError> {
        self.inner.prune(which, most).await
    }
    async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        self.inner.backup(to).await
    }
    fn tell(&self, _table: &str, _text: &str) {}
    fn moved(&self) -> Option<Receiver<Moved>> {
        None
    }
    async fn close(&self) {
        let _ = self.answer(Ok(())).await;
        self.inner.close().await;
    }
}

async fn left(client: &mut Client) -> Code {
    match client.until(|message| matches!(message, Message::Left { .. })).await {
        Message::Left { code, .. } => code,
        other => unreachable!("{other:?}"),
    }
}

/// A server over this database, a table, and Ola at her seat of it; the other seat is somebody else's.
async fn with_ola(config: Config, store: Arc<Mute>, other: NewSeat) -> (TestServer, Created, Client) {
    let server = TestServer::start(config, store).await;
    let created = server.create(&gambit(vec![person("Ola"), other])).await;
    let ola = Client::join(server.address, &created.table, &[own_key(&created)], "ola").await;
    (server, created, ola)
}

/// Ola's key.
fn own_key(created: &Created) -> &str {
    created.seats[0].as_deref().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_who_sit_down_with_the_same_ack_both_sit() {
    let folder = Folder::new();
    let server = TestServer::start(quick(), Mute::open(&folder).await).await;
    let created = server.create(&gambit(vec![NewSeat::Open {}, NewSeat::Open {}])).await;
    let invitations: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
    let mut versions = Vec::new();
    for (number, invitation) in invitations.iter().enumerate() {
        let mut client = Client::join(server.address, &created.table, &[invitation], "x").await;
        let [key, name, new_key] = [(*invitation).to_owned(), format!("P{number}"), key(number)];
        let sit = command_with(&created.table, "1", Command::Sit { key, name, new_key });
        let version = client.ask(&sit).await.unwrap();
        assert_eq!(client.ask(&sit).await, Ok(version), "the same again is the same");
        assert_eq!(client.state().you.seats.len(), 1, "the seat is held");
        versions.push(version);
    }
    assert_ne!(versions[0], versions[1]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_sent_away_is_answered() {
    let folder = Folder::new();
    let (server, created, mut ola) = with_ola(quick(), Mute::open(&folder).await, person("Jan")).await;
    let mut host = Client::join(server.address, &created.table, &[&created.host], "host").await;
    host.command(Command::Free { seat: seat("A"), new_key: key(1) }).await.unwrap();
    assert_eq!(left(&mut ola).await, Code::SeatFreed);
    let ready = ola.request(Command::Ready { seat: seat("A"), entropy: Some("00".to_owned()) });
    assert_eq!(ola.ask(&ready).await, Err((Code::NotJoined, None)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_another_process_removed_is_said_to_be_gone() {
    let folder = Folder::new();
    let config = Config { failover: Duration::from_millis(50), ..quick() };
    let (server, _, mut ola) = with_ola(config, Mute::open(&folder).await, bot("casual")).await;
    let other = Sqlite::open(&folder.join("db")).await.unwrap();
    assert_eq!(store::prune(&other, Prune::IdleSince(i64::MAX), |_| ()).await, Ok(1));
    assert_eq!(left(&mut ola).await, Code::NoSuchTable, "without asking");
    other.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_writes_to_a_table_that_is_gone_is_told_so() {
    let folder = Folder::new();
    // Nothing is looked for by itself.
    let config = Config { failover: Duration::from_hours(1), ..quick() };
    let (server, _, mut ola) = with_ola(config, Mute::open(&folder).await, bot("casual")).await;
    let other = Sqlite::open(&folder.join("db")).await.unwrap();
    assert_eq!(store::prune(&other, Prune::IdleSince(i64::MAX), |_| ()).await, Ok(1));
    let ready = Command::Ready { seat: seat("A"), entropy: Some("00".to_owned()) };
    assert_eq!(ola.command(ready.clone()).await, Err((Code::NoSuchTable, None)));
    assert_eq!(left(&mut ola).await, Code::NoSuchTable);
    assert_eq!(ola.command(ready).await, Err((Code::NotJoined, None)));
    other.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_unavailable_is_known_by_its_ack_later() {
    let folder = Folder::new();
    let store = Mute::open(&folder).await;
    let (server, created, mut ola) = with_ola(quick(), store.clone(), person("Jan")).await;
    let ready = ola.request(Command::Ready { seat: seat("A"), entropy: Some("00".to_owned()) });
    store.set(SAYS_IT_IS_AWAY);
    ola.send(&ready).await;
    assert_eq!(left(&mut ola).await, Code::Unavailable);
    store.set(SPEAKS);
    let mut again = Client::join(server.address, &created.table, &[own_key(&created)], "again").await;
    assert_eq!(again.ask(&ready).await, Ok(1), "it was done, once");
    assert_eq!(again.version, 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_ends_while_its_database_hangs() {
    let folder = Folder::new();
    let store = Mute::open(&folder).await;
    let (server, _, mut ola) = with_ola(quick(), store.clone(), person("Jan")).await;
    store.set(HANGS);
    let ready = ola.request(Command::Ready { seat: seat("A"), entropy: Some("00".to_owned()) });
    ola.send(&ready).await;
    store.hung.notified().await;
    // It would wait for ever.
    server.stop().await;
    while ola.next().await.is_some() {}
}
