//! Runs the rules pages in `tests/rules/`: one or more for each rule, each a sentence with games and boards that must hold.
#![allow(clippy::unwrap_used)] // a test that cannot go on should say where

use std::fs;

use stolik_gambit::{Card, Gambit, Square, Squares, destinations};
use table::testkit::pages;

#[test]
fn every_page_holds() {
    let mut failures = Vec::new();
    let mut pages: Vec<_> = fs::read_dir("tests/rules").unwrap().map(|entry| entry.unwrap().path()).collect();
    pages.sort();
    for path in pages {
        let page = fs::read_to_string(&path).unwrap();
        if let Err(what) = pages::run::<Gambit>(&page, board) {
            failures.push(format!("{}: {what}", path.display()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// A block `board Q`: M the mover, G another gambit, x an empty square it reaches, a small letter a token it may capture, a
/// capital one it may not.
fn board(name: &str, body: &str) -> Result<(), String> {
    let card: Card =
        name.strip_prefix("board ").ok_or("unknown block")?.parse().map_err(|error| format!("{error}"))?;
    let cells: Vec<Vec<&str>> = body.lines().map(|row| row.split_whitespace().collect()).collect();
    if cells.len() != 8 || cells.iter().any(|row| row.len() != 8) {
        return Err("a board has eight rows of eight squares".to_owned());
    }
    let squares = |wanted: fn(&str) -> bool| -> Squares {
        Square::all().filter(|at| wanted(cells[7 - at.rank() as usize][at.file() as usize])).collect()
    };
    let mover = squares(|cell| cell == "M").into_iter().next().ok_or("no mover")?;
    let gambits = squares(|cell| cell == "M" || cell == "G");
    let taken = squares(|cell| cell != "." && cell != "x");
    let expected = squares(|cell| cell.starts_with(char::is_lowercase));
    let found = destinations(card, mover, taken, gambits);
    let list = |set: Squares| set.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
    if found == expected {
        Ok(())
    } else {
        Err(format!("expected {}, found {}", list(expected), list(found)))
    }
}
