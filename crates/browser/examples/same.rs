//! Plays seeded games among bots through the host of rooms, and prints every log and the fingerprint of every recorded game told
//! again. `crates/wasm/same.mjs` does the same with the engine as browsers have it; `cargo xtask test wasm` compares.
#![allow(clippy::unwrap_used, clippy::print_stdout, clippy::disallowed_methods)] // a program for a test

#[path = "../tests/world/mod.rs"]
mod world;

use std::fmt::Write;
use std::path::Path;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use world::{Disk, Tab, bot};

const LEVELS: [&str; 4] = ["beginner", "casual", "strong", "master"];

/// The games' options vary with their number.
fn wish(number: usize) -> Value {
    let gambit = number.is_multiple_of(2);
    let seats = 2 + number / 2 % 3;
    let bots: Vec<Value> = (0..seats).map(|seat| bot(LEVELS[(number / 6 + seat) % 4])).collect();
    let options = if gambit {
        json!({"game": "gambit", "seats": seats, "calm": 20})
    } else {
        json!({"game": "skakanie", "seats": seats, "picture": "8x6", "push": number % 4 == 1, "fierce": number % 8 < 4})
    };
    json!({"options": options, "seats": bots})
}

/// All recorded games of a crate, by name.
fn corpus(game: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/tests/corpus"));
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut logs: Vec<_> = entries.filter(|path| path.extension().is_some_and(|end| end == "log")).collect();
    logs.sort();
    let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
    logs.iter().map(|path| (name(path), std::fs::read_to_string(path).unwrap())).collect()
}

fn fingerprint(text: &str) -> String {
    let mut written = String::new();
    for byte in Sha256::digest(text) {
        let _ = write!(written, "{byte:02x}");
    }
    written
}

fn main() {
    let games: usize = std::env::args().nth(1).map_or(1_000, |count| count.parse().unwrap());
    let (mut disk, mut tab) = (Disk::default(), Tab::new(7));
    tab.looks = 12;
    for game in ["gambit", "skakanie"] {
        for (name, log) in corpus(game) {
            let told = tab.answer(&mut disk, "replays", &json!({"source": {"log": log}, "viewer": "all"}));
            println!("{name} {}", fingerprint(&told.unwrap().to_string()));
        }
    }
    // What master reaches on a day is the same for everybody.
    for (game, day) in [("gambit", "2026-01-01"), ("skakanie", "2026-01-02"), ("gambit", "2026-09-01")] {
        println!(
            "{}",
            tab.answer(&mut disk, &format!("daily/{game}/{day}"), &Value::Null).unwrap()["points"]
        );
    }
    // How fair a card is follows from the card alone: as many games as there are at once, again and again.
    for card in gambit::Setup::builtin() {
        for players in 2..=4 {
            let asked = json!({"text": card.to_string(), "players": players});
            let told = [(); 3].map(|()| tab.answer(&mut disk, "fairness", &asked).unwrap());
            println!("{}", fingerprint(&told[2].to_string()));
        }
    }
    for number in 0..games {
        let created = tab.create(&mut disk, &wish(number));
        tab.join(&created.table, &[&created.host]);
        tab.settle(&mut disk);
        let log = tab.answer(&mut disk, &format!("tables/{}/log", created.table), &Value::Null);
        println!("game {number}\n{}", log.expect("the game is over").as_str().unwrap());
        tab.heard.clear();
        tab.say(&json!({"table": created.table, "query": {"type": "leave"}}));
        tab.settle(&mut disk);
    }
}
