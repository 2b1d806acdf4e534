//! What can be wrong with a setup card: for programs by its kind, for people as a sentence.

use std::fmt;

use table::{ParseErrors, Place};

use crate::setup::{LONGEST_NAME, MOST_POINTS};
use crate::square::Square;
use crate::token::Token;

/// One thing that is wrong with a card, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// Where it is in the text.
    pub place: Place,
    /// The square it is about.
    pub square: Option<Square>,
    /// What is wrong.
    pub kind: SetupErrorKind,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupErrorKind {
    /// There is no line with a name.
    NoName,
    /// The line has no name.
    NameEmpty,
    /// Two names.
    NameTwice,
    /// A name longer than [`LONGEST_NAME`].
    NameLong,
    /// A name with control characters.
    NameControl,
    /// Two lines of points.
    PointsTwice,
    /// Not points such as `R=5`.
    PointsUnknown(String),
    /// Two numbers for a kind.
    PointsOfTwice(Token),
    /// A king lies there, and nobody knows what it is worth.
    KingPoints,
    /// More points than [`MOST_POINTS`].
    PointsMany(u32),
    /// Fewer than eight rows.
    RowsMissing(u32),
    /// More than eight rows.
    RowsMany,
    /// Fewer than eight squares in a row.
    RowShort(u32),
    /// More than eight squares in a row.
    RowLong,
    /// A letter that is neither a token nor a start spot.
    CellUnknown(char),
    /// A start spot is there twice.
    SpotTwice(char),
    /// A start spot is not there.
    SpotMissing(u8),
    /// No token at all.
    NoToken,
}

impl fmt::Display for SetupErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoName => f.write_str("a line such as “setup My Card” is missing"),
            Self::NameEmpty => f.write_str("the card's name is missing"),
            Self::NameTwice => f.write_str("the name is given twice"),
            Self::NameLong => write!(f, "a name has at most {LONGEST_NAME} characters"),
            Self::NameControl => f.write_str("a name has no control characters"),
            Self::PointsTwice => f.write_str("the points are given twice"),
            Self::PointsUnknown(word) => write!(f, "expected points such as R=5, found {word:?}"),
            Self::PointsOfTwice(token) => write!(f, "the points of {token} are given twice"),
            Self::KingPoints => {
                f.write_str("a king's points must be given in the points line, such as K=4 (G2)")
            }
            Self::PointsMany(total) => {
                write!(f, "all tokens together are worth {total} points; {MOST_POINTS} at most")
            }
            Self::RowsMissing(rows) => write!(f, "the board has {rows} of 8 rows"),
            Self::RowsMany => f.write_str("the board has more than 8 rows"),
            Self::RowShort(squares) => write!(f, "the row has {squares} of 8 squares"),
            Self::RowLong => f.write_str("the row has more than 8 squares"),
            Self::CellUnknown(cell) => {
                write!(f, "expected . a start spot 1–4 or a token PNBRQK, found {cell:?}")
            }
            Self::SpotTwice(spot) => write!(f, "start spot {spot} is there twice"),
            Self::SpotMissing(spot) => write!(f, "start spot {spot} is missing (G2)"),
            Self::NoToken => f.write_str("the board has no token: there would be nothing to play for"),
        }
    }
}

/// The same errors as sentences.
pub(crate) fn sentences(errors: &[SetupError]) -> ParseErrors {
    let mut all = ParseErrors::default();
    for error in errors {
        all.add(error.place, error.kind.to_string());
    }
    all
}
