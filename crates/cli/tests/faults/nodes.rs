//! Several servers over one PostgreSQL: any of them serves any table, and any of them may be killed, hang or be restarted while the
//! games go on at the others.

use lab::client::wire::{Message, Ping, Reaction, Request, Signal};
use lab::client::{Client, Question, gambit, person};
use lab::testkit::Cluster;

use crate::balancer::balance;
use crate::player::Shared;
use crate::process::{Process, Up};
use crate::seat;
use crate::world::{create, faults, survive};

/// So many servers over a database.
fn start(cluster: &Cluster, up: &Up, count: usize) -> Vec<Process> {
    let url = cluster.database();
    (0..count).map(|_| Process::start(up, &["--database-url", &url])).collect()
}

fn at_all(nodes: &[Process], up: &Up) -> Shared {
    Shared::new(nodes.iter().map(|node| node.address).collect(), up)
}

/// Servers are killed and stopped in turn, and now and then the database is cut off. What a stopped server was sent before is still
/// there when it goes on: by then its senders have long said the same elsewhere.
async fn in_turn(count: usize, number_of_faults: u64) {
    let cluster = Cluster::new();
    let up = Up::new();
    let mut nodes = start(&cluster, &up, count);
    survive(at_all(&nodes, &up), number_of_faults, async |round, number| {
        let node = number as usize % count;
        match number / count as u64 % 3 {
            0 => nodes[node].replace(),
            1 => {
                nodes[node].stop();
                round.shared.hangs.send_replace(Some(node));
                round.progress(150).await;
                round.shared.hangs.send_replace(None);
                nodes[node].go_on();
            }
            _ if node == 0 => {
                cluster.stop();
                cluster.start();
            }
            _ => nodes[node].restart(),
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_killed_and_stopped_in_turn_lose_nothing() {
    in_turn(2, faults(12)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_servers_killed_and_stopped_in_turn_lose_nothing() {
    in_turn(3, faults(9)).await;
}

/// Behind a balancer that knows nothing, as a browser would come: one server after the other is restarted, and people only come back.
#[tokio::test(flavor = "multi_thread")]
async fn a_rolling_restart_behind_a_balancer_loses_nothing() {
    let cluster = Cluster::new();
    let up = Up::new();
    let mut nodes = start(&cluster, &up, 2);
    let front = balance(nodes.iter().map(|node| node.address).collect()).await;
    let shared = Shared::new(vec![front], &up);
    let told = shared.restarts.subscribe();
    survive(shared, faults(6), async |_, number| nodes[number as usize % 2].restart()).await;
    assert!(*told.borrow() > 0, "people are told that a server restarts");
}

/// What one is shown does not depend on whom one asks, to the byte; nor who is there.
#[tokio::test(flavor = "multi_thread")]
async fn every_server_says_the_same() {
    let cluster = Cluster::new();
    let up = Up::new();
    let nodes = start(&cluster, &up, 3);
    let shared = at_all(&nodes, &up);
    let created = create(&shared, 0, &gambit(vec![person("Ola"), person("Jan")])).await;
    let keys: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
    let mut players = [
        Client::join(nodes[0].address, &created.table, &keys[..1], "a").await.unwrap(),
        Client::join(nodes[1].address, &created.table, &keys[1..], "b").await.unwrap(),
    ];
    for (player, letter) in players.iter_mut().zip(["A", "B"]) {
        player.ready(seat(letter)).await.unwrap();
    }
    for step in 0..12 {
        for viewer in [keys[0], keys[1], &created.watch, &created.host] {
            let mut said = Vec::new();
            for node in &nodes {
                let client = Client::join(node.address, &created.table, &[viewer], "v").await.unwrap();
                assert!(client.text.contains(r#""type":"synced""#), "{}", client.text);
                said.push(client.text);
            }
            assert!(said.iter().all(|text| *text == said[0]), "step {step}: {said:#?}");
            // All this coming and going is told to those who play: who does not read it is dropped.
            for player in &mut players {
                player.send(&Request::Ping(Ping { ping: step })).await.unwrap();
                player.until(|message| matches!(message, Message::Pong { .. })).await.unwrap();
            }
        }
        act(&mut players).await;
    }
}

/// Whoever is asked first answers; both have seen it afterwards.
async fn act(players: &mut [Client; 2]) {
    let version = players[0].version.max(players[1].version);
    for player in &mut *players {
        while player.version < version {
            player.next().await.unwrap().unwrap();
        }
    }
    let asked = players.iter_mut().find(|player| player.question().is_some()).unwrap();
    let Question { seat, number, legal } = asked.question().unwrap();
    let action = legal[legal.len() / 2].clone();
    let request = asked.act_request(seat, number, &action);
    asked.ask(&request).await.unwrap().unwrap();
}

/// People at different servers see each other come and go, and what they pass to each other.
#[tokio::test(flavor = "multi_thread")]
async fn people_at_different_servers_see_each_other() {
    let cluster = Cluster::new();
    let up = Up::new();
    let mut nodes = start(&cluster, &up, 2);
    let shared = at_all(&nodes, &up);
    let created = create(&shared, 0, &gambit(vec![person("Ola"), person("Jan")])).await;
    let keys: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
    let mut ola = Client::join(nodes[0].address, &created.table, &keys[..1], "a").await.unwrap();
    let mut jan = Client::join(nodes[1].address, &created.table, &keys[1..], "b").await.unwrap();
    let both = |message: &Message| matches!(message, Message::Present { online, watchers: 0, .. } if online.len() == 2);
    ola.until(both).await.unwrap();
    jan.until(both).await.unwrap();
    jan.signal(Signal::React { seat: seat("B"), reaction: Reaction::Hello }).await.unwrap();
    ola.until(|message| matches!(message, Message::Reacted { .. })).await.unwrap();
    let alone = |message: &Message| matches!(message, Message::Present { online, .. } if online.len() == 1);
    drop(jan);
    ola.until(alone).await.unwrap();
    let mut jan = Client::join(nodes[1].address, &created.table, &keys[1..], "c").await.unwrap();
    ola.until(both).await.unwrap();
    jan.until(both).await.unwrap();
    // A server that stops says so for its people.
    nodes[1].restart();
    ola.until(alone).await.unwrap();
}
