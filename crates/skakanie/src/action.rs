//! What a seat decides.

use std::fmt;
use std::str::FromStr;

use table::{NotationError, Seat, Words};

use crate::board::StackId;
use crate::pieces::Piece;

/// A decision of a seat, written `corner 4`, `take`, `move 7`, `push B 7`, `end`, `give 23 to 7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Put the pawn on this corner before the first turn (S2).
    Corner(StackId),
    /// Take the face-up piece of the stack the pawn stands on (S5).
    Take,
    /// Move the pawn to this neighbouring stack (S5).
    Move(StackId),
    /// Move another seat's pawn to a stack next to it (S13 d).
    Push(Seat, StackId),
    /// End the turn early (S5).
    End,
    /// Bitten: put this piece at the bottom of this stack (S8).
    Give(Piece, StackId),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Corner(stack) => write!(f, "corner {stack}"),
            Self::Take => f.write_str("take"),
            Self::Move(stack) => write!(f, "move {stack}"),
            Self::Push(seat, stack) => write!(f, "push {seat} {stack}"),
            Self::End => f.write_str("end"),
            Self::Give(piece, stack) => write!(f, "give {piece} to {stack}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let mut words = Words::new(s);
        let stack = |words: &mut Words<'_>| words.expect("a stack, 1 to 12")?.parse::<StackId>();
        let action = match words.expect(ACTION)? {
            "corner" => Self::Corner(stack(&mut words)?),
            "take" => Self::Take,
            "move" => Self::Move(stack(&mut words)?),
            "push" => Self::Push(words.expect("a seat, A to F")?.parse()?, stack(&mut words)?),
            "end" => Self::End,
            "give" => {
                let piece = words.expect("a piece, 1 to 128")?.parse()?;
                match words.expect("“to” and a stack")? {
                    "to" => Self::Give(piece, stack(&mut words)?),
                    other => return Err(NotationError::new("“to” and a stack", other)),
                }
            }
            other => return Err(NotationError::new(ACTION, other)),
        };
        words.end().map(|()| action)
    }
}

const ACTION: &str = "corner, take, move, push, end or give";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_round_trip() {
        for text in ["corner 4", "take", "move 7", "push B 7", "end", "give 23 to 7", "give 128 to 12"] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for bad in [
            "",
            "corner",
            "move 13",
            "take 3",
            "push 7",
            "push G 7",
            "give 7",
            "give 3 at 7",
            "give 0 to 1",
            "hop 3",
        ] {
            assert!(bad.parse::<Action>().is_err(), "{bad:?}");
        }
        assert_eq!(
            "give 3".parse::<Action>().unwrap_err().to_string(),
            "expected “to” and a stack, found nothing"
        );
    }
}
