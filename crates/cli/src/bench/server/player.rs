//! A table of two people as a program plays it: two sockets, each asked, answering, and hearing of the other's answers.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use server::wire::http::{CreateTable, Created, GambitOptions, NewSeat, Options};
use server::wire::{Message, Request, SeatName, Stage, State, View};
use table::Seat;
use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite};

use super::node::http;

/// Connections from one source address; the system has about 28,000 ports to give for each.
const FROM_ONE_ADDRESS: usize = 20_000;

/// How fast people answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Pace {
    /// Everybody about every two seconds
    Human,
    /// Everybody at once
    Closed,
}

impl Pace {
    /// How long somebody waits between two actions.
    fn wait(self, rng: &mut SmallRng) -> Duration {
        match self {
            Self::Closed => Duration::ZERO,
            Self::Human => Duration::from_millis(1000 + u64::from(rng.next_u32() % 2000)),
        }
    }
}

/// What was counted at a table, or at all of them.
#[derive(Default)]
pub(super) struct Tally {
    /// Actions that were acknowledged.
    pub(super) actions: u64,
    /// From sending an action until the other seat had it, in microseconds.
    pub(super) micros: Vec<u32>,
    /// Bytes of messages, both ways.
    pub(super) bytes: u64,
    /// Games that were begun again.
    pub(super) rematches: u64,
    /// Requests that were refused.
    pub(super) refused: u64,
}

impl Tally {
    /// Adds what was counted elsewhere.
    pub(super) fn add(&mut self, other: Self) {
        self.actions += other.actions;
        self.micros.extend(other.micros);
        self.bytes += other.bytes;
        self.rematches += other.rematches;
        self.refused += other.refused;
    }
}

/// A connection nothing was said over yet.
pub(super) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// The connection with this number.
    pub(super) async fn open(address: SocketAddr, number: usize) -> Result<Self> {
        let socket = TcpSocket::new_v4()?;
        if number >= FROM_ONE_ADDRESS {
            let from = Ipv4Addr::new(127, 0, 0, 1 + (number / FROM_ONE_ADDRESS) as u8);
            socket.bind((from, 0).into())?;
        }
        let stream = socket.connect(address).await.context("a socket cannot be opened")?;
        stream.set_nodelay(true)?;
        let (socket, _) = client_async(format!("ws://{address}/api/v1/socket"), stream)
            .await
            .context("a socket cannot be opened")?;
        let mut socket = Self(socket);
        socket.next().await?;
        Ok(socket)
    }

    async fn send(&mut self, request: &Request) -> Result<usize> {
        let text = serde_json::to_string(request)?;
        let bytes = text.len();
        self.0.send(tungstenite::Message::text(text)).await?;
        Ok(bytes)
    }

    async fn next(&mut self) -> Result<(Message, usize)> {
        loop {
            match self.0.next().await {
                Some(Ok(tungstenite::Message::Text(text))) => {
                    return Ok((serde_json::from_str(&text)?, text.len()));
                }
                Some(Ok(tungstenite::Message::Close(_))) | None => bail!("the server closed a socket"),
                Some(other) => drop(other?),
            }
        }
    }
}

/// One of the two.
struct Player {
    socket: Socket,
    seat: SeatName,
    key: String,
    stage: Stage,
    rematch: Option<String>,
    /// What it is asked: the number and what is legal.
    asked: Option<(u64, Vec<String>)>,
    /// What it sent and was not acknowledged yet, and when.
    sent: Option<(String, Instant)>,
    /// It does not answer before.
    ready_at: Instant,
    /// The last change it heard of, and when.
    heard: (u64, Instant),
    /// The change of the other one it has not heard of yet, and when that was sent.
    expects: Option<(u64, Instant)>,
}

/// A table and the two at it.
pub(super) struct Table {
    id: String,
    players: [Player; 2],
    rng: SmallRng,
    acks: u64,
    tally: Tally,
}

impl Table {
    /// Makes a table on a server, over connections that may be to others.
    pub(super) async fn new(node: SocketAddr, sockets: [Socket; 2], seed: u64) -> Result<Self> {
        let person = |name: &str| NewSeat::Person { name: name.to_owned() };
        let request = CreateTable {
            options: Options::Gambit(GambitOptions::default()),
            seats: vec![person("Ola"), person("Jan")],
            clock: None,
        };
        let answer = http(node, "POST", "/api/v1/tables", &serde_json::to_string(&request)?).await?;
        let created: Created = serde_json::from_str(&answer)?;
        let mut keys = created.seats.into_iter().flatten();
        let mut seats = Seat::all(2);
        let now = Instant::now();
        let mut player = |socket| -> Result<Player> {
            Ok(Player {
                socket,
                seat: SeatName(seats.next().context("there are two seats")?),
                key: keys.next().context("a person's seat has a key")?,
                stage: Stage::Lobby,
                rematch: None,
                asked: None,
                sent: None,
                ready_at: now,
                heard: (0, now),
                expects: None,
            })
        };
        let [one, other] = sockets;
        let players = [player(one)?, player(other)?];
        let rng = SmallRng::seed_from_u64(seed);
        let mut table = Self { id: created.table, players, rng, acks: 0, tally: Tally::default() };
        table.join().await?;
        while table.players.iter().any(|player| player.stage != Stage::Playing) {
            table.hear(None).await?;
        }
        Ok(table)
    }

    /// Plays until the end; returns what was counted.
    pub(super) async fn play(&mut self, pace: Pace, end: Instant) -> Result<Tally> {
        self.tally = Tally::default();
        for player in &mut self.players {
            player.ready_at = Instant::now() + pace.wait(&mut self.rng) / 2;
        }
        while Instant::now() < end {
            for number in 0..2 {
                self.answer(number, pace).await?;
            }
            let waits = |player: &Player| player.asked.is_some() && player.sent.is_none();
            let ready = self.players.iter().filter(|player| waits(player)).map(|player| player.ready_at);
            self.hear(Some(ready.chain([end]).min().unwrap_or(end))).await?;
            if self.players.iter().all(|player| player.rematch.is_some()) {
                self.again().await?;
            }
        }
        Ok(std::mem::take(&mut self.tally))
    }

    /// Both go away from the table; the connections stay.
    pub(super) async fn leave(&mut self) -> Result<()> {
        for player in &mut self.players {
            player.socket.send(&Request::Leave { table: self.id.clone() }).await?;
        }
        Ok(())
    }

    async fn join(&mut self) -> Result<()> {
        for player in &mut self.players {
            let (table, keys) = (self.id.clone(), vec![player.key.clone()]);
            player.socket.send(&Request::Join { table, keys }).await?;
            self.acks += 1;
            let (table, ack) = (self.id.clone(), format!("r{}", self.acks));
            let entropy = Some("00ff".to_owned());
            player.socket.send(&Request::Ready { table, seat: player.seat, entropy, ack }).await?;
        }
        Ok(())
    }

    /// The next game with the same keys.
    async fn again(&mut self) -> Result<()> {
        self.leave().await?;
        self.id = self.players[0].rematch.take().context("it was there a moment ago")?;
        let now = Instant::now();
        for player in &mut self.players {
            player.stage = Stage::Lobby;
            player.rematch = None;
            player.sent = None;
            player.asked = None;
            player.expects = None;
            player.heard = (0, now);
        }
        self.tally.rematches += 1;
        self.join().await
    }

    /// The player answers if it is asked and it is time.
    async fn answer(&mut self, number: usize, pace: Pace) -> Result<()> {
        let player = &mut self.players[number];
        let now = Instant::now();
        if player.sent.is_some() || player.ready_at > now {
            return Ok(());
        }
        self.acks += 1;
        let (table, ack) = (self.id.clone(), format!("a{}", self.acks));
        let request = if let Some((question, legal)) = player.asked.take() {
            let action = legal[self.rng.next_u32() as usize % legal.len()].clone();
            Request::Act { table, seat: player.seat, question, action, ack: ack.clone() }
        } else if number == 0 && player.stage == Stage::Over && player.rematch.is_none() {
            Request::Rematch { table, ack: ack.clone() }
        } else {
            return Ok(());
        };
        self.tally.bytes += player.socket.send(&request).await? as u64;
        player.sent = Some((ack, now));
        player.ready_at = now + pace.wait(&mut self.rng);
        Ok(())
    }

    /// Waits for a message to either of them, or until the time is up.
    async fn hear(&mut self, until: Option<Instant>) -> Result<()> {
        let [one, other] = &mut self.players;
        let until = async {
            match until {
                Some(until) => tokio::time::sleep_until(until.into()).await,
                None => std::future::pending().await,
            }
        };
        let (number, (message, bytes)) = tokio::select! {
            heard = one.socket.next() => (0, heard?),
            heard = other.socket.next() => (1, heard?),
            () = until => return Ok(()),
        };
        self.tally.bytes += bytes as u64;
        self.note(number, message);
        Ok(())
    }

    fn note(&mut self, number: usize, message: Message) {
        let player = &mut self.players[number];
        match message {
            Message::Synced { table, version, state } | Message::Changed { table, version, state, .. }
                if table == self.id =>
            {
                player.see(version, *state);
                if let Some((_, sent)) = player.expects.take_if(|(expected, _)| *expected <= version) {
                    self.tally.micros.push(sent.elapsed().as_micros() as u32);
                }
            }
            Message::Ack { ack, version, .. } => {
                let Some((_, sent)) = player.sent.take_if(|(own, _)| *own == ack) else { return };
                if player.stage == Stage::Over && player.rematch.is_some() {
                    return;
                }
                self.tally.actions += 1;
                let other = &mut self.players[1 - number];
                match other.heard {
                    (heard, at) if heard == version => {
                        self.tally.micros.push(at.saturating_duration_since(sent).as_micros() as u32);
                    }
                    // It has heard of a later one already: when it heard of this one is not known any more.
                    (heard, _) if heard > version => {}
                    _ => other.expects = Some((version, sent)),
                }
            }
            Message::Refused { .. } => {
                self.tally.refused += 1;
                player.sent = None;
            }
            _ => {}
        }
    }
}

impl Player {
    fn see(&mut self, version: u64, state: State) {
        self.heard = (version, Instant::now());
        self.stage = state.info.stage;
        self.rematch = state.info.rematch;
        let waited_for = state.info.waiting.contains(&self.seat);
        let question = state.you.seats.first().and_then(|own| own.question).filter(|_| waited_for);
        self.asked = match (question, state.view) {
            (Some(question), Some(View::Gambit(view))) => Some((question, view.legal)),
            _ => None,
        };
    }
}
