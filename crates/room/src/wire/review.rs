//! The review of a recorded game, and odds.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::SeatName;
use super::http::Source;

/// `POST /api/v1/reviews`: the review of a recorded game for one of its seats, as far as it is made. Asked again, it has grown;
/// it is whole when `done` is `steps`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(deny_unknown_fields)]
pub struct AskReview {
    /// Which game.
    pub source: Source,
    /// Whose decisions.
    pub seat: SeatName,
}

/// A review, as far as it is made.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Review {
    /// Whose decisions.
    pub seat: SeatName,
    /// Steps that are done.
    pub done: u32,
    /// All steps.
    pub steps: u32,
    /// What it comes to.
    pub summary: ReviewSummary,
    /// The seat's decisions with a choice.
    pub decisions: Vec<ReviewDecision>,
    /// The chance to win after every ply.
    pub curve: Vec<CurvePoint>,
    /// Three to five moments that mattered, in the order of the game.
    pub moments: Vec<Moment>,
    /// What else there is to learn.
    pub sections: Vec<ReviewSection>,
}

/// What a seat's decisions come to: `start + swing - loss` is the result.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct ReviewSummary {
    /// The chance to win before the first decision.
    pub start: f64,
    /// What the decisions lost.
    pub loss: f64,
    /// The standard error of that.
    pub loss_error: f64,
    /// What luck and the others gave or took.
    pub swing: f64,
    /// The part of that which is luck: what chance gave against what it might have given.
    pub luck: f64,
    /// The standard error of that.
    pub luck_error: f64,
    /// 1 for a win, 0 for none; null if the game is not over.
    pub result: Option<f64>,
    /// Decisions with a choice.
    pub decisions: u32,
    /// How many were inaccuracies.
    pub inaccuracies: u32,
    /// How many were mistakes.
    pub mistakes: u32,
    /// How many were blunders.
    pub blunders: u32,
}

/// A decision, valued by what the seat knew.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct ReviewDecision {
    /// The ply it is.
    pub ply: u32,
    /// `best`, `good`, `inaccuracy`, `mistake` or `blunder`.
    pub grade: String,
    /// What was played.
    pub played: ReviewOption,
    /// What would have been best by what the seat knew.
    pub best: ReviewOption,
    /// The chance to win that was lost.
    pub loss: f64,
    /// The standard error of that.
    pub loss_error: f64,
    /// The points that were lost.
    pub points: f64,
    /// The standard error of that.
    pub points_error: f64,
    /// How the chance to win went on to the next decision: luck and the others. Null if the game does not go on.
    pub swing: Option<f64>,
    /// The options that were compared, the best first, ten at most.
    pub options: Vec<ReviewOption>,
    /// The same with all cards open; null until it was looked at.
    pub open: Option<OpenLook>,
    /// Has it only had a first, quick look?
    pub quick: bool,
}

/// An option and what it is worth.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct ReviewOption {
    /// The action in the game's notation.
    pub action: String,
    /// The chance to win.
    pub win: f64,
    /// The standard error of that.
    pub win_error: f64,
    /// The points the seat leads by in the end, or its team has.
    pub score: f64,
    /// The standard error of that.
    pub score_error: f64,
    /// In how many worlds it was tried.
    pub worlds: u32,
}

/// A decision with all cards open.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct OpenLook {
    /// What would have been best.
    pub best: ReviewOption,
    /// What was played.
    pub played: ReviewOption,
    /// Luck: how much better what chance gave between this decision and the next is than what it might have given.
    pub luck: f64,
    /// The standard error of that.
    pub luck_error: f64,
}

/// The chances after a ply, by seat.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct CurvePoint {
    /// The ply.
    pub ply: u32,
    /// The chance to win, as a watcher knew it.
    pub watcher: Vec<f64>,
    /// The same with all cards open.
    pub open: Vec<f64>,
    /// The points each seat was expected to lead by, or its team to have, as a watcher knew it.
    pub score: Vec<f64>,
}

/// A moment that mattered.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Moment {
    /// The ply.
    pub ply: u32,
    /// Who decided then.
    pub seat: SeatName,
    /// Is it a decision of the reviewed seat, or what somebody else did?
    pub own: bool,
    /// The chance to win before.
    pub before: f64,
    /// And after.
    pub after: f64,
    /// What the decision is called; null for what others did.
    pub grade: Option<String>,
    /// What was played.
    pub played: String,
    /// What would have been better; null for what others did.
    pub better: Option<String>,
    /// What was played does.
    pub played_facts: Vec<Fact>,
    /// What the better option does.
    pub better_facts: Vec<Fact>,
    /// What came of it.
    pub later: Vec<Fact>,
}

/// Lines of one kind.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct ReviewSection {
    /// What they are about.
    pub code: String,
    /// The lines.
    pub lines: Vec<ReviewLine>,
}

/// One of them.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct ReviewLine {
    /// The ply it is about, if it is about one.
    pub ply: Option<u32>,
    /// What it says.
    pub fact: Fact,
}

/// Something to say: every language has a sentence for its code (`fact-…`).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Fact {
    /// Which sentence.
    pub code: String,
    /// The values in it. `who` is a seat; `card`, `other` and `token` are letters of kinds.
    pub values: BTreeMap<String, FactValue>,
}

/// A value in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(untagged)]
#[allow(missing_docs)] // the names say it
pub enum FactValue {
    Number(i64),
    Text(String),
}

/// An action and what it does.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Advised {
    /// The action in the game's notation.
    pub action: String,
    /// What it does.
    pub facts: Vec<Fact>,
}

/// A decision that was a clear mistake.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Remark {
    /// `mistake` or `blunder`.
    pub grade: String,
    /// What was done.
    pub played: Advised,
    /// What would have been better.
    pub better: Advised,
}

/// Something a seat cannot see, with exact chances.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Unknown {
    /// What is unknown.
    pub about: Fact,
    /// What it could be.
    pub likely: Vec<Likely>,
}

/// One thing it could be.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Likely {
    /// What.
    pub what: Fact,
    /// So many of so many equally likely cases, such as `5/12`.
    pub chance: String,
    /// The same from 0 to 1.
    pub share: f64,
}
