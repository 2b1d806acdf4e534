//! Many tables at a time, bots that think hard, and an update of the rules while games run.
#![allow(clippy::unwrap_used, clippy::disallowed_methods, reason = "tests")]

mod support;

use std::sync::Arc;
use std::time::Duration;

use stolik_server::store::{Sqlite, Store};
use stolik_server::wire::{Message, Request, Stage};
use stolik_server::{Catalogue, Config};
use support::Folder;
use support::client::{Client, TestServer, bot, gambit, person, quick, seat, skakanie};

async fn store() -> (Folder, Arc<dyn Store>) {
    let folder = Folder::new();
    let store = Sqlite::open(&folder.join("db")).await.unwrap();
    (folder, Arc::new(store))
}

fn shuffles_of(text: &str) -> table::Shuffles {
    if text.starts_with("stolik 1 gambit") {
        text.parse::<table::Log<gambit::Gambit>>().unwrap().verify().unwrap().shuffles
    } else {
        text.parse::<table::Log<skakanie::Skakanie>>().unwrap().verify().unwrap().shuffles
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_recorded_games_verify() {
    let (_folder, store) = store().await;
    let server = TestServer::start(quick(), store).await;
    let mut watchers = Vec::new();
    for number in 0..200 {
        let bots = vec![bot("beginner"); 2 + number % 3];
        let table = if number % 4 == 3 { skakanie(bots) } else { gambit(bots) };
        let created = server.create(&table).await;
        let address = server.address;
        watchers.push(tokio::spawn(async move {
            let mut watcher = Client::join(address, &created.table, &[&created.watch], "w").await;
            while !watcher.is_over() {
                watcher.next().await.expect("the connection ended");
            }
            created.table
        }));
    }
    for watcher in watchers {
        let table = watcher.await.unwrap();
        let (status, log) = server.get(&format!("/api/v1/tables/{table}/log")).await;
        assert_eq!(status, 200, "{log}");
        assert!(matches!(shuffles_of(&log), table::Shuffles::Checked(count) if count > 0));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_tables_of_thinking_masters_do_not_hold_up_two_people() {
    let (_folder, store) = store().await;
    let config = Config { thinking: Duration::from_millis(200), thinkers: 1, ..quick() };
    let server = TestServer::start(config, store).await;
    let mut watchers = Vec::new();
    for _ in 0..100 {
        let created = server.create(&gambit(vec![bot("master"), bot("master")])).await;
        watchers.push(Client::join(server.address, &created.table, &[&created.watch], "w").await);
    }
    let created = server.create(&gambit(vec![person("Ola"), person("Jan")])).await;
    let keys: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
    let mut both = Client::join(server.address, &created.table, &keys, "both").await;
    both.ready(seat("A")).await;
    both.ready(seat("B")).await;
    // People's moves never wait for a bot's: while two people finish a whole game, no table of bots can, as a hundred tables share
    // one thread that needs milliseconds for each of their decisions.
    while !both.is_over() {
        let asked = both.state().info.waiting[0];
        if both.state().you.looking != Some(asked) {
            both.send(&Request::Look { table: created.table.clone(), seat: Some(asked) }).await;
            both.until(|message| matches!(message, Message::Synced { .. })).await;
        }
        let (at, question, legal) = both.question().unwrap();
        let act = both.act(at, question, &legal[0]);
        both.ask(&act).await.unwrap();
    }
    let mut slowed = 0;
    for watcher in &mut watchers {
        // Everything that was said so far, up to the answer to a last question.
        watcher.send(&Request::Ping { n: 1 }).await;
        loop {
            match watcher.next().await.unwrap() {
                Message::Thinking { pace, .. } if pace < 100 => slowed += 1,
                Message::Pong { n: 1 } => break,
                _ => {}
            }
        }
        assert_eq!(watcher.state().info.stage, Stage::Playing);
    }
    assert!(slowed > 100, "the tables say that bots have less time: {slowed}");
    drop(watchers);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_keeps_its_rules_when_the_server_has_newer_ones() {
    let (folder, store) = store().await;
    let server = TestServer::start(quick(), Arc::clone(&store)).await;
    let created = server.create(&gambit(vec![person("Ola"), bot("casual")])).await;
    let key = created.seats[0].clone().unwrap();
    let mut ola = Client::join(server.address, &created.table, &[&key], "one").await;
    ola.ready(seat("A")).await;
    let (at, question, legal) = ola.question().unwrap();
    let act = ola.act(at, question, &legal[0]);
    ola.ask(&act).await.unwrap();
    drop(ola);
    server.stop().await;
    // The server's store is closed with it: open the same file again, with newer rules.
    let store = Arc::new(Sqlite::open(&folder.join("db")).await.unwrap());
    let config = Config { catalogue: Catalogue::standard().with_newer_gambit(), ..quick() };
    let server = TestServer::start(config, store).await;
    let mut ola = Client::join(server.address, &created.table, &[&key], "two").await;
    assert_eq!(ola.state().info.rules, 1);
    ola.play(|legal| legal[legal.len() - 1].clone()).await;
    let (status, log) = server.get(&format!("/api/v1/tables/{}/log", created.table)).await;
    assert!(status == 200 && log.starts_with("stolik 1 gambit 2\n"), "{log}");
    let newer = server.create(&gambit(vec![person("Ola"), bot("casual")])).await;
    let new = Client::join(server.address, &newer.table, &[newer.seats[0].as_deref().unwrap()], "new").await;
    assert_eq!(new.state().info.rules, 2, "new tables play by the newest rules");
    server.stop().await;
}
