//! Why an action or a chance value was refused.

use std::error::Error;
use std::fmt;

use table::Reason;

/// Why it was refused; each reason belongs to a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// Another seat places now (G4).
    NotYourPlacing,
    /// The start spot is taken (G4).
    SpotTaken,
    /// A gambit is placed once (G4).
    NotPlacing,
    /// Plans are laid before the first turn, once all have their cards (G6).
    NotPlanning,
    /// This seat has planned already (G6).
    AlreadyPlanned,
    /// There is no plan to take back, or all have planned (G6).
    NothingToTakeBack,
    /// The cards of a first plan are not all in the hand (G6).
    PlanNotInHand,
    /// The card is not in the hand (G8).
    NotInHand,
    /// It is another seat's turn (G8).
    NotYourTurn,
    /// The gambit has moved already, or no turn has begun (G8).
    NotMoving,
    /// First the move, then the card (G8).
    NotLaying,
    /// The gambit is blocked and must stay (G9).
    Blocked,
    /// The gambit can move, so it must (G9).
    NotBlocked,
    /// The card does not lead there (G10).
    OutOfReach,
    /// The card leads there, but something stands in the way (G10).
    InTheWay,
    /// Another gambit stands there (G11).
    GambitThere,
    /// The game is over (G15).
    Over,
    /// No chance value is due, or one for another seat or of another kind (G13).
    NoChanceDue,
    /// The cards are not in the draw pile (G13).
    NotInPile,
}

impl Illegal {
    /// All of them, for catalogues of translations.
    pub const ALL: [Self; 19] = [
        Self::NotYourPlacing,
        Self::SpotTaken,
        Self::NotPlacing,
        Self::NotPlanning,
        Self::AlreadyPlanned,
        Self::NothingToTakeBack,
        Self::PlanNotInHand,
        Self::NotInHand,
        Self::NotYourTurn,
        Self::NotMoving,
        Self::NotLaying,
        Self::Blocked,
        Self::NotBlocked,
        Self::OutOfReach,
        Self::InTheWay,
        Self::GambitThere,
        Self::Over,
        Self::NoChanceDue,
        Self::NotInPile,
    ];
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotYourPlacing | Self::SpotTaken | Self::NotPlacing => "G4",
            Self::NotPlanning | Self::AlreadyPlanned | Self::NothingToTakeBack | Self::PlanNotInHand => "G6",
            Self::NotYourTurn | Self::NotMoving | Self::NotLaying | Self::NotInHand => "G8",
            Self::Blocked | Self::NotBlocked => "G9",
            Self::OutOfReach | Self::InTheWay => "G10",
            Self::GambitThere => "G11",
            Self::NoChanceDue | Self::NotInPile => "G13",
            Self::Over => "G15",
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Self::NotYourPlacing => "not-your-placing",
            Self::SpotTaken => "spot-taken",
            Self::NotPlacing => "not-placing",
            Self::NotPlanning => "not-planning",
            Self::AlreadyPlanned => "already-planned",
            Self::NothingToTakeBack => "nothing-to-take-back",
            Self::PlanNotInHand => "plan-not-in-hand",
            Self::NotInHand => "not-in-hand",
            Self::NotYourTurn => "not-your-turn",
            Self::NotMoving => "not-moving",
            Self::NotLaying => "not-laying",
            Self::Blocked => "blocked",
            Self::NotBlocked => "not-blocked",
            Self::OutOfReach => "out-of-reach",
            Self::InTheWay => "in-the-way",
            Self::GambitThere => "gambit-there",
            Self::Over => "over",
            Self::NoChanceDue => "no-chance-due",
            Self::NotInPile => "not-in-pile",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self {
            Self::NotYourPlacing => "another player places now",
            Self::SpotTaken => "that start spot is taken",
            Self::NotPlacing => "gambits are placed before the cards are dealt, once each",
            Self::NotPlanning => "the first three moves are planned once, when the cards are dealt",
            Self::AlreadyPlanned => "this seat has planned already",
            Self::NothingToTakeBack => "there is no plan to take back",
            Self::PlanNotInHand => "one of those cards is not in the hand",
            Self::NotInHand => "that card is not in the hand",
            Self::NotYourTurn => "it is another player's turn",
            Self::NotMoving => "the gambit does not move now",
            Self::NotLaying => "a card is laid after the move",
            Self::Blocked => "the gambit is blocked: it stays",
            Self::NotBlocked => "the gambit is not blocked: it must move",
            Self::OutOfReach => "the card does not lead there",
            Self::InTheWay => "something stands in the way",
            Self::GambitThere => "another gambit stands there",
            Self::Over => "the game is over",
            Self::NoChanceDue => "nothing of that kind is to be dealt or drawn now",
            Self::NotInPile => "the draw pile does not have these cards",
        };
        write!(f, "{what} ({})", self.rule())
    }
}

impl Error for Illegal {}
