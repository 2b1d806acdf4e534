//! Gambit as a viewer sees it.

use std::collections::BTreeMap;

use gambit::{Event as Happened, Gambit, Phase, Slot as Lying, Token, View};
use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use super::SeatName;

/// Gambit as a viewer sees it. Squares are `a1` to `h8`; cards and tokens are letters, `B` `R` `Q` `N` (and `P`, `K` for tokens).
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct GambitView {
    /// `placing`, `planning`, `moving`, `laying`, or `over`; others pass by unseen.
    pub phase: String,
    /// Whose turn it is to place or to move; in the end, who moved last.
    pub turn: SeatName,
    /// Who has laid a first plan, while that is being done.
    pub planned: Vec<SeatName>,
    /// The tokens by square.
    pub tokens: BTreeMap<String, char>,
    /// What each kind of token is worth.
    pub points: BTreeMap<char, u8>,
    /// All start spots by number.
    pub spots: BTreeMap<String, String>,
    /// What lies before each seat.
    pub seats: Vec<GambitSeat>,
    /// Turns in a row without a capture (G17).
    pub calm: u8,
    /// After how many the game ends; 0 is never.
    pub calm_limit: u8,
    /// What the viewer's seat may do now, in notation.
    pub legal: Vec<String>,
}

/// What lies before a seat.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct GambitSeat {
    /// Where its gambit stands.
    pub square: Option<String>,
    /// The points it has captured.
    pub points: u16,
    /// Its row, the next card first.
    pub row: Vec<Slot>,
    /// Its hand.
    pub hand: Hand,
    /// Cards in its draw pile.
    pub pile: u32,
    /// Its discards.
    pub discards: String,
}

/// A card in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(tag = "lies", rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
pub enum Slot {
    /// Face down.
    Down,
    /// Face down, but the viewer may look at it (G14).
    Peeked {
        /// The card.
        card: char,
    },
    /// Face up: the card of the turn.
    Up {
        /// The card.
        card: char,
    },
}

/// A hand.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[ts(export_to = "protocol.ts")]
pub struct Hand {
    /// How many cards.
    pub count: u32,
    /// Which, if the viewer may see them.
    pub cards: Option<String>,
}

impl GambitView {
    /// The view, put into words.
    pub(crate) fn new(game: &Gambit, view: &View) -> Self {
        let points = game.setup().points();
        Self {
            phase: phase(view.phase).to_owned(),
            turn: SeatName(view.turn),
            planned: view.planned.iter().map(SeatName).collect(),
            tokens: view
                .tokens
                .squares()
                .into_iter()
                .filter_map(|square| Some((square.to_string(), view.tokens.get(square)?.letter())))
                .collect(),
            points: Token::ALL.into_iter().map(|token| (token.letter(), points.get(token))).collect(),
            spots: (1..)
                .zip(game.setup().spots())
                .map(|(spot, square): (u8, _)| (spot.to_string(), square.to_string()))
                .collect(),
            seats: view.seats.iter().map(GambitSeat::from).collect(),
            calm: view.calm.0,
            calm_limit: view.calm.1,
            legal: view.legal.iter().map(ToString::to_string).collect(),
        }
    }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Placing => "placing",
        Phase::Dealing => "dealing",
        Phase::Planning => "planning",
        Phase::FirstDraw | Phase::LateDraw | Phase::Drawing => "drawing",
        Phase::Moving => "moving",
        Phase::Laying => "laying",
        Phase::Over => "over",
    }
}

impl From<&gambit::SeatView> for GambitSeat {
    fn from(seat: &gambit::SeatView) -> Self {
        let slot = |slot: &Lying| match slot {
            Lying::FaceDown => Slot::Down,
            Lying::Peeked(card) => Slot::Peeked { card: card.letter() },
            Lying::FaceUp(card) => Slot::Up { card: card.letter() },
        };
        Self {
            square: seat.square.map(|square| square.to_string()),
            points: seat.points,
            row: seat.row.iter().map(slot).collect(),
            hand: match seat.hand {
                gambit::Hand::Cards(cards) => Hand { count: cards.len(), cards: Some(letters(cards)) },
                gambit::Hand::Count(count) => Hand { count, cards: None },
            },
            pile: seat.pile,
            discards: letters(seat.discards),
        }
    }
}

/// Cards as letters; none is an empty text.
fn letters(cards: gambit::Cards) -> String {
    cards.iter().map(gambit::Card::letter).collect()
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "protocol.ts")]
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

impl From<Happened> for GambitEvent {
    fn from(event: Happened) -> Self {
        let name = |seat: Seat| SeatName(seat);
        match event {
            Happened::Placed(seat, spot, square) => {
                Self::Placed { seat: name(seat), spot: spot.to_string(), square: square.to_string() }
            }
            Happened::Dealt(seat, cards) => Self::Dealt { seat: name(seat), cards: cards.map(letters) },
            Happened::Planned(seat, cards) => Self::Planned {
                seat: name(seat),
                cards: cards.map(|cards| cards.into_iter().map(gambit::Card::letter).collect()),
            },
            Happened::TookBack(seat) => Self::TookBack { seat: name(seat) },
            Happened::Reshuffled(seat, cards) => Self::Reshuffled { seat: name(seat), cards: letters(cards) },
            Happened::Drew(seat, card) => {
                Self::Drew { seat: name(seat), card: card.map(gambit::Card::letter) }
            }
            Happened::TurnedUp(seat, card) => Self::TurnedUp { seat: name(seat), card: card.letter() },
            Happened::Moved(seat, from, to) => {
                Self::Moved { seat: name(seat), from: from.to_string(), to: to.to_string() }
            }
            Happened::Captured(seat, token, points) => {
                Self::Captured { seat: name(seat), token: token.letter(), points }
            }
            Happened::Stayed(seat) => Self::Stayed { seat: name(seat) },
            Happened::Laid(seat, card) => {
                Self::Laid { seat: name(seat), card: card.map(gambit::Card::letter) }
            }
            Happened::CalmAhead(turns) => Self::CalmAhead { turns },
            Happened::LastToken => Self::LastToken,
            Happened::Calm => Self::Calm,
        }
    }
}
