//! Tests kept as data: perft numbers and playthroughs. `UPDATE=1 cargo test -p stolik-gambit` rewrites the playthroughs.
#![allow(clippy::unwrap_used)] // a test that cannot go on should say where

use std::{env, fs};

use stolik_gambit::Gambit;
use table::testkit::{perft_file, playthrough};

#[test]
fn g1_to_g17_perft_numbers_hold() {
    for entry in fs::read_dir("tests/perft").unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        perft_file::<Gambit>(&text).unwrap_or_else(|what| panic!("{}: {what}", path.display()));
    }
}

/// The file's name, which is also the phrase of its deal; what it shows that the others do not; the game; and how many entries are
/// followed by everybody's view.
const GAMES: [(&str, &str, &str, usize); 3] = [
    ("two-english", "a built-in card, reshuffling, the end by the calm limit", "options seats=2 calm=5", 20),
    (
        "three-polish-peek",
        "the Polish first draw, who may peek sees its own row, another one places first",
        "options seats=3 oldest=B edition=pl calm=3 peek=B",
        16,
    ),
    (
        "four-to-the-last-token",
        "the Italian first draw, all seats, a card of one's own, the end by the last token",
        "options seats=4 edition=it calm=0\nsetup Last\n........\n.1....2.\n........\n...P....\n........\n........\n.4....3.\n........",
        12,
    ),
];

#[test]
fn g1_to_g17_playthroughs_are_as_stored() {
    for (name, _, block, views) in GAMES {
        let game: Gambit = block.parse().unwrap_or_else(|errors| panic!("{name}: {errors}"));
        let text = playthrough(&game, name, views);
        let path = format!("tests/playthroughs/{name}.txt");
        if env::var("UPDATE").is_ok() {
            fs::write(&path, &text).unwrap();
        }
        let stored = fs::read_to_string(&path).unwrap_or_default();
        assert!(stored == text, "{path} differs; look at the change and, if it is right, run with UPDATE=1");
    }
}
