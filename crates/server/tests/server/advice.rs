//! Hints, remarks and odds over sockets: for who asked, where they were agreed, and nothing at the table moves by them.

use crate::support;

use std::sync::Arc;

use room::wire::http::Created;
use room::wire::{Code, Command, Json, Message, Options, Query, SeatName, Signal};
use stolik_server::store::Sqlite;
use stolik_server::{Config, Rate};
use support::Folder;
use support::client::{Client, TestServer, bot, gambit, helped, person, quick, seat, skakanie};

async fn start(config: Config) -> (Folder, TestServer) {
    let folder = Folder::new();
    let server = start_over(&folder, config).await;
    (folder, server)
}

async fn start_over(folder: &Folder, config: Config) -> TestServer {
    let store = Sqlite::open(&folder.join("db")).await.unwrap();
    TestServer::start(config, Arc::new(store)).await
}

async fn join(server: &TestServer, created: &Created, letter: &str) -> Client {
    let key = created.seats[seat(letter).0.index()].clone().unwrap();
    Client::join(server.address, &created.table, &[&key], letter).await
}

/// Reads on until its seat is asked something, and says what.
async fn asked(client: &mut Client) -> (SeatName, u64) {
    loop {
        let waiting = client.state().status.waiting.clone();
        if let Some((seat, question, _)) = client.question().filter(|(seat, ..)| waiting.contains(seat)) {
            return (seat, question);
        }
        client.next().await.unwrap();
    }
}

fn is_answer(message: &Message) -> bool {
    matches!(
        message,
        Message::Hint { .. } | Message::Remark { .. } | Message::Odds { .. } | Message::Refused { .. }
    )
}

async fn advice(client: &mut Client, query: Query) -> Result<Message, Code> {
    client.query(query).await;
    match client.until(is_answer).await {
        Message::Refused { code, .. } => Err(code),
        told => Ok(told),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_told_to_who_asked_and_the_table_does_not_move() {
    let (_folder, server) = start(quick()).await;
    let created = server.create(&helped(vec![person("Ola"), person("Jan")])).await;
    let (mut ola, mut jan) = (join(&server, &created, "A").await, join(&server, &created, "B").await);
    let mut watcher = Client::join(server.address, &created.table, &[&created.watch], "w").await;
    ola.ready(seat("A")).await;
    jan.ready(seat("B")).await;
    let (own, question) = asked(&mut ola).await;
    let version = ola.version;
    let hint = advice(&mut ola, Query::Hint { seat: own, question }).await.unwrap();
    assert_eq!(
        advice(&mut ola, Query::Hint { seat: own, question }).await,
        Ok(hint.clone()),
        "the same again"
    );
    let Message::Hint { best: Some(best), .. } = hint else { panic!("{hint:?} has no move") };
    let Ok(Message::Odds { version: told, .. }) = advice(&mut ola, Query::Odds { seat: own }).await else {
        panic!("odds were agreed")
    };
    assert_eq!((told, ola.version), (version, version));
    for stranger in [&mut jan, &mut watcher] {
        let asks = [Query::Hint { seat: own, question }, Query::Odds { seat: own }];
        for query in asks {
            assert_eq!(advice(stranger, query).await, Err(Code::NotYourSeat));
        }
    }
    // What is hinted is legal; and then the question is another.
    let request = ola.act(own, question, &best.action);
    ola.ask(&request).await.unwrap();
    assert_eq!(advice(&mut ola, Query::Hint { seat: own, question }).await, Err(Code::StaleQuestion));
    let remark = advice(&mut ola, Query::Remark { seat: own, question }).await.unwrap();
    assert!(
        matches!(remark, Message::Remark { remark: None, .. }),
        "master's own move is no mistake: {remark:?}"
    );
    for client in [&mut jan, &mut watcher] {
        client.ping(7).await;
        client.until(|message| matches!(message, Message::Pong { n: 7 })).await;
        let told = |text: &String| text.contains("\"type\":\"hint\"") || text.contains("\"type\":\"remark\"");
        assert!(!client.heard.iter().any(told), "a hint is nobody else's");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_not_agreed_is_refused_and_a_bot_plays_without_hints() {
    let (_folder, server) = start(quick()).await;
    let created = server.create(&gambit(vec![person("Ola"), bot("casual")])).await;
    let mut ola = join(&server, &created, "A").await;
    let before = Query::Hint { seat: seat("A"), question: 0 };
    assert_eq!(advice(&mut ola, before).await, Err(Code::WrongStage), "the game has not begun");
    ola.ready(seat("A")).await;
    let (own, question) = asked(&mut ola).await;
    let asks = [
        Query::Hint { seat: own, question },
        Query::Remark { seat: own, question },
        Query::Odds { seat: own },
    ];
    for query in asks {
        assert_eq!(advice(&mut ola, query).await, Err(Code::NotAgreed));
    }
    let mut silent = skakanie(vec![person("Ola"), person("Jan")]);
    let Options::Skakanie(mut options) = silent.options.read().unwrap() else { panic!("it is Skakanie") };
    options.silent = true;
    silent.options = Json::of(&Options::Skakanie(options));
    let created = server.create(&silent).await;
    let (mut ola, mut jan) = (join(&server, &created, "A").await, join(&server, &created, "B").await);
    ola.ready(seat("A")).await;
    jan.ready(seat("B")).await;
    ola.signal(Signal::Point { seat: seat("A"), stack: 1 }).await;
    let refused =
        ola.until(|message| matches!(message, Message::Refused { .. } | Message::Pointed { .. })).await;
    assert!(matches!(refused, Message::Refused { code: Code::NotAgreed, .. }), "{refused:?}");

    let created = server.create(&helped(vec![person("Ola"), bot("casual")])).await;
    let mut ola = join(&server, &created, "A").await;
    ola.ready(seat("A")).await;
    let (own, _) = asked(&mut ola).await;
    ola.command(Command::StandIn { seat: own, level: Some("casual".to_owned()) }).await.unwrap();
    for question in 0..ola.version {
        let told = advice(&mut ola, Query::Hint { seat: own, question }).await;
        assert_eq!(told, Err(Code::WrongSeat), "a bot plays for them");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_hint_at_a_time_and_so_many_for_an_address() {
    let config = Config { advice: Rate { burst: 6.0, per_second: 0.001 }, ..quick() };
    let (_folder, server) = start(config).await;
    let created = server.create(&helped(vec![person("Ola"), bot("casual")])).await;
    let mut ola = join(&server, &created, "A").await;
    ola.ready(seat("A")).await;
    let (own, question) = asked(&mut ola).await;
    for _ in 0..10 {
        ola.query(Query::Hint { seat: own, question }).await;
    }
    let (mut hints, mut refused) = (0, 0);
    for _ in 0..10 {
        match ola.until(is_answer).await {
            Message::Hint { .. } => hints += 1,
            Message::Refused { code: Code::TooFast, .. } => refused += 1,
            other => panic!("{other:?}"),
        }
    }
    assert!((1..=6).contains(&hints) && refused >= 4, "{hints} hints, {refused} refused");
    // The game goes on all the same.
    let legal = ola.question().unwrap().2;
    let request = ola.act(own, question, &legal[0]);
    ola.ask(&request).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_while_it_thinks_leaves_the_table_as_it_was() {
    let (folder, server) = start(quick()).await;
    let created = server.create(&helped(vec![person("Ola"), person("Jan")])).await;
    let (mut ola, mut jan) = (join(&server, &created, "A").await, join(&server, &created, "B").await);
    ola.ready(seat("A")).await;
    jan.ready(seat("B")).await;
    let (own, question) = asked(&mut ola).await;
    let first = advice(&mut ola, Query::Hint { seat: own, question }).await.unwrap();
    let version = ola.version;
    for _ in 0..3 {
        ola.query(Query::Hint { seat: own, question }).await;
    }
    server.stop().await;
    let server = start_over(&folder, quick()).await;
    let mut ola = join(&server, &created, "A").await;
    assert_eq!(ola.version, version);
    assert_eq!(advice(&mut ola, Query::Hint { seat: own, question }).await, Ok(first));
    server.stop().await;
}
