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
    /// Where each gambit stands and what its player has captured; see [`Standing`].
    pub(crate) standing: [Standing; SEATS],
    pub(crate) hand: [Cards; SEATS],
    pub(crate) pile: [Cards; SEATS],
    /// Cards that everybody knows to be in the seat's row or hand, because they were there when it last shuffled its
    /// discards into a new pile and have not been seen since. Empty before the first such shuffle.
    pub(crate) held: [Cards; SEATS],
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

    /// The squares of the gambits of the first `seats` seats, all of which are placed.
    #[inline]
    pub(crate) const fn gambits(&self, seats: usize) -> Squares {
        let mut squares = 0;
        let mut seat = 0;
        while seat < seats {
            squares |= 1 << (self.standing[seat].0 & 63);
            seat += 1;
        }
        Squares(squares)
    }
}

/// Where a gambit stands (six bits) and what its player has captured (ten bits).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Standing(u16);

impl Standing {
    pub(crate) const fn square(self) -> Square {
        Square::new(self.0 as u32)
    }

    pub(crate) const fn points(self) -> u16 {
        self.0 >> 6
    }

    #[must_use]
    pub(crate) const fn moved(self, to: Square, points: u16) -> Self {
        Self((self.0 & !63) + (points << 6) + to.index() as u16)
    }
}

/// The cards in front of a player, the next one lowest: two bits each, then their number.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Row(u8);

impl Row {
    pub(crate) const fn new(cards: [Card; 3]) -> Self {
        Self(cards[0] as u8 | (cards[1] as u8) << 2 | (cards[2] as u8) << 4 | 3 << 6)
    }

    pub(crate) const fn len(self) -> usize {
        (self.0 >> 6) as usize
    }

    /// The card at a place, the next one at 0.
    pub(crate) const fn get(self, place: usize) -> Card {
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

    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        (0..self.len()).map(move |place| self.get(place))
    }

    pub(crate) fn cards(self) -> Cards {
        self.iter().collect()
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
