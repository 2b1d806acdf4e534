//! The protocol for programs of other people, described in docs/bots.md: what a question holds, what an answer may be.

use std::time::Duration;

use room::Settings;
use serde_json::{Value, json};
use table::{Game, Seat, Table, Viewer};

use super::program::quoted;
use crate::LabGame;

/// The version of the protocol; a change that breaks programs needs a new one.
const PROTOCOL: u32 = 2;

/// Who decides, about which position of which game, in how much time.
#[derive(Clone, Copy)]
pub(crate) struct Question<'a, G: Game> {
    pub(crate) table: &'a Table<G>,
    pub(crate) seat: Seat,
    /// The number of the game in the contest.
    pub(crate) number: u64,
    pub(crate) limit: Duration,
}

impl<G: LabGame> Question<'_, G> {
    /// Asks for an action.
    pub(crate) fn choose(&self, legal: &[G::Action]) -> Value {
        let mut question = self.json("choose");
        question["legal"] = legal.iter().map(ToString::to_string).collect();
        question
    }

    /// Asks whether the game should end now (G17).
    pub(crate) fn agree(&self) -> Value {
        self.json("agree")
    }

    /// The seat's view, as the server's clients see it, and its knowledge; nothing else of the state.
    fn json(&self, question: &str) -> Value {
        let game = self.table.game();
        let view = room::view(self.table, Viewer::Seat(self.seat), &Settings::default());
        let knowledge = game.knowledge(self.table.state(), self.seat);
        json!({
            "protocol": PROTOCOL,
            "question": question,
            "game": G::NAME,
            "match": self.number,
            "seat": self.seat.to_string(),
            "time_ms": self.limit.as_secs_f64() * 1e3,
            "rules": game.to_string(),
            "view": view,
            "knowledge": game.knowledge_json(&knowledge),
        })
    }
}

/// The question a program would be asked about a seat's decision, in the first game of a contest.
pub fn question<G: LabGame>(table: &Table<G>, seat: Seat, limit: Duration) -> Value {
    Question { table, seat, number: 1, limit }.choose(&table.legal(seat))
}

/// The legal action an answer names; the error says what is wrong with it.
pub(crate) fn action<A: ToString + Copy>(answer: &Value, legal: &[A]) -> Result<A, String> {
    let Some(text) = answer.get("action").and_then(Value::as_str) else {
        return Err(format!("said “{}”, which names no action", quoted(&answer.to_string())));
    };
    let found = legal.iter().copied().find(|action| action.to_string() == text.trim());
    found.ok_or_else(|| format!("said “{}”, which is not a legal action", quoted(text)))
}

/// Whether an answer agrees; the error says what is wrong with it.
pub(crate) fn agrees(answer: &Value) -> Result<bool, String> {
    let said = || format!("said “{}”, which neither agrees nor does not", quoted(&answer.to_string()));
    answer.get("agree").and_then(Value::as_bool).ok_or_else(said)
}
