//! Answers to a bite: which piece to give, and under which stack.

use skakanie::{Action, Piece, Pieces, Skakanie, StackId};
use table::{Game, Seat};

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
    let view = TableView::new(game, world, weights, seat);
    let pool = world.state.pool(seat);
    let sight = view.my_sight(pool);
    let strays = sight.strays();
    let pieces = match drawn {
        Some(piece) => Pieces::only(piece),
        None if strays.len() > ENOUGH => strays,
        None => pool,
    };
    let heights: [usize; StackId::COUNT] =
        std::array::from_fn(|at| StackId::new(at).map_or(0, |stack| world.state.stack(stack).count()));
    let mut answers: Vec<Answer> = Vec::with_capacity(pieces.len());
    for piece in pieces.iter() {
        let kept = view.my_sight(pool.without(piece));
        let (stack, worth) = best_stack(&view, &heights, seat, piece, kept.gain(game.grid(), piece));
        answers.push(Answer { action: Action::Give(piece, stack), value: kept.value + worth });
    }
    answers.sort_by(|a, b| b.value.total_cmp(&a.value));
    answers
}

/// The stack to put a piece under: a low one near somebody it fits, else the highest.
fn best_stack(
    view: &TableView<'_>,
    heights: &[usize; StackId::COUNT],
    me: Seat,
    piece: Piece,
    own_gain: f32,
) -> (StackId, f32) {
    let mut best = (StackId::CORNERS[0], f32::NEG_INFINITY);
    for stack in StackId::all() {
        let height = heights[stack.index()];
        let mut worth = 0.001 * height as f32;
        for seat in Seat::all(view.game.seats()) {
            let gain = match view.other(seat) {
                Some(sight) => sight.gain(view.game.grid(), piece),
                None if seat == me => own_gain,
                None => 0.0,
            };
            let near = power(0.9, distance(view.world.pawn(seat), stack) + 3 * height);
            let in_time =
                (view.actions[seat.index()] as usize) > height + distance(view.world.pawn(seat), stack);
            if in_time {
                worth = f32::max(worth, view.weights.top * gain * near);
            }
        }
        if worth > best.1 {
            best = (stack, worth);
        }
    }
    best
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
