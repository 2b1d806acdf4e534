//! A person at a table, as a client of a server: what it was told, what it asked for, and what it could ask for next.

use std::collections::{BTreeMap, VecDeque};
use std::net::Ipv4Addr;

use axum::extract::ws::Utf8Bytes;
use room::wire::{
    Code, Command, CommandRequest, Json, Message, Own, Query, QueryRequest, Request, Signal, SignalRequest,
    Stage, Status, TableInfo, View, You, YouChange,
};
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TryRecvError;
use tokio::task::JoinHandle;

use super::chance::Chance;
use super::database::Database;
use crate::clients::{Outbox, Outgoing};
use crate::hall::Hall;
use crate::socket::{Connection, OUTBOX};

/// A person.
pub(super) struct Person {
    pub(super) number: usize,
    table: String,
    /// The keys it has, in the order it came to them.
    pub(super) keys: Vec<String>,
    pub(super) connection: Option<Connected>,
    /// The last version it was told of, wherever.
    pub(super) version: u64,
    pub(super) seen: Option<Seen>,
    /// Commands without an answer.
    pub(super) outstanding: Vec<CommandRequest>,
    /// What makes each of its commands known, and how often it was sent.
    pub(super) sent: BTreeMap<String, (String, u32)>,
    /// The acknowledgements it got, with their versions.
    pub(super) acks: Vec<(String, u64)>,
    /// What was refused.
    pub(super) refused: Vec<(String, Code)>,
    /// The states it was told.
    pub(super) told: Vec<Told>,
}

/// A connection to a server.
pub(super) struct Connected {
    pub(super) server: usize,
    requests: mpsc::UnboundedSender<Request>,
    incoming: Outgoing,
    task: JoinHandle<()>,
    /// The version it was told here; nothing before the first.
    pub(super) version: Option<u64>,
    /// The least version that the answers to its queries may have: what was stored when it asked.
    at_least: VecDeque<u64>,
}

/// What a person sees.
pub(super) struct Seen {
    pub(super) info: Json<TableInfo>,
    pub(super) status: Status,
    pub(super) you: You,
    view: Option<Json<View>>,
}

/// A message with a state, as it came, but with the whole view.
pub(super) struct Told {
    pub(super) version: u64,
    pub(super) text: Utf8Bytes,
    /// How many keys the person had.
    pub(super) keys: usize,
}

impl Person {
    pub(super) fn new(number: usize, table: &str, keys: Vec<String>) -> Self {
        Self {
            number,
            table: table.to_owned(),
            keys,
            connection: None,
            version: 0,
            seen: None,
            outstanding: Vec::new(),
            sent: BTreeMap::new(),
            acks: Vec::new(),
            refused: Vec::new(),
            told: Vec::new(),
        }
    }

    /// Connects to a server and comes to the table.
    pub(super) fn join(&mut self, server: usize, hall: &Hall, database: &Database) {
        self.disconnect();
        database.trace(|| format!("person {} joins at server {server}", self.number));
        let (out, incoming) = Outbox::new(OUTBOX);
        let (requests, received) = mpsc::unbounded_channel();
        let task = tokio::spawn(serve(hall.clone(), out, received));
        let at_least = VecDeque::new();
        self.connection = Some(Connected { server, requests, incoming, task, version: None, at_least });
        self.query(Query::Join { keys: self.keys.clone() }, database);
    }

    /// The connection ends, and with it what was on the way.
    pub(super) fn disconnect(&mut self) {
        if let Some(connection) = self.connection.take() {
            // Without requests the server's end of it ends by itself, as that of a socket does.
            drop(connection.requests);
            drop(connection.incoming);
            drop(connection.task);
        }
        self.seen = None;
    }

    /// Is the person at the table, as far as it knows?
    pub(super) fn is_here(&self) -> bool {
        self.connection.as_ref().is_some_and(|connection| connection.version.is_some())
    }

    pub(super) fn query(&mut self, query: Query, database: &Database) {
        let Some(connection) = &mut self.connection else { return };
        if matches!(query, Query::Join { .. } | Query::Sync {}) {
            connection.at_least.push_back(database.version());
        }
        let _ = connection.requests.send(Request::Query(QueryRequest { table: self.table.clone(), query }));
    }

    pub(super) fn signal(&mut self, signal: Signal) {
        let Some(connection) = &self.connection else { return };
        let _ =
            connection.requests.send(Request::Signal(SignalRequest { table: self.table.clone(), signal }));
    }

    /// Sends a command for the first time.
    pub(super) fn command(&mut self, ack: String, command: Command, database: &Database) {
        if let Command::Sit { new_key, .. } = &command {
            self.keys.push(new_key.clone());
        }
        self.sent.insert(ack.clone(), (command.idempotency_key(&ack), 0));
        let request = CommandRequest { table: self.table.clone(), ack, command };
        self.outstanding.push(request.clone());
        self.send(request, database);
    }

    /// Sends a command, perhaps again.
    pub(super) fn send(&mut self, request: CommandRequest, database: &Database) {
        let Some(connection) = &self.connection else { return };
        database.trace(|| format!("person {} sends {} {:?}", self.number, request.ack, request.command));
        if let Some((_, times)) = self.sent.get_mut(&request.ack) {
            *times += 1;
        }
        let _ = connection.requests.send(Request::Command(request));
    }

    /// Reads what came, at most so many messages. An error is something that a server must never say.
    pub(super) fn read(&mut self, most: usize, database: &Database) -> Result<(), String> {
        for _ in 0..most {
            let Some(connection) = &mut self.connection else { return Ok(()) };
            match connection.incoming.try_recv() {
                Ok(text) => {
                    self.hear(&text, database)
                        .map_err(|why| format!("person {}: {why}\n  {text}", self.number))?;
                }
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Disconnected) => self.disconnect(),
            }
        }
        Ok(())
    }

    fn hear(&mut self, text: &Utf8Bytes, database: &Database) -> Result<(), String> {
        let message = serde_json::from_str(text).map_err(|error| format!("unreadable: {error}"))?;
        let Some(connection) = &mut self.connection else { return Ok(()) };
        let here = connection.version;
        match message {
            Message::Synced { version, state, .. } => {
                let least = connection.at_least.pop_front().unwrap_or_default().max(self.version);
                if version < least {
                    return Err(format!("is told version {version}, but version {least} is known"));
                }
                self.told(version, text, database)?;
                let room::wire::State { info, status, you, view } = *state;
                self.seen = Some(Seen { info, status, you, view });
            }
            Message::Changed { version, info, status, you, view: change, table, news, happened } => {
                if here.is_none_or(|here| here + 1 != version) {
                    return Err(format!("is told change {version} after version {here:?}"));
                }
                let seen = self.seen.as_mut().ok_or("is told a change before the whole")?;
                seen.view = change.map(|change| Json::changed(seen.view.as_ref(), &change));
                seen.status = status.clone();
                seen.you.change(you);
                if let Some(info) = &info {
                    seen.info = info.clone();
                }
                // What it knows now is what it would have been told as the whole.
                let You { seats, role } = seen.you.clone();
                let (you, view) = (YouChange { seats, role: Some(role) }, seen.view.as_ref().map(Json::of));
                let message = Message::Changed { table, version, news, happened, info, status, you, view };
                let text = serde_json::to_string(&message).map_err(|error| error.to_string())?;
                self.told(version, &text.into(), database)?;
            }
            Message::Ack { ack, version, .. } => {
                if here.is_none_or(|here| here < version) {
                    return Err(format!("change {version} is acknowledged, but only {here:?} is told"));
                }
                database.trace(|| format!("person {} has {ack} acknowledged as {version}", self.number));
                self.outstanding.retain(|request| request.ack != ack);
                self.acks.push((ack, version));
            }
            Message::Refused { ack: Some(ack), code, reason, .. } => {
                database.trace(|| format!("person {} has {ack} refused: {code:?} {reason:?}", self.number));
                self.outstanding.retain(|request| request.ack != ack);
                self.refused.push((ack, code));
            }
            // The join was refused.
            Message::Refused { ack: None, code, .. } if here.is_none() => self.gone(code, database),
            Message::Left { code, .. } => self.gone(code, database),
            _ => {}
        }
        Ok(())
    }

    fn gone(&mut self, code: Code, database: &Database) {
        database.trace(|| format!("person {} is not there any more: {code:?}", self.number));
        self.disconnect();
    }

    fn told(&mut self, version: u64, text: &Utf8Bytes, database: &Database) -> Result<(), String> {
        if version > database.version() {
            return Err(format!("is told version {version}, which is not stored"));
        }
        self.version = version;
        if let Some(connection) = &mut self.connection {
            connection.version = Some(version);
        }
        self.told.push(Told { version, text: text.clone(), keys: self.keys.len() });
        Ok(())
    }

    /// An action it may do now, any.
    pub(super) fn action(&self, chance: &mut Chance) -> Option<Command> {
        let seen = self.seen.as_ref()?;
        let Own { seat, question, .. } =
            seen.you.seats.iter().find(|own| Some(own.seat) == seen.you.role.looking)?;
        let legal = seen.view.as_ref()?.read().ok()?.legal();
        Some(Command::Act { seat: *seat, question: (*question)?, action: chance.pick(&legal)?.clone() })
    }

    /// Taking back what it did last.
    pub(super) fn undo(&self) -> Option<Command> {
        let own = self.seen.as_ref()?.you.seats.iter().find(|own| own.undo.is_some())?;
        Some(Command::Undo { seat: own.seat, change: own.undo? })
    }

    /// Taking a freed seat back, or letting who asks for it have it.
    pub(super) fn answer(&self, chance: &mut Chance) -> Option<Command> {
        let seat = *self.seen.as_ref()?.you.role.freed.first()?;
        Some(Command::AnswerClaim { seat, accept: chance.one_in(3) })
    }

    /// Agreeing to end the game, or withdrawing that.
    pub(super) fn vote(&self) -> Option<Command> {
        let seen = self.seen.as_ref().filter(|seen| seen.status.may_agree)?;
        let seat = seen.you.seats.first()?.seat;
        Some(Command::Vote { seat, agree: !seen.status.votes.contains(&seat) })
    }

    /// A bot for one's seat, or oneself again.
    pub(super) fn stand_in(&self) -> Option<Command> {
        let seen = self.seen.as_ref()?;
        let seat = seen.you.seats.first()?.seat;
        let info = seen.info.read().ok().filter(|info| info.stage == Stage::Playing)?;
        let stands_in = info.seats.iter().any(|info| info.seat == seat && info.stand_in.is_some());
        Some(Command::StandIn { seat, level: (!stands_in).then(|| "beginner".to_owned()) })
    }
}

/// A server's end of a connection, as a socket has it.
async fn serve(hall: Hall, out: Outbox, mut requests: mpsc::UnboundedReceiver<Request>) {
    let mut connection = Connection::new(hall, Ipv4Addr::LOCALHOST.into(), out.clone());
    loop {
        let request = tokio::select! {
            biased;
            () = out.is_over() => break,
            request = requests.recv() => request,
        };
        match request {
            Some(request) => connection.serve(request).await,
            None => break,
        }
    }
    connection.leave_all().await;
}
