//! Setup cards with faults: all of them are reported at once, each in its place. The cases are in `tests/setups.txt`.
#![allow(clippy::unwrap_used)] // a test that cannot go on should say where

use std::fs;

use stolik_gambit::{Gambit, Setup};
use table::ParseErrors;

/// `=== name`, a card (or, with `options`, a whole game block), `---`, the errors.
#[test]
fn g2_every_fault_of_a_card_is_reported_in_its_place() {
    let text = fs::read_to_string("tests/setups.txt").unwrap();
    for case in text.split("=== ").skip(1) {
        let (name, rest) = case.split_once('\n').unwrap();
        let (card, expected) = rest.split_once("---\n").unwrap();
        let read: Result<String, ParseErrors> = if card.starts_with("options") {
            card.parse::<Gambit>().map(|game| game.to_string())
        } else {
            card.parse::<Setup>().map(|setup| setup.to_string())
        };
        let found = read.unwrap_or_else(|errors| errors.to_string());
        assert_eq!(found.trim_end(), expected.trim_end(), "{name}");
    }
}

#[test]
fn g2_unusual_cards_are_allowed_and_remarked() {
    let card = "setup Odd\npoints P=2 K=4\nKQ......\n.1....2.\n........\n...PP...\n........\n........\n.3....4.\n........\n";
    let setup: Setup = card.parse().unwrap();
    let notes: Vec<String> = setup.notes().iter().map(ToString::to_string).collect();
    assert_eq!(
        notes,
        [
            "2 tokens P instead of 16 (G2)",
            "0 tokens N instead of 4 (G2)",
            "0 tokens B instead of 4 (G2)",
            "0 tokens R instead of 4 (G2)",
            "1 tokens Q instead of 0 (G2)",
            "1 tokens K instead of 0 (G2)",
            "a token P is worth 2 points instead of 1 (G2)",
            "a token K is worth 4 points instead of 0 (G2)",
        ]
    );
    assert_eq!(setup.points().total(setup.tokens()), 4 + 9 + 4);
}
