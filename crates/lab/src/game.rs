//! What a game brings to the lab: flags, clocks, counts and random options. Most of it has a default.

use anyhow::Result;
use bots::Player;
use room::RoomGame;
use serde_json::Value;
use table::Seat;
use table::rand::rngs::SmallRng;
use table::testkit::Audit;

use crate::simulate::{Counts, Plan, Tally, competitive};

/// A game that contests, simulations and measurements can be made of.
pub trait LabGame: RoomGame + Audit {
    /// Its options on a command line.
    type Flags: clap::Args;

    /// Its name and how many play it, for the help of commands.
    const ABOUT: &'static str;
    /// All seats win or lose together: a contest compares teams instead of opponents.
    const COOPERATIVE: bool = false;
    /// Computer players for measuring only, who are not among the kinds people choose from.
    const REFERENCE_PLAYERS: &'static [&'static str] = &[];

    /// The game that the flags describe, for so many seats; the error names all that is wrong.
    fn from_flags(flags: &Self::Flags, seats: usize) -> Result<Self>;

    /// The games that a contest plays in turn.
    fn contested(flags: &Self::Flags, seats: usize) -> Result<Vec<Self>> {
        Ok(vec![Self::from_flags(flags, seats)?])
    }

    /// The name of its setup card, if it has one.
    fn setup_name(&self) -> Option<&str> {
        None
    }

    /// One of the [`REFERENCE_PLAYERS`](Self::REFERENCE_PLAYERS).
    fn reference_player(_name: &str, _rng: SmallRng) -> Option<Box<dyn Player<Self>>> {
        None
    }

    /// Does this action make a turn count?
    fn is_turn(action: Self::Action, before: &Self::State, after: &Self::State) -> bool;

    /// Is this where players are asked whether to end the game by agreement, once a turn?
    fn is_time_to_vote(&self, state: &Self::State) -> bool {
        self.may_agree(state)
    }

    /// How the time of a turn is divided.
    fn time_share(&self, _state: &Self::State, _seat: Seat) -> TimeShare {
        TimeShare { anew: true, share: 1.0 }
    }

    /// Did a game that is over end because nothing happened for long (G17)?
    fn ended_calm(&self, _state: &Self::State) -> bool {
        false
    }

    /// What a seat knows beyond its view, in JSON.
    fn knowledge_json(&self, _knowledge: &Self::Knowledge) -> Value {
        Value::Null
    }

    /// Counts what an action of a simulated game did; turns are counted anyway.
    fn note(
        &self,
        _counts: &mut Counts,
        _seat: Seat,
        _action: Self::Action,
        _before: &Self::State,
        _after: &Self::State,
    ) {
    }

    /// Adds a finished game to the tally.
    fn count(&self, tally: &mut Tally, counts: &Counts, end: &Self::State) {
        competitive::count(tally, counts, &self.standing(end));
    }

    /// The tally for people.
    fn tally_text(&self, tally: &Tally, plan: &Plan) -> String {
        let labels = Seat::all(self.seats()).map(|seat| format!("{seat} {}", plan.bots[seat.index()]));
        competitive::text(tally, &labels.collect::<Vec<_>>())
    }

    /// The tally for programs: an object.
    fn tally_json(&self, tally: &Tally, plan: &Plan) -> Value {
        competitive::json(tally, plan)
    }

    /// A game with random options, all of them possible.
    fn random(rng: &mut SmallRng) -> Self;

    /// How many turns it may have.
    fn turn_limit(&self) -> TurnLimit;

    /// Checks the end of a random game; the error says what is wrong.
    fn check_end(&self, _end: &Self::State, _turns: u64) -> Result<(), String> {
        Ok(())
    }
}

/// The time for one decision, if a turn has a time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TimeShare {
    /// The seat's time begins anew.
    pub anew: bool,
    /// The share of what is left of it.
    pub share: f64,
}

/// How many turns a game may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnLimit {
    /// It must be over by then; going on is a fault.
    Ends(u64),
    /// It cannot be expected to end; after so many turns it is broken off.
    BreakOff(u64),
}
