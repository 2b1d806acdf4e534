//! The action after which the seat stands best, as far as it can know.

use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};
use table::shuffle::{Quick, below};
use table::{Game, Points};

use super::{WORLDS, lead, loses_nothing, seat_of, settle};
use crate::{Budget, Decision, Player};

/// Looks one action ahead.
pub struct Greedy {
    rng: SmallRng,
}

impl Greedy {
    /// A player with a generator of its own.
    pub const fn new(rng: SmallRng) -> Self {
        Self { rng }
    }
}

impl<G: Game> Player<G> for Greedy {
    fn decide(
        &mut self,
        game: &G,
        knowledge: &G::Knowledge,
        legal: &[G::Action],
        _budget: Budget<'_>,
    ) -> Decision<G> {
        // Every action is tried in the same worlds with the same luck.
        let worlds: [(G::State, SmallRng); WORLDS] = std::array::from_fn(|_| {
            let world = game.sample(knowledge, &mut self.rng);
            (world, SmallRng::seed_from_u64(self.rng.next_u64()))
        });
        let seat = seat_of(game, &worlds[0].0, knowledge);
        let worth = |action: &G::Action| -> Points {
            let leads = worlds.iter().cloned().map(|(mut world, mut luck)| {
                game.play(&mut world, seat, *action).expect("what is legal is legal in every world");
                settle(game, &mut world, &mut Quick(&mut luck));
                lead(&game.standing(&world), seat)
            });
            leads.sum()
        };
        let worths: Vec<Points> = legal.iter().map(worth).collect();
        let most = worths.iter().max();
        let best: Vec<&G::Action> = legal
            .iter()
            .zip(&worths)
            .filter(|(_, worth)| Some(*worth) == most)
            .map(|(action, _)| action)
            .collect();
        Decision::plain(*best[below(&mut self.rng, best.len() as u32) as usize])
    }

    fn agrees(&mut self, game: &G, knowledge: &G::Knowledge) -> bool {
        loses_nothing(game, knowledge)
    }
}
