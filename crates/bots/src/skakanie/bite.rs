//! Answers to a bite: which piece to give, and under which stack.

use skakanie::{Action, Piece, Pieces, Skakanie, StackId};
use table::{Game, MAX_SEATS, Seat};

use super::pool::Sight;
use super::table_view::TableView;
use super::weights::Weights;
use super::world::{World, distance};

/// Pieces of the largest fragment are only looked at one by one if there are no more strays than this.
const ENOUGH: usize = 1;

/// An answer and what it is worth compared with others.
#[derive(Clone, Copy)]
pub(super) struct Answer {
    pub(super) action: Action,
    pub(super) value: f32,
}

/// All sensible answers of the bitten seat, best first: each piece with the best stack for it.
pub(super) fn answers(
    game: &Skakanie,
    world: &World,
    weights: &Weights,
    seat: Seat,
    drawn: Option<Piece>,
) -> Vec<Answer> {
    let view = TableView::bare(game, world, weights, seat);
    let pool = world.state.pool(seat);
    let (grid, single) = (game.grid(), game.options().singles.points() as f32);
    let strays = Sight::apart(pool, grid, single).strays();
    let pieces = match drawn {
        Some(piece) => Pieces::only(piece),
        None if strays.len() > ENOUGH => strays,
        None => pool,
    };
    // In joint play the pool is the bitten seat's and nobody else's.
    let others = Seat::all(game.seats()).filter(|other| *other != seat && !game.options().joint);
    let others: Vec<(Seat, Sight)> =
        others.map(|other| (other, Sight::apart(world.state.pool(other), grid, single))).collect();
    let places = Places::new(&view);
    let mut answers: Vec<Answer> = Vec::with_capacity(pieces.len());
    for piece in pieces.iter() {
        let kept = view.my_sight(pool.without(piece));
        let mut gains = [0.0; MAX_SEATS];
        gains[seat.index()] = kept.gain(grid, piece);
        for (other, sight) in &others {
            gains[other.index()] = sight.gain(grid, piece);
        }
        let (stack, worth) = places.best(&gains.map(|gain| weights.top * gain));
        answers.push(Answer { action: Action::Give(piece, stack), value: kept.value + worth });
    }
    answers.sort_by(|a, b| b.value.total_cmp(&a.value));
    answers
}

/// What there is to say about the stacks whatever piece is put under them.
struct Places {
    /// A little for high stacks, where a piece is out of the way.
    high: [f32; StackId::COUNT],
    /// How much of a gain from the lowest piece is left for each seat.
    near: [[f32; MAX_SEATS]; StackId::COUNT],
}

impl Places {
    fn new(view: &TableView<'_>) -> Self {
        let mut places = Self { high: [0.0; StackId::COUNT], near: [[0.0; MAX_SEATS]; StackId::COUNT] };
        for stack in StackId::all() {
            let height = view.world.state.stack(stack).count();
            places.high[stack.index()] = 0.001 * height as f32;
            for seat in Seat::all(view.game.seats()) {
                let far = distance(view.world.pawn(seat), stack);
                if view.actions[seat.index()] as usize > height + far {
                    places.near[stack.index()][seat.index()] = power(0.9, far + 3 * height);
                }
            }
        }
        places
    }

    /// The stack to put a piece under: a low one near somebody it fits, else the highest. The gains are everybody's.
    fn best(&self, gains: &[f32; MAX_SEATS]) -> (StackId, f32) {
        let mut best = (StackId::CORNERS[0], f32::NEG_INFINITY);
        for stack in StackId::all() {
            let worth = gains.iter().zip(&self.near[stack.index()]).map(|(gain, near)| gain * near);
            let worth = worth.fold(self.high[stack.index()], f32::max);
            if worth > best.1 {
                best = (stack, worth);
            }
        }
        best
    }
}

/// `base` to the power of `exponent` by squaring: unlike `powi`, to the same bit everywhere.
fn power(mut base: f32, mut exponent: usize) -> f32 {
    let mut product = 1.0;
    while exponent > 0 {
        if exponent % 2 == 1 {
            product *= base;
        }
        base *= base;
        exponent /= 2;
    }
    product
}
