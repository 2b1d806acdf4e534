//! Jigsaw pieces and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};
use std::str::FromStr;

use table::NotationError;

/// One piece, numbered from 1 row by row in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(u8);

impl Piece {
    /// The most pieces a picture may have.
    pub const MAX: usize = 128;

    /// The piece with this index, from 0; `None` beyond what any picture has.
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::MAX { Some(Self(index as u8)) } else { None }
    }

    /// The piece whose index this is. Callers know that it is below [`Piece::MAX`].
    #[inline]
    pub(crate) const fn from_index(index: u8) -> Self {
        debug_assert!((index as usize) < Self::MAX);
        Self(index & 127)
    }

    /// The index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index() + 1)
    }
}

impl FromStr for Piece {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let plain = !s.starts_with(['+', '0']);
        let number = s.parse().ok().filter(|n: &usize| plain && (1..=Self::MAX).contains(n));
        number.map(|n| Self(n as u8 - 1)).ok_or_else(|| NotationError::new("a piece, 1 to 128", s))
    }
}

/// A set of pieces, written as their numbers (`3 4 17`), the empty one as `-`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Pieces(u128);

impl Pieces {
    /// No piece.
    pub const EMPTY: Self = Self(0);

    /// The set whose bits are these, piece 1 lowest.
    pub const fn from_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// The bits, piece 1 lowest.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The pieces 1 to `count`.
    pub const fn first(count: usize) -> Self {
        Self(if count == 0 { 0 } else { u128::MAX >> (Piece::MAX - count) })
    }

    /// Only this piece.
    #[inline]
    pub const fn only(piece: Piece) -> Self {
        Self(1 << piece.0)
    }

    /// Is the piece in it?
    #[inline]
    pub const fn contains(self, piece: Piece) -> bool {
        self.0 >> piece.0 & 1 == 1
    }

    /// Is nothing in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many pieces are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The same with the piece added.
    #[inline]
    #[must_use]
    pub const fn with(self, piece: Piece) -> Self {
        Self(self.0 | 1 << piece.0)
    }

    /// The same with the piece taken out.
    #[inline]
    #[must_use]
    pub const fn without(self, piece: Piece) -> Self {
        Self(self.0 & !(1 << piece.0))
    }

    /// The lowest piece in it.
    #[inline]
    pub const fn lowest(self) -> Option<Piece> {
        if self.0 == 0 { None } else { Some(Piece(self.0.trailing_zeros() as u8)) }
    }

    /// The piece with so many lower ones before it in the set.
    #[inline]
    pub fn nth(self, count: usize) -> Option<Piece> {
        let mut bits = self.0;
        for _ in 0..count {
            bits &= bits.wrapping_sub(1);
        }
        Self(bits).lowest()
    }

    /// The pieces in it, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Piece> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let piece = left.lowest()?;
            left = left.without(piece);
            Some(piece)
        })
    }
}

impl fmt::Display for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, self.iter())
    }
}

/// The same as the text form: a list of numbers says more than a 128-bit integer.
impl fmt::Debug for Pieces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pieces({self})")
    }
}

impl FromIterator<Piece> for Pieces {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Self {
        pieces.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl BitOr for Pieces {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Pieces {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Pieces {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// The pieces of the first set that are not in the second.
impl Sub for Pieces {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for Pieces {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// Pieces as their numbers with blanks between them, none as `-`.
pub(crate) fn write_list(f: &mut impl fmt::Write, pieces: impl Iterator<Item = Piece>) -> fmt::Result {
    let mut any = false;
    for piece in pieces {
        write!(f, "{}{piece}", if any { " " } else { "" })?;
        any = true;
    }
    if any { Ok(()) } else { f.write_str("-") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_round_trip() {
        for index in 0..Piece::MAX {
            let piece = Piece::new(index).unwrap();
            assert_eq!(piece.to_string().parse(), Ok(piece));
        }
        assert_eq!(Piece::new(Piece::MAX), None);
        for bad in ["", "0", "129", "+1", "01", "-1", "x"] {
            assert!(bad.parse::<Piece>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn sets_count_list_and_pick() {
        let set: Pieces = [2, 64, 127].into_iter().filter_map(Piece::new).collect();
        assert_eq!((set.len(), set.to_string().as_str()), (3, "3 65 128"));
        assert_eq!(set.nth(1), Piece::new(64));
        assert_eq!(set.nth(3), None);
        assert_eq!(Pieces::EMPTY.to_string(), "-");
        assert_eq!((Pieces::first(0), Pieces::first(128)), (Pieces::EMPTY, !Pieces::EMPTY));
        assert_eq!(Pieces::first(12).len(), 12);
    }
}
