//! Squares of the board, a1 to h8, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};
use std::str::FromStr;

use table::NotationError;

/// A square: a1 is 0, b1 is 1, h8 is 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square with this number; only the low six bits count.
    pub const fn new(number: u32) -> Self {
        Self((number & 63) as u8)
    }

    /// The square in this column (a = 0) and row (1 = 0).
    pub const fn at(file: u32, rank: u32) -> Self {
        Self::new((rank & 7) << 3 | file & 7)
    }

    /// Its number, below 64.
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Its column, a = 0.
    pub const fn file(self) -> u32 {
        (self.0 & 7) as u32
    }

    /// Its row, 1 = 0.
    pub const fn rank(self) -> u32 {
        (self.0 >> 3 & 7) as u32
    }

    /// All squares from a1 to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..64).map(Self::new)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file() as u8) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                Ok(Self::at((file - b'a').into(), (rank - b'1').into()))
            }
            _ => Err(NotationError::new("a square, a1 to h8", s)),
        }
    }
}

/// A set of squares, one bit each, a1 lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares(pub u64);

impl Squares {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// Only this square.
    pub const fn only(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// Is the square in it?
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// Is it empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares it has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// One of its squares, each equally likely if `random` is a random number below 2²⁴. The set is not empty.
    ///
    /// Counts and selects in one sweep over all eight bytes at once: no branch, and no need of machine instructions that
    /// a portable build may not use.
    #[inline]
    pub const fn pick(self, random: u32) -> Square {
        const ONES: u64 = 0x0101_0101_0101_0101;
        let set = self.0;
        let pairs = set - (set >> 1 & 0x5555_5555_5555_5555);
        let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        // Byte i of `upto` counts the squares in bytes 0 to i.
        let upto = ((nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES);
        let nth = ((upto >> 56) * (random as u64 & 0xff_ffff)) >> 24;
        let beyond = ((upto | ONES << 7) - (nth + 1).wrapping_mul(ONES)) & ONES << 7;
        let byte = beyond.trailing_zeros() & !7;
        let before = (upto << 8) >> byte & 0xff;
        Square::new(byte + SELECT[(set >> byte & 0xff) as usize][(nth - before) as usize & 7] as u32)
    }
}

/// The n-th set bit of a byte.
static SELECT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    fn into_iter(self) -> SquaresIter {
        SquaresIter(self.0)
    }
}

/// The squares of a set, a1 first.
#[derive(Clone, Debug)]
pub struct SquaresIter(u64);

impl Iterator for SquaresIter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square::new(self.0.trailing_zeros());
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | Self::only(square))
    }
}

impl BitAnd for Squares {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Squares {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_round_trip() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        for bad in ["", "a", "a9", "i1", "A1", "a1 ", "żż"] {
            assert!(bad.parse::<Square>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn pick_gives_every_square_its_share() {
        let sets =
            [1, 1 << 63, u64::MAX, 0x8100_0000_0000_0081, 0x00ff_0000_1248_0000, 0x0123_4567_89ab_cdef];
        for set in sets.map(Squares) {
            let members: Vec<Square> = set.into_iter().collect();
            // Stepping through all random numbers in order passes the squares in order, in equal stretches.
            for step in 0..1 << 12 {
                let random = step << 12;
                let expected = members[(members.len() * random as usize) >> 24];
                assert_eq!(set.pick(random), expected, "{set:?} {random}");
            }
            assert_eq!(set.pick(0xff_ffff), members[members.len() - 1]);
        }
    }
}
