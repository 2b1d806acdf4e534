//! Skakanie's views and knowledge in JSON, for programs of other people.

use serde_json::{Map, Value, json};
use skakanie::{Knowledge, Piece, Pieces, PoolView, StackId, StackView, View, Waiting};

/// What a seat sees.
pub(super) fn view(view: &View) -> Value {
    let pawns = view.pawns.iter().map(|(seat, pawn)| (seat.to_string(), json!(pawn.map(stack))));
    let (kind, piece) = waiting(view.waiting);
    json!({
        "picture": { "columns": view.picture.width(), "rows": view.picture.height() },
        "waiting": kind,
        "bitten_piece": piece.map(number),
        "turn": view.waiting.seat().map(|seat| seat.to_string()),
        "actions_left": view.actions_left,
        "dragon": view.dragon.map(stack),
        "home": view.home.map(stack),
        "coming": view.coming.iter().copied().map(stack).collect::<Vec<_>>(),
        "tokens": view.tokens,
        "pawns": pawns.collect::<Map<_, _>>(),
        "stacks": view.stacks.iter().map(stack_json).collect::<Vec<_>>(),
        "pools": view.pools.iter().map(pool_json).collect::<Vec<_>>(),
        "team": { "score": view.team.score, "target": view.team.target },
    })
}

/// What it knows beyond that.
pub(super) fn knowledge(known: &Knowledge) -> Value {
    json!({ "unknown": numbers(known.unknown()) })
}

fn stack_json(stack: &StackView) -> Value {
    json!({
        "top": stack.top.map(number),
        "unknown": stack.unknown,
        "known": stack.known.iter().copied().map(number).collect::<Vec<_>>(),
    })
}

fn pool_json(pool: &PoolView) -> Value {
    json!({
        "owners": pool.owners.iter().map(|seat| seat.to_string()).collect::<Vec<_>>(),
        "fragments": pool.fragments.iter().copied().map(numbers).collect::<Vec<_>>(),
        "score": pool.score,
    })
}

const fn waiting(waiting: Waiting) -> (&'static str, Option<Piece>) {
    match waiting {
        Waiting::Deal => ("deal", None),
        Waiting::Dragon => ("dragon", None),
        Waiting::Corner(_) => ("corner", None),
        Waiting::Turn(_) => ("turn", None),
        Waiting::Draw(_) => ("draw", None),
        Waiting::Give(_, piece) => ("give", piece),
        Waiting::Over => ("over", None),
    }
}

/// As people count: from 1.
const fn stack(stack: StackId) -> usize {
    stack.index() + 1
}

const fn number(piece: Piece) -> usize {
    piece.index() + 1
}

fn numbers(pieces: Pieces) -> Vec<usize> {
    pieces.iter().map(number).collect()
}
