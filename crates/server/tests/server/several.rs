//! Several servers over one database, when an announcement is lost: everybody learns of what is stored all the same.

use crate::support;

use std::time::Duration;

use room::wire::{Command, Message, Query};
use room::{Catalogue, Input, Key, Room};
use sqlx::Connection;
use stolik_server::Config;
use stolik_server::store::{self, Store};
use support::client::{Client, TestServer, bot, gambit, person, quick, seat};
use support::postgres::Cluster;

/// A server of its own over the database, which waits so long for the others.
async fn server(url: &str, failover: Duration) -> TestServer {
    TestServer::start(Config { failover, ..quick() }, store::open(url).await.unwrap()).await
}

/// The first legal action of somebody, stored as a server leaves it that dies between commit and announcement. Answers with its number.
async fn act_and_die(url: &str, store: &dyn Store, client: &Client, key: &str) -> u64 {
    let (seat, question, legal) = client.question().unwrap();
    let room =
        Room::load(&Catalogue::standard(), &store.load(&client.table).await.unwrap().unwrap()).unwrap();
    let command = Command::Act { seat, question, action: legal[0].clone() };
    let grants = room.grants(&[Key::parse(key).unwrap().hash()]);
    let change = room.decide(0, &Input::Client { grants, command: &command }, None).unwrap();
    let mut connection = sqlx::PgConnection::connect(url).await.unwrap();
    sqlx::query("INSERT INTO changes (table_id, number, at, lines) VALUES ($1, $2, $3, $4)")
        .bind(&client.table)
        .bind(change.number as i64)
        .bind(change.at)
        .bind(change.lines.join("\n") + "\n")
        .execute(&mut connection)
        .await
        .unwrap();
    change.number
}

async fn synced(client: &mut Client) -> u64 {
    client.query(Query::Sync {}).await;
    client.until(|message| matches!(message, Message::Synced { .. })).await;
    client.version
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_nobody_announced_is_seen_everywhere_and_bots_go_on() {
    let cluster = Cluster::new();
    let url = cluster.database();
    let store = store::open(&url).await.unwrap();
    let (one, other) =
        (server(&url, Duration::from_millis(400)).await, server(&url, Duration::from_millis(400)).await);
    let created = one.create(&gambit(vec![person("Ola"), bot("beginner")])).await;
    let key = created.seats[0].as_deref().unwrap();
    let mut here = Client::join(one.address, &created.table, &[key], "here").await;
    let mut there = Client::join(other.address, &created.table, &[&created.watch], "there").await;
    here.ready(seat("A")).await;
    while here.question().is_none() {
        here.next().await.unwrap();
    }
    let lost = act_and_die(&url, &*store, &here, key).await;
    // Nobody asks for anything, and yet it comes; then the bot, whose server is dead, is acted for.
    for client in [&mut here, &mut there] {
        while client.version <= lost {
            client.next().await.expect("the connection ended");
        }
    }
    one.stop().await;
    other.stop().await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_or_comes_is_told_the_present_version_whatever_was_announced() {
    let cluster = Cluster::new();
    let url = cluster.database();
    let store = store::open(&url).await.unwrap();
    // So long that nothing is asked for by the server itself.
    let server = server(&url, Duration::from_hours(1)).await;
    let created = server.create(&gambit(vec![person("Ola"), person("Jan")])).await;
    let keys: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
    let mut both = Client::join(server.address, &created.table, &keys, "both").await;
    both.ready(seat("A")).await;
    both.ready(seat("B")).await;
    let mut ola = Client::join(server.address, &created.table, &keys[..1], "ola").await;
    let lost = act_and_die(&url, &*store, &ola, keys[0]).await;
    assert_eq!(synced(&mut ola).await, lost);
    let mut jan = Client::join(server.address, &created.table, &keys[1..], "jan").await;
    let lost = act_and_die(&url, &*store, &jan, keys[1]).await;
    let late = Client::join(server.address, &created.table, &keys[..1], "late").await;
    assert_eq!(late.version, lost);
    assert_eq!(synced(&mut jan).await, lost);
    server.stop().await;
    store.close().await;
}
