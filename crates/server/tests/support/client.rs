//! A server in this process, and clients that speak to it as any other would.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use room::games::gambit::GambitOptions;
use room::games::skakanie::{SkakanieOptions, SkakanieView};
use room::wire::http::{CreateTable, Created, NewSeat};
use room::wire::{
    Code, Command, CommandRequest, Json, Message, Options, PastChange, Ping, Query, QueryRequest, Replay,
    Request, SeatName, Signal, SignalRequest, Stage, Status, TableInfo, View, You,
};
use stolik_server::store::Store;
use stolik_server::{Config, Hall, Rate};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::{self, client::IntoClientRequest};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A server that stops when told.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<()>,
}

/// As quick as it can be: bots answer at once, nobody is limited.
pub(crate) fn quick() -> Config {
    let free = Rate { burst: 1e12, per_second: 1e12 };
    Config {
        thinking: std::time::Duration::from_millis(2),
        pause: std::time::Duration::ZERO,
        creations: free,
        messages: free,
        ..Config::default()
    }
}

impl TestServer {
    pub(crate) async fn start(config: Config, store: Arc<dyn Store>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let hall = Hall::new(config, store).unwrap();
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            stolik_server::serve(hall, listener, stopped).await.unwrap();
        });
        Self { address, stop: Some(stop), served }
    }

    pub(crate) async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        self.served.await.unwrap();
    }

    pub(crate) async fn create(&self, request: &CreateTable) -> Created {
        let (status, body) = self.post("/api/v1/tables", &serde_json::to_string(request).unwrap()).await;
        assert_eq!(status, 201, "{body}");
        serde_json::from_str(&body).unwrap()
    }

    /// A recorded game as somebody saw it.
    pub(crate) async fn replay(&self, source: &serde_json::Value, viewer: &str) -> Replay {
        let body = serde_json::json!({ "source": source, "viewer": viewer }).to_string();
        let (status, answer) = self.post("/api/v1/replays", &body).await;
        assert_eq!(status, 200, "{answer}");
        serde_json::from_str(&answer).unwrap()
    }

    pub(crate) async fn post(&self, path: &str, body: &str) -> (u16, String) {
        self.http("POST", path, "", body).await
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, String) {
        self.http("GET", path, "", "").await
    }

    /// One HTTP request over a plain connection; `headers` are whole lines. Answers with the status and the body.
    pub(crate) async fn http(&self, method: &str, path: &str, headers: &str, body: &str) -> (u16, String) {
        let answer = self.http_raw(method, path, headers, body).await;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
        (head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0), body.to_owned())
    }

    /// The same, with the head of the answer.
    pub(crate) async fn http_raw(&self, method: &str, path: &str, headers: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {}\r\n{headers}\r\n",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        stream.write_all(body.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a client knows of a table, put together from what it was sent.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub(crate) struct State {
    pub(crate) info: TableInfo,
    pub(crate) status: Status,
    pub(crate) you: You,
    pub(crate) view: Option<View>,
}

/// A client that keeps the last state of one table.
pub(crate) struct Client {
    socket: Socket,
    pub(crate) table: String,
    pub(crate) state: Option<State>,
    pub(crate) version: u64,
    /// Everything that came, as it came.
    pub(crate) heard: Vec<String>,
    waiting: VecDeque<Message>,
    acks: u64,
    name: String,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr) -> Self {
        Self::try_connect(address, "").await.unwrap()
    }

    /// A connection for a table.
    pub(crate) async fn try_connect(address: SocketAddr, table: &str) -> Result<Self, tungstenite::Error> {
        let request = format!("ws://{address}/api/v1/socket?table={table}").into_client_request()?;
        let (socket, _) = tokio_tungstenite::connect_async(request).await?;
        let mut client = Self {
            socket,
            table: String::new(),
            state: None,
            version: 0,
            heard: Vec::new(),
            waiting: VecDeque::new(),
            acks: 0,
            name: "x".to_owned(),
        };
        match client.next().await {
            Some(Message::Welcome { protocol: 2, .. }) => Ok(client),
            // The server died in between.
            None => Err(tungstenite::Error::ConnectionClosed),
            other => panic!("expected a welcome, not {other:?}"),
        }
    }

    /// Comes to a table; acknowledgements begin with `name`.
    pub(crate) async fn join(address: SocketAddr, table: &str, keys: &[&str], name: &str) -> Self {
        let mut client = Self::try_connect(address, table).await.unwrap();
        name.clone_into(&mut client.name);
        client.table = table.to_owned();
        let keys = keys.iter().map(ToString::to_string).collect();
        client.query(Query::Join { keys }).await;
        let answers = |message: &Message| {
            matches!(message, Message::Synced { .. } | Message::Refused { .. } | Message::Left { .. })
        };
        let answer = client.until(answers).await;
        assert!(matches!(answer, Message::Synced { .. }), "{answer:?}");
        client
    }

    pub(crate) async fn query(&mut self, query: Query) {
        let table = self.table.clone();
        self.send(&Request::Query(QueryRequest { table, query })).await;
    }

    pub(crate) async fn signal(&mut self, signal: Signal) {
        let table = self.table.clone();
        self.send(&Request::Signal(SignalRequest { table, signal })).await;
    }

    pub(crate) async fn ping(&mut self, ping: u64) {
        self.send(&Request::Ping(Ping { ping })).await;
    }

    /// A command with an acknowledgement of its own.
    pub(crate) fn request(&mut self, command: Command) -> Request {
        let ack = self.ack();
        command_with(&self.table, &ack, command)
    }

    /// Gives a command and waits for its answer.
    pub(crate) async fn command(&mut self, command: Command) -> Result<u64, (Code, Option<String>)> {
        let request = self.request(command);
        self.ask(&request).await
    }

    pub(crate) async fn send(&mut self, request: &Request) {
        self.send_text(&serde_json::to_string(request).unwrap()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        let _ = self.socket.send(tungstenite::Message::text(text)).await;
    }

    /// The next message; `None` when the connection is gone.
    pub(crate) async fn next(&mut self) -> Option<Message> {
        if let Some(message) = self.waiting.pop_front() {
            return Some(message);
        }
        loop {
            match self.socket.next().await? {
                Ok(tungstenite::Message::Text(text)) => {
                    self.heard.push(text.to_string());
                    let message: Message =
                        serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
                    self.note(&message);
                    return Some(message);
                }
                Ok(tungstenite::Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn note(&mut self, message: &Message) {
        match message {
            Message::Synced { version, state, .. } => {
                self.version = *version;
                self.state = Some(State {
                    info: state.info.read().unwrap(),
                    status: state.status.clone(),
                    you: state.you.clone(),
                    view: state.view.as_ref().map(|view| view.read().unwrap()),
                });
            }
            Message::Changed { version, info, status, you, view, .. } => {
                assert_eq!(*version, self.version + 1, "changes come one by one");
                self.version = *version;
                let state = self.state.as_mut().unwrap();
                if let Some(info) = info {
                    state.info = info.read().unwrap();
                }
                state.status = status.clone();
                state.you = you.clone();
                state.view = view.as_ref().map(|view| view.read().unwrap());
            }
            _ => {}
        }
    }

    /// Reads until such a message comes, and returns it.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Message) -> bool) -> Message {
        loop {
            let message = self.next().await.expect("the connection ended");
            if wanted(&message) {
                return message;
            }
        }
    }

    /// Sends a request and waits for its answer: the change it made, or why it was refused.
    pub(crate) async fn ask(&mut self, request: &Request) -> Result<u64, (Code, Option<String>)> {
        self.send(request).await;
        let mut value = serde_json::to_value(request).unwrap();
        let own = value["ack"].take().as_str().unwrap_or_default().to_owned();
        loop {
            match self.next().await.expect("the connection ended") {
                Message::Ack { ack, version, .. } if ack == own => return Ok(version),
                Message::Refused { ack, code, rule, .. } if ack.as_deref() == Some(&own) || ack.is_none() => {
                    return Err((code, rule));
                }
                _ => {}
            }
        }
    }

    /// All that happened so far.
    pub(crate) async fn past(&mut self) -> Vec<PastChange> {
        self.query(Query::Past { since: None }).await;
        match self.until(|message| matches!(message, Message::Past { .. })).await {
            Message::Past { changes, .. } => changes,
            other => unreachable!("{other:?} is not the past"),
        }
    }

    pub(crate) fn ack(&mut self) -> String {
        self.acks += 1;
        format!("{}-{}", self.name, self.acks)
    }

    pub(crate) async fn ready(&mut self, seat: SeatName) {
        self.command(Command::Ready { seat, entropy: Some("00ff".to_owned()) }).await.unwrap();
    }

    pub(crate) async fn sit(
        &mut self,
        key: &str,
        name: &str,
        new_key: &str,
    ) -> Result<u64, (Code, Option<String>)> {
        let [key, name, new_key] = [key, name, new_key].map(ToOwned::to_owned);
        self.command(Command::Sit { key, name, new_key }).await
    }

    pub(crate) fn act(&mut self, seat: SeatName, question: u64, action: &str) -> Request {
        self.request(Command::Act { seat, question, action: action.to_owned() })
    }

    pub(crate) fn state(&self) -> &State {
        self.state.as_ref().unwrap()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.state().info.stage == Stage::Over
    }

    /// What the seat it looks with is asked: the seat, the question, what is legal.
    pub(crate) fn question(&self) -> Option<(SeatName, u64, Vec<String>)> {
        let state = self.state();
        let seat = state.you.looking?;
        let question = state.you.seats.iter().find(|own| own.seat == seat)?.question?;
        let legal = legal(state.view.as_ref()?);
        state.status.waiting.contains(&seat).then_some((seat, question, legal))
    }

    /// Plays on until the game is over, always choosing by `choose`.
    pub(crate) async fn play(&mut self, mut choose: impl FnMut(&[String]) -> String) {
        while !self.is_over() {
            match self.question() {
                Some((seat, question, legal)) => {
                    let act = self.act(seat, question, &choose(&legal));
                    match self.ask(&act).await {
                        Ok(_) | Err((Code::StaleQuestion, _)) => {}
                        Err(refused) => panic!("{act:?} was refused: {refused:?}"),
                    }
                }
                None => {
                    self.next().await.expect("the connection ended");
                }
            }
        }
    }
}

/// What is legal, in notation.
pub(crate) fn legal(view: &View) -> Vec<String> {
    match view {
        View::Gambit(view) => view.legal.clone(),
        View::Skakanie(view) => view.legal.iter().cloned().chain(gives(view)).collect(),
    }
}

fn gives(view: &SkakanieView) -> Vec<String> {
    let Some(gives) = &view.gives else { return Vec::new() };
    let with =
        |piece: &u8| gives.stacks.iter().map(move |stack| format!("give {piece} to {stack}")).collect();
    gives.pieces.iter().flat_map(|piece| -> Vec<String> { with(piece) }).collect()
}

/// A command for a table.
pub(crate) fn command_with(table: &str, ack: &str, command: Command) -> Request {
    Request::Command(CommandRequest { table: table.to_owned(), ack: ack.to_owned(), command })
}

/// A table of Gambit with these seats.
pub(crate) fn gambit(seats: Vec<NewSeat>) -> CreateTable {
    let options = GambitOptions { seats: seats.len() as u8, ..GambitOptions::default() };
    CreateTable { options: Json::of(&Options::Gambit(options)), seats, clock: None }
}

/// A table of Skakanie with these seats and a small picture.
pub(crate) fn skakanie(seats: Vec<NewSeat>) -> CreateTable {
    let options =
        SkakanieOptions { seats: seats.len() as u8, picture: "6x4".to_owned(), ..SkakanieOptions::default() };
    CreateTable { options: Json::of(&Options::Skakanie(options)), seats, clock: None }
}

pub(crate) fn person(name: &str) -> NewSeat {
    NewSeat::Person { name: name.to_owned() }
}

pub(crate) fn bot(level: &str) -> NewSeat {
    NewSeat::Bot { level: level.to_owned() }
}

pub(crate) fn seat(letter: &str) -> SeatName {
    SeatName(letter.parse().unwrap())
}

/// A key as a client would make it.
pub(crate) fn key(number: usize) -> String {
    format!("{number:0>22}")
}
