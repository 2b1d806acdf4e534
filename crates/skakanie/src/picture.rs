//! The picture the pieces come from: its size, the standard sizes, and which is a fair challenge for how many.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::board::StackId;
use crate::pieces::Piece;

/// The size of a picture in pieces, written `12x7`: columns, then rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Picture {
    width: u8,
    height: u8,
}

impl Picture {
    /// The standard sizes, smallest first: each is one step harder than the one before (S1).
    pub const STANDARD: [Self; 8] = [
        Self { width: 6, height: 6 },
        Self { width: 8, height: 6 },
        Self { width: 10, height: 6 },
        Self { width: 9, height: 8 },
        Self { width: 12, height: 7 },
        Self { width: 12, height: 8 },
        Self { width: 12, height: 9 },
        Self { width: 12, height: 10 },
    ];

    /// A picture of so many columns and rows: at least one piece for each stack, and 128 at most.
    pub const fn new(width: usize, height: usize) -> Result<Self, PictureError> {
        match width.checked_mul(height) {
            Some(pieces) if pieces >= StackId::COUNT && pieces <= Piece::MAX => {
                Ok(Self { width: width as u8, height: height as u8 })
            }
            _ => Err(PictureError),
        }
    }

    /// The size for a number of players: ordinary people who follow hints win about every second game with it (docs/bots.md), or a
    /// step easier or harder (S1). Five and six of them need more actions for that, whatever the size.
    pub fn for_players(seats: usize, difficulty: Difficulty) -> Self {
        let normal = match seats {
            2 => 6,
            3 => 5,
            1 | 4 => 3,
            _ => 2,
        };
        Self::STANDARD[match difficulty {
            Difficulty::Easy => normal - 1,
            Difficulty::Normal => normal,
            Difficulty::Hard => normal + 1,
        }]
    }

    /// The size of a line of options that names none. It stays what it was when the first games were recorded.
    pub(crate) const fn unwritten(seats: usize) -> Self {
        Self::STANDARD[match seats {
            2 => 5,
            1 | 3 => 4,
            4 => 3,
            _ => 1,
        }]
    }

    /// The columns.
    pub const fn width(self) -> usize {
        self.width as usize
    }

    /// The rows.
    pub const fn height(self) -> usize {
        self.height as usize
    }

    /// How many pieces it has.
    pub const fn pieces(self) -> usize {
        self.width() * self.height()
    }

    /// How many pieces a stack is dealt: as even as possible, the first stacks one more (S1).
    pub const fn dealt(self, stack: StackId) -> usize {
        let (each, more) = (self.pieces() / StackId::COUNT, self.pieces() % StackId::COUNT);
        if stack.index() < more { each + 1 } else { each }
    }

    /// The column and the row of a piece, from 0 at the top left; `None` if it is not of this picture.
    pub const fn column_row(self, piece: Piece) -> Option<(usize, usize)> {
        if piece.index() >= self.pieces() {
            return None;
        }
        Some((piece.index() % self.width(), piece.index() / self.width()))
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

impl FromStr for Picture {
    type Err = PictureError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let number = |text: &str| text.parse().ok().filter(|_| text.bytes().all(|c| c.is_ascii_digit()));
        let (width, height) = s.split_once('x').ok_or(PictureError)?;
        match (number(width), number(height)) {
            (Some(width), Some(height)) => Self::new(width, height),
            _ => Err(PictureError),
        }
    }
}

/// The text or the numbers are not a size of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureError;

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a picture is columns x rows, such as 12x7, with 12 to 128 pieces in all (S1)")
    }
}

impl Error for PictureError {}

/// How hard the picture should be for the number of players; a step of [`Picture::STANDARD`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Difficulty {
    /// One size smaller.
    Easy,
    /// The measured default.
    #[default]
    Normal,
    /// One size larger.
    Hard,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn s1_the_default_size_depends_on_the_players() {
        let sizes = |difficulty| {
            (1..=6).map(|seats| Picture::for_players(seats, difficulty).pieces()).collect::<Vec<_>>()
        };
        assert_eq!(sizes(Difficulty::Easy), [60, 96, 84, 60, 48, 48]);
        assert_eq!(sizes(Difficulty::Normal), [72, 108, 96, 72, 60, 60]);
        assert_eq!(sizes(Difficulty::Hard), [84, 120, 108, 84, 72, 72]);
        assert_eq!(
            [1, 2, 3, 4, 5, 6].map(|seats| Picture::unwritten(seats).pieces()),
            [84, 96, 84, 72, 48, 48]
        );
        assert_eq!(Picture::STANDARD.map(Picture::pieces), [36, 48, 60, 72, 84, 96, 108, 120]);
    }

    #[test]
    fn s1_pieces_are_dealt_as_evenly_as_possible() {
        let dealt = |size: &str| -> Vec<usize> {
            let picture: Picture = size.parse().unwrap();
            StackId::all().map(|stack| picture.dealt(stack)).collect()
        };
        assert_eq!(dealt("6x2"), [1; 12]);
        assert_eq!(dealt("5x3"), [2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
        assert_eq!(dealt("128x1").iter().sum::<usize>(), 128);
    }

    #[test]
    fn sizes_round_trip_and_know_their_limits() {
        for (width, height) in [(12, 1), (1, 128), (128, 1), (9, 8)] {
            let picture = Picture::new(width, height).unwrap();
            assert_eq!(picture.to_string().parse(), Ok(picture));
        }
        for bad in [
            "",
            "x",
            "12",
            "11x1",
            "129x1",
            "13x10",
            "0x12",
            "4x+3",
            "-3x-4",
            "4x3x2",
            "4 x 3",
            "99999999999x2",
        ] {
            assert_eq!(bad.parse::<Picture>(), Err(PictureError), "{bad:?}");
        }
        assert!(Picture::new(usize::MAX, 2).is_err());
    }
}
