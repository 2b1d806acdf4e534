//! The parts of a report that all games share: the head, tables, and how fast it went.

use std::time::Duration;

use bots::Kind;
use serde_json::{Value, json};
use table::Game;

use super::{Plan, Tally};
use crate::stats::{Histogram, Share, thousands};

const LABEL: usize = 28;

/// The whole report for people, around what the game has to say.
pub(super) fn text<G: Game>(game: &G, plan: &Plan, tally: &Tally, elapsed: Duration, middle: &str) -> String {
    let block = game.to_string().lines().take(2).collect::<Vec<_>>().join("\n");
    let (unfinished, limit) = (thousands(tally.unfinished), thousands(plan.turn_limit));
    // A limit is never silent.
    let note = if tally.unfinished > 0 { "; their points and winners are not counted" } else { "" };
    let (seconds, rate) = (elapsed.as_secs_f64(), thousands(per_second(tally, elapsed) as u64));
    format!(
        "{} games of {}, seed {}\n{block}\nbots {}\n\n{middle}\
         {:LABEL$}{unfinished} games hit the limit of {limit} turns{note}\n\
         {:LABEL$}{seconds:.2} s, {rate} turns a second\n",
        thousands(plan.games),
        G::NAME,
        plan.seed,
        names(plan).join(","),
        "turn limit",
        "time"
    )
}

/// The whole report for programs: one object, with the game's keys in the middle.
pub(super) fn json<G: Game>(game: &G, plan: &Plan, tally: &Tally, elapsed: Duration, middle: Value) -> Value {
    let mut report = json!({
        "game": G::NAME,
        "games": plan.games,
        "seed": plan.seed,
        "players": game.seats(),
        "bots": names(plan),
        "options": game.to_string().lines().next(),
        "seconds": elapsed.as_secs_f64(),
        "turns_per_second": per_second(tally, elapsed),
    });
    if let (Some(report), Value::Object(middle)) = (report.as_object_mut(), middle) {
        report.extend(middle);
    }
    report["turn_limit"] = json!({ "turns": plan.turn_limit, "games": tally.unfinished });
    report
}

fn names(plan: &Plan) -> Vec<&'static str> {
    plan.bots.iter().map(|kind| Kind::name(*kind)).collect()
}

fn per_second(tally: &Tally, elapsed: Duration) -> f64 {
    tally.turns as f64 / elapsed.as_secs_f64().max(1e-9)
}

/// A table of distributions.
pub(crate) fn distribution_lines(rows: &[(String, Histogram)]) -> String {
    let lines = rows.iter().map(|(label, values)| format!("{label:LABEL$}{}\n", values.row()));
    format!("{:LABEL$}{}\n{}\n", "in one game", Histogram::HEAD, lines.collect::<String>())
}

/// A table of shares with their intervals.
pub(crate) fn share_lines(head: &str, rows: &[(String, Share)]) -> String {
    let lines = rows.iter().map(|(label, share)| format!("  {label:26}{}\n", share.row()));
    format!("{head:LABEL$}{:>37}  [95 % interval]\n{}\n", "", lines.collect::<String>())
}
