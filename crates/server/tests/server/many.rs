//! Many tables at a time, bots that think hard, and an update of the rules while games run.

use crate::support;

use std::sync::Arc;
use std::time::Duration;

use room::wire::{Command, Message, Query, Stage, View};
use stolik_server::Config;
use stolik_server::store::{Sqlite, Store};
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
    let config = Config { thinking: Duration::from_millis(200), bot_threads: 1, ..quick() };
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
        let asked = both.state().status.waiting[0];
        if both.state().you.role.looking != Some(asked) {
            both.query(Query::Look { seat: Some(asked) }).await;
            both.until(|message| matches!(message, Message::Synced { .. })).await;
        }
        let (at, question, legal) = both.question().unwrap();
        let act = both.act(at, question, &legal[0]);
        both.ask(&act).await.unwrap();
    }
    let mut slowed = 0;
    for watcher in &mut watchers {
        // Everything that was said so far, up to the answer to a last question.
        watcher.ping(1).await;
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
async fn g17_a_running_game_keeps_the_rules_it_began_with() {
    let (_folder, store) = store().await;
    let server = TestServer::start(quick(), Arc::clone(&store)).await;
    let created = server.create(&gambit(vec![person("Ola"), person("Jan")])).await;
    // The same table as an older version would have made it.
    let mut older = store.load(&created.table).await.unwrap().unwrap();
    (older.table.id, older.table.rules) = ("older".to_owned(), 1);
    store.create(older.table, older.changes.remove(0)).await.unwrap();
    for (table, rules, ends) in [("older", 1, true), (created.table.as_str(), 2, false)] {
        let keys: Vec<&str> = created.seats.iter().map(|key| key.as_deref().unwrap()).collect();
        let mut both = Client::join(server.address, table, &keys, "both").await;
        assert_eq!(both.state().info.rules, rules);
        for letter in ["A", "B"] {
            both.ready(seat(letter)).await;
        }
        for action in ["A place 1", "B place 3", "A plan", "B plan"] {
            act(&mut both, action).await;
        }
        // At 0:0 whoever moved last would win (G16): since version 2 the vote of A, who is ahead before B moves, lapses by that.
        let vote = |letter| Command::Vote { seat: seat(letter), agree: true };
        both.command(vote("A")).await.unwrap();
        act(&mut both, "B move").await;
        both.command(vote("B")).await.unwrap();
        assert_eq!(both.is_over(), ends, "by version {rules}");
        while !both.is_over() {
            both.command(vote("A")).await.unwrap();
        }
        let (status, log) = server.get(&format!("/api/v1/tables/{table}/log")).await;
        assert!(status == 200 && log.starts_with(&format!("stolik 1 gambit {rules}\n")), "{log}");
        let source = serde_json::json!({ "source": { "log": log }, "viewer": "all" });
        let (status, replay) = server.post("/api/v1/replays", &source.to_string()).await;
        assert_eq!(status, 200, "{replay}");
    }
    server.stop().await;
}

/// The seat does the first thing that begins so and captures nothing.
async fn act(both: &mut Client, begins: &str) {
    let (letter, begins) = begins.split_once(' ').unwrap();
    both.query(Query::Look { seat: Some(seat(letter)) }).await;
    both.until(|message| matches!(message, Message::Synced { .. })).await;
    let (at, question, legal) = both.question().unwrap();
    let Some(View::Gambit(view)) = &both.state().view else { panic!("Gambit") };
    let calm = |action: &&String| !view.tokens.contains_key(action.split(' ').nth(1).unwrap());
    let action = legal.iter().filter(|action| action.starts_with(begins)).find(calm).unwrap().clone();
    let request = both.act(at, question, &action);
    both.ask(&request).await.unwrap();
}
