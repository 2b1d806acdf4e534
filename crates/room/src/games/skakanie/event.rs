//! What happens in Skakanie, as clients are told.

use serde::{Deserialize, Serialize};
use skakanie::Event;
use table::Seat;

use super::view::{number, piece};
use crate::wire::SeatName;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are seats, stacks and pieces; `docs/protocol.md` has a table
pub enum SkakanieEvent {
    /// The pieces were dealt; these were turned up (S1).
    Dealt { tops: Vec<u8> },
    /// The Dragon came to its first place (S3).
    DragonPlaced { stack: u8 },
    /// A pawn was put on a corner (S2).
    CornerChosen { seat: SeatName, stack: u8 },
    /// The Dragon made room; this is its first place now (S3).
    DragonGaveWay { stack: u8 },
    /// A turn began (S4).
    TurnBegan { seat: SeatName, actions: u8 },
    /// A piece was taken, and the next one turned up (S5).
    Taken { seat: SeatName, stack: u8, piece: u8, turned_up: Option<u8> },
    /// A pawn moved (S5).
    Walked { seat: SeatName, from: u8, to: u8 },
    /// A player moved another one's pawn (S13 d).
    Pushed { by: SeatName, seat: SeatName, from: u8, to: u8 },
    /// A turn ended (S5).
    TurnEnded { seat: SeatName },
    /// The Dragon went on (S7).
    DragonStepped { from: u8, to: u8 },
    /// The Dragon bites (S8).
    Bitten { seat: SeatName },
    /// It found somebody who has nothing to give (S8).
    Spared { seat: SeatName },
    /// The fierce Dragon drew a piece (S8).
    Drawn { seat: SeatName, piece: u8 },
    /// A piece was put at the bottom of a stack, or on an empty one (S8).
    Given { seat: SeatName, piece: u8, stack: u8, face_up: bool },
    /// A Dragon token was discarded (S9).
    TokenDiscarded { left: u8 },
    /// The last token is gone (S10).
    GameOver,
}

impl From<Event> for SkakanieEvent {
    fn from(event: Event) -> Self {
        let name = |seat: Seat| SeatName(seat);
        match event {
            Event::Dealt { tops } => Self::Dealt { tops: tops.into_iter().map(piece).collect() },
            Event::DragonPlaced { stack } => Self::DragonPlaced { stack: number(stack) },
            Event::CornerChosen { seat, stack } => {
                Self::CornerChosen { seat: name(seat), stack: number(stack) }
            }
            Event::DragonGaveWay { stack } => Self::DragonGaveWay { stack: number(stack) },
            Event::TurnBegan { seat, actions } => Self::TurnBegan { seat: name(seat), actions },
            Event::Taken { seat, stack, piece: taken, turned_up } => Self::Taken {
                seat: name(seat),
                stack: number(stack),
                piece: piece(taken),
                turned_up: turned_up.map(piece),
            },
            Event::Moved { seat, from, to } => {
                Self::Walked { seat: name(seat), from: number(from), to: number(to) }
            }
            Event::Pushed { by, seat, from, to } => {
                Self::Pushed { by: name(by), seat: name(seat), from: number(from), to: number(to) }
            }
            Event::TurnEnded { seat } => Self::TurnEnded { seat: name(seat) },
            Event::DragonStepped { from, to } => Self::DragonStepped { from: number(from), to: number(to) },
            Event::Bitten { seat } => Self::Bitten { seat: name(seat) },
            Event::Spared { seat } => Self::Spared { seat: name(seat) },
            Event::Drawn { seat, piece: drawn } => Self::Drawn { seat: name(seat), piece: piece(drawn) },
            Event::Given { seat, piece: given, stack, face_up } => {
                Self::Given { seat: name(seat), piece: piece(given), stack: number(stack), face_up }
            }
            Event::TokenDiscarded { left } => Self::TokenDiscarded { left },
            Event::GameOver => Self::GameOver,
        }
    }
}
