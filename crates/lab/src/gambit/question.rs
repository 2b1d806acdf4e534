//! What a seat of Gambit knows beyond its view, in JSON, for programs of other people.

use gambit::{Card, Cards, Knowledge};
use serde_json::{Map, Value, json};
use table::Seat;

/// Its own row, and what can be inferred of its pile and the others' cards.
pub(super) fn knowledge(known: &Knowledge) -> Value {
    let others = Seat::all(known.seats()).filter(|seat| *seat != known.seat()).map(|seat| {
        let cards = json!({ "unseen": letters(known.unseen(seat)), "held": letters(known.held(seat)) });
        (seat.to_string(), cards)
    });
    json!({
        "row": known.row().iter().map(Card::letter).collect::<String>(),
        "pile": letters(known.pile()),
        "others": others.collect::<Map<_, _>>(),
    })
}

/// A letter for each card; none is an empty text, so that its length is the number of cards.
fn letters(cards: Cards) -> String {
    cards.iter().map(Card::letter).collect()
}
