//! The native half of `cargo xtask speed`: does what each line of the input names, and prints how many milliseconds it took. Compiled for
//! browsers it plays the random games alone, once, and its caller looks at the clock.
#![allow(clippy::unwrap_used, clippy::print_stdout, clippy::disallowed_methods)] // a program that measures

use std::io::{Write, stdin, stdout};
use std::path::Path;
use std::time::Instant;

use gambit::{Gambit, Phase};
use room::Catalogue;
use serde_json::json;
use skakanie::{Skakanie, Waiting};
use stolik_browser::{Host, Input};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Quick, below};
use table::{Game, Pending};

/// Recorded games: read and checked turn by turn with their shuffles, for a seat that nobody has; and told again ply by ply with
/// everybody's view.
const GAMES: [&str; 2] = ["gambit/tests/corpus/four-votes.log", "skakanie/tests/corpus/three-fierce.log"];
const TIMES: u32 = 20;
/// Games of each kind that are played at random.
const ROUNDS: u32 = 4_000;

fn main() {
    if cfg!(target_arch = "wasm32") {
        play_at_random();
        return;
    }
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
            "turns" => play_at_random(),
            "checked" => (0..10 * TIMES).for_each(|_| ask(&mut host, &checked)),
            "told" => (0..TIMES).for_each(|_| ask(&mut host, &told)),
            // As many iterations for each decision, whatever the machine.
            "master" => drop(Catalogue::standard().par("gambit", "2026-01-01", i64::MAX).unwrap()),
            other => panic!("“turns”, “checked”, “told” or “master”, not {other:?}"),
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

/// The turns of `stolik bench engine`: the rules alone.
fn play_at_random() {
    let mut rng = SmallRng::seed_from_u64(1);
    let (gambit, skakanie) = (Gambit::usual(4), Skakanie::new(skakanie::Options::new(4)).unwrap());
    let start = begun(&gambit, &mut rng, |state| state.phase() == Phase::Moving);
    let other = begun(&skakanie, &mut rng, |state| matches!(state.waiting(), Waiting::Turn(_)));
    let mut turns = 0;
    for _ in 0..ROUNDS {
        turns +=
            gambit.playout(&mut start.clone(), &mut rng) + skakanie.playout(&mut other.clone(), &mut rng);
    }
    // Nobody may leave out what was played.
    assert!(turns > ROUNDS);
}

/// A game that is so far.
fn begun<G: Game>(game: &G, rng: &mut SmallRng, reached: impl Fn(&G::State) -> bool) -> G::State {
    let (mut state, mut legal) = (game.start(), Vec::new());
    while !reached(&state) {
        if let Pending::Seats(seats) = game.pending(&state) {
            let seat = seats.iter().next().unwrap();
            game.legal(&state, seat, &mut legal);
            let action = legal[below(rng, legal.len() as u32) as usize];
            game.play(&mut state, seat, action).unwrap();
        } else {
            let chance = game.draw(&state, &mut Quick(&mut *rng));
            game.resolve(&mut state, &chance).unwrap();
        }
    }
    state
}
