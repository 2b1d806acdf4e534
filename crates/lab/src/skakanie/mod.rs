//! Skakanie in the lab.

mod flags;
mod question;
mod random;
mod tally;

use anyhow::Result;
use bots::Player;
use bots::skakanie::{Digger, master1, share_of_turn};
use serde_json::Value;
use skakanie::{Action, Knowledge, Skakanie, State, Waiting};
use table::rand::rngs::SmallRng;
use table::{Game, Seat};

pub use self::flags::SkakanieFlags;
use crate::{Counts, LabGame, Plan, Tally, TimeShare, TurnLimit};

impl LabGame for Skakanie {
    type Flags = SkakanieFlags;

    const ABOUT: &'static str = "Skakanie, 1 to 6 players";
    const COOPERATIVE: bool = true;
    const REFERENCE_PLAYERS: &'static [&'static str] = &["family", "hinted", "master1"];

    fn from_flags(flags: &SkakanieFlags, seats: usize) -> Result<Self> {
        flags.game(seats)
    }

    /// `family` is a person who digs, but overlooks 40 % of the pieces that fit; `hinted` is one to whom all of them are shown;
    /// `master1` is master as it was first published.
    fn reference_player(name: &str, rng: SmallRng) -> Option<Box<dyn Player<Self>>> {
        match name {
            "family" => Some(Box::new(Digger::family(rng))),
            "hinted" => Some(Box::new(Digger::hinted(rng))),
            "master1" => Some(master1(rng)),
            _ => None,
        }
    }

    fn is_turn(_: Action, before: &State, after: &State) -> bool {
        // The Dragon steps at the end of each turn and at no other time (S7), once play has begun.
        matches!(before.waiting(), Waiting::Turn(_)) && before.dragon() != after.dragon()
    }

    /// A seat's time is for its turn and for the bites until its next one.
    fn time_share(&self, state: &State, seat: Seat) -> TimeShare {
        let is_first =
            matches!(state.waiting(), Waiting::Turn(_)) && state.actions_left() == self.actions(seat);
        let anew = is_first || matches!(state.waiting(), Waiting::Corner(_));
        TimeShare { anew, share: share_of_turn(&self.knowledge(state, seat)) }
    }

    fn knowledge_json(&self, knowledge: &Knowledge) -> Value {
        question::knowledge(knowledge)
    }

    fn note(&self, counts: &mut Counts, _: Seat, action: Action, _: &State, _: &State) {
        let name = match action {
            Action::Take => "takes",
            Action::Move(_) => "moves",
            Action::Push(..) => "pushes",
            Action::End => "early_ends",
            Action::Give(..) => "bites",
            Action::Corner(_) => return,
        };
        counts.add(name, 0, 1);
    }

    fn count(&self, tally: &mut Tally, counts: &Counts, end: &State) {
        tally::count(tally, counts, &self.standing(end));
    }

    fn tally_text(&self, tally: &Tally, _: &Plan) -> String {
        tally::text(self, tally)
    }

    fn tally_json(&self, tally: &Tally, _: &Plan) -> Value {
        tally::json(self, tally)
    }

    fn random(rng: &mut SmallRng) -> Self {
        random::game(rng)
    }

    fn turn_limit(&self) -> TurnLimit {
        TurnLimit::Ends(random::TURNS)
    }

    fn check_end(&self, end: &State, turns: u64) -> Result<(), String> {
        random::check_end(self, end, turns)
    }
}
