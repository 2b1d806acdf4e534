//! Everything about a game under way in one small `Copy` value.
//!
//! The stacks are linked lists through one array, so taking the top and putting a piece underneath touch a few bytes
//! and nothing is ever allocated.

use table::{MAX_SEATS, Seat, SeatSet};

use crate::board::StackId;
use crate::chance::Deal;
use crate::picture::Picture;
use crate::pieces::{Piece, Pieces};

/// The tokens beside the Dragon at the start (S3).
pub(crate) const TOKENS: u8 = 4;

/// No piece, in the links below.
const NONE: u8 = u8::MAX;

/// A game under way, hidden pieces included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// Pools by seat; in joint play only the first is used.
    pools: [Pieces; MAX_SEATS],
    /// All ones, or zero in joint play, so that `seat & mask` is the pool's index without a branch.
    pool_mask: u8,
    /// The piece below each piece of a stack. Pieces that are the lowest or in a pool have `NONE`, so that equal
    /// positions are equal values.
    next: [u8; Piece::MAX],
    top: [u8; StackId::COUNT],
    bottom: [u8; StackId::COUNT],
    /// How many pieces right below the top nobody has seen yet. Those under them were put there for all to see.
    hidden: [u8; StackId::COUNT],
    /// Where the pawns stand, as far as they are `placed`.
    pub(crate) pawns: [StackId; MAX_SEATS],
    pub(crate) placed: SeatSet,
    /// Where the Dragon is and where it started; stack 1 for both until it `is_out`.
    pub(crate) dragon: StackId,
    pub(crate) home: StackId,
    pub(crate) is_out: bool,
    pub(crate) tokens: u8,
    /// Whose turn it is, or whose it was while bites are settled.
    pub(crate) turn: Seat,
    pub(crate) left: u8,
    /// Who stands where the Dragon arrived and has not been asked yet, or not answered.
    pub(crate) bitten: SeatSet,
    pub(crate) waiting: Waiting,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// The deal (S1).
    Deal,
    /// The Dragon's first place (S3).
    Dragon,
    /// A seat's corner (S2).
    Corner(Seat),
    /// An action of the seat whose turn it is (S5).
    Turn(Seat),
    /// The piece the fierce Dragon draws from this seat's pool (S8).
    Draw(Seat),
    /// A bitten seat's piece and stack; with a fierce Dragon the piece is drawn already (S8).
    Give(Seat, Option<Piece>),
    /// Nothing, the game is over (S10).
    Over,
}

impl Waiting {
    /// The seat that has to decide.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Corner(seat) | Self::Turn(seat) | Self::Give(seat, _) => Some(seat),
            Self::Deal | Self::Dragon | Self::Draw(_) | Self::Over => None,
        }
    }
}

impl State {
    /// Nothing dealt, nobody placed.
    pub(crate) fn new(youngest: Seat, dragon: Option<StackId>, joint: bool) -> Self {
        let first = StackId::CORNERS[0];
        Self {
            pools: [Pieces::EMPTY; MAX_SEATS],
            pool_mask: if joint { 0 } else { u8::MAX },
            next: [NONE; Piece::MAX],
            top: [NONE; StackId::COUNT],
            bottom: [NONE; StackId::COUNT],
            hidden: [0; StackId::COUNT],
            pawns: [first; MAX_SEATS],
            placed: SeatSet::EMPTY,
            dragon: dragon.unwrap_or(first),
            home: dragon.unwrap_or(first),
            is_out: dragon.is_some(),
            tokens: TOKENS,
            turn: youngest,
            left: 0,
            bitten: SeatSet::EMPTY,
            waiting: Waiting::Deal,
        }
    }

    /// What the game waits for.
    pub const fn waiting(&self) -> Waiting {
        self.waiting
    }

    /// Whose turn it is; while bites are settled, whose it was; before the first turn, whose corner is next.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// How many actions the turn still has.
    pub const fn actions_left(&self) -> u8 {
        self.left
    }

    /// The Dragon tokens left.
    pub const fn tokens(&self) -> u8 {
        self.tokens
    }

    /// Where the Dragon is, once it has a place.
    pub fn dragon(&self) -> Option<StackId> {
        self.is_out.then_some(self.dragon)
    }

    /// The Dragon's first place: each time it enters it a token goes (S9).
    pub fn home(&self) -> Option<StackId> {
        self.is_out.then_some(self.home)
    }

    /// Where a seat's pawn stands, once it is placed.
    pub fn pawn(&self, seat: Seat) -> Option<StackId> {
        self.placed.contains(seat).then_some(self.pawns[seat.index()])
    }

    /// The pieces a seat has; in joint play all seats have the same.
    #[inline]
    pub const fn pool(&self, seat: Seat) -> Pieces {
        self.pools[self.pool_index(seat)]
    }

    /// The face-up piece of a stack.
    #[inline]
    pub const fn top(&self, stack: StackId) -> Option<Piece> {
        piece(self.top[stack.index()])
    }

    /// How many face-down pieces of a stack nobody has seen yet.
    pub const fn unknown_count(&self, stack: StackId) -> usize {
        self.hidden[stack.index()] as usize
    }

    /// All pieces of a stack from top to bottom.
    pub fn stack(&self, stack: StackId) -> impl Iterator<Item = Piece> + Clone {
        std::iter::successors(self.top(stack), |above| piece(self.next[above.index()]))
    }

    /// The pieces at the bottom of a stack that were put there for all to see, the upper ones first.
    pub fn known_below(&self, stack: StackId) -> impl Iterator<Item = Piece> + Clone {
        self.stack(stack).skip(1 + self.unknown_count(stack))
    }

    /// The pieces nobody has seen yet.
    pub fn unknown(&self) -> Pieces {
        StackId::all().flat_map(|stack| self.stack(stack).skip(1).take(self.unknown_count(stack))).collect()
    }

    /// Lays the pieces out; the deal is complete.
    pub(crate) fn lay_out(&mut self, deal: &Deal, picture: Picture) {
        let mut rest = deal.pieces();
        for stack in StackId::all() {
            let (own, others) = rest.split_at(picture.dealt(stack));
            for piece in own {
                self.put_under(*piece, stack);
            }
            self.hidden[stack.index()] = own.len() as u8 - 1;
            rest = others;
        }
    }

    /// Takes the top of a stack that is not empty into the seat's pool.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, stack: StackId) -> Piece {
        let at = stack.index();
        let taken = Piece::from_index(self.top[at]);
        let below = std::mem::replace(&mut self.next[taken.index()], NONE);
        self.top[at] = below;
        if below == NONE {
            self.bottom[at] = NONE;
        }
        self.hidden[at] = self.hidden[at].saturating_sub(1);
        let pool = &mut self.pools[self.pool_index(seat)];
        *pool = pool.with(taken);
        taken
    }

    /// Puts a piece of the seat's pool at the bottom of a stack.
    #[inline]
    pub(crate) fn give(&mut self, seat: Seat, piece: Piece, stack: StackId) {
        let pool = &mut self.pools[self.pool_index(seat)];
        *pool = pool.without(piece);
        self.put_under(piece, stack);
    }

    #[inline]
    fn put_under(&mut self, piece: Piece, stack: StackId) {
        let at = stack.index();
        let lowest = std::mem::replace(&mut self.bottom[at], piece.index() as u8);
        match lowest {
            NONE => self.top[at] = piece.index() as u8,
            above => self.next[above as usize & (Piece::MAX - 1)] = piece.index() as u8,
        }
    }

    /// The first piece below the unknown ones of each stack, for [`Self::rearrange`].
    pub(crate) fn below_unknown(&self) -> [Option<Piece>; StackId::COUNT] {
        std::array::from_fn(|at| self.known_below(StackId::new(at).expect("there are so many stacks")).next())
    }

    /// Puts the unknown pieces into this order, stack by stack from the top. `below` is what lies under them.
    pub(crate) fn rearrange(&mut self, order: &[Piece], below: &[Option<Piece>; StackId::COUNT]) {
        let mut rest = order;
        for (at, below) in below.iter().enumerate() {
            let (own, others) = rest.split_at(self.hidden[at] as usize);
            rest = others;
            let Some(lowest) = own.last() else { continue };
            let mut above = self.top[at] as usize & (Piece::MAX - 1);
            for piece in own {
                self.next[above] = piece.index() as u8;
                above = piece.index();
            }
            self.next[above] = below.map_or(NONE, |piece| piece.index() as u8);
            if below.is_none() {
                self.bottom[at] = lowest.index() as u8;
            }
        }
    }

    /// The same with this unknown piece right under the top of this stack; what lay there changes places with it. For who goes
    /// through everything that may turn up.
    #[must_use]
    pub fn with_next(&self, stack: StackId, piece: Piece) -> Self {
        let mut order = [Piece::from_index(0); Piece::MAX];
        let (mut count, mut place) = (0, None);
        for at in StackId::all() {
            if at == stack && self.unknown_count(at) > 0 {
                place = Some(count);
            }
            for unknown in self.stack(at).skip(1).take(self.unknown_count(at)) {
                order[count] = unknown;
                count += 1;
            }
        }
        let mut state = *self;
        let found = order[..count].iter().position(|unknown| *unknown == piece);
        if let (Some(place), Some(found)) = (place, found) {
            order.swap(place, found);
            state.rearrange(&order[..count], &self.below_unknown());
        }
        state
    }

    /// The index of a seat's pool.
    #[inline]
    const fn pool_index(&self, seat: Seat) -> usize {
        seat.index() & self.pool_mask as usize
    }

    /// Does each stack end at its recorded bottom, and have no more unknown pieces than face-down ones?
    #[cfg(feature = "testkit")]
    pub(crate) fn links_are_sound(&self) -> bool {
        StackId::all().all(|stack| {
            let at = stack.index();
            let (last, count) = (
                self.stack(stack).take(Piece::MAX + 1).last(),
                self.stack(stack).take(Piece::MAX + 1).count(),
            );
            last == piece(self.bottom[at]) && self.unknown_count(stack) <= count.saturating_sub(1)
        })
    }
}

#[inline]
const fn piece(index: u8) -> Option<Piece> {
    if index == NONE { None } else { Some(Piece::from_index(index)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() <= 304, "{} bytes", size_of::<State>());
    }
}
