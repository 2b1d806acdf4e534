//! Why an action or a chance value was refused.

use std::error::Error;
use std::fmt;

use table::Reason;

/// Why something was refused; each names its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The pieces are not dealt yet.
    NotDealt,
    /// The Dragon has no place yet.
    DragonNotPlaced,
    /// The last Dragon token is gone.
    GameOver,
    /// It is another seat's turn.
    NotYourTurn,
    /// Pawns are put on corners first.
    CornerFirst,
    /// The pawn stands on the table already.
    CornerChosen,
    /// The stack is not a corner.
    NotACorner,
    /// The stack the pawn stands on is empty.
    NothingToTake,
    /// The stack is not next to the pawn's.
    NotANeighbour,
    /// The Dragon is on that stack.
    DragonThere,
    /// Moving other players' pawns was not agreed.
    PushingNotAgreed,
    /// The pawn to be pushed is the seat's own.
    OwnPawn,
    /// There is no such pawn.
    NoSuchPawn,
    /// A bitten seat gives a piece first.
    BiteFirst,
    /// The seat is not bitten.
    NotBitten,
    /// The piece is not in the pool.
    NotInPool,
    /// The fierce Dragon has not drawn its piece yet.
    NotDrawn,
    /// The fierce Dragon drew another piece.
    OtherPieceDrawn,
    /// A deal is not due.
    DealNotDue,
    /// A deal has every piece of the picture exactly once.
    IncompleteDeal,
    /// A first place of the Dragon is not due.
    DragonNotDue,
    /// The Dragon starts on an outer stack.
    InnerStack,
    /// A bite is not due.
    BiteNotDue,
}

impl Illegal {
    /// All of them, for catalogues of translations.
    pub const ALL: [Self; 23] = [
        Self::NotDealt,
        Self::DragonNotPlaced,
        Self::GameOver,
        Self::NotYourTurn,
        Self::CornerFirst,
        Self::CornerChosen,
        Self::NotACorner,
        Self::NothingToTake,
        Self::NotANeighbour,
        Self::DragonThere,
        Self::PushingNotAgreed,
        Self::OwnPawn,
        Self::NoSuchPawn,
        Self::BiteFirst,
        Self::NotBitten,
        Self::NotInPool,
        Self::NotDrawn,
        Self::OtherPieceDrawn,
        Self::DealNotDue,
        Self::IncompleteDeal,
        Self::DragonNotDue,
        Self::InnerStack,
        Self::BiteNotDue,
    ];

    /// The rule, the stable name and a sentence.
    const fn parts(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::NotDealt => ("S1", "not-dealt", "the pieces are not dealt yet"),
            Self::DragonNotPlaced => ("S3", "dragon-not-placed", "the Dragon has no place yet"),
            Self::GameOver => ("S10", "game-over", "the last Dragon token is gone, the game is over"),
            Self::NotYourTurn => ("S4", "not-your-turn", "it is another seat's turn"),
            Self::CornerFirst => ("S2", "corner-first", "pawns are put on corners first"),
            Self::CornerChosen => ("S2", "corner-chosen", "a corner is chosen once, before the first turn"),
            Self::NotACorner => ("S2", "not-a-corner", "pawns start on a corner: stack 1, 4, 9 or 12"),
            Self::NothingToTake => ("S5", "nothing-to-take", "the stack is empty"),
            Self::NotANeighbour => {
                ("S5", "not-a-neighbour", "a pawn moves to a neighbouring stack, never diagonally")
            }
            Self::DragonThere => ("S6", "dragon-there", "no pawn may be moved onto the Dragon's stack"),
            Self::PushingNotAgreed => {
                ("S13", "pushing-not-agreed", "moving other pawns is a variant not agreed on")
            }
            Self::OwnPawn => ("S13", "own-pawn", "a push moves another player's pawn"),
            Self::NoSuchPawn => ("S13", "no-such-pawn", "there is no such pawn"),
            Self::BiteFirst => ("S8", "bite-first", "a bitten player gives a piece first"),
            Self::NotBitten => ("S8", "not-bitten", "a piece is given only when the Dragon has bitten"),
            Self::NotInPool => ("S8", "not-in-pool", "the piece is not in the pool"),
            Self::NotDrawn => ("S8", "not-drawn", "the fierce Dragon draws a piece first"),
            Self::OtherPieceDrawn => ("S8", "other-piece-drawn", "the fierce Dragon drew another piece"),
            Self::DealNotDue => ("S1", "deal-not-due", "a deal is not due"),
            Self::IncompleteDeal => {
                ("S1", "incomplete-deal", "a deal has every piece of the picture exactly once")
            }
            Self::DragonNotDue => ("S3", "dragon-not-due", "a first place of the Dragon is not due"),
            Self::InnerStack => ("S3", "inner-stack", "the Dragon starts on an outer stack"),
            Self::BiteNotDue => ("S8", "bite-not-due", "a bite is not due"),
        }
    }
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        self.parts().0
    }

    fn code(&self) -> &'static str {
        self.parts().1
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rule, _, what) = self.parts();
        write!(f, "{what} ({rule})")
    }
}

impl Error for Illegal {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_different_and_in_kebab_case() {
        for (i, illegal) in Illegal::ALL.iter().enumerate() {
            let code = illegal.code();
            assert!(code.bytes().all(|c| c.is_ascii_lowercase() || c == b'-'), "{code}");
            assert!(Illegal::ALL[..i].iter().all(|other| other.code() != code), "{code}");
            assert!(illegal.rule().starts_with('S'));
        }
    }
}
