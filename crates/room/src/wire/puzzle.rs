//! Puzzles.

use serde::{Deserialize, Serialize};

use super::{Fact, Ply, Replay, SeatName};

/// `POST /api/v1/puzzles`: a puzzle as its seat sees it, and what became of a try.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct AskPuzzle {
    /// The puzzle, as it stands in its file.
    pub text: String,
    /// What is tried: actions in a row, at most nine; none only shows it.
    #[serde(default)]
    pub tried: Vec<String>,
    /// Give up: tell the answer.
    #[serde(default)]
    pub reveal: bool,
}

/// A puzzle, and what became of a try.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Puzzle {
    /// Its name.
    pub id: String,
    /// What is asked: `cards`, `move`, `turn` or `give`.
    pub asks: String,
    /// Who is asked.
    pub seat: SeatName,
    /// How hard it is, 1 to 4.
    pub step: u8,
    /// Must something be remembered that is shown before?
    pub memory: bool,
    /// In how many tries each level of computer players found it, the weakest first.
    pub found: Vec<u32>,
    /// How many tries each had.
    pub tries: u32,
    /// What is shown before, the position, and what was tried in it.
    pub replay: Replay,
    /// Which of its plies is the position.
    pub asked: u32,
    /// What became of the try.
    pub verdict: PuzzleVerdict,
    /// What the last action that was tried does.
    pub facts: Vec<Fact>,
    /// The answer, once it was tried or given up.
    pub answer: Option<PuzzleAnswer>,
}

/// What became of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
pub enum PuzzleVerdict {
    /// Nothing was tried.
    Open,
    /// Right so far; something is missing.
    Going,
    /// That is it.
    Right,
    /// Something else is better.
    Wrong,
}

/// The answer of a puzzle.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct PuzzleAnswer {
    /// Its actions in a row.
    pub actions: Vec<String>,
    /// What they do.
    pub facts: Vec<Fact>,
    /// By how many points everything else is worse at least.
    pub clear: f64,
    /// It played out: the position, then one way it may go.
    pub line: Vec<Ply>,
}
