//! The stores: one suite for both databases, then what only one of them has.

mod cases;
mod faults;
mod notices;
mod photos;
mod postgres;
mod sqlite;

use std::sync::Arc;

use stolik_server::store::{self, Change, NewTable, Store};

/// Opens the store in this place.
async fn open(place: &str) -> Arc<dyn Store> {
    store::open(place).await.unwrap_or_else(|error| panic!("{error}"))
}

/// Does this to the database in this place.
async fn execute(place: &str, statement: &'static str) {
    if place.starts_with("postgres") {
        postgres::execute(place, statement).await;
    } else {
        sqlite::execute(place, statement).await;
    }
}

/// A table that says which one it is.
fn table(id: &str) -> NewTable {
    NewTable {
        id: id.to_owned(),
        game: "gambit".to_owned(),
        rules: 1,
        block: format!("players 4\nsetup {id}\n"),
        extras: "clock=60 art=plain".to_owned(),
        seed: "5eed".repeat(16),
        created: 1_000,
    }
}

/// A change that says who wrote it.
fn change(number: u64, writer: &str) -> Change {
    Change {
        number,
        at: 2_000 + number as i64,
        ack: Some(format!("A {writer} {number}")),
        lines: vec![format!("A plan {writer}"), format!("draw {number}")],
        result: None,
    }
}

/// The change that ends a game at this time.
fn end(number: u64, at: i64) -> Change {
    Change { at, result: Some("A 12 B 7".to_owned()), ..change(number, "end") }
}

/// Who wrote a change that [`change`] made.
fn writer(change: &Change) -> &str {
    change.lines[0].strip_prefix("A plan ").expect("ours")
}
