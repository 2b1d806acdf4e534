//! What is counted in games of Gambit, and the report.

use anyhow::Result;
use gambit::{Action, Gambit, Spot, State};
use serde_json::{Value, json};
use table::{Game, Seat};

use super::engine::{Counted, Plan};
use super::report::{distribution_lines, share_lines};
use super::stats::{Histogram, Share};

const MOST_SEATS: usize = 4;

/// One game.
#[derive(Default)]
pub(super) struct Record {
    turns: u64,
    blocked: u64,
    spots: [usize; MOST_SEATS],
}

/// All games.
#[derive(Default)]
pub(super) struct Tally {
    turns: Histogram,
    blocked: u64,
    all_turns: u64,
    points: [Histogram; MOST_SEATS],
    wins: [u64; MOST_SEATS],
    /// Wins and games by start spot.
    spots: [Share; MOST_SEATS],
    ties: u64,
    calm: u64,
    unfinished: u64,
}

impl Counted for Gambit {
    type Record = Record;
    type Tally = Tally;

    fn note(&self, record: &mut Record, seat: Seat, action: Action, _: &State, _: &State) {
        match action {
            Action::Place(spot) => record.spots[seat.index()] = spot.index(),
            Action::Move(_) => record.turns += 1,
            Action::Stay => {
                record.turns += 1;
                record.blocked += 1;
            }
            Action::Plan(_) | Action::Unplan | Action::Lay(_) => {}
        }
    }

    fn turns(record: &Record) -> u64 {
        record.turns
    }

    fn count(&self, tally: &mut Tally, record: &Record, end: &State) {
        let outcome = self.standing(end);
        let best = outcome.scores.as_slice().iter().max().copied().unwrap_or_default();
        tally.turns.add(record.turns as i64);
        tally.all_turns += record.turns;
        tally.blocked += record.blocked;
        tally.ties += u64::from(outcome.scores.iter().filter(|(_, score)| **score == best).count() > 1);
        tally.calm += u64::from(!end.tokens().is_empty());
        for (seat, score) in outcome.scores.iter() {
            let won = u64::from(outcome.places[seat] == 1);
            let spot = &mut tally.spots[record.spots[seat.index()]];
            tally.points[seat.index()].add(*score);
            tally.wins[seat.index()] += won;
            spot.count += won;
            spot.of += 1;
        }
    }

    fn count_unfinished(&self, tally: &mut Tally, record: &Record) {
        tally.unfinished += 1;
        tally.all_turns += record.turns;
        tally.blocked += record.blocked;
    }

    fn merge(tally: &mut Tally, other: Tally) {
        tally.turns.merge(&other.turns);
        tally.blocked += other.blocked;
        tally.all_turns += other.all_turns;
        for at in 0..MOST_SEATS {
            tally.points[at].merge(&other.points[at]);
            tally.wins[at] += other.wins[at];
            tally.spots[at].count += other.spots[at].count;
            tally.spots[at].of += other.spots[at].of;
        }
        tally.ties += other.ties;
        tally.calm += other.calm;
        tally.unfinished += other.unfinished;
    }

    fn all_turns(&self, tally: &Tally) -> u64 {
        tally.all_turns
    }

    fn unfinished(&self, tally: &Tally) -> u64 {
        tally.unfinished
    }

    fn text(&self, tally: &Tally, plan: &Plan) -> Result<String> {
        tally.text(self, plan)
    }

    fn json(&self, tally: &Tally, plan: &Plan) -> Value {
        tally.json(self, plan)
    }
}

impl Tally {
    fn of_games(&self, count: u64) -> Share {
        Share { count, of: self.turns.total() }
    }

    fn blocked(&self) -> Share {
        Share { count: self.blocked, of: self.all_turns }
    }

    fn all_points(&self) -> Histogram {
        let mut all = Histogram::default();
        self.points.iter().for_each(|points| all.merge(points));
        all
    }

    fn json(&self, game: &Gambit, plan: &Plan) -> Value {
        let points: serde_json::Map<String, Value> =
            std::iter::once(("all".to_owned(), self.all_points().json()))
                .chain(
                    Seat::all(game.seats()).map(|seat| (seat.to_string(), self.points[seat.index()].json())),
                )
                .collect();
        let seats = Seat::all(game.seats()).map(|seat| {
            let mut value = self.of_games(self.wins[seat.index()]).json();
            value["seat"] = json!(seat.to_string());
            value["bot"] = json!(plan.bots[seat.index()].name());
            value["moves"] = json!(moves(game, seat));
            value
        });
        let spots = Spot::ALL.into_iter().map(|spot| {
            let mut value = self.spots[spot.index()].json();
            value["spot"] = json!(spot.index() + 1);
            value["square"] = json!(game.setup().spots()[spot.index()].to_string());
            value
        });
        json!({
            "setup": game.setup().name(),
            "turns": self.turns.json(),
            "points": points,
            "wins_by_seat": seats.collect::<Vec<_>>(),
            "wins_by_spot": spots.collect::<Vec<_>>(),
            "blocked_turns": self.blocked().json(),
            "ties": self.of_games(self.ties).json(),
            "ended_calm": self.of_games(self.calm).json(),
            "turn_limit": { "turns": plan.turn_limit, "games": self.unfinished },
        })
    }

    fn text(&self, game: &Gambit, plan: &Plan) -> Result<String> {
        let mut text = String::new();
        let seats = || Seat::all(game.seats());
        let mut rows = vec![("turns".to_owned(), &self.turns)];
        let all = self.all_points();
        rows.push(("points".to_owned(), &all));
        rows.extend(seats().map(|seat| (format!("  seat {seat}"), &self.points[seat.index()])));
        text.push_str(&distribution_lines(&rows)?);

        let seat_rows: Vec<(String, Share)> = seats()
            .map(|seat| {
                let label =
                    format!("{seat} {}, moves {}", plan.bots[seat.index()], ordinal(moves(game, seat)));
                (label, self.of_games(self.wins[seat.index()]))
            })
            .collect();
        text.push_str(&share_lines("wins by seat", &seat_rows)?);
        let spot_rows: Vec<(String, Share)> = Spot::ALL
            .into_iter()
            .map(|spot| {
                (format!("{spot} at {}", game.setup().spots()[spot.index()]), self.spots[spot.index()])
            })
            .collect();
        text.push_str(&share_lines("wins by start spot", &spot_rows)?);
        let others = [
            ("blocked turns (G9)".to_owned(), self.blocked()),
            ("ties broken (G16)".to_owned(), self.of_games(self.ties)),
            ("ended by calm limit (G17)".to_owned(), self.of_games(self.calm)),
        ];
        text.push_str(&share_lines("how they went", &others)?);
        Ok(text)
    }
}

/// The place of a seat in turn order, from 1 (G4).
fn moves(game: &Gambit, seat: Seat) -> usize {
    let (seats, first) = (game.seats(), game.options().first().index());
    (seat.index() + seats - first) % seats + 1
}

fn ordinal(place: usize) -> &'static str {
    ["first", "second", "third", "fourth"][place - 1]
}
