//! What is counted in games of Skakanie, and the report.

use serde_json::{Value, json};
use skakanie::Skakanie;
use table::{Game, Outcome, Seat};

use crate::simulate::report::{distribution_lines, share_lines};
use crate::{Counts, Histogram, Tally};

/// What one game has, by the names that are the keys in JSON. Answers to bites and the choice of a corner are no actions of turns.
const DISTRIBUTIONS: [(&str, &[&str]); 7] = [
    ("turns", &["turns"]),
    ("actions", &["takes", "moves", "pushes"]),
    ("takes", &["takes"]),
    ("moves", &["moves"]),
    ("pushes", &["pushes"]),
    ("early_ends", &["early_ends"]),
    ("bites", &["bites"]),
];

/// Counts a game that ended.
pub(super) fn count(tally: &mut Tally, counts: &Counts, outcome: &Outcome) {
    let team = outcome.team.expect("Skakanie is played as a team");
    tally.sums.add("wins", 0, u64::from(team.score >= team.target));
    tally.add("team_score", 0, team.score);
    for (seat, score) in outcome.scores.iter() {
        tally.add("scores", seat.index(), *score);
    }
    for (name, parts) in DISTRIBUTIONS {
        tally.add(name, 0, parts.iter().map(|part| counts.get(part, 0) as i64).sum::<i64>());
    }
}

fn distributions(tally: &Tally) -> impl Iterator<Item = (&'static str, Histogram)> {
    let names = DISTRIBUTIONS.iter().map(|(name, _)| *name).chain(["team_score"]);
    names.map(|name| (name, tally.distribution(name, 0)))
}

/// The report for programs.
pub(super) fn json(game: &Skakanie, tally: &Tally) -> Value {
    let mut value = json!({ "target": game.target(), "wins": tally.share("wins", 0).json() });
    for (name, values) in distributions(tally) {
        value[name] = values.json();
    }
    let score = |seat: Seat| (seat.to_string(), tally.distribution("scores", seat.index()).json());
    value["scores"] = Value::Object(Seat::all(game.seats()).map(score).collect());
    value
}

/// The report for people.
pub(super) fn text(game: &Skakanie, tally: &Tally) -> String {
    let score = |seat: Seat| (format!("  seat {seat}"), tally.distribution("scores", seat.index()));
    let rows = distributions(tally).map(|(name, values)| (name.replace('_', " "), values));
    let label = format!("at least {} points", game.target());
    distribution_lines(&rows.chain(Seat::all(game.seats()).map(score)).collect::<Vec<_>>())
        + &share_lines("wins of the team (S12)", &[(label, tally.share("wins", 0))])
}
