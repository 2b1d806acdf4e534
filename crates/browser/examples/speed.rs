//! The native half of `npm run speed`: does what each line of the input names, and prints how many milliseconds it took.
#![allow(clippy::unwrap_used, clippy::print_stdout, clippy::disallowed_methods)] // a program that measures

use std::io::{Write, stdin, stdout};
use std::path::Path;
use std::time::Instant;

use room::Catalogue;
use serde_json::json;
use stolik_browser::{Host, Input};

/// Recorded games. Read and checked turn by turn, for a seat that nobody has, they show what the rules cost; told again ply by ply with
/// everybody's view, also what a table says does.
const GAMES: [&str; 2] = ["gambit/tests/corpus/four-votes.log", "skakanie/tests/corpus/three-fierce.log"];
const TIMES: u32 = 20;

fn main() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let asks = |viewer: &str| {
        GAMES.map(|name| {
            let log = std::fs::read_to_string(crates.join(name)).unwrap();
            json!({"source": {"log": log}, "viewer": viewer}).to_string()
        })
    };
    let (checked, told) = (asks("F"), asks("all"));
    let mut host = Host::new([7; 32], [8; 32], 1);
    for line in stdin().lines() {
        let started = Instant::now();
        match line.unwrap().as_str() {
            "rules" => (0..10 * TIMES).for_each(|_| ask(&mut host, &checked)),
            "told" => (0..TIMES).for_each(|_| ask(&mut host, &told)),
            // As many iterations for each decision, whatever the machine.
            "master" => drop(Catalogue::standard().par("gambit", "2026-01-01", i64::MAX).unwrap()),
            other => panic!("“rules”, “told” or “master”, not {other:?}"),
        }
        println!("{}", started.elapsed().as_secs_f64() * 1000.0);
        stdout().flush().unwrap();
    }
}

fn ask(host: &mut Host, asks: &[String]) {
    for body in asks {
        let ask = Input::Ask { ask: 1, path: "replays".to_owned(), body: Some(body.clone()) };
        assert!(!serde_json::to_vec(&host.handle(1, ask)).unwrap().is_empty());
    }
}
