//! Gambit's computer players.

mod greedy;
mod history;
mod planner;
mod rollout;
mod search;
mod tactics;
pub mod training;
mod tree;
mod trials;
mod worlds;

use gambit::{Action, Gambit, Knowledge};
use table::rand::rngs::SmallRng;
use table::{Game, Points, Seat};

use crate::{Kind, Outlook, Playable, Player, Trials, generic};

/// Master as it was first published, to measure newer ones with: it does not change any more.
pub fn master1(rng: SmallRng) -> Box<dyn Player<Gambit>> {
    Box::new(search::Searcher::new(|_| search::Style::FIRST, rng))
}

impl Playable for Gambit {
    const KINDS: &'static [Kind] = &Kind::ALL;

    fn player(kind: Kind, rng: SmallRng) -> Option<Box<dyn Player<Self>>> {
        Some(match kind {
            Kind::Greedy => Box::new(greedy::Greedy::new(rng)),
            Kind::Beginner => Box::new(planner::Planner::new(planner::Care::beginner, rng)),
            Kind::Casual => Box::new(planner::Planner::new(planner::Care::casual, rng)),
            Kind::Strong => Box::new(search::Searcher::new(search::Style::strong, rng)),
            Kind::Master => Box::new(search::Searcher::new(search::Style::master, rng)),
            Kind::Random | Kind::Ismcts => generic::player(kind, rng),
        })
    }

    fn trials<'a>(&'a self, _seat: Seat, known: &Knowledge, legal: &[Action]) -> Box<dyn Trials<Self> + 'a> {
        Box::new(trials::GambitTrials::new(self, known, legal))
    }

    fn outlook(&self) -> Box<dyn Outlook<Self> + '_> {
        Box::new(trials::GambitOutlook::new(self))
    }
}

/// Would a seat that wins as things stand, or can no longer change its place, lose nothing by ending now? (G17)
fn nothing_to_wait_for(game: &Gambit, known: &Knowledge) -> bool {
    let (seat, standing) = (known.seat(), game.standing(known.open()));
    let left = game.setup().points().total(known.tokens()) as Points;
    let own = standing.scores[seat];
    let settled = standing.scores.iter().all(|(other, score)| other == seat || (own - score).abs() > left);
    standing.winners().contains(seat) || settled
}
