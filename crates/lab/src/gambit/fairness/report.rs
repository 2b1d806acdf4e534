//! What a measurement says: for people and for programs.

use gambit::{Setup, Spot};
use serde_json::{Value, json};

use super::measure::{Counted, Fairness};
use crate::arena::play::End;
use crate::stats::{Histogram, Interval, interval_json, thousands};

const MOVES: [&str; 4] = ["moves first", "moves second", "moves third", "moves fourth"];

/// The report for people.
pub(super) fn text(setup: &Setup, measured: &[Fairness]) -> String {
    let parts: Vec<String> = measured.iter().map(|fairness| part(setup, fairness)).collect();
    format!("Fairness of {}\n\n{}", setup.name(), parts.join("\n"))
}

fn part(setup: &Setup, fairness: &Fairness) -> String {
    let asked = &fairness.question;
    let mut text = format!(
        "{} players, {} at every seat, {} games, seed {}\n  {}\n",
        asked.players,
        asked.level,
        thousands(fairness.games as u64),
        asked.seed,
        verdict(fairness)
    );
    text += &format!("  {:14}{:28}{:22}start spots chosen\n", "", "wins", "points");
    for (place, moves) in MOVES.into_iter().enumerate().take(asked.players) {
        let chosen =
            Spot::ALL.map(|spot| format!("{spot} {:3.0} %", fairness.chosen(place, spot).rate() * 100.0));
        let points = fairness.points(place);
        text += &format!(
            "  {moves:14}{:28}{:22}{}\n",
            percent(fairness.share(place)),
            format!("{:.1} ± {:.1}", points.value, points.half()),
            chosen.join("  ")
        );
    }
    for spot in Spot::ALL {
        let won = fairness.at_spot(spot).map_or("nobody started there".to_owned(), percent);
        text += &format!("  {:14}{won}\n", format!("spot {spot} at {}", setup.spots()[spot.index()]));
    }
    let mean = |what| Histogram::mean(&fairness.counted(what));
    text += &format!(
        "  a game: {:.1} turns, {:.1} captures, {:.1} blocked turns (G9), {:.1} changes of the lead\n",
        mean(Counted::Turns),
        mean(Counted::Captures),
        mean(Counted::Blocked),
        mean(Counted::LeadChanges)
    );
    // A limit is never silent.
    let rate = |end| fairness.ended(end).rate() * 100.0;
    text + &format!(
        "  ended by the calm limit {:.1} %, by agreement {:.1} % (G17)\n",
        rate(End::Calm),
        rate(End::Agreed)
    )
}

fn percent(share: Interval) -> String {
    let Interval { value, low, high } = share.map(|share| share * 100.0);
    format!("{value:5.1} %  [{low:4.1}, {high:4.1}]")
}

/// Who has an edge, in a sentence.
pub(super) fn verdict(fairness: &Fairness) -> String {
    let even = fairness.even();
    let edge = |place: &usize| {
        let share = fairness.share(*place);
        share.low > even || share.high < even
    };
    let said: Vec<String> = (0..fairness.question.players)
        .filter(edge)
        .map(|place| {
            let share = fairness.share(place);
            let (value, half) = (share.value * 100.0, share.half() * 100.0);
            format!("who {} wins {value:.1} ± {half:.1} %", MOVES[place])
        })
        .collect();
    if said.is_empty() {
        let widest =
            (0..fairness.question.players).map(|place| fairness.share(place).half()).fold(0.0, f64::max);
        return format!(
            "No seat has an edge that these games show; one of more than {:.1} % would show.",
            widest * 100.0
        );
    }
    format!("Not even: {}, where {:.1} % would be fair.", said.join("; "), even * 100.0)
}

/// The report for programs.
pub(super) fn json(setup: &Setup, measured: &[Fairness]) -> Value {
    let parts: Vec<Value> = measured.iter().map(|fairness| part_json(setup, fairness)).collect();
    json!({ "setup": setup.name(), "measured": parts })
}

fn part_json(setup: &Setup, fairness: &Fairness) -> Value {
    let asked = &fairness.question;
    let seats = (0..asked.players).map(|place| {
        let chosen = Spot::ALL.map(|spot| fairness.chosen(place, spot).rate());
        json!({
            "moves": place + 1,
            "wins": interval_json(fairness.share(place)),
            "points": interval_json(fairness.points(place)),
            "spots": chosen,
        })
    });
    let spots = Spot::ALL.map(|spot| {
        json!({
            "spot": spot.index() + 1,
            "square": setup.spots()[spot.index()].to_string(),
            "wins": fairness.at_spot(spot).map(interval_json),
        })
    });
    json!({
        "players": asked.players,
        "level": asked.level,
        "games": fairness.games,
        "seed": asked.seed,
        "verdict": verdict(fairness),
        "seats": seats.collect::<Vec<_>>(),
        "spots": spots,
        "turns": fairness.counted(Counted::Turns).json(),
        "captures": fairness.counted(Counted::Captures).json(),
        "blocked": fairness.counted(Counted::Blocked).json(),
        "lead_changes": fairness.counted(Counted::LeadChanges).json(),
        "ended_calm": fairness.ended(End::Calm).json(),
        "ended_agreed": fairness.ended(End::Agreed).json(),
    })
}
