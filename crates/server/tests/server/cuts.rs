//! Sockets that are cut at every single message: no lost, doubled or phantom move.

use crate::support;

use std::sync::Arc;

use room::wire::{Command, CommandRequest, Message, Request};
use stolik_server::store::Sqlite;
use support::Folder;
use support::client::{Client, TestServer, bot, gambit, person, quick, seat, skakanie};

/// Plays a whole game over connections that each live for `messages` messages only, and never waits for an answer before it cuts
/// the connection if `hasty`. Returns the actions that were acknowledged.
async fn play_over_cuts(
    server: &TestServer,
    table: &str,
    key: &str,
    messages: usize,
    hasty: bool,
) -> Vec<String> {
    let mut acknowledged = Vec::new();
    let mut pending: Option<Request> = None;
    let mut last = 0;
    for connection in 0.. {
        let mut client = Client::join(server.address, table, &[key], &format!("c{connection}")).await;
        assert!(client.version >= last, "what was seen stays: {last}, then {}", client.version);
        if client.is_over() && pending.is_none() {
            break;
        }
        for _ in 0..messages {
            last = last.max(client.version);
            if pending.is_none() {
                if client.is_over() {
                    break;
                }
                if let Some((seat, question, legal)) = client.question() {
                    pending = Some(client.act(seat, question, &legal[legal.len() / 2]));
                }
            }
            if let Some(request) = &pending {
                client.send(request).await;
                if hasty && connection % 2 == 0 {
                    break;
                }
            }
            let Some(message) = next_of_weight(&mut client).await else { break };
            let Some(Request::Command(CommandRequest {
                ack: own, command: Command::Act { action, .. }, ..
            })) = &pending
            else {
                continue;
            };
            match message {
                Message::Ack { ack, .. } if ack == *own => {
                    acknowledged.push(action.clone());
                    pending = None;
                }
                Message::Refused { ack: Some(ack), code, .. } if ack == *own => {
                    panic!("{action} was refused: {code:?}");
                }
                _ => {}
            }
        }
    }
    acknowledged
}

/// The next message that says something about the game; who is there is told at every arrival.
async fn next_of_weight(client: &mut Client) -> Option<Message> {
    loop {
        match client.next().await? {
            Message::Present { .. } | Message::Seen { .. } | Message::Thinking { .. } => {}
            message => return Some(message),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_acknowledged_action_is_in_the_log_exactly_once() {
    let folder = Folder::new();
    let store = Arc::new(Sqlite::open(&folder.join("db")).await.unwrap());
    let server = TestServer::start(quick(), store).await;
    for (messages, hasty) in [(1, false), (2, false), (3, true), (2, true), (5, true)] {
        for table in
            [gambit(vec![person("Ola"), bot("beginner")]), skakanie(vec![person("Ola"), bot("beginner")])]
        {
            let created = server.create(&table).await;
            let key = created.seats[0].as_deref().unwrap();
            let mut ola = Client::join(server.address, &created.table, &[key], "start").await;
            ola.ready(seat("A")).await;
            drop(ola);
            let acknowledged = play_over_cuts(&server, &created.table, key, messages, hasty).await;
            let (status, log) = server.get(&format!("/api/v1/tables/{}/log", created.table)).await;
            assert_eq!(status, 200, "{log}");
            let entries = log.lines().skip_while(|line| *line != "log").take_while(|line| *line != "end");
            let own: Vec<&str> = entries.filter_map(|line| line.strip_prefix("A ")).collect();
            let own: Vec<&str> = own.iter().map(|line| line.split("  ").next().unwrap()).collect();
            assert_eq!(own, acknowledged, "messages {messages}, hasty {hasty}");
        }
    }
    server.stop().await;
}
