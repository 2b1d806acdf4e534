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

#[test]
fn g1_to_g17_playthroughs_are_as_stored() {
    let games = [
        ("two-english", "options seats=2 calm=12", 24),
        ("three-polish-peek", "options seats=3 oldest=B edition=pl calm=5 peek=B", 24),
        (
            "four-to-the-last-token",
            "options seats=4 edition=it calm=0\nsetup Last\n........\n.1....2.\n........\n...P....\n....N...\n........\n.4....3.\n........",
            12,
        ),
    ];
    for (name, block, views) in games {
        let game: Gambit = block.parse().unwrap_or_else(|problems| panic!("{name}: {problems}"));
        let text = playthrough(&game, name, views);
        let path = format!("tests/playthroughs/{name}.txt");
        if env::var("UPDATE").is_ok() {
            fs::write(&path, &text).unwrap();
        }
        let stored = fs::read_to_string(&path).unwrap_or_default();
        assert!(stored == text, "{path} differs; look at the change and, if it is right, run with UPDATE=1");
    }
}
