//! What the command-line tests share: running the binary, and making logs without it.
#![allow(dead_code)] // every test file uses its part

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use bots::{Kind, Playable, Player};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Dealer, Entropy, Seed};
use table::{Header, Log, Match, Pending, PlayerKind};

/// What a run of the binary gave.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Run {
    /// Standard output as JSON.
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Fails unless the run succeeded without a word on standard error.
    pub(crate) fn fine(self) -> Self {
        assert!(self.code == Some(0) && self.stderr.is_empty(), "{self:?}");
        self
    }
}

/// Runs `stolik` with these arguments and nothing on standard input.
pub(crate) fn stolik(args: &[&str]) -> Run {
    stolik_with(args, "")
}

/// Runs `stolik` with these arguments and this on standard input.
pub(crate) fn stolik_with(args: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_stolik"))
        .args(args)
        .current_dir(root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary is built");
    // A command that fails early does not read its input.
    let _ = child.stdin.take().expect("it is piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the binary ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("we print text");
    Run { code: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
}

/// The root of the repository.
pub(crate) fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// A file in this test run's own folder.
pub(crate) fn temporary(name: &str, content: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(std::process::id().to_string());
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let path = folder.join(name);
    std::fs::write(&path, content).expect("a file can be written");
    path
}

/// A finished game between greedy players; the deal follows from the phrase.
pub(crate) fn log<G: Playable>(game: G, phrase: &str) -> Log<G> {
    let seats = game.seats();
    let seed = Seed::from_phrase(phrase);
    let entropy: Vec<Entropy> = (0..seats).map(|seat| Entropy::new(&[seat as u8; 3])).collect();
    let names = ["Ola", "Zoë", "Piotr", "Giulia", "Ada", "Ben"];
    let sitter = |name: &&str| table::Player { kind: PlayerKind::Bot, name: (*name).to_owned() };
    let header = Header {
        players: names.iter().take(seats).map(sitter).collect(),
        commitment: Some(seed.commitment()),
        entropy: entropy.clone(),
    };
    let mut dealer = Dealer::new(&seed, &entropy);
    let mut players: Vec<Box<dyn Player<G>>> =
        (0..seats).filter_map(|seat| G::player(Kind::Greedy, SmallRng::seed_from_u64(seat as u64))).collect();
    let mut played = Match::new(game);
    played.settle(&mut dealer);
    let mut legal = Vec::new();
    while let Pending::Seats(waiting) = played.pending() {
        let seat = waiting.iter().next().expect("somebody has to decide");
        played.game().legal(played.state(), seat, &mut legal);
        let knowledge = played.game().knowledge(played.state(), seat);
        let action = players[seat.index()].choose(played.game(), &knowledge, &legal);
        played.play(seat, action).expect("players choose legal actions");
        played.settle(&mut dealer);
    }
    Log::new(header, played, Some(seed))
}
