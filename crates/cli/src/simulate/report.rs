//! The parts of a report both games share: the head, tables, and how fast it went.

use std::fmt::Write;
use std::time::Duration;

use anyhow::Result;
use bots::Kind;
use serde_json::{Value, json};
use table::Game;

use super::engine::Plan;
use super::stats::{Histogram, Share, thousands};

const LABEL: usize = 28;

/// How long it took.
pub(super) struct Timing {
    /// The time on the clock.
    pub(super) elapsed: Duration,
    /// The turns played in it.
    pub(super) turns: u64,
}

impl Timing {
    fn per_second(&self) -> f64 {
        self.turns as f64 / self.elapsed.as_secs_f64().max(1e-9)
    }

    /// The time, and how many games were broken off, also when none was: a limit is never silent.
    pub(super) fn lines(&self, plan: &Plan, unfinished: u64) -> String {
        let (games, limit) = (thousands(unfinished), thousands(plan.turn_limit));
        let note = if unfinished > 0 { "; their points and winners are not counted" } else { "" };
        let (seconds, rate) = (self.elapsed.as_secs_f64(), thousands(self.per_second() as u64));
        format!(
            "{:LABEL$}{games} games hit the limit of {limit} turns{note}\n\
             {:LABEL$}{seconds:.2} s, {rate} turns a second\n",
            "turn limit", "time"
        )
    }
}

/// What was played, for people.
pub(super) fn head<G: Game>(game: &G, plan: &Plan) -> Result<String> {
    let mut text = String::new();
    writeln!(text, "{} games of {}, seed {}", thousands(plan.games), G::NAME, plan.seed)?;
    for line in game.to_string().lines().take(2) {
        writeln!(text, "{line}")?;
    }
    let bots: Vec<&str> = plan.bots.iter().map(|kind| Kind::name(*kind)).collect();
    writeln!(text, "bots {}\n", bots.join(","))?;
    Ok(text)
}

/// What was played and how long it took, for programs.
pub(super) fn head_json<G: Game>(game: &G, plan: &Plan, timing: &Timing) -> Value {
    json!({
        "game": G::NAME,
        "games": plan.games,
        "seed": plan.seed,
        "players": game.seats(),
        "bots": plan.bots.iter().map(|kind| Kind::name(*kind)).collect::<Vec<_>>(),
        "options": game.to_string().lines().next(),
        "seconds": timing.elapsed.as_secs_f64(),
        "turns_per_second": timing.per_second(),
    })
}

/// A table of distributions.
pub(super) fn distribution_lines(rows: &[(String, &Histogram)]) -> Result<String> {
    let mut text = format!("{:LABEL$}{}\n", "in one game", Histogram::HEAD);
    for (label, histogram) in rows {
        writeln!(text, "{label:LABEL$}{}", histogram.row())?;
    }
    text.push('\n');
    Ok(text)
}

/// A table of shares with their intervals.
pub(super) fn share_lines(head: &str, rows: &[(String, Share)]) -> Result<String> {
    let mut text = format!("{head:LABEL$}{:>37}  [95 % interval]\n", "");
    for (label, share) in rows {
        writeln!(text, "  {label:width$}{}", share.row(), width = LABEL - 2)?;
    }
    text.push('\n');
    Ok(text)
}
