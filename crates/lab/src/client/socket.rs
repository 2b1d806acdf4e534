//! A socket at one table: it keeps the last state that it was sent.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{self, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::wire::{
    Code, Command, CommandRequest, Json, Message, PROTOCOL, Query, QueryRequest, Request, SeatName, Signal,
    SignalRequest, Stage, Status, TableInfo, View, You,
};

/// A connection and what it was told.
pub struct Client {
    socket: WebSocketStream<TcpStream>,
    /// The table's id; empty before it came to one.
    pub table: String,
    /// The last state of the table.
    pub state: Option<State>,
    /// Its view, as it was written.
    view: Option<Json<View>>,
    /// The number of the last change.
    pub version: u64,
    /// The last message as it came.
    pub text: Utf8Bytes,
    /// Bytes of all messages so far, both ways.
    pub bytes: u64,
    /// Every message that came since [`recording`](Self::recording), as it came.
    pub heard: Vec<String>,
    records: bool,
    acks: u64,
    name: String,
}

/// What a client knows of a table, put together from what it was sent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)] // as in the protocol
pub struct State {
    pub info: TableInfo,
    pub status: Status,
    pub you: You,
    pub view: Option<View>,
}

/// What a seat is asked.
#[derive(Clone, Debug)]
pub struct Question {
    /// The seat.
    pub seat: SeatName,
    /// The number of the question.
    pub number: u64,
    /// What it may answer.
    pub legal: Vec<String>,
}

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// The reason.
    pub code: Code,
    /// The id of the rule, where a rule refused it.
    pub rule: Option<String>,
}

impl Client {
    /// Connects, on the way to a table, whose id may be empty. An error says that there was nobody.
    pub async fn connect(address: SocketAddr, table: &str) -> Result<Self> {
        Self::over(TcpStream::connect(address).await?, address, table).await
    }

    /// The same over a connection that is there already.
    pub async fn over(stream: TcpStream, address: SocketAddr, table: &str) -> Result<Self> {
        stream.set_nodelay(true)?;
        let url = format!("ws://{address}/api/v1/socket?table={table}");
        let (socket, _) = client_async(url, stream).await.context("a socket cannot be opened")?;
        let mut client = Self {
            socket,
            table: table.to_owned(),
            state: None,
            view: None,
            version: 0,
            text: Utf8Bytes::default(),
            bytes: 0,
            heard: Vec::new(),
            records: false,
            acks: 0,
            name: "x".to_owned(),
        };
        match client.receive().await? {
            Some(Message::Welcome { protocol: PROTOCOL, .. }) => Ok(client),
            other => bail!("expected a welcome, not {other:?}"),
        }
    }

    /// Connects and comes to a table; acknowledgements begin with `name`.
    pub async fn join(address: SocketAddr, table: &str, keys: &[&str], name: &str) -> Result<Self> {
        let mut client = Self::connect(address, table).await?;
        client.join_as(keys, name).await?;
        Ok(client)
    }

    /// Keeps everything that it hears, the welcome included.
    #[must_use]
    pub fn recording(mut self) -> Self {
        self.records = true;
        self.heard.push(self.text.to_string());
        self
    }

    /// Comes to its table and waits for its state; acknowledgements begin with `name`.
    pub async fn join_as(&mut self, keys: &[&str], name: &str) -> Result<()> {
        name.clone_into(&mut self.name);
        self.come(keys).await?;
        let answers = |message: &Message| {
            matches!(message, Message::Synced { .. } | Message::Refused { .. } | Message::Left { .. })
        };
        match self.until(answers).await? {
            Message::Synced { .. } => Ok(()),
            other => bail!("it cannot join: {other:?}"),
        }
    }

    /// Comes to its table.
    pub async fn come(&mut self, keys: &[&str]) -> Result<()> {
        let keys = keys.iter().map(ToString::to_string).collect();
        self.query(Query::Join { keys }).await
    }

    /// Goes away from its table; the connection stays.
    pub async fn leave(&mut self) -> Result<()> {
        self.query(Query::Leave {}).await
    }

    /// Asks its table something.
    pub async fn query(&mut self, query: Query) -> Result<()> {
        self.send(&Request::Query(QueryRequest { table: self.table.clone(), query })).await
    }

    /// Shows the people at its table something.
    pub async fn signal(&mut self, signal: Signal) -> Result<()> {
        self.send(&Request::Signal(SignalRequest { table: self.table.clone(), signal })).await
    }

    /// Sends a request.
    pub async fn send(&mut self, request: &Request) -> Result<()> {
        self.send_text(serde_json::to_string(request)?).await
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: impl Into<Utf8Bytes>) -> Result<()> {
        let text = text.into();
        self.bytes += text.len() as u64;
        Ok(self.socket.send(tungstenite::Message::Text(text)).await?)
    }

    /// The next message, after which the client's state is the newest; `None` when the connection is gone. An error says that
    /// the server broke the protocol.
    pub async fn next(&mut self) -> Result<Option<Message>> {
        let message = self.receive().await?;
        match &message {
            Some(Message::Changed { table, version, .. })
                if *table == self.table && *version != self.version + 1 =>
            {
                bail!("change {version} came after {}", self.version)
            }
            Some(message) => self.keep(message)?,
            None => {}
        }
        Ok(message)
    }

    /// The next message alone: its state is the caller's to [`keep`](Self::keep).
    pub async fn receive(&mut self) -> Result<Option<Message>> {
        loop {
            match self.socket.next().await {
                Some(Ok(tungstenite::Message::Text(text))) => {
                    self.bytes += text.len() as u64;
                    let message = serde_json::from_str(&text).with_context(|| text.to_string())?;
                    if self.records {
                        self.heard.push(text.to_string());
                    }
                    self.text = text;
                    return Ok(Some(message));
                }
                Some(Ok(tungstenite::Message::Close(_)) | Err(_)) | None => return Ok(None),
                Some(Ok(_)) => {}
            }
        }
    }

    /// Takes over what a message says of the state of its table.
    pub fn keep(&mut self, message: &Message) -> Result<()> {
        match message {
            Message::Synced { table, version, state } if *table == self.table => {
                self.version = *version;
                self.view.clone_from(&state.view);
                self.state = Some(State {
                    info: state.info.read()?,
                    status: state.status.clone(),
                    you: state.you.clone(),
                    view: state.view.as_ref().map(Json::read).transpose()?,
                });
            }
            Message::Changed { table, version, info, status, you, view, .. } if *table == self.table => {
                let Some(known) = &mut self.state else { return Ok(()) };
                self.version = *version;
                if let Some(info) = info {
                    known.info = info.read()?;
                }
                known.status = status.clone();
                known.you.change(you.clone());
                if let Some(change) = view {
                    let view = Json::changed(self.view.as_ref(), change);
                    known.view = Some(view.read()?);
                    self.view = Some(view);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Reads until such a message comes, and returns it.
    pub async fn until(&mut self, wanted: impl Fn(&Message) -> bool) -> Result<Message> {
        loop {
            let message = self.next().await?.context("the connection ended")?;
            if wanted(&message) {
                return Ok(message);
            }
        }
    }

    /// Sends a request and waits for its answer: the change it made, or why it was refused.
    pub async fn ask(&mut self, request: &Request) -> Result<Result<u64, Refusal>> {
        self.send(request).await?;
        let value = serde_json::to_value(request)?;
        let own = value["ack"].as_str();
        loop {
            match self.next().await?.context("the connection ended")? {
                Message::Ack { ack, version, .. } if Some(ack.as_str()) == own => return Ok(Ok(version)),
                Message::Refused { ack, code, rule, .. } if ack.is_none() || ack.as_deref() == own => {
                    return Ok(Err(Refusal { code, rule }));
                }
                _ => {}
            }
        }
    }

    /// A new acknowledgement.
    pub fn ack(&mut self) -> String {
        self.acks += 1;
        format!("{}-{}", self.name, self.acks)
    }

    /// The request that says that a seat is ready.
    pub fn ready_request(&mut self, seat: SeatName) -> Request {
        self.request(Command::Ready { seat, entropy: Some("00ff".to_owned()) })
    }

    /// Says that a seat is ready.
    pub async fn ready(&mut self, seat: SeatName) -> Result<()> {
        let request = self.ready_request(seat);
        match self.ask(&request).await? {
            Ok(_) => Ok(()),
            Err(refusal) => bail!("{request:?} was refused: {refusal:?}"),
        }
    }

    /// The request for an action.
    pub fn act_request(&mut self, seat: SeatName, question: u64, action: &str) -> Request {
        self.request(Command::Act { seat, question, action: action.to_owned() })
    }

    /// The request for a command, with an acknowledgement of its own.
    pub fn request(&mut self, command: Command) -> Request {
        Request::Command(CommandRequest { table: self.table.clone(), ack: self.ack(), command })
    }

    /// The stage of the table.
    pub fn stage(&self) -> Option<Stage> {
        self.state.as_ref().map(|state| state.info.stage)
    }

    /// What the seat it looks with is asked.
    pub fn question(&self) -> Option<Question> {
        let state = self.state.as_ref()?;
        let seat = state.you.role.looking?;
        let number = state.you.seats.iter().find(|own| own.seat == seat)?.question?;
        let legal = state.view.as_ref()?.legal();
        state.status.waiting.contains(&seat).then_some(Question { seat, number, legal })
    }

    /// Plays on until the game is over, always choosing by `choose`.
    pub async fn play(&mut self, mut choose: impl FnMut(&[String]) -> String) -> Result<()> {
        while self.stage() != Some(Stage::Over) {
            let Some(Question { seat, number, legal }) = self.question() else {
                self.next().await?.context("the connection ended")?;
                continue;
            };
            let action = choose(&legal);
            let request = self.act_request(seat, number, &action);
            match self.ask(&request).await? {
                Ok(_) | Err(Refusal { code: Code::StaleQuestion, .. }) => {}
                Err(refusal) => bail!("{request:?} was refused: {refusal:?}"),
            }
        }
        Ok(())
    }
}
