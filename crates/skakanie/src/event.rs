//! What happened, small step by small step, so that it can be shown.

use std::fmt;

use table::Seat;

use crate::board::StackId;
use crate::pieces::{Piece, write_list};

/// Something that happened. Nothing in Skakanie happens in secret, so everybody sees the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The pieces were dealt; these were turned up, stack by stack (S1).
    Dealt {
        /// The face-up pieces.
        tops: [Piece; StackId::COUNT],
    },
    /// The Dragon came to its first place (S3).
    DragonPlaced {
        /// The place.
        stack: StackId,
    },
    /// A pawn was put on a corner (S2).
    CornerChosen {
        /// Whose pawn.
        seat: Seat,
        /// The corner.
        stack: StackId,
    },
    /// The Dragon made room for a pawn; this is its first place now (S3).
    DragonGaveWay {
        /// The new first place.
        stack: StackId,
    },
    /// A turn began (S4).
    TurnBegan {
        /// Whose turn.
        seat: Seat,
        /// How many actions it has.
        actions: u8,
    },
    /// A piece was taken, and the next one turned up unless the stack is empty now (S5).
    Taken {
        /// Who took it.
        seat: Seat,
        /// From where.
        stack: StackId,
        /// The piece.
        piece: Piece,
        /// The piece that is face up now.
        turned_up: Option<Piece>,
    },
    /// A player moved the own pawn (S5).
    Moved {
        /// Whose pawn.
        seat: Seat,
        /// Where it stood.
        from: StackId,
        /// Where it stands.
        to: StackId,
    },
    /// A player moved another one's pawn (S13 d).
    Pushed {
        /// Who did it.
        by: Seat,
        /// Whose pawn.
        seat: Seat,
        /// Where it stood.
        from: StackId,
        /// Where it stands.
        to: StackId,
    },
    /// A turn ended (S5).
    TurnEnded {
        /// Whose turn.
        seat: Seat,
    },
    /// The Dragon went one stack on (S7).
    DragonStepped {
        /// Where it was.
        from: StackId,
        /// Where it is.
        to: StackId,
    },
    /// The Dragon bites: the seat has to give a piece (S8).
    Bitten {
        /// Who.
        seat: Seat,
    },
    /// The Dragon found a pawn whose player has nothing to give (S8).
    Spared {
        /// Who.
        seat: Seat,
    },
    /// The fierce Dragon drew a piece (S8).
    Drawn {
        /// Whom it bit.
        seat: Seat,
        /// The piece.
        piece: Piece,
    },
    /// A piece was put at the bottom of a stack (S8).
    Given {
        /// Who gave it.
        seat: Seat,
        /// The piece.
        piece: Piece,
        /// The stack.
        stack: StackId,
        /// Was the stack empty, so that the piece lies face up?
        face_up: bool,
    },
    /// A Dragon token was discarded (S9).
    TokenDiscarded {
        /// How many are left.
        left: u8,
    },
    /// The last token is gone (S10).
    GameOver,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealt { tops } => {
                f.write_str("dealt ")?;
                write_list(f, tops.iter().copied())
            }
            Self::DragonPlaced { stack } => write!(f, "dragon starts on {stack}"),
            Self::CornerChosen { seat, stack } => write!(f, "{seat} starts on {stack}"),
            Self::DragonGaveWay { stack } => write!(f, "dragon gives way to {stack}"),
            Self::TurnBegan { seat, actions } => write!(f, "{seat} begins with {actions}"),
            Self::Taken { seat, stack, piece, turned_up: Some(next) } => {
                write!(f, "{seat} takes {piece} from {stack}, {next} turned up")
            }
            Self::Taken { seat, stack, piece, turned_up: None } => {
                write!(f, "{seat} takes {piece} from {stack}, now empty")
            }
            Self::Moved { seat, from, to } => write!(f, "{seat} moves {from} to {to}"),
            Self::Pushed { by, seat, from, to } => write!(f, "{by} pushes {seat} {from} to {to}"),
            Self::TurnEnded { seat } => write!(f, "{seat} ends"),
            Self::DragonStepped { from, to } => write!(f, "dragon steps {from} to {to}"),
            Self::Bitten { seat } => write!(f, "{seat} bitten"),
            Self::Spared { seat } => write!(f, "{seat} has nothing to give"),
            Self::Drawn { seat, piece } => write!(f, "dragon draws {piece} of {seat}"),
            Self::Given { seat, piece, stack, face_up } => {
                let how = if *face_up { "face up on" } else { "under" };
                write!(f, "{seat} puts {piece} {how} {stack}")
            }
            Self::TokenDiscarded { left } => write!(f, "token gone, {left} left"),
            Self::GameOver => f.write_str("over"),
        }
    }
}
