//! What is counted in games of Gambit beyond turns, points and wins.

use gambit::{Gambit, Spot, State};
use serde_json::{Value, json};
use table::{Game, Seat};

use crate::simulate::competitive;
use crate::simulate::report::share_lines;
use crate::{Counts, LabGame, Plan, Share, Tally};

/// Counts a game that ended.
pub(super) fn count(game: &Gambit, tally: &mut Tally, counts: &Counts, end: &State) {
    let outcome = game.standing(end);
    let best = outcome.scores.as_slice().iter().max().copied().unwrap_or_default();
    let is_tie = outcome.scores.iter().filter(|(_, score)| **score == best).count() > 1;
    tally.sums.add("ties", 0, u64::from(is_tie));
    tally.sums.add("calm", 0, u64::from(game.ended_calm(end)));
    for (seat, place) in outcome.places.iter() {
        let spot = counts.get("spot", seat.index()) as usize;
        tally.sums.add("starts at spot", spot, 1);
        tally.sums.add("wins at spot", spot, u64::from(*place == 1));
    }
    competitive::count(tally, counts, &outcome);
}

/// The report for programs.
pub(super) fn json(game: &Gambit, tally: &Tally, plan: &Plan) -> Value {
    let mut report = json!({ "setup": game.setup().name() });
    if let (Some(report), Value::Object(common)) = (report.as_object_mut(), competitive::json(tally, plan)) {
        report.extend(common);
    }
    for seat in Seat::all(game.seats()) {
        report["wins_by_seat"][seat.index()]["moves"] = json!(place_in_turn_order(game, seat));
    }
    let spots = Spot::ALL.into_iter().map(|spot| {
        let mut value = wins_at(tally, spot).json();
        value["spot"] = json!(spot.index() + 1);
        value["square"] = json!(game.setup().spots()[spot.index()].to_string());
        value
    });
    report["wins_by_spot"] = spots.collect();
    report["blocked_turns"] = tally.share_of_turns("blocked", 0).json();
    report["ties"] = tally.share("ties", 0).json();
    report["ended_calm"] = tally.share("calm", 0).json();
    report
}

/// The report for people.
pub(super) fn text(game: &Gambit, tally: &Tally, plan: &Plan) -> String {
    let seats = Seat::all(game.seats()).map(|seat| {
        let ordinal = ["first", "second", "third", "fourth"][place_in_turn_order(game, seat) - 1];
        format!("{seat} {}, moves {ordinal}", plan.bots[seat.index()])
    });
    let spot =
        |spot: Spot| (format!("{spot} at {}", game.setup().spots()[spot.index()]), wins_at(tally, spot));
    let others = [
        ("blocked turns (G9)".to_owned(), tally.share_of_turns("blocked", 0)),
        ("ties broken (G16)".to_owned(), tally.share("ties", 0)),
        ("ended by calm limit (G17)".to_owned(), tally.share("calm", 0)),
    ];
    competitive::text(tally, &seats.collect::<Vec<_>>())
        + &share_lines("wins by start spot", &Spot::ALL.map(spot))
        + &share_lines("how they went", &others)
}

fn wins_at(tally: &Tally, spot: Spot) -> Share {
    let sum = |name| tally.sums.get(name, spot.index());
    Share { count: sum("wins at spot"), of: sum("starts at spot") }
}

/// The place of a seat in turn order, from 1 (G4).
fn place_in_turn_order(game: &Gambit, seat: Seat) -> usize {
    let (seats, first) = (game.seats(), game.options().first().index());
    (seat.index() + seats - first) % seats + 1
}
