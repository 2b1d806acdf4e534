//! Gambit's views and knowledge in JSON, for programs of other people.

use gambit::{Card, Cards, Gambit, Hand, Knowledge, Phase, SeatView, Slot, Square, Token, View};
use serde_json::{Map, Value, json};
use table::Seat;

/// What a seat sees.
pub(super) fn view(game: &Gambit, view: &View) -> Value {
    let token = |square: Square| Some((square.to_string(), json!(view.tokens.get(square)?.to_string())));
    let seats = view.seats.iter().enumerate();
    let seats = seats.map(|(at, seat)| (Seat::new(at).to_string(), seat_json(seat)));
    let spots = view.spots.iter().map(|(number, square)| (number.to_string(), json!(square.to_string())));
    let points = Token::ALL.into_iter();
    let points = points.map(|token| (token.to_string(), json!(game.setup().points().get(token))));
    json!({
        "phase": phase(view.phase),
        "turn": view.turn.to_string(),
        "face_up": view.face_up().map(|card| card.to_string()),
        "calm": view.calm.0,
        "calm_limit": view.calm.1,
        "tokens": Square::all().filter_map(token).collect::<Map<_, _>>(),
        "points": points.collect::<Map<_, _>>(),
        "spots": spots.collect::<Map<_, _>>(),
        "planned": view.planned.iter().map(|seat| seat.to_string()).collect::<Vec<_>>(),
        "seats": seats.collect::<Map<_, _>>(),
    })
}

/// What it knows beyond that.
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

fn seat_json(seat: &SeatView) -> Value {
    let slot = |slot: &Slot| match slot {
        Slot::FaceDown => '?',
        Slot::Peeked(card) | Slot::FaceUp(card) => card.letter(),
    };
    let (hand, count) = match seat.hand {
        Hand::Cards(cards) => (Some(letters(cards)), cards.len()),
        Hand::Count(count) => (None, count),
    };
    json!({
        "square": seat.square.map(|square| square.to_string()),
        "points": seat.points,
        "row": seat.row.iter().map(slot).collect::<String>(),
        "hand": hand,
        "hand_count": count,
        "pile_count": seat.pile,
        "discards": letters(seat.discards),
    })
}

/// A letter for each card; none is an empty text, so that its length is the number of cards.
fn letters(cards: Cards) -> String {
    cards.iter().map(Card::letter).collect()
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Placing => "placing",
        Phase::Dealing => "dealing",
        Phase::Planning => "planning",
        Phase::FirstDraw => "first-draw",
        Phase::Moving => "moving",
        Phase::LateDraw => "late-draw",
        Phase::Laying => "laying",
        Phase::Drawing => "drawing",
        Phase::Over => "over",
    }
}
