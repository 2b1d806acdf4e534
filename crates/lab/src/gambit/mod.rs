//! Gambit in the lab.

pub mod design;
pub mod fairness;
mod flags;
mod floor;
mod question;
mod random;
mod tally;

use anyhow::Result;
use bots::Player;
use gambit::{Action, Gambit, Knowledge, Phase, State};
use serde_json::Value;
use table::Seat;
use table::rand::rngs::SmallRng;

pub use self::flags::{GambitFlags, find_setup};
pub(crate) use self::floor::Floor;
use crate::{Counts, LabGame, Plan, Tally, TimeShare, TurnLimit};

impl LabGame for Gambit {
    type Flags = GambitFlags;

    const ABOUT: &'static str = "Gambit, 2 to 4 players";
    const REFERENCE_PLAYERS: &'static [&'static str] = &["master1"];

    fn from_flags(flags: &GambitFlags, seats: usize) -> Result<Self> {
        flags.game(seats)
    }

    fn contested(flags: &GambitFlags, seats: usize) -> Result<Vec<Self>> {
        flags.games(seats)
    }

    /// `master1` is master as it was first published.
    fn reference_player(name: &str, rng: SmallRng) -> Option<Box<dyn Player<Self>>> {
        (name == "master1").then(|| bots::gambit::master1(rng))
    }

    fn setup_name(&self) -> Option<&str> {
        Some(self.setup().name())
    }

    fn is_turn(action: Action, _: &State, _: &State) -> bool {
        matches!(action, Action::Move(_) | Action::Stay)
    }

    fn is_time_to_vote(&self, state: &State) -> bool {
        state.phase() == Phase::Moving
    }

    /// Half for the move, the rest for the card; places and first plans are turns of their own.
    fn time_share(&self, state: &State, _: Seat) -> TimeShare {
        let share = if state.phase() == Phase::Moving { 0.5 } else { 1.0 };
        TimeShare { anew: state.phase() != Phase::Laying, share }
    }

    fn ended_calm(&self, state: &State) -> bool {
        !state.tokens().is_empty()
    }

    fn knowledge_json(&self, knowledge: &Knowledge) -> Value {
        question::knowledge(knowledge)
    }

    fn note(&self, counts: &mut Counts, seat: Seat, action: Action, _: &State, _: &State) {
        match action {
            Action::Place(spot) => counts.add("spot", seat.index(), spot.index() as u64),
            Action::Stay => counts.add("blocked", 0, 1),
            _ => {}
        }
    }

    fn count(&self, tally: &mut Tally, counts: &Counts, end: &State) {
        tally::count(self, tally, counts, end);
    }

    fn tally_text(&self, tally: &Tally, plan: &Plan) -> String {
        tally::text(self, tally, plan)
    }

    fn tally_json(&self, tally: &Tally, plan: &Plan) -> Value {
        tally::json(self, tally, plan)
    }

    fn random(rng: &mut SmallRng) -> Self {
        random::game(rng)
    }

    fn turn_limit(&self) -> TurnLimit {
        random::turn_limit(self)
    }

    fn check_end(&self, end: &State, _: u64) -> Result<(), String> {
        random::check_end(self, end)
    }
}
