//! Random games as fast as they go, through the same changes as everybody's `play`.

use table::rand::Rng;
use table::shuffle::{Quick, below};
use table::{Game, Seat};

use crate::action::Action;
use crate::board::{StackId, Targets};
use crate::game::Skakanie;
use crate::state::{State, Waiting};

impl Skakanie {
    /// Plays random legal actions to the end of the game, each equally likely, chance included. Returns how many
    /// actions of seats that took.
    pub fn playout(&self, state: &mut State, rng: &mut impl Rng) -> u32 {
        let mut count = 0;
        loop {
            match state.waiting {
                Waiting::Over => return count,
                Waiting::Deal | Waiting::Dragon | Waiting::Draw(_) => {
                    let chance = self.draw(state, &mut Quick(&mut *rng));
                    self.apply_chance(state, &chance, &mut |_| {});
                    continue;
                }
                Waiting::Turn(seat) => {
                    let action = self.random_turn_action(state, seat, rng);
                    self.apply(state, seat, action, &mut |_| {});
                }
                Waiting::Corner(seat) | Waiting::Give(seat, _) => {
                    let action = random_other_action(state, seat, rng);
                    self.apply(state, seat, action, &mut |_| {});
                }
            }
            count += 1;
        }
    }

    /// A random legal action and whose it is, each equally likely; `None` while chance is due or the game is over.
    pub fn random_action(&self, state: &State, rng: &mut impl Rng) -> Option<(Seat, Action)> {
        let seat = state.waiting.seat()?;
        let action = match state.waiting {
            Waiting::Turn(_) => self.random_turn_action(state, seat, rng),
            _ => random_other_action(state, seat, rng),
        };
        Some((seat, action))
    }

    /// Plays an action that is known to be legal, without checking it; one that is not may leave a senseless state.
    pub fn play_unchecked(&self, state: &mut State, seat: Seat, action: Action) {
        debug_assert_eq!(self.check(state, seat, action), Ok(()));
        self.apply(state, seat, action, &mut |_| {});
    }

    #[inline]
    fn random_turn_action(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> Action {
        let pawn = state.pawns[seat.index()];
        let moves = Targets::of(pawn, state.dragon);
        let takes = usize::from(state.top(pawn).is_some());
        let pushes = if self.options().push { self.count_pushes(state, seat) } else { 0 };
        let pick = below(rng, (moves.len() + takes + 1 + pushes) as u32) as usize;
        match pick {
            _ if pick < moves.len() => Action::Move(moves.get(pick)),
            _ if pick < moves.len() + takes => Action::Take,
            _ if pick == moves.len() + takes => Action::End,
            _ => self.nth_push(state, seat, pick - moves.len() - takes - 1),
        }
    }

    fn count_pushes(&self, state: &State, seat: Seat) -> usize {
        self.others(seat).map(|other| Targets::of(state.pawns[other.index()], state.dragon).len()).sum()
    }

    fn nth_push(&self, state: &State, seat: Seat, mut nth: usize) -> Action {
        for other in self.others(seat) {
            let targets = Targets::of(state.pawns[other.index()], state.dragon);
            if nth < targets.len() {
                return Action::Push(other, targets.get(nth));
            }
            nth -= targets.len();
        }
        Action::End
    }
}

/// A random corner or a random answer to a bite.
#[inline]
fn random_other_action(state: &State, seat: Seat, rng: &mut impl Rng) -> Action {
    let Waiting::Give(_, drawn) = state.waiting else {
        return Action::Corner(StackId::CORNERS[below(rng, 4) as usize]);
    };
    let pool = state.pool(seat);
    let pick = below(rng, (pool.len() * StackId::COUNT) as u32) as usize;
    let piece = drawn.or_else(|| pool.nth(pick / StackId::COUNT)).expect("a bitten seat has a piece");
    Action::Give(
        piece,
        StackId::new(pick % StackId::COUNT).expect("the remainder is below the number of stacks"),
    )
}
