//! A table of two people as a program plays it: two sockets, each asked, answering, and hearing of the other's answers.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use table::Seat;
use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};
use tokio::net::TcpSocket;

use crate::client::wire::{Command, CommandRequest, Message, Query, Request, SeatName, Stage};
use crate::client::{Client, Question, create, gambit_with_hints, person};

/// Connections from one source address; the system has about 28,000 ports to give for each.
const FROM_ONE_ADDRESS: usize = 20_000;

/// How fast people answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Pace {
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
pub(crate) struct Tally {
    /// Actions that were acknowledged.
    pub(crate) actions: u64,
    /// From sending an action until the other seat had it, in microseconds.
    pub(crate) micros: Vec<u32>,
    /// Bytes of messages, both ways.
    pub(crate) bytes: u64,
    /// Games that were begun again.
    pub(crate) rematches: u64,
    /// Requests that were refused.
    pub(crate) refused: u64,
    /// Hints that came, and those that were not given because too many were asked for.
    pub(crate) hints: u64,
    pub(crate) hints_refused: u64,
}

impl Tally {
    /// Of all times from sending to the other seat, the one that this share of them stays under, in milliseconds.
    pub(crate) fn percentile(&self, share: f64) -> Option<f64> {
        let mut micros = self.micros.clone();
        micros.sort_unstable();
        let place = (micros.len() as f64 * share) as usize;
        micros.get(place.min(micros.len().saturating_sub(1))).map(|micros| f64::from(*micros) / 1000.0)
    }

    /// Adds what was counted elsewhere.
    pub(crate) fn add(&mut self, other: Self) {
        self.actions += other.actions;
        self.micros.extend(other.micros);
        self.bytes += other.bytes;
        self.rematches += other.rematches;
        self.refused += other.refused;
        self.hints += other.hints;
        self.hints_refused += other.hints_refused;
    }
}

/// Opens the connection with this number; nothing is said over it yet.
pub(crate) async fn open(address: SocketAddr, number: usize) -> Result<Client> {
    let socket = TcpSocket::new_v4()?;
    if number >= FROM_ONE_ADDRESS {
        let from = Ipv4Addr::new(127, 0, 0, 1 + (number / FROM_ONE_ADDRESS) as u8);
        socket.bind((from, 0).into())?;
    }
    Client::over(socket.connect(address).await.context("a socket cannot be opened")?, address, "").await
}

/// One of the two.
struct Player {
    client: Client,
    seat: SeatName,
    key: String,
    /// The last question it answered.
    answered: Option<u64>,
    /// The last question it may have wanted a hint for.
    pondered: Option<u64>,
    /// What it sent and was not acknowledged yet.
    sent: Option<Sent>,
    /// It does not answer before.
    ready_at: Instant,
    /// The last change it heard of, and when.
    heard: (u64, Instant),
    /// The change of the other one it has not heard of yet, and when that was sent.
    expects: Option<(u64, Instant)>,
}

struct Sent {
    ack: String,
    at: Instant,
    is_action: bool,
}

impl Player {
    fn new(client: Client, seat: Seat, key: String) -> Self {
        let now = Instant::now();
        Self {
            client,
            seat: SeatName(seat),
            key,
            answered: None,
            pondered: None,
            sent: None,
            ready_at: now,
            heard: (0, now),
            expects: None,
        }
    }

    /// Comes to a table and is ready.
    async fn join(&mut self, table: &str) -> Result<()> {
        table.clone_into(&mut self.client.table);
        self.client.state = None;
        (self.answered, self.pondered, self.sent, self.expects) = (None, None, None, None);
        self.heard = (0, Instant::now());
        self.client.come(&[&self.key]).await?;
        let ready = self.client.ready_request(self.seat);
        self.client.send(&ready).await
    }

    /// What it is asked and did not answer yet.
    fn question(&self) -> Option<Question> {
        self.client.question().filter(|question| Some(question.number) != self.answered)
    }

    /// The table of the next game.
    fn rematch(&self) -> Option<&String> {
        self.client.state.as_ref()?.info.rematch.as_ref()
    }
}

/// A table and the two at it.
pub(crate) struct Table {
    players: [Player; 2],
    rng: SmallRng,
    tally: Tally,
}

impl Table {
    /// Makes a table on a server, over connections that may be to others.
    pub(crate) async fn new(node: SocketAddr, clients: [Client; 2], seed: u64) -> Result<Self> {
        let created = create(node, &gambit_with_hints(vec![person("Ola"), person("Jan")])).await?;
        let mut keys = created.seats.into_iter().flatten();
        let mut key = || keys.next().context("a person's seat has a key");
        let [one, other] = clients;
        let players = [Player::new(one, Seat::new(0), key()?), Player::new(other, Seat::new(1), key()?)];
        let mut table = Self { players, rng: SmallRng::seed_from_u64(seed), tally: Tally::default() };
        table.join(&created.table).await?;
        while table.players.iter().any(|player| player.client.stage() != Some(Stage::Playing)) {
            table.hear(None).await?;
        }
        Ok(table)
    }

    /// Plays until the end, and asks for a hint before so many of a hundred answers; returns what was counted.
    pub(crate) async fn play(&mut self, pace: Pace, hints: u32, end: Instant) -> Result<Tally> {
        self.tally = Tally::default();
        for player in &mut self.players {
            player.client.bytes = 0;
            player.ready_at = Instant::now() + pace.wait(&mut self.rng) / 2;
        }
        while Instant::now() < end {
            for number in 0..2 {
                self.ponder(number, hints).await?;
                self.answer(number, pace).await?;
            }
            let waits = |player: &&Player| player.sent.is_none() && player.question().is_some();
            let ready = self.players.iter().filter(waits).map(|player| player.ready_at);
            self.hear(Some(ready.chain([end]).min().unwrap_or(end))).await?;
            if self.players.iter().all(|player| player.rematch().is_some()) {
                self.play_again().await?;
            }
        }
        self.tally.bytes = self.players.iter().map(|player| player.client.bytes).sum();
        Ok(std::mem::take(&mut self.tally))
    }

    /// Both go away from the table; the connections stay.
    pub(crate) async fn leave(&mut self) -> Result<()> {
        for player in &mut self.players {
            player.client.leave().await?;
        }
        Ok(())
    }

    async fn join(&mut self, table: &str) -> Result<()> {
        for player in &mut self.players {
            player.join(table).await?;
        }
        Ok(())
    }

    /// The next game with the same keys.
    async fn play_again(&mut self) -> Result<()> {
        self.leave().await?;
        let table = self.players[0].rematch().context("it was there a moment ago")?.clone();
        self.tally.rematches += 1;
        self.join(&table).await
    }

    /// The player asks for a hint when it is asked something, so many times out of a hundred.
    async fn ponder(&mut self, number: usize, hints: u32) -> Result<()> {
        let player = &mut self.players[number];
        let new = |question: &Question| Some(question.number) != player.pondered;
        let Some(Question { seat, number, .. }) = player.question().filter(new) else { return Ok(()) };
        player.pondered = Some(number);
        if self.rng.next_u32() % 100 < hints {
            player.client.query(Query::Hint { seat, question: number }).await?;
        }
        Ok(())
    }

    /// The player answers if it is asked and it is time.
    async fn answer(&mut self, number: usize, pace: Pace) -> Result<()> {
        let player = &mut self.players[number];
        let now = Instant::now();
        if player.sent.is_some() || player.ready_at > now {
            return Ok(());
        }
        let ack = player.client.ack();
        let table = player.client.table.clone();
        let is_over = player.client.stage() == Some(Stage::Over);
        let command = if let Some(Question { seat, number, legal }) = player.question() {
            let action = legal[self.rng.next_u32() as usize % legal.len()].clone();
            player.answered = Some(number);
            Command::Act { seat, question: number, action }
        } else if number == 0 && is_over && player.rematch().is_none() {
            Command::Rematch {}
        } else {
            return Ok(());
        };
        player.client.send(&Request::Command(CommandRequest { table, ack: ack.clone(), command })).await?;
        player.sent = Some(Sent { ack, at: now, is_action: !is_over });
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
        let (number, message) = tokio::select! {
            heard = one.client.receive() => (0, heard?),
            heard = other.client.receive() => (1, heard?),
            () = until => return Ok(()),
        };
        self.note(number, message.context("the server closed a socket")?)
    }

    fn note(&mut self, number: usize, message: Message) -> Result<()> {
        let player = &mut self.players[number];
        player.client.keep(&message)?;
        match message {
            Message::Synced { table, version, .. } | Message::Changed { table, version, .. }
                if table == player.client.table =>
            {
                player.heard = (version, Instant::now());
                if let Some((_, sent)) = player.expects.take_if(|(expected, _)| *expected <= version) {
                    self.tally.micros.push(sent.elapsed().as_micros() as u32);
                }
            }
            Message::Ack { ack, version, .. } => {
                let Some(sent) = player.sent.take_if(|sent| sent.ack == ack).filter(|sent| sent.is_action)
                else {
                    return Ok(());
                };
                self.tally.actions += 1;
                let other = &mut self.players[1 - number];
                match other.heard {
                    (heard, at) if heard == version => {
                        self.tally.micros.push(at.saturating_duration_since(sent.at).as_micros() as u32);
                    }
                    // It has heard of a later one already: when it heard of this one is not known any more.
                    (heard, _) if heard > version => {}
                    _ => other.expects = Some((version, sent.at)),
                }
            }
            Message::Hint { .. } => self.tally.hints += 1,
            // Only what has to be acknowledged is an action.
            Message::Refused { ack: None, .. } => self.tally.hints_refused += 1,
            Message::Refused { .. } => {
                self.tally.refused += 1;
                (player.sent, player.answered) = (None, None);
            }
            _ => {}
        }
        Ok(())
    }
}
