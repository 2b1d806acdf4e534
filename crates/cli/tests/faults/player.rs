//! A client for every person: it plays at random, comes back after every loss, maybe elsewhere, says again what was not acknowledged,
//! and writes down all that it sent and saw.

use std::net::SocketAddr;

use lab::client::wire::{Code, Command, CommandRequest, Message, Request, SeatName, Stage};
use lab::client::{Client, Question, State, bot, gambit, person, skakanie};
use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};
use tokio::sync::watch;

use crate::history::{History, What};
use crate::process::Up;
use crate::seat;
use crate::world::create;

/// What all clients share.
#[derive(Clone)]
pub(crate) struct Shared {
    /// Where servers are.
    pub(crate) addresses: Vec<SocketAddr>,
    /// When servers come back; nothing if a proxy stands before them, which finds out by itself and tells nobody.
    pub(crate) up: Option<Up>,
    /// Messages that were received: faults wait for them instead of a clock.
    pub(crate) traffic: watch::Sender<u64>,
    /// The number of a server that is thought to hang. Clients leave it, as any would whose pings are not answered.
    pub(crate) hangs: watch::Sender<Option<usize>>,
    /// How often somebody was told that a server restarts.
    pub(crate) restarts: watch::Sender<u64>,
    pub(crate) history: History,
}

impl Shared {
    pub(crate) fn new(addresses: Vec<SocketAddr>, up: &Up) -> Self {
        Self {
            addresses,
            up: Some(up.clone()),
            traffic: watch::Sender::new(0),
            hangs: watch::Sender::new(None),
            restarts: watch::Sender::new(0),
            history: History::default(),
        }
    }

    /// How often servers have come back so far.
    pub(crate) fn ups(&self) -> u64 {
        self.up.as_ref().map_or(0, Up::count)
    }

    /// Resolves when it is time to try again, having found nobody after so many.
    pub(crate) async fn another_up(&self, count: u64) {
        match &self.up {
            Some(up) => up.after(count).await,
            None => tokio::task::yield_now().await,
        }
    }

    async fn hangs(&self, server: usize) {
        let _ = self.hangs.subscribe().wait_for(|hangs| *hangs == Some(server)).await;
    }
}

/// How a connection ended.
enum End {
    /// The game is over and everything is acknowledged.
    Over,
    /// It broke, or the server sent everybody away.
    Lost,
    /// There was nobody.
    Nobody,
}

/// A seat and all its client remembers.
pub(crate) struct Player {
    shared: Shared,
    /// The server it goes to next.
    server: usize,
    pub(crate) table: String,
    key: String,
    seat: SeatName,
    rng: SmallRng,
    pending: Option<CommandRequest>,
    acks: u64,
    begun: bool,
    /// Connections to servers that hang: nobody reads them, but what was sent over them may still arrive.
    abandoned: Vec<Client>,
}

impl Player {
    /// Plays to the end, whatever happens to connections and servers.
    pub(crate) async fn play(mut self) -> String {
        let mut nobody = 0;
        loop {
            let ups = self.shared.ups();
            match self.connected().await {
                End::Over => return self.table,
                End::Lost => nobody = 0,
                End::Nobody => nobody += 1,
            }
            self.server = (self.server + 1) % self.shared.addresses.len();
            if nobody >= self.shared.addresses.len() {
                self.shared.another_up(ups).await;
                nobody = 0;
            }
            tokio::task::yield_now().await;
        }
    }

    /// One connection's life.
    async fn connected(&mut self) -> End {
        let (shared, server) = (self.shared.clone(), self.server);
        let mut client = tokio::select! {
            biased;
            () = shared.hangs(server) => return End::Nobody,
            client = Client::connect(shared.addresses[server], &self.table) => match client {
                Ok(client) => client,
                Err(_) => return End::Nobody,
            },
        };
        // Where the connection is gone already, that is seen when nothing can be read.
        let _ = client.come(&[&self.key]).await;
        let end = tokio::select! {
            () = shared.hangs(server) => None,
            end = self.sits(&mut client) => Some(end),
        };
        end.unwrap_or_else(|| {
            self.abandoned.push(client);
            End::Lost
        })
    }

    async fn sits(&mut self, client: &mut Client) -> End {
        loop {
            let Some(message) = client.next().await.unwrap() else { return End::Lost };
            self.shared.traffic.send_modify(|count| *count += 1);
            match message {
                Message::Synced { .. } | Message::Changed { .. } => {
                    self.saw(client);
                    if self.pending.is_none() {
                        self.decide(client);
                    }
                    self.say(client).await;
                }
                Message::Ack { ack, version, .. } => self.acknowledge(ack, version),
                // The database may be gone for a while, or the server; nothing else may go wrong.
                Message::Refused { code: code @ (Code::Unavailable | Code::Restarting), .. }
                | Message::Left { code, .. } => return self.sent_away(code),
                Message::Refused { ack, code, .. } => {
                    panic!("{:?} was refused: {ack:?} {code:?}", self.pending)
                }
                _ => {}
            }
            if self.pending.is_none() && client.state.is_some() {
                if client.stage() == Some(Stage::Over) {
                    return End::Over;
                }
                self.decide(client);
                self.say(client).await;
            }
        }
    }

    fn sent_away(&self, code: Code) -> End {
        if code == Code::Restarting {
            self.shared.restarts.send_modify(|count| *count += 1);
        }
        End::Lost
    }

    fn note(&self, what: What) {
        self.shared.history.note(&self.table, &self.seat.to_string(), what);
    }

    fn saw(&self, client: &Client) {
        let Some(mut state) = client.state.clone() else { return };
        state.status.time_left = None;
        let State { info, status, .. } = &state;
        let public = serde_json::to_string(&(info, status)).unwrap();
        let whole = serde_json::to_string(&state).unwrap();
        self.note(What::Saw { version: client.version, public, whole });
    }

    /// Says what is not acknowledged, for the first time or again.
    async fn say(&mut self, client: &mut Client) {
        let Some(request) = &self.pending else { return };
        if let CommandRequest { ack, command: Command::Act { action, .. }, .. } = request {
            self.note(What::Sent { ack: ack.clone(), action: action.clone() });
        }
        let _ = client.send(&Request::Command(request.clone())).await;
    }

    fn decide(&mut self, client: &Client) {
        self.acks += 1;
        let (table, seat) = (self.table.clone(), self.seat);
        let ack = format!("{seat}{}", self.acks);
        if !self.begun {
            let command = Command::Ready { seat, entropy: Some("0f".to_owned()) };
            self.pending = Some(CommandRequest { table, ack, command });
            return;
        }
        let Some(Question { seat, number: question, legal }) = client.question() else { return };
        let action = legal[self.rng.next_u32() as usize % legal.len()].clone();
        self.pending = Some(CommandRequest { table, ack, command: Command::Act { seat, question, action } });
    }

    fn acknowledge(&mut self, ack: String, version: u64) {
        let Some(done) = self.pending.take_if(|pending| pending.ack == ack) else { return };
        self.begun |= matches!(done.command, Command::Ready { .. });
        self.note(What::Acked { ack, version });
    }
}

/// Tables of all kinds, and a client for every person at them, at one server after the other.
pub(crate) async fn players(shared: &Shared, round: u64) -> Vec<Player> {
    let tables = [
        gambit(vec![person("Ola"), person("Jan")]),
        gambit(vec![person("Ola"), bot("casual"), person("Ewa")]),
        skakanie(vec![person("Ola"), bot("beginner")]),
        skakanie(vec![person("Ola"), person("Jan"), person("Ewa")]),
    ];
    let mut players = Vec::new();
    for (number, table) in tables.iter().enumerate() {
        let created = create(shared, number % shared.addresses.len(), table).await;
        for (letter, key) in ["A", "B", "C"].iter().zip(created.seats) {
            let Some(key) = key else { continue };
            players.push(Player {
                shared: shared.clone(),
                server: players.len() % shared.addresses.len(),
                table: created.table.clone(),
                key,
                seat: seat(letter),
                rng: SmallRng::seed_from_u64(round * 100 + number as u64),
                pending: None,
                acks: 0,
                begun: false,
                abandoned: Vec::new(),
            });
        }
    }
    players
}
