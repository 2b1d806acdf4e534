//! What comes to the doors of the server before it is a message: connections, heads of requests, frames.

use crate::support;

use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use stolik_server::store::Sqlite;
use stolik_server::{Config, Rate};
use support::Folder;
use support::client::{TestServer, quick};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{Bytes, Message, client::IntoClientRequest};

async fn start(config: Config) -> (Folder, TestServer) {
    let folder = Folder::new();
    let store = Arc::new(Sqlite::open(&folder.join("db")).await.unwrap());
    let server = TestServer::start(config, store).await;
    (folder, server)
}

/// Sends these frames over a socket of their own; answers with the codes of refusals until the server closes, or until it has answered
/// a last message.
async fn refusals(server: &TestServer, frames: Vec<Message>) -> Vec<String> {
    let url = format!("ws://{}/api/v1/socket", server.address);
    let (mut socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
    for frame in frames {
        // The server may have closed it.
        let _ = socket.send(frame).await;
    }
    let _ = socket.send(Message::text(r#"{"ping":7}"#)).await;
    let mut codes = Vec::new();
    while let Some(Ok(frame)) = socket.next().await {
        let Message::Text(text) = frame else { continue };
        let said: serde_json::Value = serde_json::from_str(&text).unwrap();
        match said["type"].as_str() {
            Some("pong") => {
                codes.push("goes on".to_owned());
                break;
            }
            Some("refused") => codes.push(said["code"].as_str().unwrap().to_owned()),
            _ => {}
        }
    }
    codes
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_frames_have_codes_of_their_own() {
    let (_folder, server) = start(quick()).await;
    let raw = |code, bytes: &'static [u8]| Message::Frame(Frame::message(bytes, OpCode::Data(code), true));
    let cases = [
        (Message::binary(Bytes::from_static(b"{}")), vec!["not_text", "goes on"]),
        (raw(Data::Text, b"{\xff}"), vec!["not_text"]),
        (Message::text("x".repeat(20_000)), vec!["too_large"]),
        (raw(Data::Continue, b"x"), vec!["bad_frame"]),
    ];
    for (frame, wanted) in cases {
        assert_eq!(refusals(&server, vec![frame]).await, wanted);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pings_and_lookups_are_limited_like_messages() {
    let config = Config { messages: Rate { burst: 20.0, per_second: 0.001 }, ..quick() };
    let (_folder, server) = start(config).await;
    // Whoever goes on is disconnected; what it was told last may be lost with the connection.
    let codes = refusals(&server, vec![Message::Ping(Bytes::new()); 400]).await;
    assert!(codes.iter().all(|code| code == "too_fast"), "{codes:?}");
    let mut statuses = Vec::new();
    for _ in 0..21 {
        statuses.push(server.post("/api/v1/mine", r#"{"tables":[]}"#).await.0);
    }
    assert_eq!((statuses[19], statuses[20]), (200, 429));
    server.stop().await;
}

/// What is answered to these bytes.
async fn answer(server: &TestServer, request: &str) -> String {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer).await;
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_has_one_host_and_ids_have_no_nul() {
    let (_folder, server) = start(quick()).await;
    for (request, wanted) in [
        ("GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n", "HTTP/1.1 400"),
        ("GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n", "HTTP/1.1 400"),
        ("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", "HTTP/1.1 200"),
        ("GET /healthz HTTP/1.0\r\n\r\n", "HTTP/1.0 200"),
    ] {
        let said = answer(&server, request).await;
        assert!(said.starts_with(wanted), "{request}: {said}");
    }
    assert_eq!(server.get("/api/v1/tables/a%00b/log").await.0, 400);
    let (status, body) = server
        .post("/api/v1/mine", r#"{"tables":[{"table":"\u0000","keys":["0000000000000000000000"]}]}"#)
        .await;
    assert!(status == 400 && body.contains("bad_text"), "{status} {body}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn public_addresses_are_compared_as_addresses() {
    let origins = ["https://Table.Example/", "http://other.example:80", "https://third.example:8443"];
    let (_folder, server) = start(Config { origins: origins.map(Into::into).into(), ..quick() }).await;
    for (origin, fine) in [
        ("https://table.example", true),
        ("https://table.example:443", true),
        ("http://table.example", false),
        ("https://table.example.evil.example", false),
        ("http://OTHER.example", true),
        ("https://third.example:8443", true),
        ("https://third.example", false),
        ("null", false),
        ("https://", false),
    ] {
        let mut request = format!("ws://{}/api/v1/socket", server.address).into_client_request().unwrap();
        request.headers_mut().insert("origin", origin.parse().unwrap());
        assert_eq!(tokio_tungstenite::connect_async(request).await.is_ok(), fine, "{origin}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_connections_are_closed_and_count_until_then() {
    // Nothing, half a head, half a body, and nothing more after an answer.
    for (request, status) in [
        ("", ""),
        ("GET /healthz HTTP/1.1\r\nHo", ""),
        ("POST /api/v1/mine HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{", "HTTP/1.1 408"),
        ("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n", "HTTP/1.1 200"),
    ] {
        // On a busy machine what is sent may come after a short silence; then the server waits longer.
        for seconds in [0.3, 3.0, 30.0] {
            let config = Config { silence: Duration::from_secs_f32(seconds), sockets: 2, ..quick() };
            let (_folder, server) = start(config).await;
            let said = answer(&server, request).await;
            server.stop().await;
            if said.starts_with(status) {
                break;
            }
            assert!(seconds < 30.0, "{request:?}: {said}");
        }
    }
    let (_folder, server) = start(Config { sockets: 2, ..quick() }).await;
    let silent = [TcpStream::connect(server.address).await, TcpStream::connect(server.address).await];
    assert!(
        lab::client::Client::connect(server.address, "t").await.is_err(),
        "the silent ones take the places"
    );
    drop(silent);
    while lab::client::Client::connect(server.address, "t").await.is_err() {}
    server.stop().await;
}
