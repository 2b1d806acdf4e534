//! Hidden stays hidden: two servers whose hidden cards differ say the same, byte for byte, to everybody who may not know.
//!
//! The twins get the same names and keys but seeds that differ in seat B's cards only, as far as seat A's are drawn. Seat A, a watcher
//! and a host without a seat do the same at both; seat B answers with whatever it holds there. All that these three receive, over
//! sockets and HTTP, must be the same until B's first card is turned up.

use crate::support;

use std::collections::BTreeSet;

use room::wire::{Command, Message, Query, QueryRequest, Reaction, Request, Signal};
use serde_json::Value;
use stolik_server::{Config, store};
use support::Folder;
use support::client::{Client, TestServer, command_with, helped, key, person, quick, seat};
use support::postgres::Cluster;
use table::rand::rngs::ChaCha20Rng;
use table::rand::{Rng, SeedableRng};
use table::shuffle::{Dealer, Entropy, Seed, Source, Stream};

/// What must have been said to those who may not know, or the comparison shows little: messages, news and events by their names.
const COMPARED: [&str; 3] = [
    "welcome synced changed past ack refused reacted hint odds remark",
    "sat ready started offered",
    "placed dealt planned took_back",
];

/// The names of all that was said.
fn kinds(heard: &[String]) -> BTreeSet<String> {
    fn note(value: &Value, kinds: &mut BTreeSet<String>) {
        match value {
            Value::Object(fields) => {
                kinds.extend(fields.get("type").and_then(Value::as_str).map(ToOwned::to_owned));
                for field in fields.values() {
                    note(field, kinds);
                }
            }
            Value::Array(values) => {
                for value in values {
                    note(value, kinds);
                }
            }
            _ => {}
        }
    }
    let mut kinds = BTreeSet::new();
    // What was asked by HTTP has its path before it and is none of these.
    heard
        .iter()
        .filter_map(|text| serde_json::from_str(text).ok())
        .for_each(|value| note(&value, &mut kinds));
    kinds
}

/// Seeds of generators whose first game seeds deal A the same five cards and next draw, and B other ones.
fn twin_seeds(number: u8) -> [[u8; 32]; 2] {
    let game_seed = |generator: [u8; 32]| {
        let mut bytes = [0; 32];
        ChaCha20Rng::from_seed(generator).fill_bytes(&mut bytes);
        Seed::new(bytes)
    };
    // What the first draws of each deck depend on: six numbers below 12, 11, … of each seat's stream.
    let deck = |seed: &Seed, stream: u64| -> Vec<u32> {
        let entropy = [Entropy::new(&[0, 255]), Entropy::new(&[0, 255])];
        let mut dealer = Dealer::new(seed, &entropy);
        (7..=12).rev().map(|n| dealer.below(Stream(stream), n)).collect()
    };
    let candidate = |i: u32| {
        let mut bytes = [number; 32];
        bytes[..4].copy_from_slice(&i.to_le_bytes());
        bytes
    };
    // Cards are drawn by kind: the same numbers give the same cards. Equal draws are rare, so they are looked up.
    let mut seen = std::collections::HashMap::new();
    for i in 0.. {
        let drawn = game_seed(candidate(i));
        let (own, other) = (deck(&drawn, 0), deck(&drawn, 1));
        match seen.entry(own) {
            std::collections::hash_map::Entry::Occupied(entry) => {
                let (before, before_other): &(u32, Vec<u32>) = entry.get();
                if *before_other != other {
                    return [candidate(*before), candidate(i)];
                }
            }
            std::collections::hash_map::Entry::Vacant(entry) => {
                entry.insert((i, other));
            }
        }
    }
    unreachable!("there are more seeds than draws")
}

/// One of the twins, with everybody at it.
struct Twin {
    _folder: Folder,
    server: TestServer,
    /// Another server over the same database, at which half of the people are.
    second: Option<TestServer>,
    table: String,
    a: Client,
    b: Client,
    watcher: Client,
    host: Client,
    http: Vec<String>,
}

impl Twin {
    /// At one server, or at two over a database of their own.
    async fn new(seeds: [u8; 32], shared: Option<&Cluster>) -> Self {
        let folder = Folder::new();
        let place = shared.map_or_else(|| folder.name("db"), Cluster::database);
        let config = Config { seeds: Some(([1; 32], seeds)), ..quick() };
        let server = TestServer::start(config, store::open(&place).await.unwrap()).await;
        let second = match shared {
            Some(_) => Some(TestServer::start(quick(), store::open(&place).await.unwrap()).await),
            None => None,
        };
        let created = server.create(&helped(vec![person("Ola"), person("Jan")])).await;
        let keys: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
        let (at, also) = (server.address, second.as_ref().map_or(server.address, |second| second.address));
        let a = Client::join(at, &created.table, &keys[..1], "a").await;
        let b = Client::join(also, &created.table, &keys[1..], "b").await;
        let watcher = Client::join(also, &created.table, &[&created.watch], "w").await;
        let host = Client::join(at, &created.table, &[&created.host], "h").await;
        let table = created.table.clone();
        Self { _folder: folder, server, second, table, a, b, watcher, host, http: Vec::new() }
    }

    /// All have heard everything up to the version B has seen.
    async fn settle(&mut self) {
        let version = self.a.version.max(self.b.version).max(self.host.version);
        for client in [&mut self.a, &mut self.b, &mut self.watcher, &mut self.host] {
            while client.version < version {
                client.next().await.unwrap();
            }
        }
    }

    /// A answers what it is asked by the action with this number.
    async fn a_acts(&mut self, begins: &str) {
        let (at, question, legal) = self.a.question().unwrap();
        let action = legal.iter().find(|action| action.starts_with(begins)).unwrap().clone();
        let request = self.a.act(at, question, &action);
        self.a.ask(&request).await.unwrap();
        self.settle().await;
    }

    async fn b_acts(&mut self, begins: &str) {
        let (at, question, legal) = self.b.question().unwrap();
        let action = legal.iter().find(|action| action.starts_with(begins)).unwrap().clone();
        let request = self.b.act(at, question, &action);
        self.b.ask(&request).await.unwrap();
        self.settle().await;
    }

    /// A asks for advice and waits for it.
    async fn a_asks(&mut self, query: Query) {
        self.a.query(query).await;
        let told = |message: &Message| {
            matches!(message, Message::Hint { .. } | Message::Odds { .. } | Message::Remark { .. })
        };
        self.a.until(told).await;
    }

    /// Everything that can be asked for without being B.
    async fn pry(&mut self) {
        let table = self.table.clone();
        self.a_asks(Query::Odds { seat: seat("A") }).await;
        if let Some((own, question, _)) = self.a.question() {
            self.a_asks(Query::Hint { seat: own, question }).await;
        }
        let forged = [
            self.a.act(seat("B"), self.b.version, "plan BRQ"),
            self.a.act(seat("B"), 0, "lay N"),
            self.a.act(seat("A"), self.a.version, "move a1"),
            self.a.act(seat("A"), 0, "plan QQQ"),
            command_with(&table, "u", Command::Undo { seat: seat("B"), change: self.a.version }),
            command_with(&table, "v", Command::Vote { seat: seat("B"), agree: true }),
            Request::Query(QueryRequest {
                table: table.clone(),
                query: Query::Look { seat: Some(seat("B")) },
            }),
            command_with(&table, "o", Command::Offer { seat: seat("B"), new_key: key(3) }),
        ];
        for request in &forged {
            assert!(self.a.ask(request).await.is_err(), "{request:?}");
            for other in [&mut self.watcher, &mut self.host] {
                assert!(other.ask(request).await.is_err(), "{request:?}");
            }
        }
        self.b.signal(Signal::React { seat: seat("B"), reaction: Reaction::Ouch }).await;
        for client in [&mut self.a, &mut self.watcher, &mut self.host] {
            client.until(|message| matches!(message, Message::Reacted { .. })).await;
            client.query(Query::Sync {}).await;
            client.until(|message| matches!(message, Message::Synced { .. })).await;
            client.query(Query::Past { since: None }).await;
            client.until(|message| matches!(message, Message::Past { .. })).await;
        }
        for path in
            [format!("/api/v1/tables/{table}/log"), "/api/v1/about".to_owned(), "/api/v1/setups".to_owned()]
        {
            let (status, body) = self.server.get(&path).await;
            self.http.push(format!("{path} {status} {body}"));
        }
        let mine = format!(r#"{{"tables":[{{"table":"{table}","keys":["{}"]}}]}}"#, key(9));
        self.http.push(format!("{:?}", self.server.post("/api/v1/mine", &mine).await));
    }

    /// What those who are not B have received; the commitments to different seeds are different by their nature.
    fn heard(&self) -> Vec<String> {
        let commitment = &self.a.state().info.commitment;
        let all = [&self.a, &self.watcher, &self.host].into_iter().flat_map(|client| client.heard.iter());
        // Who is at another server is told whenever that comes to be known; everything else has its order.
        let all = all.filter(|text| self.second.is_none() || !text.contains(r#""type":"present""#));
        // When people were there is by the clock, and nothing of the game.
        let all = all.filter(|text| !text.contains(r#""type":"seen""#));
        all.chain(&self.http).map(|text| text.replace(commitment, "COMMITMENT")).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn g14_twins_with_other_hidden_cards_say_the_same_until_a_card_is_turned_up() {
    Box::pin(twins_say_the_same(None)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn g14_so_do_twins_whose_people_are_at_different_servers() {
    Box::pin(twins_say_the_same(Some(&Cluster::new()))).await;
}

async fn twins_say_the_same(shared: Option<&Cluster>) {
    for number in 0..3 {
        let [one, other] = twin_seeds(number);
        let mut twins = [Twin::new(one, shared).await, Twin::new(other, shared).await];
        for twin in &mut twins {
            twin.a.ready(seat("A")).await;
            twin.b.ready(seat("B")).await;
            twin.settle().await;
            twin.a_acts("place 1").await;
            twin.b_acts("place 2").await;
            twin.pry().await;
            // Taken back and planned again; B's plans differ between the twins.
            let question = twin.a.question().unwrap().1;
            twin.a_acts("plan").await;
            twin.a_asks(Query::Remark { seat: seat("A"), question }).await;
            let change = twin.a.state().you.seats[0].undo.unwrap();
            twin.a.command(Command::Undo { seat: seat("A"), change }).await.unwrap();
            twin.settle().await;
            hand_over(twin).await;
            twin.pry().await;
            twin.b_acts("plan").await;
            twin.pry().await;
        }
        let own = [&twins[0].b, &twins[1].b].map(|b| serde_json::to_string(&b.state().view).unwrap());
        assert_ne!(own[0], own[1], "B's cards must differ, or this shows nothing");
        let [one, other] = [&twins[0], &twins[1]].map(Twin::heard);
        for (left, right) in one.iter().zip(&other) {
            assert_eq!(left, right);
        }
        assert_eq!(one.len(), other.len());
        let kinds = kinds(&one);
        for kind in COMPARED.into_iter().flat_map(str::split_whitespace) {
            assert!(kinds.contains(kind), "nothing of the kind {kind} was compared, only {kinds:?}");
        }
        // Now the last plan is laid and B, who moves first, turns a card up: from here on the twins may differ.
        for twin in &mut twins {
            twin.a_acts("plan").await;
        }
        let [one, other] = [&twins[0], &twins[1]].map(Twin::heard);
        assert_eq!(one.len(), other.len());
        for twin in twins {
            let Twin { server, second, .. } = twin;
            server.stop().await;
            if let Some(second) = second {
                second.stop().await;
            }
        }
    }
}

/// A's seat goes to another device in mid-game; what the new one receives belongs to A.
async fn hand_over(twin: &mut Twin) {
    twin.a.command(Command::Offer { seat: seat("A"), new_key: key(7) }).await.unwrap();
    let mut phone = Client::join(twin.server.address, &twin.table, &[&key(7)], "p").await;
    phone.sit(&key(7), "Ola", &key(8)).await.unwrap();
    phone.heard.splice(0..0, twin.a.heard.drain(..));
    twin.a = phone;
    twin.settle().await;
}
