//! Bots and clocks of a table that several servers have open: one of them does the work, and when it dies or hangs another one does.

use lab::client::wire::{Message, News};
use lab::client::{Client, bot, gambit, metric, person};
use lab::testkit::Cluster;

use crate::player::Shared;
use crate::process::{Process, Up};
use crate::seat;
use crate::world::{create, get};

/// Longer than any test.
const NEVER: &str = "3600000";

/// Answers all questions until the game is over, from wherever it is.
async fn play_on(client: &mut Client) {
    client.play(|legal| legal[legal.len() / 2].clone()).await.unwrap();
}

/// Two servers over one database, with these flags besides.
fn two_servers(cluster: &Cluster, up: &Up, flags: &[&str]) -> (Vec<Process>, Shared) {
    let url = cluster.database();
    let flags = [&["--database-url", url.as_str()], flags].concat();
    let nodes: Vec<Process> = (0..2).map(|_| Process::start(up, &flags)).collect();
    let shared = Shared::new(nodes.iter().map(|node| node.address).collect(), up);
    (nodes, shared)
}

/// How many decisions bots have made at a server.
async fn thoughts(node: &Process) -> u64 {
    metric(node.address, "stolik_bot_decisions_total").await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn only_one_server_thinks_for_a_bot() {
    let cluster = Cluster::new();
    let up = Up::new();
    let (nodes, shared) = two_servers(&cluster, &up, &["--failover", NEVER]);
    let created = create(&shared, 0, &gambit(vec![person("Ola"), bot("beginner"), person("Jan")])).await;
    let keys: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
    let mut ola = Client::join(nodes[0].address, &created.table, &keys[..1], "a").await.unwrap();
    let mut jan = Client::join(nodes[1].address, &created.table, &keys[1..], "c").await.unwrap();
    ola.ready(seat("A")).await.unwrap();
    jan.ready(seat("C")).await.unwrap();
    tokio::join!(play_on(&mut ola), play_on(&mut jan));
    let log = get(nodes[0].address, &format!("/api/v1/tables/{}/log", created.table)).await;
    let decided = log.lines().skip_while(|line| *line != "log").filter(|line| line.starts_with("B ")).count();
    let thought = [thoughts(&nodes[0]).await, thoughts(&nodes[1]).await];
    assert_eq!(thought[0] + thought[1], decided as u64, "{thought:?}\n{log}");
    assert!(thought.iter().all(|count| *count > 0), "each thinks when its own people moved: {thought:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_is_seen_thinking_at_every_server() {
    let cluster = Cluster::new();
    let up = Up::new();
    let (nodes, shared) = two_servers(&cluster, &up, &["--failover", NEVER]);
    let created = create(&shared, 0, &gambit(vec![bot("beginner"), person("Ola")])).await;
    let key = created.seats[1].as_deref().unwrap();
    let mut ola = Client::join(nodes[0].address, &created.table, &[key], "a").await.unwrap();
    let mut watcher = Client::join(nodes[1].address, &created.table, &[&created.watch], "w").await.unwrap();
    ola.until(|message| matches!(message, Message::Present { watchers: 1, .. })).await.unwrap();
    ola.ready(seat("B")).await.unwrap();
    let thinks =
        |message: &Message| matches!(message, Message::Thinking { seat: who, .. } if *who == seat("A"));
    let ((), thought) = tokio::join!(play_on(&mut ola), watcher.until(thinks));
    thought.unwrap();
    assert_eq!(thoughts(&nodes[1]).await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_dies_or_hangs_is_thought_for() {
    let cluster = Cluster::new();
    for dies in [true, false] {
        let up = Up::new();
        let url = cluster.database();
        // The first one's bots never come to answer.
        let mut slow = Process::start(&up, &["--database-url", &url, "--bot-pause", NEVER]);
        let other = Process::start(&up, &["--database-url", &url]);
        let shared = Shared::new(vec![slow.address, other.address], &up);
        let created = create(&shared, 0, &gambit(vec![bot("beginner"), person("Ola")])).await;
        let key = created.seats[1].as_deref().unwrap();
        let mut ola = Client::join(slow.address, &created.table, &[key], "slow").await.unwrap();
        ola.ready(seat("B")).await.unwrap();
        assert!(ola.state.as_ref().unwrap().status.waiting.contains(&seat("A")) || ola.question().is_some());
        if dies {
            slow.kill();
        } else {
            slow.stop();
        }
        let mut ola = Client::join(other.address, &created.table, &[key], "other").await.unwrap();
        play_on(&mut ola).await;
        assert!(thoughts(&other).await > 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_rings_though_its_server_hangs() {
    let cluster = Cluster::new();
    let up = Up::new();
    let (nodes, shared) = two_servers(&cluster, &up, &[]);
    let mut request = gambit(vec![person("Ola"), person("Jan")]);
    request.clock = Some(5);
    let created = create(&shared, 0, &request).await;
    let keys: Vec<&str> = created.seats.iter().flatten().map(String::as_str).collect();
    let mut jan = Client::join(nodes[1].address, &created.table, &keys[1..], "b").await.unwrap();
    jan.ready(seat("B")).await.unwrap();
    // The first server starts the game, and so owes the end of everybody's time.
    let mut ola = Client::join(nodes[0].address, &created.table, &keys[..1], "a").await.unwrap();
    ola.ready(seat("A")).await.unwrap();
    jan.until(|message| message.news().contains(&News::Started)).await.unwrap();
    nodes[0].stop();
    let rings = |message: &Message| match message {
        Message::Left { code, .. } => panic!("{code:?}"),
        message => message.news().iter().any(|news| matches!(news, News::StoodIn { clock: true, .. })),
    };
    jan.until(rings).await.unwrap();
}
