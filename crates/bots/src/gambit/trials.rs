//! Gambit's trials: master's tree under each option, and its rules of thumb for everybody. They are those of the first master, so
//! that what a review says of a game does not change with every new player.

use gambit::{Action, Gambit, Knowledge, Phase, State};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::{BySeat, Seat};

use super::rollout::{Judgement, Rollout, Worth as Judged};
use super::search::{Search, Style};
use super::tactics::Tactics;
use super::tree::Tree;
use crate::{Outlook, Trials, Worth};

/// What a point of the final lead counts beside the chance to win: it decides between moves that win equally often.
const POINT: f64 = 0.002;

/// Tries the options of a decision.
pub(super) struct GambitTrials<'a> {
    search: Search<'a>,
    seat: Seat,
    options: Vec<Action>,
}

impl<'a> GambitTrials<'a> {
    pub(super) fn new(game: &'a Gambit, known: &Knowledge, legal: &[Action]) -> Self {
        let search =
            Search::new(game, known, legal, Style::FIRST, SmallRng::seed_from_u64(0), Tree::default());
        // Taking a plan back only asks the same question again.
        let options = legal.iter().copied().filter(|action| *action != Action::Unplan).collect();
        Self { search, seat: known.seat(), options }
    }
}

impl Trials<Gambit> for GambitTrials<'_> {
    fn options(&self) -> Vec<Action> {
        self.options.clone()
    }

    fn try_option(&mut self, world: &State, option: Action, luck: u64) -> Worth {
        let mut state = *world;
        self.search.try_action(&mut state, option, luck);
        public(self.search.rollout().judge_all(&state)[self.seat])
    }

    fn merit(&self, worth: Worth) -> f64 {
        worth.win + POINT * worth.score
    }
}

/// Plays on for everybody.
pub(super) struct GambitOutlook<'a> {
    rollout: Rollout<'a>,
}

impl<'a> GambitOutlook<'a> {
    pub(super) fn new(game: &'a Gambit) -> Self {
        // Everybody plays with care: nobody is the one who searches.
        let judgement = Judgement { careless: [0, 0], ..Style::FIRST.judgement };
        Self { rollout: Rollout { game, tactics: Tactics::new(game), judgement, seat: Seat::new(0) } }
    }

    /// Lets everything happen that comes before the next turn.
    fn reach_turn(&self, state: &mut State, rng: &mut SmallRng) {
        loop {
            self.rollout.game.settle(state, rng);
            match state.phase() {
                Phase::Placing => self.rollout.place(state, rng),
                Phase::Planning => self.rollout.plan(state, rng),
                Phase::Laying => self.rollout.lay(state, rng),
                _ => return,
            }
        }
    }
}

impl Outlook<Gambit> for GambitOutlook<'_> {
    fn look(&mut self, world: &State, luck: u64) -> BySeat<Worth> {
        let (mut state, mut rng) = (*world, SmallRng::seed_from_u64(luck));
        self.reach_turn(&mut state, &mut rng);
        let turns = self.rollout.turns(&state, Style::FIRST);
        self.rollout.play(&mut state, turns, &mut rng);
        let judged = self.rollout.judge_all(&state);
        BySeat::from_fn(judged.as_slice().len(), |seat| public(judged[seat]))
    }
}

fn public(judged: Judged) -> Worth {
    Worth { win: judged.win.into(), score: judged.score.into() }
}
