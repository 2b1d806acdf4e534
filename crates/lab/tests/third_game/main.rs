//! A third game is cheap: a tiny one, known to this test alone, goes through match, log, room, server, arena and search without a
//! change anywhere else. What it needs is in `duel.rs`; the registries it stands in are made here.
#![allow(clippy::unwrap_used, reason = "tests")]

extern crate stolik_lab as lab;

mod duel;

use std::sync::Arc;

use duel::Duel;
use room::Catalogue;
use server::{Config, Hall, store};
use stolik_lab::client::wire::http::{CreateTable, Created};
use stolik_lab::client::wire::{Command, Json, Message};
use stolik_lab::client::{bot, create, get, person, post};
use stolik_lab::{Entry, Registry};
use table::testkit::conformance;
use table::{Log, Shuffles};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

#[test]
fn it_keeps_every_promise_of_a_game() {
    conformance(<Duel as stolik_lab::LabGame>::random, 500, 1);
}

#[test]
fn it_is_simulated_soaked_and_contested_and_search_beats_chance() {
    let registry = Registry::new(vec![Entry::of::<Duel>()]);
    let answer = |words: &str| registry.answer(&words.split(' ').collect::<Vec<_>>()).unwrap();
    assert!(answer("simulate duel --games 50 --bots greedy --players 2 --seed 1").contains("50 games"));
    assert!(answer("bench soak duel --games 200 --seed 1").contains("200"));
    let words = "arena duel --bot ismcts@300it --bot random --games 200 --seed 1 --format json";
    let report: serde_json::Value = serde_json::from_str(&answer(words)).unwrap();
    let text = report.to_string();
    let rate = report["pairings"][0]["win_rate"]["low"].as_f64();
    assert!(rate.is_some_and(|rate| rate > 0.55), "{text}");
}

/// A person against a bot at a server, by the protocol; then the log verifies, replays, and version 1 of the rules is another game.
#[tokio::test(flavor = "multi_thread")]
async fn it_is_played_at_a_server_and_its_log_replays() {
    let folder = std::env::temp_dir().join(format!("stolik-duel-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let store = store::open(folder.join("db").to_str().unwrap()).await.unwrap();
    let pause = std::time::Duration::ZERO;
    let config = Config { catalogue: Catalogue::default().with::<Duel>(), pause, ..Config::default() };
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let hall = Hall::new(config, Arc::clone(&store)).unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let served = tokio::spawn(server::serve(hall, listener, async { drop(stopped.await) }));

    let games = get(address, "/api/v1/games").await.unwrap().body;
    assert!(games.contains(r#""game":"duel""#) && !games.contains("gambit"), "{games}");
    let options = Json::of(&serde_json::json!({ "game": "duel" }));
    let request = CreateTable {
        options,
        seats: vec![person("Ola"), bot("casual")],
        clock: None,
        days: None,
        photo: None,
    };
    let created = create(address, &request).await.unwrap();
    play(address, &created).await;
    let log = get(address, &format!("/api/v1/tables/{}/log", created.table)).await.unwrap().body;
    let read: Log<Duel> = log.parse().unwrap();
    assert_eq!(read.verify().unwrap().shuffles, Shuffles::Checked(1));
    let source = serde_json::json!({ "source": { "table": created.table }, "viewer": "A" });
    let replay = post(address, "/api/v1/replays", &source.to_string()).await.unwrap();
    assert_eq!(replay.status, 200, "{}", replay.body);

    // The same entries by the older rules have the other result, so a log must say by which it was played.
    let older = table::seal::strip(&log).replacen("duel 2", "duel 1", 1);
    let points = |log: &Log<Duel>| log.played.outcome().unwrap().scores;
    let (newer, older) = (points(&read), points(&older.parse::<Log<Duel>>().unwrap()));
    assert_eq!(newer.as_slice(), older.as_slice().iter().rev().copied().collect::<Vec<_>>());

    stop.send(()).unwrap();
    served.await.unwrap().unwrap();
    std::fs::remove_dir_all(folder).unwrap();
}

/// Ola plays her lowest card each time, by what the server sends; nothing of the bot's hand is in it.
async fn play(address: std::net::SocketAddr, created: &Created) {
    let key = created.seats[0].as_deref().unwrap();
    let mut ola = stolik_lab::client::Client::connect(address, &created.table).await.unwrap();
    ola.come(&[key]).await.unwrap();
    let seat = "A".parse().map(stolik_lab::client::wire::SeatName).unwrap();
    let ready = ola.request(Command::Ready { seat, entropy: Some("00ff".to_owned()) });
    ola.send(&ready).await.unwrap();
    let (mut answered, mut seen) = (None, None);
    loop {
        let message = ola.receive().await.unwrap().unwrap();
        let text = ola.text.to_string();
        let Message::Changed { you, view: Some(view), info, .. } = &message else { continue };
        let whole = Json::changed(seen.as_ref(), view);
        let view: serde_json::Value = serde_json::from_str(whole.text()).unwrap();
        seen = Some(whole);
        if info.as_ref().is_some_and(|info| info.text().contains(r#""stage":"over""#)) {
            break;
        }
        assert!(view["hands"][1].is_null() && view["chosen"][1].is_null(), "{text}");
        let Some(question) = you.seats[0].question.filter(|question| answered != Some(*question)) else {
            continue;
        };
        let Some(action) = view["legal"][0].as_str() else { continue };
        answered = Some(question);
        let act = ola.request(Command::Act { seat, question, action: action.to_owned() });
        ola.send(&act).await.unwrap();
    }
}
