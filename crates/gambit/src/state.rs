//! A game under way in 64 bytes.
//!
//! What never changes (points, deck, options) is in [`Gambit`](crate::Gambit); everything else is here, small enough for one
//! line of the processor's cache and cheap to copy, so that searches need not undo moves. Draw piles and hands are counts
//! by kind, discards are what is left of the deck.

use table::Seat;

use crate::card::{Card, Cards};
use crate::square::{Square, Squares};
use crate::token::Tokens;

/// The most seats this game has.
pub(crate) const SEATS: usize = 4;

/// Everything about a game under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) tokens: Tokens,
    pub(crate) side: [Side; SEATS],
    pub(crate) row: [Row; SEATS],
    pub(crate) phase: Phase,
    /// Whose turn it is to place or to move; in the end, who moved last.
    pub(crate) turn: Seat,
    /// While placing, dealing or drawing at the start: how many seats are done. While planning: who is, a bit each.
    pub(crate) done: u8,
    /// Turns in a row without a capture (G17).
    pub(crate) calm: u8,
}

impl State {
    /// The tokens still on the board.
    pub const fn tokens(&self) -> Tokens {
        self.tokens
    }

    /// What is going on.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Turns in a row without a capture.
    pub const fn calm(&self) -> u8 {
        self.calm
    }

    /// Where a seat's gambit stands; meaningless before it is placed.
    #[inline]
    pub const fn square(&self, seat: Seat) -> Square {
        self.side[seat.index() & (SEATS - 1)].square()
    }

    /// What a seat has captured.
    #[inline]
    pub const fn points(&self, seat: Seat) -> u16 {
        self.side[seat.index() & (SEATS - 1)].points()
    }

    /// A seat's hand.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.side[seat.index() & (SEATS - 1)].hand()
    }

    /// A seat's next cards, the next one first: up to three.
    #[inline]
    pub const fn row(&self, seat: Seat) -> Row {
        self.row[seat.index() & (SEATS - 1)]
    }

    /// The squares of the gambits of the first `seats` seats, all of which are placed.
    #[inline]
    pub const fn gambits(&self, seats: usize) -> Squares {
        let mut squares = 0;
        let mut seat = 0;
        while seat < seats {
            squares |= 1 << (self.side[seat].0 & 63);
            seat += 1;
        }
        Squares(squares)
    }
}

/// What belongs to a seat, in one register: where its gambit stands (six bits) and the points it has captured (ten), its
/// hand, its draw pile, and the cards it is known to hold (sixteen bits each). The row stands apart.
///
/// Held cards are those everybody knows to be in row or hand, because they were there when the seat last shuffled its
/// discards into a new pile and have not been seen since; there are none before the first such shuffle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Side(u64);

impl Side {
    const HAND: u32 = 16;
    const PILE: u32 = 32;
    const HELD: u32 = 48;

    pub(crate) const fn square(self) -> Square {
        Square::new(self.0 as u32)
    }

    pub(crate) const fn points(self) -> u16 {
        self.0 as u16 >> 6
    }

    pub(crate) const fn hand(self) -> Cards {
        Cards::from_bits((self.0 >> Self::HAND) as u16)
    }

    pub(crate) const fn pile(self) -> Cards {
        Cards::from_bits((self.0 >> Self::PILE) as u16)
    }

    pub(crate) const fn held(self) -> Cards {
        Cards::from_bits((self.0 >> Self::HELD) as u16)
    }

    pub(crate) const fn set_hand(&mut self, cards: Cards) {
        self.0 = self.0 & !(0xffff << Self::HAND) | (cards.bits() as u64) << Self::HAND;
    }

    pub(crate) const fn set_pile(&mut self, cards: Cards) {
        self.0 = self.0 & !(0xffff << Self::PILE) | (cards.bits() as u64) << Self::PILE;
    }

    pub(crate) const fn set_held(&mut self, cards: Cards) {
        self.0 = self.0 & !(0xffff << Self::HELD) | (cards.bits() as u64) << Self::HELD;
    }

    /// Puts the gambit on a square and adds points.
    #[inline]
    pub(crate) const fn go(&mut self, to: Square, points: u16) {
        self.0 = (self.0 & !63) + ((points as u64) << 6) + to.index() as u64;
    }

    /// Discards the first card of the row, which has been seen.
    #[inline]
    pub(crate) const fn play(&mut self, row: &mut Row) {
        let kind = Self::HELD + Cards::shift(row.get(0));
        let was_held = (self.0 >> kind & 15 != 0) as u64;
        self.0 -= was_held << kind;
        *row = row.played();
    }

    /// Lays a card of the hand at the end of the row.
    #[inline]
    pub(crate) const fn lay(&mut self, row: &mut Row, card: Card) {
        self.0 -= 1 << (Self::HAND + Cards::shift(card));
        *row = row.laid(card);
    }

    /// Makes the pile ready for a draw: if it has run out the discards become the new one (G13). What is in row and hand
    /// then is no longer a secret, though not where.
    #[inline]
    pub(crate) fn refill(&mut self, row: Row, deck: Cards) {
        if self.pile().is_empty() {
            let held = self.hand().plus(row.cards());
            self.set_held(held);
            self.set_pile(deck.minus(held));
        }
    }

    /// Draws a card from the pile, which must have it.
    #[inline]
    pub(crate) const fn draw(&mut self, card: Card) {
        let (hand, pile) = (1u64 << Self::HAND, 1u64 << Self::PILE);
        self.0 = self.0.wrapping_sub((pile - hand) << Cards::shift(card));
    }
}

/// The cards in front of a player, the next one first. (Two bits each, then their number.)
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Row(u8);

impl Row {
    pub(crate) const fn new(cards: [Card; 3]) -> Self {
        Self(cards[0] as u8 | (cards[1] as u8) << 2 | (cards[2] as u8) << 4 | 3 << 6)
    }

    /// How many cards there are.
    pub const fn len(self) -> usize {
        (self.0 >> 6) as usize
    }

    /// Is there none?
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The card at a place, the next one at 0; meaningless beyond the last.
    #[inline]
    pub const fn get(self, place: usize) -> Card {
        Card::from_bits((self.0 >> (2 * place)) as u32)
    }

    /// The row without its first card.
    #[must_use]
    pub(crate) const fn played(self) -> Self {
        Self(((self.0 & 63) >> 2) | ((self.0 & 0xc0) - 0x40))
    }

    /// The row with one more card at its right end.
    #[must_use]
    pub(crate) const fn laid(self, card: Card) -> Self {
        Self((self.0 | (card as u8) << (2 * self.len())) + 0x40)
    }

    /// The cards, the next one first.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        (0..self.len()).map(move |place| self.get(place))
    }

    #[inline]
    pub(crate) const fn cards(self) -> Cards {
        let mut cards = Cards::EMPTY;
        let mut place = 0;
        while place < self.len() {
            cards = cards.with(self.get(place));
            place += 1;
        }
        cards
    }
}

impl std::fmt::Debug for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.iter().try_for_each(|card| write!(f, "{card}"))
    }
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Gambits are placed on start spots (G4).
    Placing,
    /// Everybody is dealt five cards (G6).
    Dealing,
    /// Everybody plans three moves at the same time (G6).
    Planning,
    /// Everybody draws a card after planning (G7).
    FirstDraw,
    /// A card is face up and the gambit moves by it (G8).
    Moving,
    /// The card of the Polish first turn is drawn (G7).
    LateDraw,
    /// A card is laid at the end of the row (G8).
    Laying,
    /// A card is drawn (G8).
    Drawing,
    /// The game is over (G15, G17).
    Over,
}

impl Phase {
    /// Has the first turn begun?
    pub const fn is_turn(self) -> bool {
        matches!(self, Self::Moving | Self::LateDraw | Self::Laying | Self::Drawing)
    }

    /// Has the move of this turn been made?
    pub const fn has_moved(self) -> bool {
        matches!(self, Self::LateDraw | Self::Laying | Self::Drawing | Self::Over)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_fits_a_cache_line() {
        assert!(size_of::<State>() <= 64);
    }

    #[test]
    fn g8_a_row_is_played_from_the_left_and_laid_at_the_right() {
        for first in Card::ALL {
            for last in Card::ALL {
                let row = Row::new([first, Card::Queen, last]);
                assert_eq!(row.iter().collect::<Vec<_>>(), [first, Card::Queen, last]);
                assert_eq!(row.played().iter().collect::<Vec<_>>(), [Card::Queen, last]);
                assert_eq!(row.played().laid(first), Row::new([Card::Queen, last, first]));
                assert_eq!(Row::default().laid(first).laid(Card::Queen).laid(last), row);
            }
        }
    }
}
