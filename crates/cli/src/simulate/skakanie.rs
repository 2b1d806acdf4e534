//! What is counted in games of Skakanie, and the report.

use anyhow::Result;
use serde_json::{Value, json};
use skakanie::{Action, Skakanie, State, Waiting};
use table::{Game, MAX_SEATS, Seat};

use super::engine::{Counted, Plan};
use super::report::{distribution_lines, share_lines};
use super::stats::{Histogram, Share};

/// One game.
#[derive(Default)]
pub(super) struct Record {
    turns: u64,
    takes: u64,
    moves: u64,
    pushes: u64,
    ends: u64,
    bites: u64,
}

impl Record {
    /// Actions of turns; answers to bites and the choice of a corner are none.
    fn actions(&self) -> u64 {
        self.takes + self.moves + self.pushes
    }
}

/// All games.
#[derive(Default)]
pub(super) struct Tally {
    wins: u64,
    turns: Histogram,
    actions: Histogram,
    takes: Histogram,
    moves: Histogram,
    pushes: Histogram,
    ends: Histogram,
    bites: Histogram,
    team: Histogram,
    scores: [Histogram; MAX_SEATS],
    all_turns: u64,
    unfinished: u64,
}

impl Counted for Skakanie {
    type Record = Record;
    type Tally = Tally;

    fn note(&self, record: &mut Record, _: Seat, action: Action, before: &State, after: &State) {
        match action {
            Action::Take => record.takes += 1,
            Action::Move(_) => record.moves += 1,
            Action::Push(..) => record.pushes += 1,
            Action::End => record.ends += 1,
            Action::Give(..) => record.bites += 1,
            Action::Corner(_) => {}
        }
        // The Dragon steps at the end of each turn and at no other time (S7), once play has begun.
        let in_turn = matches!(before.waiting(), Waiting::Turn(_));
        record.turns += u64::from(in_turn && before.dragon() != after.dragon());
    }

    fn turns(record: &Record) -> u64 {
        record.turns
    }

    fn count(&self, tally: &mut Tally, record: &Record, end: &State) {
        let outcome = self.standing(end);
        let team = outcome.team.expect("Skakanie is played as a team");
        tally.wins += u64::from(team.score >= team.target);
        tally.team.add(team.score);
        for (seat, score) in outcome.scores.iter() {
            tally.scores[seat.index()].add(*score);
        }
        for (histogram, value) in [
            (&mut tally.turns, record.turns),
            (&mut tally.actions, record.actions()),
            (&mut tally.takes, record.takes),
            (&mut tally.moves, record.moves),
            (&mut tally.pushes, record.pushes),
            (&mut tally.ends, record.ends),
            (&mut tally.bites, record.bites),
        ] {
            histogram.add(value as i64);
        }
        tally.all_turns += record.turns;
    }

    fn count_unfinished(&self, tally: &mut Tally, record: &Record) {
        tally.unfinished += 1;
        tally.all_turns += record.turns;
    }

    fn merge(tally: &mut Tally, other: Tally) {
        tally.wins += other.wins;
        tally.turns.merge(&other.turns);
        tally.actions.merge(&other.actions);
        tally.takes.merge(&other.takes);
        tally.moves.merge(&other.moves);
        tally.pushes.merge(&other.pushes);
        tally.ends.merge(&other.ends);
        tally.bites.merge(&other.bites);
        tally.team.merge(&other.team);
        for (scores, more) in tally.scores.iter_mut().zip(&other.scores) {
            scores.merge(more);
        }
        tally.all_turns += other.all_turns;
        tally.unfinished += other.unfinished;
    }

    fn all_turns(&self, tally: &Tally) -> u64 {
        tally.all_turns
    }

    fn unfinished(&self, tally: &Tally) -> u64 {
        tally.unfinished
    }

    fn text(&self, tally: &Tally, _plan: &Plan) -> Result<String> {
        tally.text(self)
    }

    fn json(&self, tally: &Tally, plan: &Plan) -> Value {
        tally.json(self, plan)
    }
}

impl Tally {
    fn wins(&self) -> Share {
        Share { count: self.wins, of: self.team.total() }
    }

    /// What one game has, by name; the names are the keys in JSON.
    fn distributions(&self) -> [(&'static str, &Histogram); 8] {
        [
            ("turns", &self.turns),
            ("actions", &self.actions),
            ("takes", &self.takes),
            ("moves", &self.moves),
            ("pushes", &self.pushes),
            ("early_ends", &self.ends),
            ("bites", &self.bites),
            ("team_score", &self.team),
        ]
    }

    fn json(&self, game: &Skakanie, plan: &Plan) -> Value {
        let mut value = json!({ "target": game.target(), "wins": self.wins().json() });
        for (name, histogram) in self.distributions() {
            value[name] = histogram.json();
        }
        let scores = Seat::all(game.seats()).map(|seat| (seat.to_string(), self.scores[seat.index()].json()));
        value["scores"] = Value::Object(scores.collect());
        value["turn_limit"] = json!({ "turns": plan.turn_limit, "games": self.unfinished });
        value
    }

    fn text(&self, game: &Skakanie) -> Result<String> {
        let mut text = String::new();
        let mut rows: Vec<(String, &Histogram)> =
            self.distributions().into_iter().map(|(name, values)| (name.replace('_', " "), values)).collect();
        rows.extend(
            Seat::all(game.seats()).map(|seat| (format!("  seat {seat}"), &self.scores[seat.index()])),
        );
        text.push_str(&distribution_lines(&rows)?);
        let label = format!("at least {} points", game.target());
        text.push_str(&share_lines("wins of the team (S12)", &[(label, self.wins())])?);
        Ok(text)
    }
}
