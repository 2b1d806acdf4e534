//! Random games by a rule that is easy to write in any language, as fingerprints of their logs. The tests of the Python module play the
//! same games through it and compare with the same file, so the two cannot drift apart.

use std::fmt::Write;
use std::path::Path;

use gambit::Gambit;
use skakanie::Skakanie;
use table::shuffle::{Entropy, Seed};
use table::{Game, Player, PlayerKind, Table, seal};

const FILE: &str = "../../python/tests/random_games.txt";
/// A fingerprint is that of so many games.
const TOGETHER: u64 = 100;
const GAMES: u64 = 1000;

/// The options that take turns.
const GAMBIT: [&str; 6] = [
    "options seats=2",
    "options seats=3 oldest=C edition=pl",
    "options seats=4 calm=12",
    "options seats=2 edition=it peek=B",
    "options seats=4 oldest=D edition=pl peek=AC",
    "options seats=3 deck=BBBBRRRQQQNN calm=100",
];
const SKAKANIE: [&str; 6] = [
    "options seats=1 picture=8x6 target=60%",
    "options seats=2 picture=10x6",
    "options seats=3 picture=6x6 fierce=yes",
    "options seats=4 picture=8x6 push=yes actions=4",
    "options seats=5 picture=6x6 joint=yes singles=2 dragon=8",
    "options seats=6 picture=12x10 push=yes fierce=yes extra=B2,F1 youngest=E",
];

/// Plays a game: the first seat that is asked takes the legal action that the generator of Knuth's MMIX picks.
fn log<G: Game>(game: G, number: u64) -> String {
    let seats = game.seats();
    let entropy = vec![Entropy::default(); seats];
    let mut table = Table::new(game, Seed::from_phrase(&number.to_string()), entropy);
    table.settle();
    let mut random = number;
    while let Some(seat) = table.waiting().iter().next() {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let legal = table.legal(seat);
        table.play(seat, legal[(random >> 33) as usize % legal.len()]).expect("what is legal is accepted");
    }
    let player = Player { kind: PlayerKind::Bot, name: "python".to_owned() };
    table.log(vec![player; seats]).sealed()
}

fn fingerprints<G: Game>(options: &[&str]) -> String {
    let mut lines = String::new();
    for first in (0..GAMES).step_by(TOGETHER as usize) {
        let games = (first..first + TOGETHER).map(|number| {
            let options = options[number as usize % options.len()];
            log(options.parse::<G>().expect("these can be played"), number)
        });
        // The seal's last word is a digest of the whole text.
        let all = seal::seal(&games.collect::<String>());
        let digest = all.split_whitespace().last().expect("a seal has a digest");
        writeln!(lines, "{} {first} {digest}", G::NAME).expect("a text can be written to");
    }
    lines
}

#[test]
fn random_games_have_the_recorded_logs() {
    let found = fingerprints::<Gambit>(&GAMBIT) + &fingerprints::<Skakanie>(&SKAKANIE);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &found).expect("the file can be written");
    }
    assert_eq!(std::fs::read_to_string(&path).expect("the file is there"), found);
}
