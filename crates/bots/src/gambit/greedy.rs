//! Gambit's greedy player: the dearest capture it can make now, everything else at random.

use gambit::{Action, Gambit, Knowledge, Token};
use table::rand::rngs::SmallRng;
use table::shuffle::below;

use crate::gambit::nothing_to_wait_for;
use crate::{Budget, Decision, Player};

/// Takes the dearest token in reach.
pub(crate) struct Greedy {
    rng: SmallRng,
}

impl Greedy {
    pub(crate) fn new(rng: SmallRng) -> Self {
        Self { rng }
    }
}

impl Player<Gambit> for Greedy {
    fn decide(
        &mut self,
        game: &Gambit,
        knowledge: &Knowledge,
        legal: &[Action],
        _budget: Budget<'_>,
    ) -> Decision<Gambit> {
        let points = game.setup().points();
        let gain = |action: &Action| match action {
            Action::Move(to) => {
                knowledge.tokens().get(*to).map_or(0, |token: Token| 1 + u32::from(points.get(token)))
            }
            _ => 0,
        };
        let most = legal.iter().map(gain).max().unwrap_or(0);
        let count = legal.iter().filter(|action| gain(action) == most).count();
        let nth = below(&mut self.rng, count as u32) as usize;
        Decision::plain(
            *legal.iter().filter(|action| gain(action) == most).nth(nth).expect("there is a legal action"),
        )
    }

    fn agrees(&mut self, game: &Gambit, knowledge: &Knowledge) -> bool {
        nothing_to_wait_for(game, knowledge)
    }
}
