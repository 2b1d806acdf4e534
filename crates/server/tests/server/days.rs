//! Clocks for days: they run while nobody has the table open, over restarts and over several servers, and each rings once.

use crate::support;

use std::sync::Arc;
use std::time::Duration;

use room::wire::http::{CreateTable, Created};
use room::wire::{Command, DayClock, Message, Query, TimeUp};
use room::{Catalogue, Input, Key, Room};
use stolik_server::store::{self, Store};
use stolik_server::{Clock, Config};
use support::Folder;
use support::client::{Client, TestServer, bot, gambit, person, quick, seat};
use support::postgres::Cluster;

const HOUR: i64 = 3_600_000;
const START: i64 = 1_800_000_000_000;

/// A server that starts so many hours after the table was made.
async fn server(place: &str, hours: i64, grace: Duration) -> TestServer {
    let clock = Clock::starting_at(START + hours * HOUR);
    let config = Config { clock, grace, due_every: Duration::from_millis(5), ..quick() };
    TestServer::start(config, store::open(place).await.unwrap()).await
}

/// Ten hours for a decision.
fn table(then: TimeUp) -> CreateTable {
    let days = Some(DayClock { turn: 600, reserve: 0, then });
    CreateTable { days, ..gambit(vec![person("Ola"), person("Jan"), bot("beginner")]) }
}

/// A table whose game has begun, and nobody is there any more.
async fn begun(server: &TestServer, then: TimeUp) -> Created {
    let created = server.create(&table(then)).await;
    let keys: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
    let mut both = Client::join(server.address, &created.table, &keys, "both").await;
    both.ready(seat("A")).await;
    both.ready(seat("B")).await;
    while both.state().status.deadlines.as_ref().is_none_or(Vec::is_empty) {
        both.next().await.unwrap();
    }
    created
}

/// Waits until clocks have rung so often at a table, and a person is asked again whose time runs.
async fn until_rung(store: &dyn Store, table: &str, times: usize) -> Room {
    let mut every = tokio::time::interval(Duration::from_millis(5));
    loop {
        let stored = store.load(table).await.unwrap().unwrap();
        let lines = stored.changes.iter().flat_map(|change| &change.lines);
        let rung = lines.filter(|line| line.starts_with("! stand-in ")).count();
        assert!(rung <= times, "clocks rang {rung} times");
        let room = Room::load(&Catalogue::standard(), &stored).unwrap();
        if rung == times && !room.deadlines().is_empty() {
            return room;
        }
        every.tick().await;
    }
}

/// The version of a table that somebody looks at.
async fn version(server: &TestServer, created: &Created) -> u64 {
    let mut watcher = Client::join(server.address, &created.table, &[&created.watch], "watcher").await;
    watcher.query(Query::Sync {}).await;
    watcher.until(|message| matches!(message, Message::Synced { .. })).await;
    watcher.version
}

async fn a_clock_rings_without_anybody(place: &str) {
    let (none, hour) = (Duration::ZERO, Duration::from_hours(1));
    let first = server(place, 0, none).await;
    let (turn, waits) = (begun(&first, TimeUp::Turn).await, begun(&first, TimeUp::Wait).await);
    let before = (version(&first, &turn).await, version(&first, &waits).await);
    first.stop().await;
    // Time was not up yet; then it was while no server ran, and people have an hour.
    for (hours, grace) in [(9, none), (11, hour)] {
        let early = server(place, hours, grace).await;
        assert_eq!(version(&early, &turn).await, before.0, "after {hours} hours");
        early.stop().await;
    }
    // That hour is over, too.
    let late = server(place, 13, none).await;
    let store = store::open(place).await.unwrap();
    // A bot plays one turn, then it is somebody else's, whose time begins.
    let room = until_rung(&*store, &turn.table, 1).await;
    assert!(room.deadlines()[0].at >= START + 23 * HOUR, "{:?}", room.deadlines());
    assert!(room.info().read().unwrap().seats.iter().all(|seat| seat.stand_in.is_none()));
    assert_eq!(version(&late, &waits).await, before.1, "that table waits");
    late.stop().await;
    // A server whose clock is far behind: nobody loses time by it.
    let behind = server(place, -50, none).await;
    assert_eq!(version(&behind, &turn).await, room.version());
    behind.stop().await;
    let later = server(place, 24, none).await;
    until_rung(&*store, &turn.table, 2).await;
    later.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_clocks_ring_without_anybody() {
    let folder = Folder::new();
    a_clock_rings_without_anybody(&folder.name("stolik.db")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_clocks_ring_without_anybody() {
    let cluster = Cluster::new();
    a_clock_rings_without_anybody(&cluster.database()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_several_servers_one_lets_a_clock_ring() {
    let cluster = Cluster::new();
    let place = cluster.database();
    let first = server(&place, 0, Duration::ZERO).await;
    let mut tables = Vec::new();
    for _ in 0..12 {
        tables.push(begun(&first, TimeUp::StandIn).await.table);
    }
    first.stop().await;
    let store = store::open(&place).await.unwrap();
    let (one, other) = tokio::join!(server(&place, 11, Duration::ZERO), server(&place, 11, Duration::ZERO));
    for table in &tables {
        until_rung(&*store, table, 1).await;
    }
    one.stop().await;
    other.stop().await;
}

/// A server dies after it wrote a change, before it said when the next clock rings.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_is_not_forgotten_when_a_server_dies() {
    let cluster = Cluster::new();
    let place = cluster.database();
    let first = server(&place, 0, Duration::ZERO).await;
    let created = begun(&first, TimeUp::Turn).await;
    first.stop().await;
    let store: Arc<dyn Store> = store::open(&place).await.unwrap();
    let room =
        Room::load(&Catalogue::standard(), &store.load(&created.table).await.unwrap().unwrap()).unwrap();
    let asked = room.deadlines()[0].seat;
    let command = Command::StandIn { seat: asked, level: Some("casual".to_owned()) };
    let grants = room.grants(&[Key::parse(&created.host).unwrap().hash()]);
    let change = room.decide(START + HOUR, &Input::Client { grants, command: &command }, None).unwrap();
    store.set_due(&created.table, room.version(), Some(START + HOUR + 60_000)).await.unwrap();
    store.append(&created.table, change).await.unwrap();
    // The bot plays all the same, and whoever is asked next has ten hours from then on.
    let next = server(&place, 2, Duration::ZERO).await;
    until_rung(&*store, &created.table, 1).await;
    next.stop().await;
    let last = server(&place, 13, Duration::ZERO).await;
    until_rung(&*store, &created.table, 2).await;
    last.stop().await;
}
