//! Skakanie's greedy player: takes what helps now, walks to the nearest piece that helps, else digs where it stands.

use skakanie::{Action, Knowledge, Pieces, Skakanie, StackId, Waiting};
use table::rand::rngs::SmallRng;
use table::shuffle::below;
use table::{Points, Seat};

use crate::{Budget, Decision, Player};

/// Looks no further than the pieces that lie face up.
pub(crate) struct Greedy {
    rng: SmallRng,
}

impl Greedy {
    pub(crate) fn new(rng: SmallRng) -> Self {
        Self { rng }
    }

    /// The action that is worth most; of equal ones any.
    fn best(&mut self, legal: &[Action], worth: impl Fn(&Action) -> Points) -> Action {
        let most = legal.iter().map(&worth).max().unwrap_or(0);
        let best: Vec<Action> = legal.iter().copied().filter(|action| worth(action) == most).collect();
        best[below(&mut self.rng, best.len() as u32) as usize]
    }
}

impl Player<Skakanie> for Greedy {
    fn decide(
        &mut self,
        game: &Skakanie,
        known: &Knowledge,
        legal: &[Action],
        _budget: Budget<'_>,
    ) -> Decision<Skakanie> {
        Decision::plain(match known.waiting() {
            Waiting::Turn(seat) => self.best(legal, |action| worth(game, known, seat, *action)),
            // A bite: what is missed least, under the stack where it lies deepest.
            Waiting::Give(seat, _) => self.best(legal, |action| match action {
                Action::Give(piece, stack) => {
                    let left = game.score(known.pool(seat).without(*piece));
                    100 * left + (known.unknown_count(*stack) + known.known_below(*stack).count()) as Points
                }
                _ => 0,
            }),
            _ => self.best(legal, |_| 0),
        })
    }
}

/// What an action in one's turn is worth: a piece that helps most, then a step towards one, then digging, then rest.
fn worth(game: &Skakanie, known: &Knowledge, seat: Seat, action: Action) -> Points {
    let pool = known.pool(seat);
    let Some(here) = known.pawn(seat) else { return 0 };
    match action {
        Action::Take => match gain(game, known, pool, here) {
            Some(gain) if gain > 0 => 1000 + gain,
            Some(_) if time_to_dig(known) => 10,
            _ => -1,
        },
        Action::Move(to) => nearest_help(game, known, pool, to).map_or(-2, |steps| 100 - steps),
        Action::End => 0,
        _ => -3,
    }
}

/// By how much the face-up piece of a stack would raise the score.
fn gain(game: &Skakanie, known: &Knowledge, pool: Pieces, stack: StackId) -> Option<Points> {
    let piece = known.top(stack)?;
    Some(game.score(pool.with(piece)) - game.score(pool))
}

/// A piece that does not fit yet may be joined later, but not in the Dragon's last lap.
fn time_to_dig(known: &Knowledge) -> bool {
    known.tokens() > 1
}

/// How many steps from a stack it is to the nearest piece that helps.
fn nearest_help(game: &Skakanie, known: &Knowledge, pool: Pieces, from: StackId) -> Option<Points> {
    let helps = |stack: &StackId| gain(game, known, pool, *stack).is_some_and(|gain| gain > 0);
    let (row, column) = from.row_column();
    let steps = |stack: StackId| {
        let (other_row, other_column) = stack.row_column();
        (row.abs_diff(other_row) + column.abs_diff(other_column)) as Points
    };
    StackId::all().filter(helps).filter(|stack| known.dragon() != Some(*stack)).map(steps).min()
}
