//! What happens in Gambit, as clients are told.

use gambit::Event;
use serde::{Deserialize, Serialize};
use table::Seat;

use super::view::letters;
use crate::wire::SeatName;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are seats, squares and cards; `docs/protocol.md` has a table
pub enum GambitEvent {
    /// A gambit was put on a start spot.
    Placed { seat: SeatName, spot: String, square: String },
    /// Five cards were dealt; only the owner sees them.
    Dealt { seat: SeatName, cards: Option<String> },
    /// A first plan was laid; only who may peek sees it.
    Planned { seat: SeatName, cards: Option<String> },
    /// A first plan was taken back.
    TookBack { seat: SeatName },
    /// The discards became a new draw pile.
    Reshuffled { seat: SeatName, cards: String },
    /// A card was drawn; only the owner sees it.
    Drew { seat: SeatName, card: Option<char> },
    /// A turn begins with this card.
    TurnedUp { seat: SeatName, card: char },
    /// A gambit moved.
    Moved { seat: SeatName, from: String, to: String },
    /// It captured a token.
    Captured { seat: SeatName, token: char, points: u8 },
    /// A blocked gambit stayed.
    Stayed { seat: SeatName },
    /// A card was laid face down; only who may peek sees it.
    Laid { seat: SeatName, card: Option<char> },
    /// So many turns without a capture are left (G17).
    CalmAhead { turns: u8 },
    /// The last token is gone: the game is over.
    LastToken,
    /// The calm limit is reached: the game is over.
    Calm,
}

impl From<Event> for GambitEvent {
    fn from(event: Event) -> Self {
        let name = |seat: Seat| SeatName(seat);
        match event {
            Event::Placed(seat, spot, square) => {
                Self::Placed { seat: name(seat), spot: spot.to_string(), square: square.to_string() }
            }
            Event::Dealt(seat, cards) => Self::Dealt { seat: name(seat), cards: cards.map(letters) },
            Event::Planned(seat, cards) => Self::Planned {
                seat: name(seat),
                cards: cards.map(|cards| cards.into_iter().map(gambit::Card::letter).collect()),
            },
            Event::TookBack(seat) => Self::TookBack { seat: name(seat) },
            Event::Reshuffled(seat, cards) => Self::Reshuffled { seat: name(seat), cards: letters(cards) },
            Event::Drew(seat, card) => Self::Drew { seat: name(seat), card: card.map(gambit::Card::letter) },
            Event::TurnedUp(seat, card) => Self::TurnedUp { seat: name(seat), card: card.letter() },
            Event::Moved(seat, from, to) => {
                Self::Moved { seat: name(seat), from: from.to_string(), to: to.to_string() }
            }
            Event::Captured(seat, token, points) => {
                Self::Captured { seat: name(seat), token: token.letter(), points }
            }
            Event::Stayed(seat) => Self::Stayed { seat: name(seat) },
            Event::Laid(seat, card) => Self::Laid { seat: name(seat), card: card.map(gambit::Card::letter) },
            Event::CalmAhead(turns) => Self::CalmAhead { turns },
            Event::LastToken => Self::LastToken,
            Event::Calm => Self::Calm,
        }
    }
}
