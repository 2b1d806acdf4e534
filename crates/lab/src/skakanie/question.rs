//! What a seat of Skakanie knows beyond its view, in JSON, for programs of other people.

use serde_json::{Value, json};
use skakanie::Knowledge;

/// The pieces that nobody has seen yet; numbers from 1, as people count.
pub(super) fn knowledge(known: &Knowledge) -> Value {
    json!({ "unknown": known.unknown().iter().map(|piece| piece.index() + 1).collect::<Vec<_>>() })
}
