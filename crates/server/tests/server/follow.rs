//! One's own tables, followed by one connection: how they stand now, and whenever that changes, wherever it does.

use crate::support;

use std::collections::BTreeMap;

use room::wire::http::{Key, ParcelKept, Summary};
use room::wire::{Code, Command, Follow, Holder, Message, Request, Stage};
use stolik_server::store;
use support::Folder;
use support::client::{Client, TestServer, bot, gambit, key, person, quick, seat, skakanie};
use support::postgres::Cluster;

fn follow(tables: &[(&str, &str)]) -> Request {
    let keys =
        |(table, key): &(&str, &str)| Key { table: (*table).to_owned(), keys: vec![(*key).to_owned()] };
    Request::Follow(Follow { follow: tables.iter().map(keys).collect() })
}

/// Follows these tables, and is told once of each.
async fn standings(client: &mut Client, tables: &[(&str, &str)]) -> BTreeMap<String, Option<Summary>> {
    client.send(&follow(tables)).await;
    let mut found = BTreeMap::new();
    while found.len() < tables.len() {
        if let Message::Standing { table, summary } = client.next().await.unwrap() {
            found.insert(table, summary.map(|summary| *summary));
        }
    }
    found
}

/// The next word about this table.
async fn standing(client: &mut Client, of: &str) -> Option<Summary> {
    let about = |message: &Message| matches!(message, Message::Standing { table, .. } if table == of);
    match client.until(about).await {
        Message::Standing { summary, .. } => summary.map(|summary| *summary),
        other => unreachable!("{other:?} is no standing"),
    }
}

async fn tables_are_followed(place: &str, servers: usize) {
    let one = TestServer::start(quick(), store::open(place).await.unwrap()).await;
    let other = match servers {
        1 => None,
        _ => Some(TestServer::start(quick(), store::open(place).await.unwrap()).await),
    };
    let there = other.as_ref().unwrap_or(&one).address;
    let chess = one.create(&gambit(vec![person("Ola"), person("Jan")])).await;
    let jigsaw = one.create(&skakanie(vec![person("Ola"), bot("beginner")])).await;
    let [ola, jan] = [0, 1].map(|at| chess.seats[at].clone().unwrap());
    let mut home = Client::connect(one.address).await;
    let wrong = key(77);
    let asked = [(&*chess.table, &*ola), (&*jigsaw.table, &*jigsaw.host), ("nowhere", &*ola), ("a b", &*ola)];
    let first = standings(&mut home, &asked).await;
    let known = first[&chess.table].as_ref().unwrap();
    assert_eq!((known.stage, known.since, known.sketch.as_str()), (Stage::Lobby, None, ""));
    assert_eq!((known.seats.as_slice(), known.host), (&[seat("A")][..], false));
    let known = first[&jigsaw.table].as_ref().unwrap();
    assert_eq!((known.holders.as_slice(), known.host), (&[Holder::Person, Holder::Bot][..], true));
    assert!(first["nowhere"].is_none() && first["a b"].is_none());
    // It follows what it asked for last.
    let second = standings(&mut home, &[(&chess.table, &ola), (&jigsaw.table, &wrong)]).await;
    assert!(second[&chess.table].is_some() && second[&jigsaw.table].is_none(), "the key opens nothing");
    // Somebody plays elsewhere, and home learns of it.
    let mut both = Client::join(there, &chess.table, &[&ola, &jan], "both").await;
    both.ready(seat("A")).await;
    both.ready(seat("B")).await;
    let begun = loop {
        let summary = standing(&mut home, &chess.table).await.unwrap();
        if summary.stage == Stage::Playing {
            break summary;
        }
    };
    assert_eq!((begun.sketch.len(), begun.since.is_some(), begun.deadline), (64, true, None));
    // Who leaves a seat leaves it free, and may think better of it.
    both.command(Command::Free { seat: seat("A"), new_key: key(5) }).await.unwrap();
    let left = loop {
        let summary = standing(&mut home, &chess.table).await.unwrap();
        if summary.holders[0] == Holder::Open {
            break summary;
        }
    };
    assert_eq!((left.seats.as_slice(), left.names[0].as_str()), (&[][..], ""));
    both.command(Command::AnswerClaim { seat: seat("A"), accept: false }).await.unwrap();
    let refused = Client::join(there, &chess.table, &[&jan], "jan")
        .await
        .command(Command::Free { seat: seat("A"), new_key: key(6) })
        .await;
    assert_eq!(refused.map_err(|(code, _)| code), Err(Code::NotHost));
    // At most fifty.
    let many: Vec<(&str, &str)> = vec![("t", ola.as_str()); 51];
    home.send(&follow(&many)).await;
    home.until(|message| matches!(message, Message::Refused { code: Code::TooLarge, .. })).await;
    one.stop().await;
    if let Some(other) = other {
        other.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_one_server_are_followed() {
    let folder = Folder::new();
    tables_are_followed(&folder.name("stolik.db"), 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_several_servers_are_followed() {
    let cluster = Cluster::new();
    tables_are_followed(&cluster.database(), 2).await;
}

/// What one device sends to another of the same person waits for it, and is given out once.
#[tokio::test]
async fn a_parcel_is_given_out_once() {
    let folder = Folder::new();
    let store = store::open(folder.join("db").to_str().unwrap()).await.unwrap();
    let server = TestServer::start(quick(), store).await;
    let (status, body) = server.post("/api/v1/parcels", r#"{"content":"sealed"}"#).await;
    assert_eq!(status, 201, "{body}");
    let ParcelKept { parcel, .. } = serde_json::from_str(&body).unwrap();
    let path = format!("/api/v1/parcels/{parcel}");
    assert_eq!(server.get(&path).await, (200, r#"{"taken":false}"#.to_owned()));
    assert_eq!(server.post(&path, "{}").await, (200, r#"{"content":"sealed"}"#.to_owned()));
    assert_eq!(server.get(&path).await, (200, r#"{"taken":true}"#.to_owned()));
    let gone = (404, r#"{"code":"no_such_parcel","errors":[]}"#.to_owned());
    assert_eq!(server.post(&path, "{}").await, gone);
    for odd in ["x", "%00", "..%2F", "0000000000000000000000"] {
        assert_eq!(server.post(&format!("/api/v1/parcels/{odd}"), "{}").await, gone, "{odd}");
    }
    assert_eq!(server.post(&path, "").await.0, 400, "who takes it says so");
    assert_eq!(server.post("/api/v1/parcels", r#"{"content":"\u0000"}"#).await.0, 400);
    let large = format!(r#"{{"content":"{}"}}"#, "x".repeat(64 * 1024));
    assert_eq!(server.post("/api/v1/parcels", &large).await.0, 413);
    server.stop().await;
}
