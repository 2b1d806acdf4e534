//! What everybody knows, and worlds that fit it.

use table::Seat;
use table::rand::Rng;
use table::shuffle::below;

use crate::board::StackId;
use crate::pieces::{Piece, Pieces};
use crate::state::{State, Waiting};

/// What every seat knows: all but the order of the face-down pieces nobody has seen. Nobody has secrets in Skakanie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowledge {
    /// The state with its unknown pieces in ascending order, so that it tells nothing about where they really are.
    public: State,
    unknown: Pieces,
    /// The unknown pieces again as a list, lowest first; what is shuffled for a sample. Piece 1 fills the rest.
    order: [Piece; Piece::MAX],
    below: [Option<Piece>; StackId::COUNT],
}

impl Knowledge {
    pub(crate) fn new(state: &State) -> Self {
        let unknown = state.unknown();
        let below = state.below_unknown();
        let mut order = [Piece::from_index(0); Piece::MAX];
        for (slot, piece) in order.iter_mut().zip(unknown.iter()) {
            *slot = piece;
        }
        let mut public = *state;
        public.rearrange(&order[..unknown.len()], &below);
        Self { public, unknown, order, below }
    }

    /// A state in which the unknown pieces lie in the unknown places in a random order, all orders equally likely.
    pub fn sample(&self, rng: &mut impl Rng) -> State {
        let mut order = self.order;
        let unknown = &mut order[..self.unknown.len()];
        for last in (1..unknown.len()).rev() {
            unknown.swap(last, below(rng, last as u32 + 1) as usize);
        }
        let mut state = self.public;
        state.rearrange(unknown, &self.below);
        state
    }

    /// The pieces nobody has seen yet.
    pub const fn unknown(&self) -> Pieces {
        self.unknown
    }

    /// What the game waits for.
    pub const fn waiting(&self) -> Waiting {
        self.public.waiting()
    }

    /// Whose turn it is; while bites are settled, whose it was; before the first turn, whose corner is next.
    pub const fn turn(&self) -> Seat {
        self.public.turn()
    }

    /// How many actions the turn still has.
    pub const fn actions_left(&self) -> u8 {
        self.public.actions_left()
    }

    /// The Dragon tokens left.
    pub const fn tokens(&self) -> u8 {
        self.public.tokens()
    }

    /// Where the Dragon is, once it has a place.
    pub fn dragon(&self) -> Option<StackId> {
        self.public.dragon()
    }

    /// The Dragon's first place.
    pub fn home(&self) -> Option<StackId> {
        self.public.home()
    }

    /// Where a seat's pawn stands, once it is placed.
    pub fn pawn(&self, seat: Seat) -> Option<StackId> {
        self.public.pawn(seat)
    }

    /// The pieces a seat has; in joint play all seats have the same.
    pub const fn pool(&self, seat: Seat) -> Pieces {
        self.public.pool(seat)
    }

    /// The face-up piece of a stack.
    pub const fn top(&self, stack: StackId) -> Option<Piece> {
        self.public.top(stack)
    }

    /// How many face-down pieces of a stack nobody has seen yet.
    pub const fn unknown_count(&self, stack: StackId) -> usize {
        self.public.unknown_count(stack)
    }

    /// The pieces at the bottom of a stack that were put there for all to see, the upper ones first.
    pub fn known_below(&self, stack: StackId) -> impl Iterator<Item = Piece> + Clone {
        self.public.known_below(stack)
    }
}
