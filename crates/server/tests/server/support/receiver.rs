//! Receivers of notices on loopback: push services and webhooks that take them, fail, hang and lie.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// Somebody who receives notices, and answers by the path: `/500x2/…` fails twice, `/hang/…` never answers, `/410/…` is gone.
pub(crate) struct Receiver {
    address: SocketAddr,
    heard: mpsc::UnboundedReceiver<Heard>,
}

#[derive(Debug)]
pub(crate) struct Heard {
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Heard {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    pub(crate) fn id(&self) -> String {
        self.json()["id"].as_str().unwrap().to_owned()
    }
}

#[derive(Clone)]
struct Manners {
    told: mpsc::UnboundedSender<Heard>,
    /// How often each path was asked for.
    counts: Arc<Mutex<HashMap<String, u32>>>,
}

impl Receiver {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (told, heard) = mpsc::unbounded_channel();
        let router = Router::new().fallback(receive).with_state(Manners { told, counts: Arc::default() });
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { address, heard }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) async fn next(&mut self) -> Heard {
        self.heard.recv().await.unwrap()
    }
}

async fn receive(State(manners): State<Manners>, uri: Uri, headers: HeaderMap, body: Bytes) -> Response {
    let path = uri.path().to_owned();
    let count = {
        let mut counts = manners.counts.lock().unwrap();
        let count = counts.entry(path.clone()).or_default();
        *count += 1;
        *count
    };
    let manner = path.split('/').nth(1).unwrap_or_default().to_owned();
    let _ = manners.told.send(Heard { path, headers, body });
    let (status, times) = manner.split_once('x').unwrap_or((&manner, "1000000"));
    match status.parse::<u16>() {
        Ok(status) if count <= times.parse().unwrap() => {
            let elsewhere = [(header::LOCATION, "/redirected")];
            (StatusCode::from_u16(status).unwrap(), elsewhere).into_response()
        }
        Err(_) if manner == "hang" => std::future::pending().await,
        _ => StatusCode::CREATED.into_response(),
    }
}

/// Answers each connection with the next of these bytes.
pub(crate) async fn liar(answers: Vec<&'static [u8]>) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        for answer in answers {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut asked = [0; 4096];
            let _ = stream.read(&mut asked).await;
            let _ = stream.write_all(answer).await;
        }
    });
    address
}

/// Answers with a head that has no end.
pub(crate) async fn liar_without_end() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            tokio::spawn(async move {
                let _ = stream.write_all(b"HTTP/1.1 200 OK\r\n").await;
                while stream.write_all(b"X-More: and more and more and more\r\n").await.is_ok() {}
            });
        }
    });
    address
}
