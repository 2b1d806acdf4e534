//! What can be counted in any game with opponents: turns, points and wins of each seat.

use serde_json::{Map, Value, json};
use table::{Outcome, Seat};

use super::report::{distribution_lines, share_lines};
use super::{Counts, Plan, Tally};

/// Counts a game that ended.
pub(crate) fn count(tally: &mut Tally, counts: &Counts, outcome: &Outcome) {
    tally.add("turns", 0, counts.get("turns", 0) as i64);
    for (seat, score) in outcome.scores.iter() {
        tally.add("points", seat.index(), *score);
        tally.sums.add("wins", seat.index(), u64::from(outcome.places[seat] == 1));
    }
}

/// The report for people, with a label for each seat.
pub(crate) fn text(tally: &Tally, seats: &[String]) -> String {
    let all = [("turns", tally.distribution("turns", 0)), ("points", tally.whole_distribution("points"))];
    let points = Seat::all(seats.len())
        .map(|seat| (format!("  seat {seat}"), tally.distribution("points", seat.index())));
    let rows: Vec<_> =
        all.into_iter().map(|(name, values)| (name.to_owned(), values)).chain(points).collect();
    let wins: Vec<_> =
        seats.iter().enumerate().map(|(seat, label)| (label.clone(), tally.share("wins", seat))).collect();
    distribution_lines(&rows) + &share_lines("wins by seat", &wins)
}

/// The report for programs.
pub(crate) fn json(tally: &Tally, plan: &Plan) -> Value {
    let seats = || Seat::all(plan.bots.len());
    let mut points = Map::from_iter([("all".to_owned(), tally.whole_distribution("points").json())]);
    points.extend(seats().map(|seat| (seat.to_string(), tally.distribution("points", seat.index()).json())));
    let wins = seats().map(|seat| {
        let mut value = tally.share("wins", seat.index()).json();
        value["seat"] = json!(seat.to_string());
        value["bot"] = json!(plan.bots[seat.index()].name());
        value
    });
    json!({
        "turns": tally.distribution("turns", 0).json(),
        "points": points,
        "wins_by_seat": wins.collect::<Vec<_>>(),
    })
}
