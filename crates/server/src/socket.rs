//! One connection: reads requests, checks and limits them, and passes them to the tables' rooms.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use room::wire::http::Key as TableKeys;
use room::wire::{
    Code, CommandRequest, Follow, Message, PROTOCOL, Ping, Query, QueryRequest, Request, SignalRequest,
};
use room::{AdviceAsked, Key, KeyHash, is_ack};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tracing::debug;

use crate::clients::{Outbox, Outgoing};
use crate::followers::Changed;
use crate::hall::Hall;
use crate::host::{Asked, Call};
use crate::http::{http_error, sender};
use crate::limits::Bucket;
use crate::server::App;

/// The longest message a client may send.
pub(crate) const LONGEST: usize = 16 * 1024;
/// What a connection keeps to read into. Most of what people send is shorter, and most of the time they send nothing.
const READ_BUFFER: usize = 2 * 1024;
/// Messages that may wait for a slow connection.
pub(crate) const OUTBOX: usize = 64;
/// The most tables a connection may be at.
const MOST_TABLES: usize = 8;
/// The most it may follow.
const MOST_FOLLOWED: usize = 50;
/// How often it is told that those have changed.
const FOLLOW_PAUSE: Duration = Duration::from_millis(250);
/// The most keys it may show at one.
const MOST_KEYS: usize = 16;
/// How often a connection is asked whether it is still there, and after how long a silent one is closed.
const HEARTBEAT: Duration = Duration::from_secs(20);
const IDLE_TIMEOUT: Duration = Duration::from_secs(65);
/// How long the last messages to a connection may take.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);
/// After so many messages over the limit a connection is closed.
const MAX_OVER_LIMIT: u32 = 200;

/// `GET /api/v1/socket`.
pub(crate) async fn upgrade(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    socket: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let socket = match socket {
        Ok(socket) => socket,
        // The status says what is missing.
        Err(error) => return http_error(error.into_response().status(), Code::Malformed, Vec::new()),
    };
    if !is_own_origin(&headers, &app.hall.config().origins) {
        return http_error(StatusCode::FORBIDDEN, Code::WrongOrigin, Vec::new());
    }
    // This one is among them.
    if app.hall.metrics().connected() > app.hall.config().sockets {
        return http_error(StatusCode::SERVICE_UNAVAILABLE, Code::Full, Vec::new());
    }
    debug!(%peer, "a socket opens");
    let from = sender(&app, peer, &headers);
    socket
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(READ_BUFFER)
        .on_upgrade(move |socket| run(app.hall, from, app.stopping, socket))
        .into_response()
}

/// Pages of other sites may not speak for their visitors. Programs send no origin.
pub(crate) fn is_own_origin(headers: &HeaderMap, others: &[String]) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Some(origin @ (scheme, _)) = &origin.to_str().ok().and_then(address) else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let own = host.and_then(|host| address(&format!("{scheme}://{host}")));
    own.as_ref() == Some(origin) || others.iter().any(|other| address(other).as_ref() == Some(origin))
}

/// The scheme of an address and whom it names, written in one way: capitals, a usual port and what comes behind make no difference.
fn address(url: &str) -> Option<(String, String)> {
    let (scheme, rest) = url.split_once("://")?;
    let (scheme, host) = (scheme.to_ascii_lowercase(), rest.split('/').next()?.to_ascii_lowercase());
    let usual = match scheme.as_str() {
        "http" => ":80",
        "https" => ":443",
        _ => return None,
    };
    let host = host.strip_suffix(usual).map_or(host.clone(), ToOwned::to_owned);
    (!host.is_empty()).then_some((scheme, host))
}

/// The number of the next connection.
static NEXT: AtomicU64 = AtomicU64::new(1);

pub(crate) struct Connection {
    hall: Hall,
    number: u64,
    /// Where it comes from.
    from: IpAddr,
    out: Outbox,
    rooms: HashMap<String, mpsc::Sender<Call>>,
    following: Option<Following>,
    bucket: Bucket,
    over_limit: u32,
}

async fn run(hall: Hall, from: IpAddr, stopping: watch::Receiver<bool>, socket: WebSocket) {
    hall.metrics().sockets.up();
    let (sink, stream) = socket.split();
    let (out, outgoing) = Outbox::new(OUTBOX);
    let writer = tokio::spawn(write(sink, outgoing, stopping));
    let mut connection = Connection::new(hall.clone(), from, out);
    let server = env!("CARGO_PKG_VERSION").to_owned();
    connection.out.send(&Message::Welcome { protocol: PROTOCOL, server });
    connection.read(stream).await;
    connection.leave_all().await;
    drop(connection);
    // What is still to be said is said, if the other side listens; a side that does not is not waited for.
    let goodbye = writer.abort_handle();
    if tokio::time::timeout(CLOSE_TIMEOUT, writer).await.is_err() {
        goodbye.abort();
    }
    hall.metrics().sockets.down();
}

/// Sends what is in the outbox, and asks now and then whether anybody is there.
async fn write(
    mut sink: SplitSink<WebSocket, Frame>,
    mut outgoing: Outgoing,
    mut stopping: watch::Receiver<bool>,
) {
    let mut heartbeat = tokio::time::interval(HEARTBEAT);
    heartbeat.reset();
    loop {
        let sent = tokio::select! {
            text = outgoing.recv() => match text {
                Some(text) => write_all(&mut sink, text, &mut outgoing).await,
                None => break,
            },
            _ = heartbeat.tick() => sink.send(Frame::Ping(Bytes::new())).await,
            () = stops(&mut stopping) => {
                // What the rooms still had to say goes out first.
                while let Ok(text) = outgoing.try_recv() {
                    if sink.send(Frame::Text(text)).await.is_err() {
                        return;
                    }
                }
                let frame = CloseFrame { code: 1012, reason: "restarting".into() };
                let _ = sink.send(Frame::Close(Some(frame))).await;
                return;
            }
        };
        if sent.is_err() {
            return;
        }
    }
    let _ = sink.close().await;
}

/// Writes this and all that waits behind it, and hands it to the system once.
async fn write_all(
    sink: &mut SplitSink<WebSocket, Frame>,
    first: Utf8Bytes,
    outgoing: &mut Outgoing,
) -> Result<(), axum::Error> {
    sink.feed(Frame::Text(first)).await?;
    while let Ok(text) = outgoing.try_recv() {
        sink.feed(Frame::Text(text)).await?;
    }
    sink.flush().await
}

/// Resolves when the server stops.
async fn stops(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

impl Connection {
    pub(crate) fn new(hall: Hall, from: IpAddr, out: Outbox) -> Self {
        let bucket = Bucket::new(hall.config().messages, Instant::now());
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        Self { hall, number, from, out, rooms: HashMap::new(), following: None, bucket, over_limit: 0 }
    }

    /// Reads until the other side is gone, silent, too slow or rate-limited for too long.
    async fn read(&mut self, mut stream: SplitStream<WebSocket>) {
        loop {
            let frame = tokio::select! {
                // An overflow that came while a request was served must not wait for the next one.
                biased;
                () = self.out.is_over() => return,
                frame = tokio::time::timeout(IDLE_TIMEOUT, stream.next()) => frame,
            };
            let frame = match frame {
                Ok(Some(Ok(Frame::Close(_))) | None) | Err(_) => return,
                Ok(Some(Ok(frame))) => frame,
                Ok(Some(Err(error))) => {
                    // What follows cannot be understood.
                    self.refuse(None, None, bad_frame(error));
                    return;
                }
            };
            if self.is_over_limit(&frame) {
                if self.over_limit > MAX_OVER_LIMIT {
                    return;
                }
                continue;
            }
            match frame {
                Frame::Text(text) => match serde_json::from_str::<Request>(&text) {
                    Ok(request) => self.serve(request).await,
                    Err(_) => self.refuse(None, ack_of(&text), Code::Malformed),
                },
                Frame::Binary(_) => self.refuse(None, None, Code::NotText),
                Frame::Ping(_) | Frame::Pong(_) | Frame::Close(_) => {}
            }
        }
    }

    /// Is this more than a connection may send? A frame costs as much to read whatever is in it, and a ping is answered as well.
    fn is_over_limit(&mut self, frame: &Frame) -> bool {
        self.hall.metrics().requests.add();
        let over = !self.bucket.take(self.hall.config().messages, Instant::now());
        if over {
            self.hall.metrics().limited.add();
            self.over_limit += 1;
        }
        match frame {
            Frame::Text(text) if over => self.refuse(None, ack_of(text), Code::TooFast),
            _ if over => self.refuse(None, None, Code::TooFast),
            _ => {}
        }
        over
    }

    /// Does what a request asks for, or passes it on.
    pub(crate) async fn serve(&mut self, request: Request) {
        let client = self.number;
        match request {
            Request::Ping(Ping { ping }) => {
                self.out.send(&Message::Pong { n: ping });
            }
            Request::Follow(Follow { follow }) => self.follow(&follow),
            Request::Query(QueryRequest { table, query: Query::Join { keys } }) => {
                self.join(table, &keys).await;
            }
            Request::Query(QueryRequest { table, query: Query::Leave {} }) => {
                if let Some(room) = self.rooms.remove(&table) {
                    let _ = room.send(Call::Leave { client }).await;
                }
            }
            // A page of the past is long, and waits here for who does not read it.
            Request::Query(QueryRequest { table, query: Query::Past { .. } })
                if !self.hall.pasts().take(self.from, Instant::now()) =>
            {
                self.hall.metrics().limited.add();
                self.refuse(Some(table), None, Code::TooFast);
            }
            Request::Query(QueryRequest { table, query })
                if AdviceAsked::of(&query).is_some()
                    && !self.hall.advice().take(self.from, Instant::now()) =>
            {
                self.hall.metrics().limited.add();
                self.refuse(Some(table), None, Code::TooFast);
            }
            Request::Query(QueryRequest { table, query }) => {
                self.pass_on(table, Asked::Query(query)).await;
            }
            Request::Signal(SignalRequest { table, signal }) => {
                self.pass_on(table, Asked::Signal(signal)).await;
            }
            Request::Command(CommandRequest { table, ack, command }) => {
                self.pass_on(table, Asked::Command { ack, command }).await;
            }
        }
    }

    /// Passes something on to the host of a table.
    async fn pass_on(&mut self, table: String, asked: Asked) {
        let ack = match &asked {
            Asked::Command { ack, .. } => Some(ack.clone()),
            Asked::Query(_) | Asked::Signal(_) => None,
        };
        let ask = Call::Ask { client: self.number, out: self.out.clone(), asked };
        let passed = match self.rooms.get(&table) {
            Some(room) => room.send(ask).await.is_ok(),
            None => false,
        };
        // A room that ended has told everybody so.
        if !passed {
            self.rooms.remove(&table);
            self.refuse(Some(table), ack, Code::NotJoined);
        }
    }

    async fn join(&mut self, table: String, keys: &[String]) {
        let hashes: Option<Vec<_>> = keys.iter().map(|key| Key::parse(key).map(|key| key.hash())).collect();
        let Some(hashes) = hashes.filter(|keys| (1..=MOST_KEYS).contains(&keys.len())) else {
            return self.refuse(Some(table), None, Code::NoSuchKey);
        };
        if self.rooms.len() >= MOST_TABLES && !self.rooms.contains_key(&table) {
            return self.refuse(Some(table), None, Code::Full);
        }
        match self.hall.join(&table, self.number, &self.out, &hashes).await {
            Ok(room) => {
                self.rooms.insert(table, room);
            }
            Err(code) => self.refuse(Some(table), None, code),
        }
    }

    /// From now on it is told how these tables stand.
    fn follow(&mut self, tables: &[TableKeys]) {
        let hashes = |keys: &[String]| keys.iter().filter_map(|key| Some(Key::parse(key)?.hash())).collect();
        if tables.len() > MOST_FOLLOWED || tables.iter().any(|one| one.keys.len() > MOST_KEYS) {
            return self.refuse(None, None, Code::TooLarge);
        }
        if !self.hall.lookups().take(self.from, Instant::now()) {
            self.hall.metrics().limited.add();
            return self.refuse(None, None, Code::TooFast);
        }
        // What was followed before ends first.
        self.following = None;
        let keys = tables.iter().map(|one| (one.table.clone(), hashes(&one.keys))).collect();
        self.following = Some(Following::start(&self.hall, self.number, &self.out, keys));
    }

    fn refuse(&self, table: Option<String>, ack: Option<String>, code: Code) {
        self.hall.metrics().refused.add();
        self.out.send(&Message::Refused { table, ack, code, reason: None, rule: None });
    }

    pub(crate) async fn leave_all(&mut self) {
        #[allow(clippy::iter_over_hash_type, reason = "all are left, in whatever order")]
        for (_, room) in self.rooms.drain() {
            let _ = room.send(Call::Leave { client: self.number }).await;
        }
    }
}

/// The tables a connection follows, as long as this value lives.
struct Following {
    hall: Hall,
    client: u64,
    tables: Vec<String>,
    task: JoinHandle<()>,
}

impl Following {
    fn start(hall: &Hall, client: u64, out: &Outbox, keys: HashMap<String, Vec<KeyHash>>) -> Self {
        let changed: Arc<Changed> = Arc::default();
        let tables: Vec<String> = keys.keys().cloned().collect();
        for table in &tables {
            hall.followers().add(table, client, &changed);
            changed.add(table);
        }
        let task = tokio::spawn(tell_standings(hall.clone(), out.clone(), changed, keys));
        Self { hall: hall.clone(), client, tables, task }
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        self.task.abort();
        for table in &self.tables {
            self.hall.followers().remove(table, self.client);
        }
    }
}

/// Tells how tables stand that have changed, a few times a second at most.
async fn tell_standings(hall: Hall, out: Outbox, changed: Arc<Changed>, keys: HashMap<String, Vec<KeyHash>>) {
    loop {
        for table in changed.take().await {
            let Some(keys) = keys.get(&table) else { continue };
            match hall.summary(&table, keys).await {
                Ok(summary) => {
                    let summary = summary.map(Box::new);
                    if !out.send(&Message::Standing { table, summary }) {
                        return;
                    }
                }
                Err(Code::BadText) => {
                    out.send(&Message::Standing { table, summary: None });
                }
                // The database does not answer: it is asked again.
                Err(_) => changed.add(&table),
            }
        }
        tokio::time::sleep(FOLLOW_PAUSE).await;
    }
}

/// What was wrong with what came.
fn bad_frame(error: axum::Error) -> Code {
    use tokio_tungstenite::tungstenite::Error;
    match error.into_inner().downcast_ref::<Error>() {
        Some(Error::Capacity(_)) => Code::TooLarge,
        Some(Error::Utf8(_)) => Code::NotText,
        _ => Code::BadFrame,
    }
}

/// The acknowledgement of a message that was not understood or not read, so that its sender knows which one it was.
fn ack_of(text: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    value.get("ack")?.as_str().filter(|ack| is_ack(ack)).map(ToOwned::to_owned)
}
