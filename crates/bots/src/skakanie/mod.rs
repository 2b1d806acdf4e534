//! Skakanie's computer players: four levels, models of ordinary people to measure teams and puzzles with, and what a team
//! could have reached in hindsight.
//!
//! Everybody at the table knows the same, so there is nothing to infer about teammates; what is unknown is the order of
//! the face-down pieces. *Strong* is the thinker (`thinker`): all ways to use a turn, valued by what lies open. *Master*
//! compares the thinker's best plans by rollouts in sampled worlds. *Casual* and *beginner* think as *strong* does and make
//! mistakes (`careless`). Models of people follow habits (`digger`).

mod bite;
mod careless;
mod digger;
mod greedy;
mod hindsight;
mod master;
mod open_view;
mod pool;
mod race;
mod table_view;
mod thinker;
pub mod training;
mod trials;
mod turn;
mod weights;
mod world;

use skakanie::{Action, Knowledge, Skakanie, Waiting};
use table::Seat;
use table::rand::rngs::SmallRng;

pub use digger::Digger;
pub use hindsight::hindsight;

use careless::{Careless, Slips};
use master::Master;

use crate::{Kind, Outlook, Playable, Player, Trials, generic};

/// Which part of the time that is left of a turn a decision should get, if a turn's time is to be divided: more than half
/// for each action, as a plan that meets no surprise needs no second thought; some is left for bites.
pub fn share_of_turn(known: &Knowledge) -> f64 {
    match (known.waiting(), known.actions_left()) {
        (Waiting::Turn(_), 0 | 1) => 0.85,
        (Waiting::Turn(_), _) => 0.6,
        _ => 0.7,
    }
}

/// Master as it was first published, to measure newer ones with: its numbers do not change any more.
pub fn master1(rng: SmallRng) -> Box<dyn Player<Skakanie>> {
    Box::new(Master::first(rng))
}

impl Playable for Skakanie {
    const KINDS: &'static [Kind] = &Kind::ALL;

    fn player(kind: Kind, rng: SmallRng) -> Option<Box<dyn Player<Self>>> {
        Some(match kind {
            Kind::Greedy => Box::new(greedy::Greedy::new(rng)),
            Kind::Beginner => Box::new(Careless::new(rng, Slips::beginner)),
            Kind::Casual => Box::new(Careless::new(rng, Slips::casual)),
            Kind::Strong => Box::new(thinker::Strong::new(rng)),
            Kind::Master => Box::new(Master::new(rng)),
            Kind::Random | Kind::Ismcts => generic::player(kind, rng),
        })
    }

    fn trials<'a>(&'a self, _seat: Seat, known: &Knowledge, legal: &[Action]) -> Box<dyn Trials<Self> + 'a> {
        Box::new(trials::SkakanieTrials::new(self, known, legal))
    }

    fn outlook(&self) -> Box<dyn Outlook<Self> + '_> {
        Box::new(trials::SkakanieTrials::outlook(self))
    }
}
