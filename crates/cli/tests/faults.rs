//! Nothing lost: the server is killed, and its database cut off, at random moments while many tables play.
//!
//! Every seat is played by a client that comes back and says again what was not acknowledged. Afterwards every acknowledged action is in
//! its game's log exactly once and in order, no seat was ever shown a state that was different later, and every game is over.
//! `STOLIK_LONG=1` (`cargo xtask test --long`) makes it 200 kills instead of a few dozen.
#![allow(clippy::unwrap_used, clippy::disallowed_methods, reason = "tests")]

extern crate server as stolik_server;

#[path = "../../server/tests/support/client.rs"]
#[allow(dead_code)]
mod client;
mod common;
#[path = "../../server/tests/support/postgres.rs"]
#[allow(dead_code)]
mod postgres;

use std::collections::HashMap;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use client::{Client, bot, gambit, person, seat, skakanie};
use stolik_server::wire::http::{CreateTable, Created};
use stolik_server::wire::{Code, Message, Request, SeatName, State};
use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};
use tokio::sync::watch;

/// A server process that can be killed and started again in the same place.
struct Process {
    address: SocketAddr,
    place: [String; 2],
    child: Child,
}

impl Process {
    fn start(place: [String; 2]) -> Self {
        // Below the ports the system gives away by itself: a client that knocks while the server is down must not be given
        // the server's own port to knock from, and then hear itself.
        let first = 10_000 + (std::process::id() % 9_000) as u16;
        let free = (first..20_000).map(|port| SocketAddr::from(([127, 0, 0, 1], port)));
        let free =
            free.into_iter().find(|address| TcpListener::bind(address).is_ok()).expect("a port is free");
        let child = Self::spawn(free, &place);
        Self { address: free, place, child }
    }

    fn spawn(address: SocketAddr, place: &[String; 2]) -> Child {
        Command::new(env!("CARGO_BIN_EXE_stolik"))
            .args(["serve", "--listen", &address.to_string(), "--bot-pause", "0", "--thinking", "2"])
            .args(["--messages", "0", "--creations", "0"])
            .args(place)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap()
    }

    /// A process that could not start, because the old one's port was not free yet, is started again.
    fn keep_alive(&mut self) {
        if self.child.try_wait().unwrap().is_some() {
            self.child = Self::spawn(self.address, &self.place);
        }
    }

    /// SIGKILL, and a new process in the same place.
    fn replace(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.child = Self::spawn(self.address, &self.place);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What happens while games are played; faults wait for it instead of a clock.
#[derive(Clone, Default)]
struct Traffic(Arc<AtomicU64>);

/// A seat and all its client remembers.
struct Sitter {
    address: SocketAddr,
    table: String,
    key: String,
    seat: SeatName,
    rng: SmallRng,
    traffic: Traffic,
    acknowledged: Vec<String>,
    pending: Option<Request>,
    /// The state of each version as it was first shown.
    shown: HashMap<u64, State>,
    last: u64,
    acks: u64,
    begun: bool,
}

impl Sitter {
    /// Plays to the end, whatever happens to the connection.
    async fn play(mut self) -> (String, SeatName, Vec<String>) {
        while !self.connected().await.unwrap_or(false) {
            moment().await;
        }
        (self.table, self.seat, self.acknowledged)
    }

    /// One connection's life; true once the game is over and everything is acknowledged.
    async fn connected(&mut self) -> Option<bool> {
        let mut client = Client::try_connect(self.address).await.ok()?;
        client.table.clone_from(&self.table);
        client.send(&Request::Join { table: self.table.clone(), keys: vec![self.key.clone()] }).await;
        loop {
            let message = client.next().await?;
            self.traffic.0.fetch_add(1, Ordering::Relaxed);
            match message {
                Message::Synced { version, state, .. } | Message::Changed { version, state, .. } => {
                    self.check(version, *state);
                    if self.pending.is_none() {
                        self.decide(&client);
                    }
                    if let Some(request) = &self.pending {
                        client.send(request).await;
                    }
                }
                Message::Ack { ack, .. } => self.acknowledge(&ack),
                Message::Refused { ack, code, .. } => self.refused(ack.as_ref(), code)?,
                // The server stops, or its database is gone: come back.
                Message::Left { .. } => return None,
                _ => {}
            }
            if self.pending.is_none() && client.state.is_some() {
                if client.is_over() {
                    return Some(true);
                }
                self.decide(&client);
                if let Some(request) = &self.pending {
                    client.send(request).await;
                }
            }
        }
    }

    /// Versions never go back, and what a version showed it shows for ever.
    fn check(&mut self, version: u64, mut state: State) {
        assert!(version >= self.last, "saw {}, then {version}", self.last);
        self.last = version;
        state.info.time_left = None;
        let before = self.shown.entry(version).or_insert_with(|| state.clone());
        assert_eq!(*before, state, "version {version} of {} was shown differently", self.table);
    }

    fn decide(&mut self, client: &Client) {
        self.acks += 1;
        let (table, seat) = (self.table.clone(), self.seat);
        let ack = format!("{seat}{}", self.acks);
        if !self.begun {
            self.pending = Some(Request::Ready { table, seat, entropy: Some("0f".to_owned()), ack });
            return;
        }
        let Some((seat, question, legal)) = client.question() else { return };
        let action = legal[self.rng.next_u32() as usize % legal.len()].clone();
        self.pending = Some(Request::Act { table, seat, question, action, ack });
    }

    fn acknowledge(&mut self, ack: &str) {
        match &self.pending {
            Some(Request::Ready { ack: own, .. }) if own == ack => self.begun = true,
            Some(Request::Act { ack: own, action, .. }) if own == ack => {
                self.acknowledged.push(action.clone());
            }
            _ => return,
        }
        self.pending = None;
    }

    /// The database may be gone for a while; nothing else may go wrong.
    fn refused(&self, ack: Option<&String>, code: Code) -> Option<()> {
        match code {
            Code::Unavailable => None,
            _ => panic!("{:?} was refused: {ack:?} {code:?}", self.pending),
        }
    }
}

/// Clients knock again after a moment, as any would; without a pause they would only keep the server from starting.
async fn moment() {
    tokio::time::sleep(std::time::Duration::from_millis(1)).await;
}

async fn create(address: SocketAddr, request: &CreateTable) -> Created {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let body = serde_json::to_string(request).unwrap();
    loop {
        let Ok(mut stream) = tokio::net::TcpStream::connect(address).await else {
            tokio::task::yield_now().await;
            continue;
        };
        let head = format!(
            "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        stream.write_all(format!("{head}{body}").as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        return serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1)
            .unwrap_or_else(|_| panic!("{answer}"));
    }
}

/// Tables of all kinds, and a client for every person at them.
async fn sitters(address: SocketAddr, traffic: &Traffic, round: u64) -> Vec<Sitter> {
    let tables = [
        gambit(vec![person("Ola"), person("Jan")]),
        gambit(vec![person("Ola"), bot("casual"), person("Ewa")]),
        skakanie(vec![person("Ola"), bot("beginner")]),
        skakanie(vec![person("Ola"), person("Jan"), person("Ewa")]),
    ];
    let mut sitters = Vec::new();
    for (number, table) in tables.iter().enumerate() {
        let created = create(address, table).await;
        for (letter, key) in ["A", "B", "C"].iter().zip(created.seats) {
            let Some(key) = key else { continue };
            sitters.push(Sitter {
                address,
                table: created.table.clone(),
                key,
                seat: seat(letter),
                rng: SmallRng::seed_from_u64(round * 100 + number as u64),
                traffic: traffic.clone(),
                acknowledged: Vec::new(),
                pending: None,
                shown: HashMap::new(),
                last: 0,
                acks: 0,
                begun: false,
            });
        }
    }
    sitters
}

/// Lets `kills` faults happen while tables play, round after round; `fault` is told the number of each.
async fn survive(process: &mut Process, kills: u64, mut fault: impl FnMut(&mut Process, u64)) {
    let traffic = Traffic::default();
    let mut rng = SmallRng::seed_from_u64(kills);
    let mut done = 0;
    let mut round = 0;
    while done < kills {
        round += 1;
        let (over, mut is_over) = watch::channel(0usize);
        let sitters = sitters(process.address, &traffic, round).await;
        let count = sitters.len();
        let over = Arc::new(over);
        let players: Vec<_> = sitters
            .into_iter()
            .map(|sitter| {
                let over = Arc::clone(&over);
                tokio::spawn(async move {
                    let played = sitter.play().await;
                    over.send_modify(|finished| *finished += 1);
                    played
                })
            })
            .collect();
        while *is_over.borrow_and_update() < count {
            if done < kills {
                // A random moment: after so many messages, and some turns of the scheduler more.
                let wait = traffic.0.load(Ordering::Relaxed) + u64::from(rng.next_u32() % 60);
                while traffic.0.load(Ordering::Relaxed) < wait && *is_over.borrow() < count {
                    process.keep_alive();
                    moment().await;
                }
                for _ in 0..rng.next_u32() % 500 {
                    tokio::task::yield_now().await;
                }
                fault(process, done);
                done += 1;
            } else {
                process.keep_alive();
                moment().await;
            }
        }
        for player in players {
            let (table, seat, acknowledged) = player.await.unwrap();
            compare(process.address, &table, seat, &acknowledged).await;
        }
    }
}

/// The seat's part of the log is what was acknowledged, and the log verifies.
async fn compare(address: SocketAddr, table: &str, seat: SeatName, acknowledged: &[String]) {
    let log = get(address, &format!("/api/v1/tables/{table}/log")).await;
    let entries = log.lines().skip_while(|line| *line != "log").take_while(|line| *line != "end");
    let own = entries.filter_map(|line| line.strip_prefix(&format!("{seat} ")));
    let own: Vec<&str> = own.map(|line| line.split("  ").next().unwrap()).collect();
    assert_eq!(own, acknowledged, "seat {seat} of {table}:\n{log}");
    let verified = common::stolik_with(&["verify", "-"], &log);
    assert_eq!(verified.code, Some(0), "{verified:?}");
}

async fn get(address: SocketAddr, path: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    let head = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer.split_once("\r\n\r\n").unwrap().1.to_owned()
}

fn kills(normal: u64) -> u64 {
    if std::env::var_os("STOLIK_LONG").is_some() { 200 } else { normal }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_on_sqlite_loses_nothing() {
    let folder: PathBuf =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("faults-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let mut process = Process::start(["--data".to_owned(), folder.to_str().unwrap().to_owned()]);
    survive(&mut process, kills(24), |process, _| process.replace()).await;
    drop(process);
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_and_a_database_that_is_cut_off_lose_nothing() {
    let cluster = postgres::Cluster::new();
    let mut process = Process::start(["--database-url".to_owned(), cluster.database()]);
    survive(&mut process, kills(18), |process, number| {
        if number % 3 == 2 {
            cluster.stop();
            cluster.start();
        } else {
            process.replace();
        }
    })
    .await;
}
