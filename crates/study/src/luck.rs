//! Luck: what chance gave, against what it might have given.
//!
//! Where chance decides something (a deal, a draw, a piece nobody had seen that is turned up), what came is compared with
//! what could have come at that moment, by the same rules of thumb played on with the same random numbers. Whatever
//! anybody plays, and however coarse the rules of thumb are, that is zero in the mean: what came was drawn from the very
//! alternatives it is compared with. (Poker's AIVAT and backgammon's luck rest on the same thought.)

use bots::Outlook;
use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};
use table::shuffle::{Quick, Source, Stream};
use table::{Game, Seat, Step};

use crate::estimate::Estimate;

/// A step of a recorded game by which chance decided something.
#[derive(Clone, Debug)]
pub struct Draw<G: Game> {
    /// The ply it belongs to.
    pub ply: usize,
    /// The position it was taken in.
    pub before: G::State,
    /// The step: what chance gave, or an action that turned up something nobody had seen.
    pub step: Step<G>,
}

impl<G: Game> Draw<G> {
    /// How much better what came is for a seat than what might have come, in chance to win; seen with all cards open, by so
    /// many worlds. The seed is any that was not chosen by what came.
    pub fn luck(
        &self,
        game: &G,
        outlook: &mut dyn Outlook<G>,
        seat: Seat,
        (worlds, seed): (u32, u64),
    ) -> Estimate {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut value = |state: &G::State, luck: u64| value(game, outlook, seat, state, luck);
        let came = self.after(game, &self.step);
        let ways = self.ways(game);
        let mut world = || {
            let luck = rng.next_u64();
            let mean: f64 = match &ways {
                Some(ways) => ways.iter().map(|(state, share)| share * value(state, luck)).sum(),
                None => value(&self.instead(game, &mut rng), luck),
            };
            value(&came, luck) - mean
        };
        let found: Vec<f64> = (0..worlds.max(1)).map(|_| world()).collect();
        Estimate::of(found.iter().copied())
    }

    fn after(&self, game: &G, step: &Step<G>) -> G::State {
        let mut state = self.before.clone();
        game.step(&mut state, step).expect("what chance gives is legal");
        state
    }

    /// All that may come now and how likely it is; `None` if that takes more than one random number, or if it was laid out
    /// before: then it is drawn.
    fn ways(&self, game: &G) -> Option<Vec<(G::State, f64)>> {
        let Step::Chance(_) = self.step else { return None };
        let mut counts: Vec<(G::Chance, u32)> = Vec::new();
        let mut source = Nth { number: 0, below: 1, asked: 0 };
        while source.number < source.below {
            source.asked = 0;
            let chance = game.draw(&self.before, &mut source);
            if source.asked != 1 {
                return None;
            }
            match counts.iter_mut().find(|(other, _)| *other == chance) {
                Some((_, count)) => *count += 1,
                None => counts.push((chance, 1)),
            }
            source.number += 1;
        }
        let way = |(chance, count)| {
            (self.after(game, &Step::Chance(chance)), f64::from(count) / f64::from(source.below))
        };
        Some(counts.into_iter().map(way).collect())
    }

    /// The position after the step if chance had decided once more.
    fn instead(&self, game: &G, rng: &mut SmallRng) -> G::State {
        let mut state = self.before.clone();
        let done = match &self.step {
            Step::Chance(_) => {
                let chance = game.draw(&state, &mut Quick(rng));
                game.resolve(&mut state, &chance)
            }
            Step::Action(seat, action) => {
                shuffle_unseen(game, &mut state, rng);
                game.play(&mut state, *seat, *action)
            }
        };
        done.expect("what chance gives is legal");
        state
    }
}

/// Does chance decide something by this step? What chance laid out before is decided when it is turned up.
pub(crate) fn is_draw<G: Game>(game: &G, before: &G::State, step: &Step<G>) -> bool {
    match step {
        // A new order of what nobody has seen is none: it shows nothing.
        Step::Chance(chance) => game.resolve(&mut before.clone(), chance).is_ok(),
        Step::Action(..) => {
            game.uncovers(before, step) && game.reshuffle(before, &mut Quick(nobody())).is_some()
        }
    }
}

/// What a position is worth to a seat if everybody plays on sensibly. What nobody has seen lies in any order.
fn value<G: Game>(game: &G, outlook: &mut dyn Outlook<G>, seat: Seat, state: &G::State, luck: u64) -> f64 {
    let mut rng = SmallRng::seed_from_u64(luck);
    let mut state = state.clone();
    shuffle_unseen(game, &mut state, &mut rng);
    outlook.look(&state, rng.next_u64())[seat].win
}

/// Puts what chance has laid out and nobody has seen into any order.
fn shuffle_unseen<G: Game>(game: &G, state: &mut G::State, rng: &mut SmallRng) {
    if let Some(order) = game.reshuffle(state, &mut Quick(rng)) {
        game.resolve_reshuffle(state, &order).expect("a new order of what nobody has seen is possible");
    }
}

/// A generator where it does not matter what comes.
fn nobody() -> SmallRng {
    SmallRng::seed_from_u64(0)
}

/// Gives the first who asks one number, and knows how many there were to choose from.
struct Nth {
    number: u32,
    below: u32,
    asked: u32,
}

impl Source for Nth {
    fn below(&mut self, _: Stream, n: u32) -> u32 {
        self.asked += 1;
        if self.asked > 1 {
            return 0;
        }
        self.below = n;
        self.number
    }
}
