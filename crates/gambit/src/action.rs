//! What a seat decides and what chance gives, with their notation.
//!
//! ```text
//! place 2        the gambit goes to start spot 2 (G4)
//! plan BRQ       the first three cards, the next one first (G6)
//! unplan         takes them back (G6)
//! move e4        (G8)
//! stay           a blocked gambit's turn (G9)
//! lay N          a card at the right end of the row (G8)
//! deal A BBRQN   chance: five cards for seat A (G6)
//! draw A N       chance: one card for seat A (G7, G8)
//! ```

use std::fmt;
use std::str::FromStr;

use table::{NotationError, Seat, Words};

use crate::card::{Card, Cards, letters};
use crate::square::Square;

/// A start spot, 1 to 4 (G2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

impl Spot {
    /// All start spots.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// Its index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// What a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Put the gambit on a start spot.
    Place(Spot),
    /// Lay the first three cards, the next one first.
    Plan([Card; 3]),
    /// Take the first three cards back.
    Unplan,
    /// Move the gambit.
    Move(Square),
    /// Stay, being blocked.
    Stay,
    /// Lay a card at the right end of the row.
    Lay(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(spot) => write!(f, "place {spot}"),
            Self::Plan([first, second, third]) => write!(f, "plan {first}{second}{third}"),
            Self::Unplan => f.write_str("unplan"),
            Self::Move(to) => write!(f, "move {to}"),
            Self::Stay => f.write_str("stay"),
            Self::Lay(card) => write!(f, "lay {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let mut words = Words::new(s);
        let action = match words.expect("an action")? {
            "place" => Self::Place(spot(words.expect("a start spot, 1 to 4")?)?),
            "plan" => Self::Plan(three(words.expect("three cards, such as BRQ")?)?),
            "unplan" => Self::Unplan,
            "move" => Self::Move(words.expect("a square, a1 to h8")?.parse()?),
            "stay" => Self::Stay,
            "lay" => Self::Lay(words.expect("a card, B R Q or N")?.parse()?),
            other => return Err(NotationError::new("place, plan, unplan, move, stay or lay", other)),
        };
        words.end().map(|()| action)
    }
}

/// What chance gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// Five cards for a seat.
    Deal(Seat, Cards),
    /// One card for a seat.
    Draw(Seat, Card),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(seat, cards) => write!(f, "deal {seat} {cards}"),
            Self::Draw(seat, card) => write!(f, "draw {seat} {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let mut words = Words::new(s);
        let chance = match words.expect("deal or draw")? {
            "deal" => Self::Deal(
                words.expect("a seat, A to D")?.parse()?,
                words.expect("five cards, such as BBRQN")?.parse()?,
            ),
            "draw" => Self::Draw(
                words.expect("a seat, A to D")?.parse()?,
                words.expect("a card, B R Q or N")?.parse()?,
            ),
            other => return Err(NotationError::new("deal or draw", other)),
        };
        words.end().map(|()| chance)
    }
}

fn spot(word: &str) -> Result<Spot, NotationError> {
    match word.as_bytes() {
        [digit @ b'1'..=b'4'] => Ok(Spot(digit - b'1')),
        _ => Err(NotationError::new("a start spot, 1 to 4", word)),
    }
}

fn three(word: &str) -> Result<[Card; 3], NotationError> {
    let cards = letters(word, 3).and_then(|cards| cards.try_into().ok());
    cards.ok_or_else(|| NotationError::new("three cards, such as BRQ", word))
}
