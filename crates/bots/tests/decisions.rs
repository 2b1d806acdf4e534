//! Whole seeded games of every kind go as they are written down in `decisions.txt`, on every platform: neither the width of
//! `usize` nor a system's own mathematics decides anything.
//!
//! `UPDATE=1 cargo test` writes the file anew.

mod common;

use std::fmt::Write;

use bots::{Kind, Playable, Player};
use gambit::Gambit;
use stolik_bots as bots;
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Quick, Seed};

use common::play;

const EXPECTED: &str = include_str!("decisions.txt");

const GAMBIT: [&str; 2] = ["options seats=2\n", "options seats=4 calm=20\n"];
const SKAKANIE: [&str; 2] =
    ["options seats=2 picture=8x6\n", "options seats=3 picture=8x6 push=yes fierce=yes\n"];

/// Iterations a decision; and those from which on Gambit's master looks at the others' replies.
const FEW: u64 = 40;
const ENOUGH_FOR_REPLIES: u64 = 1_500;

/// Makes a player.
type Maker<G> = dyn Fn(SmallRng) -> Box<dyn Player<G>>;

/// A game among players of one kind: a line with a fingerprint of all its decisions, and the result.
fn line<G: Playable>(options: &str, name: &str, iterations: u64, player: &Maker<G>) -> String {
    let game: G = options.parse().expect("these options fit");
    let players = (0..game.seats() as u64).map(SmallRng::seed_from_u64).map(player).collect();
    let mut decisions = String::new();
    let end =
        play(&game, players, &mut Quick(SmallRng::seed_from_u64(7)), iterations, |_, seat, decision| {
            let _ = writeln!(decisions, "{seat} {}", decision.action);
        });
    let fingerprint = &Seed::from_phrase(&decisions).to_string()[..16];
    format!("{} {} | {name} | {fingerprint} | {}\n", G::NAME, options.trim(), game.standing(&end))
}

fn lines<G: Playable>(games: &[&str], first: &Maker<G>) -> String {
    let of = |options: &str| {
        let kind = |kind: &Kind| {
            let kind = *kind;
            line(options, kind.name(), FEW, &move |rng| G::player(kind, rng).expect("a kind the game has"))
        };
        G::KINDS.iter().map(kind).collect::<String>() + &line(options, "master1", FEW, first)
    };
    games.iter().map(|options| of(options)).collect()
}

#[test]
fn seeded_games_go_the_same_way_everywhere() {
    let master = |rng| Gambit::player(Kind::Master, rng).expect("a kind the game has");
    let replies = GAMBIT.map(|options| line(options, "master replies", ENOUGH_FOR_REPLIES, &master)).concat();
    let played =
        lines(&GAMBIT, &bots::gambit::master1) + &replies + &lines(&SKAKANIE, &bots::skakanie::master1);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/decisions.txt"), &played)
            .expect("the folder of the tests can be written");
        return;
    }
    for (played, expected) in played.lines().zip(EXPECTED.lines()) {
        assert_eq!(played, expected);
    }
    assert_eq!(played.lines().count(), EXPECTED.lines().count());
}
