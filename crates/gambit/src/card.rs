//! The four kinds of cards, and piles of them (G3).

use std::fmt;
use std::str::FromStr;

use table::NotationError;

/// A card: how the gambit moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// Along diagonals, written `B`.
    Bishop,
    /// Along rows and columns, written `R`.
    Rook,
    /// Both, written `Q`.
    Queen,
    /// The jump, written `N`.
    Knight,
}

impl Card {
    /// All kinds, in the order in which piles are counted and written.
    pub const ALL: [Self; 4] = [Self::Bishop, Self::Rook, Self::Queen, Self::Knight];

    /// The letter it is written with.
    pub const fn letter(self) -> char {
        match self {
            Self::Bishop => 'B',
            Self::Rook => 'R',
            Self::Queen => 'Q',
            Self::Knight => 'N',
        }
    }

    /// The kind with this number, of which only the low two bits count.
    pub(crate) const fn from_bits(bits: u32) -> Self {
        match bits & 3 {
            0 => Self::Bishop,
            1 => Self::Rook,
            2 => Self::Queen,
            _ => Self::Knight,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let found =
            Self::ALL.into_iter().find(|card| s.eq_ignore_ascii_case(card.letter().encode_utf8(&mut [0; 4])));
        found.ok_or_else(|| NotationError::new("a card, B R Q or N", s))
    }
}

/// Some cards, by kind: a hand, a draw pile, the discards. At most 15 in all, a deck has 12.
///
/// The order of a draw pile is nobody's knowledge, so it is not stored: drawing at random from the kinds left is the
/// same thing as drawing the top card of a shuffled pile. Four bits count one kind.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u16);

impl Cards {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    /// The cards in every deck of the box as we decided: three of each kind (G3).
    pub const STANDARD_DECK: Self = Self(0x3333);

    /// The four counts, bishops lowest.
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// Where a kind is counted.
    pub(crate) const fn shift(card: Card) -> u32 {
        4 * card as u32
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        (self.0.wrapping_mul(0x1111) >> 12) as u32
    }

    /// Are there none?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of a kind.
    pub const fn count(self, card: Card) -> u32 {
        (self.0 >> Self::shift(card) & 15) as u32
    }

    /// With one more of a kind.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0.wrapping_add(1 << Self::shift(card)))
    }

    /// With one fewer of a kind, which must be there.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0.wrapping_sub(1 << Self::shift(card)))
    }

    /// With one fewer of a kind, if there is one.
    #[must_use]
    pub const fn without_any(self, card: Card) -> Self {
        let present = (self.count(card) != 0) as u16;
        Self(self.0 - (present << Self::shift(card)))
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }

    /// These without the others, which must all be there.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }

    /// Are all of the others among these?
    pub fn includes(self, other: Self) -> bool {
        Card::ALL.into_iter().all(|card| self.count(card) >= other.count(card))
    }

    /// The n-th card in the order of [`Card::ALL`], counted from 0; `n` is below [`Cards::len`].
    #[inline]
    pub const fn nth(self, n: u32) -> Card {
        let upto = self.0.wrapping_mul(0x1111) as u32;
        let bishop = n >= upto & 15;
        let rook = n >= upto >> 4 & 15;
        let queen = n >= upto >> 8 & 15;
        Card::from_bits(bishop as u32 + rook as u32 + queen as u32)
    }

    /// The kinds that are there, in order.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |card| self.count(*card) > 0)
    }

    /// Every card, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }
}

impl FromIterator<Card> for Cards {
    /// At most 15 cards.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|card| write!(f, "{card}"))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cards {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        if s == "-" {
            return Ok(Self::EMPTY);
        }
        let cards = letters(s, 15).ok_or_else(|| NotationError::new("cards, such as BRQN, or -", s))?;
        Ok(cards.into_iter().collect())
    }
}

/// One to `most` cards written as letters, in their order.
pub(crate) fn letters(s: &str, most: usize) -> Option<Vec<Card>> {
    let cards: Option<Vec<Card>> = s.chars().take(most + 1).map(|c| c.to_string().parse().ok()).collect();
    cards.filter(|cards| (1..=most).contains(&cards.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g3_a_pile_counts_its_cards() {
        let all = (0..7u32.pow(4)).map(|n| [n % 7, n / 7 % 7, n / 49 % 7, n / 343]);
        for counts in all.filter(|counts| counts.iter().sum::<u32>() <= 12) {
            let list: Vec<Card> =
                Card::ALL.into_iter().zip(counts).flat_map(|(card, n)| (0..n).map(move |_| card)).collect();
            let cards: Cards = list.iter().copied().collect();
            assert_eq!(cards.len() as usize, list.len());
            assert_eq!(cards.to_string().parse(), Ok(cards));
            assert_eq!((0..cards.len()).map(|n| cards.nth(n)).collect::<Vec<_>>(), list);
            assert_eq!(cards.iter().collect::<Vec<_>>(), list);
            for card in Card::ALL {
                assert_eq!(cards.with(card).without(card), cards);
                let fewer = cards.without_any(card);
                assert_eq!(cards.count(card).saturating_sub(1), fewer.count(card));
                assert!(cards.includes(fewer) && !cards.includes(cards.with(card)));
            }
        }
        for bad in ["", "X", "B R", "BBBBBBBBBBBBBBBB"] {
            assert!(bad.parse::<Cards>().is_err(), "{bad:?}");
        }
    }
}
