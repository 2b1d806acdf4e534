//! What a position promises if all stacks lie open: the values of a search that compares many positions of one moment.
//!
//! Of two such positions most pools are the same, so pools are taken apart once and kept: 64 for each seat, under 70 KB.

use skakanie::{Piece, Pieces, Skakanie, StackId, State};
use table::{Game, MAX_SEATS, Seat};

use super::pool::{Around, Sight};
use super::table_view::reach;
use super::weights::Weights;
use super::world::{World, distance};

/// How far down the stacks it looks, and what is left of a piece's worth with each one above it, which has to go first.
const DEEP: usize = 5;
const DEEPER: f32 = 0.8;

/// How many pools are kept for each seat.
const KEPT: usize = 64;

/// A pool taken apart, as far as it matters here.
#[derive(Clone, Copy)]
struct Kept {
    pool: Pieces,
    stacked: Pieces,
    fade: f32,
    value: f32,
    /// By how many points each piece in the stacks would raise its score.
    gains: [u8; Piece::MAX],
}

/// A moment of the game: whose turn it is, and how many steps of the Dragon come after it.
#[derive(Clone, Copy, PartialEq)]
struct Moment {
    turn: Seat,
    steps: usize,
}

/// Values positions; keeps its memory between them.
pub(super) struct OpenView {
    weights: Weights,
    moment: Option<Moment>,
    fades: [f32; MAX_SEATS],
    /// What a point on each stack is worth to a pawn on each, by seat.
    near: [[[f32; StackId::COUNT]; StackId::COUNT]; MAX_SEATS],
    kept: Vec<Kept>,
}

impl OpenView {
    pub(super) fn new(game: &Skakanie, weights: Weights) -> Self {
        let none = Kept {
            pool: Pieces::EMPTY,
            stacked: Pieces::EMPTY,
            fade: -1.0,
            value: 0.0,
            gains: [0; Piece::MAX],
        };
        Self {
            weights,
            moment: None,
            fades: [0.0; MAX_SEATS],
            near: [[[0.0; StackId::COUNT]; StackId::COUNT]; MAX_SEATS],
            kept: vec![none; KEPT * game.seats()],
        }
    }

    /// What the team is expected to have in the end if nobody has to search.
    pub(super) fn standing(&mut self, game: &Skakanie, world: &World) -> f32 {
        self.set_moment(game, world);
        let (state, stacked, joint) = (&world.state, world.stacked(game), game.options().joint);
        // In joint play the pool is everybody's, and only who has the turn counts.
        let (me, seats) = if joint { (Seat::new(0), 1) } else { (state.turn(), game.seats()) };
        let (mut mine, mut others) = (0.0, 0.0);
        let mut kept = [0; MAX_SEATS];
        for (seat, at) in Seat::all(seats).zip(&mut kept) {
            *at = self.keep(game, seat, state.pool(seat), stacked);
            let value = self.kept[*at].value;
            if seat == me {
                mine = value;
            } else {
                others += value;
            }
        }
        let pawn = |seat| world.pawn(if joint { state.turn() } else { seat }).index();
        let views: [_; MAX_SEATS] = std::array::from_fn(|at| {
            let seat = Seat::new(if at < seats { at } else { 0 });
            (&self.kept[kept[seat.index()]].gains, &self.near[seat.index()][pawn(seat)])
        });
        mine + self.weights.top * tops(state, &views[..seats]) + others
    }

    /// Works out what only depends on whose turn it is and how many are left.
    fn set_moment(&mut self, game: &Skakanie, world: &World) {
        let moment = Moment { turn: world.state.turn(), steps: world.steps_left().saturating_sub(1) };
        if self.moment == Some(moment) {
            return;
        }
        self.moment = Some(moment);
        let actions = world.actions_after(game, moment.steps);
        let all = actions.iter().sum();
        let joint = game.options().joint;
        for seat in Seat::all(game.seats()) {
            let at = seat.index();
            self.fades[at] = self.weights.faded(if joint { all } else { actions[at] });
            let reach = reach(&self.weights, actions[if joint { moment.turn.index() } else { at }]);
            for (pawn, near) in StackId::all().zip(&mut self.near[at]) {
                *near = std::array::from_fn(|stack| {
                    reach[StackId::new(stack).map_or(0, |to| distance(pawn, to))]
                });
            }
        }
    }

    /// Where a pool is kept, taken apart.
    fn keep(&mut self, game: &Skakanie, seat: Seat, pool: Pieces, stacked: Pieces) -> usize {
        let fade = self.fades[seat.index()];
        let slot = seat.index() * KEPT + stir_pieces(stir_pieces(0, pool), stacked) as usize % KEPT;
        let kept = &mut self.kept[slot];
        if kept.pool != pool || kept.stacked != stacked || kept.fade.to_bits() != fade.to_bits() {
            let single = game.options().singles.points() as f32;
            let (grid, weights) = (game.grid(), &self.weights);
            let sight = Sight::new(pool, &Around { grid, weights, stacked, unknown: stacked, single, fade });
            *kept = Kept { pool, stacked, fade, value: sight.value, gains: [0; Piece::MAX] };
            for piece in (sight.any_edge & stacked).iter() {
                kept.gains[piece.index()] = sight.gain(grid, piece) as u8;
            }
        }
        slot
    }
}

/// What lies in the stacks is worth, each piece to the one it is worth most to.
fn tops(state: &State, views: &[(&[u8; Piece::MAX], &[f32; StackId::COUNT])]) -> f32 {
    let mut sum = 0.0;
    for stack in StackId::all() {
        let mut deep = 1.0;
        for piece in state.stack(stack).take(DEEP) {
            let worth =
                views.iter().map(|(gains, near)| f32::from(gains[piece.index()]) * near[stack.index()]);
            sum += deep * worth.fold(0.0, f32::max);
            deep *= DEEPER;
        }
    }
    sum
}

/// Stirs a word into a hash, the same way everywhere.
pub(super) const fn stir(hash: u64, word: u64) -> u64 {
    let mixed = (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ mixed >> 29
}

/// Stirs a set of pieces into a hash.
pub(super) const fn stir_pieces(hash: u64, pieces: Pieces) -> u64 {
    stir(stir(hash, pieces.bits() as u64), (pieces.bits() >> 64) as u64)
}
