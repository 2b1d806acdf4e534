//! What an earlier version wrote: its tables stand as they stood and go on, its logs are written as they were and replay.

use crate::support;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use room::wire::http::Summary;
use room::wire::{Code, News, Shuffle, Stage, You};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use sqlx::{Connection, PgConnection};
use stolik_server::{Config, store};
use support::Folder;
use support::client::{Client, State, TestServer, key, quick};
use support::postgres::Cluster;

/// How many actions a game goes on for.
const ACTIONS: usize = 30;

/// A table as the earlier version left it: an entry of `keys.json`.
#[derive(Deserialize)]
struct Kept {
    name: String,
    table: String,
    watch: String,
    /// Keys that open nothing any more.
    void: Vec<String>,
    version: u64,
    /// What everybody saw of the table.
    info: Map<String, Value>,
    /// What watchers saw of the game.
    view: Value,
    /// The host, seats, and seats that can be taken.
    viewers: BTreeMap<String, Viewer>,
    /// What happened at the table, change by change.
    news: Vec<Vec<News>>,
}

#[derive(Deserialize)]
struct Viewer {
    key: String,
    you: You,
    /// What it saw otherwise than watchers.
    view: Map<String, Value>,
}

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/earlier")
}

/// What was kept; of seats that are freed in mid-game and asked for the earlier version did not know.
fn kept() -> Vec<Kept> {
    let mut all: Value =
        serde_json::from_str(&fs::read_to_string(fixtures().join("keys.json")).unwrap()).unwrap();
    for kept in all.as_array_mut().unwrap() {
        for viewer in kept["viewers"].as_object_mut().unwrap().values_mut() {
            viewer["you"]["freed"] = json!([]);
            viewer["you"]["claimed"] = json!([]);
        }
    }
    serde_json::from_value(all).unwrap()
}

/// What a message says about a table and its game, by the names the earlier version had for it.
fn said(state: &State) -> [Value; 2] {
    let mut info = json!(state.info);
    if let (Value::Object(info), Value::Object(status)) = (&mut info, json!(state.status)) {
        info.extend(status);
    }
    let mut view = json!(state.view);
    if let Some(shown) = &state.view {
        view["legal"] = json!(shown.legal());
    }
    [info, view]
}

/// Is all that was said before said now? More may be said than before.
fn check(name: &str, before: &Value, now: &Value) {
    match (before, now) {
        (Value::Object(before), Value::Object(_)) => {
            for (key, value) in before {
                check(&format!("{name}.{key}"), value, &now[key]);
            }
        }
        (Value::Array(before), Value::Array(now)) if before.len() == now.len() => {
            before.iter().zip(now).for_each(|(before, now)| check(name, before, now));
        }
        _ => assert_eq!(before, now, "{name}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_and_logs_of_an_earlier_version_in_sqlite() {
    let folder = Folder::new();
    let place = folder.name("stolik.db");
    fs::copy(fixtures().join("stolik.db"), &place).unwrap();
    Box::pin(everything_is_as_it_was(&place)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_and_logs_of_an_earlier_version_in_postgres() {
    let cluster = Cluster::new();
    let place = cluster.database();
    let mut connection = PgConnection::connect(&place).await.unwrap();
    let script = include_str!("../fixtures/earlier/postgres.sql");
    sqlx::raw_sql(script).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    Box::pin(everything_is_as_it_was(&place)).await;
}

async fn everything_is_as_it_was(place: &str) {
    let config = Config { objection: Duration::ZERO, ..quick() };
    let server = TestServer::start(config, store::open(place).await.unwrap()).await;
    for kept in kept() {
        stands_as_it_stood(&server, &kept).await;
        if kept.info["stage"] == "over" {
            let log = fs::read_to_string(fixtures().join(format!("{}.log", kept.name))).unwrap();
            assert_eq!(replayed(&server, &kept).await, log, "{}", kept.name);
        } else {
            goes_on(&server, &kept).await;
        }
    }
    server.stop().await;
}

/// Everybody sees what they saw, and nobody else sees anything.
async fn stands_as_it_stood(server: &TestServer, kept: &Kept) {
    let Kept { name, table, watch, .. } = kept;
    let mut watcher = Client::join(server.address, table, &[watch], "w").await;
    assert_eq!(watcher.version, kept.version, "{name}");
    let [info, view] = said(watcher.state());
    check(name, &Value::from(kept.info.clone()), &info);
    check(name, &kept.view, &view);
    let news: Vec<Vec<News>> = watcher.past().await.into_iter().map(|change| change.news).collect();
    assert_eq!(news, kept.news, "{name}");
    for (who, viewer) in &kept.viewers {
        let name = format!("{name} for {who}");
        let client = Client::join(server.address, table, &[&viewer.key], "v").await;
        let mut you = viewer.you.clone();
        // Who voted was asked anew then, and had more time by it.
        if name == "gambit-two-votes for B" {
            you.seats[0].question = Some(19);
        }
        assert_eq!((client.version, &client.state().you), (kept.version, &you), "{name}");
        let mut seen = kept.view.clone();
        for (key, value) in &viewer.view {
            seen[key] = value.clone();
        }
        check(&name, &seen, &said(client.state())[1]);
    }
    // Whoever had the seat that was freed in mid-game may take it back now.
    let void = usize::from(name == "gambit-freed");
    for (keys, tables) in [(&kept.void, void), (&vec![watch.clone()], 1)] {
        let mine = json!({ "tables": [{ "table": table, "keys": keys }] }).to_string();
        let (_, body) = server.post("/api/v1/mine", &mine).await;
        assert_eq!(serde_json::from_str::<Vec<Summary>>(&body).unwrap().len(), tables, "{name}: {body}");
    }
}

/// The log of a table whose game is over; it replays to the result that everybody was told.
async fn replayed(server: &TestServer, kept: &Kept) -> String {
    let Kept { name, table, .. } = kept;
    let (status, log) = server.get(&format!("/api/v1/tables/{table}/log")).await;
    assert_eq!(status, 200, "{name}: {log}");
    let watcher = Client::join(server.address, table, &[&kept.watch], "w").await;
    for viewer in ["watcher", "A", "all"] {
        let replay = server.replay(&json!({ "table": table }), viewer).await;
        let branch = name.ends_with("-branch");
        let shuffle = if branch { Shuffle::SameDraws } else { Shuffle::Checked };
        assert_eq!((replay.shuffle, replay.info.branch.is_some()), (shuffle, branch), "{name}");
        assert_eq!(replay.info.outcome, watcher.state().info.outcome, "{name}");
        let scores = &replay.plies.last().unwrap().scores;
        assert_eq!(*scores, replay.info.outcome.as_ref().unwrap().scores, "{name}");
        let plies = server.replay(&json!({ "log": log }), viewer).await.plies;
        assert_eq!(plies, replay.plies, "{name}");
    }
    log
}

/// Whoever is missing comes, and the game goes on.
async fn goes_on(server: &TestServer, kept: &Kept) {
    let mut clients = everybody(server, kept).await;
    let mut played = 0;
    while played < ACTIONS && !clients[0].is_over() {
        played += usize::from(next_action(&mut clients, &kept.name).await);
    }
    assert!(played > 0, "{}: nobody was asked", kept.name);
    let version = clients[0].version;
    let again = Client::join(server.address, &kept.table, &[&kept.watch], "w").await;
    // Bots go on meanwhile.
    assert!(again.version >= version && version > kept.version, "{}", kept.name);
    if again.is_over() {
        replayed(server, kept).await;
    }
}

/// A client for each seat of a person; seats that can be taken are taken, and everybody is ready.
async fn everybody(server: &TestServer, kept: &Kept) -> Vec<Client> {
    let mut clients: Vec<Client> = Vec::new();
    for (number, (who, viewer)) in kept.viewers.iter().enumerate() {
        let mut client =
            Client::join(server.address, &kept.table, &[&viewer.key], &who.replace(' ', "-")).await;
        if let Some(&seat) = viewer.you.role.invited.first() {
            // A device that handed its seat over has lost it.
            clients.retain(|other| other.state().you.role.looking != Some(seat));
            client.sit(&viewer.key, "Somebody new", &key(number)).await.unwrap();
            while client.state().you.role.looking.is_none() {
                client.next().await.expect("the connection ended");
            }
        }
        if client.state().you.role.looking.is_some() {
            clients.push(client);
        }
    }
    for client in &mut clients {
        let State { info, you, .. } = client.state();
        let seat = you.seats[0].seat;
        let ready = info.seats.iter().any(|place| place.seat == seat && place.ready);
        if info.stage == Stage::Lobby && !ready {
            client.ready(seat).await;
        }
    }
    clients
}

/// The first legal action of the first who is asked, or what comes next while nobody is. Was something played?
async fn next_action(clients: &mut [Client], name: &str) -> bool {
    let newest = clients.iter().map(|client| client.version).max().unwrap();
    for client in &mut *clients {
        while client.version < newest {
            client.next().await.expect("the connection ended");
        }
    }
    for client in &mut *clients {
        let Some((seat, question, legal)) = client.question() else { continue };
        if client.state().info.seats.iter().any(|place| place.seat == seat && place.stand_in.is_some()) {
            continue;
        }
        let act = client.act(seat, question, &legal[0]);
        return match client.ask(&act).await {
            Ok(_) => true,
            Err((Code::StaleQuestion, _)) => false,
            Err(refused) => panic!("{name}: {act:?} was refused: {refused:?}"),
        };
    }
    if !clients[0].is_over() {
        clients[0].next().await.expect("the connection ended");
    }
    false
}
