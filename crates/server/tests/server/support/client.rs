//! A server in this process, and clients that speak to it as any other would; a test fails where they fail.
#![allow(clippy::unwrap_used, reason = "tests")]

use std::net::SocketAddr;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::time::Duration;

use lab::client::{Question, Refusal, Response};
pub(crate) use lab::client::{State, bot, gambit, person, skakanie};
use room::wire::http::{CreateTable, Created, NewSeat};
use room::wire::{
    Code, Command, CommandRequest, Json, Message, Options, PastChange, Ping, Query, Replay, Request,
    SeatName, Signal, Stage,
};
use stolik_server::store::Store;
use stolik_server::{Config, Hall, Rate};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

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
        thinking: Duration::from_millis(2),
        pause: Duration::ZERO,
        creations: free,
        photo_rate: free,
        messages: free,
        pasts: free,
        advice: free,
        ..Config::default()
    }
}

/// A table of Gambit with all the help there is.
pub(crate) fn helped(seats: Vec<NewSeat>) -> CreateTable {
    let mut table = gambit(seats);
    let Options::Gambit(mut options) = table.options.read().unwrap() else { panic!("it is Gambit") };
    (options.hints, options.odds) = (true, true);
    table.options = Json::of(&Options::Gambit(options));
    table
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
        lab::client::create(self.address, request).await.unwrap()
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

    /// The status and the body of an answer; `headers` are whole lines.
    pub(crate) async fn http(&self, method: &str, path: &str, headers: &str, body: &str) -> (u16, String) {
        let Response { status, body, .. } =
            lab::client::http(self.address, method, path, headers, body).await.unwrap();
        (status, body)
    }
}

/// A client that keeps the last state of one table, and everything that it heard.
pub(crate) struct Client(lab::client::Client);

impl Deref for Client {
    type Target = lab::client::Client;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Client {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr) -> Self {
        Self(lab::client::Client::connect(address, "").await.unwrap().recording())
    }

    /// Comes to a table; acknowledgements begin with `name`.
    pub(crate) async fn join(address: SocketAddr, table: &str, keys: &[&str], name: &str) -> Self {
        let mut client = lab::client::Client::connect(address, table).await.unwrap().recording();
        client.join_as(keys, name).await.unwrap();
        Self(client)
    }

    pub(crate) async fn query(&mut self, query: Query) {
        let _ = self.0.query(query).await;
    }

    pub(crate) async fn signal(&mut self, signal: Signal) {
        let _ = self.0.signal(signal).await;
    }

    pub(crate) async fn ping(&mut self, ping: u64) {
        self.send(&Request::Ping(Ping { ping })).await;
    }

    pub(crate) async fn send(&mut self, request: &Request) {
        let _ = self.0.send(request).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        let _ = self.0.send_text(text).await;
    }

    /// Gives a command and waits for its answer.
    pub(crate) async fn command(&mut self, command: Command) -> Result<u64, (Code, Option<String>)> {
        let request = self.request(command);
        self.ask(&request).await
    }

    /// The next message; `None` when the connection is gone.
    pub(crate) async fn next(&mut self) -> Option<Message> {
        self.0.next().await.unwrap()
    }

    /// Reads until such a message comes, and returns it.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Message) -> bool) -> Message {
        self.0.until(wanted).await.unwrap()
    }

    /// Sends a request and waits for its answer: the change it made, or why it was refused.
    pub(crate) async fn ask(&mut self, request: &Request) -> Result<u64, (Code, Option<String>)> {
        self.0.ask(request).await.unwrap().map_err(|Refusal { code, rule }| (code, rule))
    }

    /// All that happened so far, page by page.
    pub(crate) async fn past(&mut self) -> Vec<PastChange> {
        let (mut all, mut since) = (Vec::new(), None);
        loop {
            self.query(Query::Past { since }).await;
            match self.until(|message| matches!(message, Message::Past { .. })).await {
                Message::Past { changes, version, .. } => {
                    all.extend(changes);
                    if version >= self.version {
                        return all;
                    }
                    since = Some(version);
                }
                other => unreachable!("{other:?} is not the past"),
            }
        }
    }

    pub(crate) async fn ready(&mut self, seat: SeatName) {
        self.0.ready(seat).await.unwrap();
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
        self.act_request(seat, question, action)
    }

    pub(crate) fn state(&self) -> &State {
        self.state.as_ref().unwrap()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.stage() == Some(Stage::Over)
    }

    /// What the seat it looks with is asked: the seat, the question, what is legal.
    pub(crate) fn question(&self) -> Option<(SeatName, u64, Vec<String>)> {
        self.0.question().map(|Question { seat, number, legal }| (seat, number, legal))
    }

    /// Plays on until the game is over, always choosing by `choose`.
    pub(crate) async fn play(&mut self, choose: impl FnMut(&[String]) -> String) {
        self.0.play(choose).await.unwrap();
    }
}

/// A command for a table.
pub(crate) fn command_with(table: &str, ack: &str, command: Command) -> Request {
    Request::Command(CommandRequest { table: table.to_owned(), ack: ack.to_owned(), command })
}

pub(crate) fn seat(letter: &str) -> SeatName {
    SeatName(letter.parse().unwrap())
}

/// A key as a client would make it.
pub(crate) fn key(number: usize) -> String {
    format!("{number:0>22}")
}
