//! The levels below *strong*: they think as it does, about what they notice, and err as people do. A *beginner* overlooks
//! pieces and forgets what a stray piece may still be joined to; a *casual* player hurries.

use skakanie::{Action, Knowledge, Pieces, Skakanie, Waiting};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::below;
use table::{Game, Seat};

use super::thinker::{Thinker, corner};
use super::turn::Plan;
use super::weights::Weights;
use super::world::World;
use crate::{Budget, Decision, Player};

/// More ways to use a turn than there are.
const ALL: usize = 1000;

/// How often somebody errs, of a hundred times.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Slips {
    /// Face-up pieces it does not notice in a turn.
    overlooks: u32,
    /// Turns in which it counts points alone: what stray pieces may yet be joined to is forgotten.
    forgets: u32,
    /// Turns that it ends after the first piece it takes, without thinking again about what lies open then.
    hurries: u32,
}

impl Slips {
    /// The level *beginner*.
    pub(super) fn beginner(game: &Skakanie) -> Self {
        let overlooks = match game.seats() {
            1 => 53,
            2 => 35,
            _ => 55,
        };
        Self { overlooks, forgets: 25, hurries: 0 }
    }

    /// The level *casual*.
    pub(super) fn casual(game: &Skakanie) -> Self {
        let hurries = match game.seats() {
            1 => 65,
            2 => 29,
            _ => 45,
        };
        Self { hurries, ..Self::default() }
    }
}

/// Somebody who errs.
pub(super) struct Careless {
    rng: SmallRng,
    slips: fn(&Skakanie) -> Slips,
    turn: Option<Turn>,
}

/// What goes wrong in a turn; it stays so till the turn ends.
struct Turn {
    /// Whose turn it is, and how many steps the Dragon has left.
    of: (Seat, usize),
    overlooked: Pieces,
    forgets: bool,
    hurries: bool,
    /// Was a piece taken?
    took: bool,
}

impl Careless {
    pub(super) const fn new(rng: SmallRng, slips: fn(&Skakanie) -> Slips) -> Self {
        Self { rng, slips, turn: None }
    }

    fn decide_turn(&mut self, game: &Skakanie, world: &World, seat: Seat) -> Action {
        let of = (seat, world.steps_left());
        let mut turn = self.turn.take().filter(|turn| turn.of == of).unwrap_or_else(|| self.begin(game, of));
        let action = turn.action(game, world, seat);
        turn.took |= action == Action::Take;
        self.turn = Some(turn);
        action
    }

    fn begin(&mut self, game: &Skakanie, of: (Seat, usize)) -> Turn {
        let slips = (self.slips)(game);
        let mut happens = |of_hundred| below(&mut self.rng, 100) < of_hundred;
        let (forgets, hurries) = (happens(slips.forgets), happens(slips.hurries));
        let overlooked = game.grid().all().iter().filter(|_| happens(slips.overlooks)).collect();
        Turn { of, overlooked, forgets, hurries, took: false }
    }
}

impl Turn {
    /// The best it sees.
    fn action(&self, game: &Skakanie, world: &World, seat: Seat) -> Action {
        if self.hurries && self.took {
            return Action::End;
        }
        let weights = Weights::of(game);
        let mut thinker = Thinker::new(if self.forgets { weights.points_alone() } else { weights });
        let plans = thinker.plans(game, world, seat, ALL);
        let seen = plans.iter().find(|plan| self.sees(world, seat, plan));
        seen.map_or(Action::End, |plan| plan.actions[0])
    }

    /// Is no piece overlooked that is taken in it?
    fn sees(&self, world: &World, seat: Seat, plan: &Plan) -> bool {
        let mut here = world.pawn(seat);
        plan.actions().iter().all(|action| {
            if let Action::Move(to) = action {
                here = *to;
            }
            let piece = world.state.top(here).filter(|_| *action == Action::Take);
            piece.is_none_or(|piece| !self.overlooked.contains(piece))
        })
    }
}

impl Player<Skakanie> for Careless {
    fn decide(
        &mut self,
        game: &Skakanie,
        known: &Knowledge,
        _legal: &[Action],
        _budget: Budget<'_>,
    ) -> Decision<Skakanie> {
        let world = World::sample(known, &mut SmallRng::seed_from_u64(0));
        Decision::plain(match known.waiting() {
            Waiting::Turn(seat) => self.decide_turn(game, &world, seat),
            Waiting::Give(seat, drawn) => Thinker::new(Weights::of(game)).answer(game, &world, seat, drawn),
            _ => Action::Corner(corner(game, &world)),
        })
    }
}

#[cfg(test)]
mod tests {
    use table::shuffle::Quick;

    use super::*;
    use crate::generic::settle;

    /// All decisions in turns of seeded games of two who err like this: the turn, the action, and what a take would bring.
    fn decisions(slips: fn(&Skakanie) -> Slips) -> Vec<((Seat, usize), Action, i32)> {
        let game: Skakanie = "options seats=2 picture=8x6\n".parse().expect("these options fit");
        let mut made = Vec::new();
        for deal in 0..4 {
            let mut players = [0, 1].map(|seat| Careless::new(SmallRng::seed_from_u64(seat), slips));
            let (mut state, mut chance) = (game.start(), Quick(SmallRng::seed_from_u64(deal)));
            settle(&game, &mut state, &mut chance);
            while let Some(seat) = state.waiting().seat() {
                let known = game.knowledge(&state, seat);
                let action = players[seat.index()].decide(&game, &known, &[], Budget::iterations(1)).action;
                if state.waiting() == Waiting::Turn(seat) {
                    let world = World { state, unknown: state.unknown() };
                    let (pool, top) = (state.pool(seat), state.top(world.pawn(seat)));
                    let gain = top.map_or(0, |piece| game.score(pool.with(piece)) - game.score(pool));
                    made.push(((seat, world.steps_left()), action, gain));
                }
                game.play(&mut state, seat, action).expect("players act by the rules");
                settle(&game, &mut state, &mut chance);
            }
        }
        made
    }

    #[test]
    fn who_overlooks_everything_takes_nothing() {
        let made = decisions(|_| Slips { overlooks: 100, ..Slips::default() });
        assert!(made.len() > 50 && made.iter().all(|(_, action, _)| *action != Action::Take));
    }

    #[test]
    fn who_hurries_ends_the_turn_after_a_piece() {
        let made = decisions(|_| Slips { hurries: 100, ..Slips::default() });
        let pairs = made.iter().zip(&made[1..]);
        let taken = pairs.filter(|(first, next)| first.0 == next.0 && first.1 == Action::Take);
        let after: Vec<Action> = taken.map(|(_, next)| next.1).collect();
        assert!(after.len() > 10 && after.iter().all(|action| *action == Action::End), "{after:?}");
    }

    #[test]
    fn who_counts_points_alone_takes_few_strays() {
        let strays = |slips| {
            let made = decisions(slips).into_iter();
            made.filter(|(_, action, gain)| *action == Action::Take && *gain < 0).count()
        };
        let all = strays(|_| Slips::default());
        let few = strays(|_| Slips { forgets: 100, ..Slips::default() });
        assert!(all > 20 && few * 3 < all, "{few} of {all}");
    }
}
