//! When people of a table were last there and what they saw: told to those who have a seat, of those who do not mind, and to nobody else.

use crate::support;

use std::sync::Arc;

use room::wire::{Code, Command, Message, Query, Sighting, Signal};
use stolik_server::store::{self, Sqlite, Store};
use support::Folder;
use support::client::{Client, TestServer, gambit, person, quick, seat};
use support::postgres::Cluster;

/// The table's people, each with a seat, and who only watches.
struct Begun {
    table: String,
    keys: [String; 2],
    watch: String,
}

async fn begun(server: &TestServer) -> Begun {
    let created = server.create(&gambit(vec![person("Ola"), person("Jan")])).await;
    let keys = [0, 1].map(|at: usize| created.seats[at].clone().unwrap());
    for (at, own) in keys.iter().enumerate() {
        let mut client = Client::join(server.address, &created.table, &[own], &format!("ready-{at}")).await;
        client.ready(seat(["A", "B"][at])).await;
    }
    Begun { table: created.table, keys, watch: created.watch }
}

/// Says what it has seen, and waits until that has arrived.
async fn saw(client: &mut Client, version: u64) {
    client.signal(Signal::Saw { version }).await;
    heard(client).await;
}

/// The next thing that is told of when people were there.
async fn seen(client: &mut Client) -> Vec<Sighting> {
    loop {
        if let Message::Seen { seen, .. } = client.next().await.unwrap() {
            return seen;
        }
    }
}

/// Everything this connection was told up to now: what is answered last was sent last.
async fn heard(client: &mut Client) -> Vec<String> {
    client.query(Query::Sync {}).await;
    client.until(|message| matches!(message, Message::Synced { .. })).await;
    client.heard.clone()
}

/// Why it cannot have seen this.
async fn refused(client: &mut Client, version: u64) -> Code {
    client.signal(Signal::Saw { version }).await;
    match client.until(|message| matches!(message, Message::Refused { .. })).await {
        Message::Refused { code, .. } => code,
        other => unreachable!("{other:?} is no refusal"),
    }
}

/// The kinds of what was heard, but for what everybody is told of who is there and of changes.
fn kinds(heard: Vec<String>) -> Vec<String> {
    let kind = |text: String| serde_json::from_str::<serde_json::Value>(&text).unwrap()["type"].to_string();
    let told = ["\"changed\"", "\"present\"", "\"refused\""];
    heard.into_iter().map(kind).filter(|kind| !told.contains(&kind.as_str())).collect()
}

fn of(seen: &[Sighting], letter: &str) -> Option<u64> {
    seen.iter().find(|one| one.seat == seat(letter)).map(|one| one.version)
}

#[tokio::test(flavor = "multi_thread")]
async fn people_of_a_table_learn_who_saw_the_move_and_others_hear_nothing() {
    let folder = Folder::new();
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.join("stolik.db")).await.unwrap());
    let server = TestServer::start(quick(), store).await;
    let Begun { table, keys, watch } = begun(&server).await;
    let mut ola = Client::join(server.address, &table, &[&keys[0]], "ola").await;
    let mut jan = Client::join(server.address, &table, &[&keys[1]], "jan").await;
    let mut watcher = Client::join(server.address, &table, &[&watch], "watcher").await;
    // A twin of the watcher at a table where nobody says anything.
    let quiet = begun(&server).await;
    let mut twin = Client::join(server.address, &quiet.table, &[&quiet.watch], "watcher").await;
    let _others = [
        Client::join(server.address, &quiet.table, &[&quiet.keys[0]], "ola").await,
        Client::join(server.address, &quiet.table, &[&quiet.keys[1]], "jan").await,
    ];

    let version = ola.version;
    saw(&mut jan, version).await;
    let told = loop {
        let told = seen(&mut ola).await;
        if of(&told, "B").is_some() {
            break told;
        }
    };
    assert_eq!((of(&told, "A"), of(&told, "B")), (None, Some(version)));
    assert!(told.iter().all(|one| one.at % 600_000 == 0), "times are coarse: {told:?}");

    // Who only watches saw nothing that counts, and what nobody was told yet cannot be seen.
    assert_eq!(refused(&mut watcher, version).await, Code::NotYourSeat);
    assert_eq!(refused(&mut jan, 999).await, Code::BadText);

    // Switched off: the others are told nothing from then on, and what they knew is taken back.
    let unseen = |letter, unseen| Command::Unseen { seat: seat(letter), unseen };
    jan.command(unseen("B", true)).await.unwrap();
    while of(&seen(&mut ola).await, "B").is_some() {}
    assert!(jan.state().you.seats[0].unseen);
    let version = jan.version;
    saw(&mut jan, version).await;
    let known = heard(&mut ola).await;
    let last = known.iter().rfind(|text| text.contains("\"type\":\"seen\"")).unwrap();
    assert!(!last.contains("\"B\""), "{last}");
    for (letter, code) in [("B", Code::WrongStage), ("A", Code::NotYourSeat)] {
        assert_eq!(jan.command(unseen(letter, true)).await, Err((code, None)));
    }

    // On again, and by who comes later it is known as well.
    let version = jan.command(unseen("B", false)).await.unwrap();
    saw(&mut jan, version).await;
    let mut again = Client::join(server.address, &table, &[&keys[0]], "again").await;
    assert_eq!(of(&seen(&mut again).await, "B"), Some(version));

    // Not a word of it to who watches: the same kinds of messages as at the quiet table, but for the changes themselves.
    assert_eq!(kinds(heard(&mut watcher).await), kinds(heard(&mut twin).await));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_tell_each_other_and_remember_while_nobody_is_there() {
    let cluster = Cluster::new();
    let url = cluster.database();
    let mut servers = Vec::new();
    for _ in 0..2 {
        servers.push(TestServer::start(quick(), store::open(&url).await.unwrap()).await);
    }
    let Begun { table, keys, .. } = begun(&servers[0]).await;
    let mut jan = Client::join(servers[1].address, &table, &[&keys[1]], "jan").await;
    let version = jan.version;
    saw(&mut jan, version).await;
    drop(jan);
    let mut ola = Client::join(servers[0].address, &table, &[&keys[0]], "ola").await;
    while of(&seen(&mut ola).await, "B") != Some(version) {}
    for server in servers {
        server.stop().await;
    }
}
