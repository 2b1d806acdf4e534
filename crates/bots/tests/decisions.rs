//! Whole seeded games of every kind go as they are written down in `decisions.txt`, on every platform: neither the width of
//! `usize` nor a system's own mathematics decides anything.
//!
//! `UPDATE=1 cargo test` writes the file anew.

use std::fmt::Write;

use bots::{Budget, Kind, Playable, Player};
use stolik_bots as bots;
use table::Pending;
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Quick, Seed};

const EXPECTED: &str = include_str!("decisions.txt");

const GAMBIT: [&str; 2] = ["options seats=2\n", "options seats=4 calm=20\n"];
const SKAKANIE: [&str; 2] =
    ["options seats=2 picture=8x6\n", "options seats=3 picture=8x6 push=yes fierce=yes\n"];

/// A game among players of one kind: a line with a fingerprint of all its steps, and the result.
fn line<G: Playable>(options: &str, kind: Kind) -> String {
    let game: G = options.parse().expect("these options fit");
    let mut players: Vec<Box<dyn Player<G>>> = (0..game.seats() as u64)
        .map(|seat| G::player(kind, SmallRng::seed_from_u64(seat)).expect("a kind the game has"))
        .collect();
    let (mut state, mut source) = (game.start(), Quick(SmallRng::seed_from_u64(7)));
    let (mut steps, mut legal) = (String::new(), Vec::new());
    loop {
        match game.pending(&state) {
            Pending::Chance => {
                let chance = game.draw(&state, &mut source);
                game.resolve(&mut state, &chance).expect("what was drawn was due");
                let _ = writeln!(steps, "{chance}");
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is waited for");
                game.legal(&state, seat, &mut legal);
                let known = game.knowledge(&state, seat);
                let decision = players[seat.index()].decide(&game, &known, &legal, Budget::iterations(40));
                game.play(&mut state, seat, decision.action).expect("a player plays by the rules");
                let _ = writeln!(steps, "{seat} {}", decision.action);
            }
            Pending::Over => break,
        }
    }
    let fingerprint = &Seed::from_phrase(&steps).to_string()[..16];
    format!("{} {} | {kind} | {fingerprint} | {}\n", G::NAME, options.trim(), game.standing(&state))
}

fn lines<G: Playable>(games: &[&str]) -> String {
    games.iter().flat_map(|options| G::KINDS.iter().map(|kind| line::<G>(options, *kind))).collect()
}

#[test]
fn seeded_games_go_the_same_way_everywhere() {
    let played = lines::<gambit::Gambit>(&GAMBIT) + &lines::<skakanie::Skakanie>(&SKAKANIE);
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
