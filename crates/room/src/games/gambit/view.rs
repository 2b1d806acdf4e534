//! Gambit as a viewer sees it.

use std::collections::BTreeMap;

use gambit::{Action, Gambit, Phase, Slot as Lying, State, Token};
use serde::{Deserialize, Serialize};
use table::{Step, Table, Viewer};

use crate::wire::SeatName;

/// Gambit as a viewer sees it. Squares are `a1` to `h8`; cards and tokens are letters, `B` `R` `Q` `N` (and `P`, `K` for tokens).
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct GambitView {
    /// What is done now.
    pub phase: PhaseName,
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
    /// The last move.
    pub last: Option<LastMove>,
    /// What the viewer's seat may do now, in notation.
    pub legal: Vec<String>,
}

/// What is done in Gambit; dealing and drawing pass by unseen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names say it
pub enum PhaseName {
    Placing,
    Dealing,
    Planning,
    Drawing,
    Moving,
    Laying,
    Over,
}

/// A move that was made.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct LastMove {
    /// Whose gambit.
    pub seat: SeatName,
    /// By which card.
    pub card: char,
    /// From which square.
    pub from: String,
    /// To which; the same one if it was blocked and stayed.
    pub to: String,
    /// The token it captured.
    pub captured: Option<char>,
}

/// What lies before a seat.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
#[serde(tag = "lies", rename_all = "snake_case")]
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
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "protocol.ts"))]
pub struct Hand {
    /// How many cards.
    pub count: u32,
    /// Which, if the viewer may see them.
    pub cards: Option<String>,
}

impl GambitView {
    /// What a viewer sees of a table.
    pub(crate) fn new(table: &Table<Gambit>, viewer: Viewer) -> Self {
        let (game, view) = (table.game(), table.view(viewer));
        let points = game.setup().points();
        Self {
            phase: view.phase.into(),
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
            last: table.steps().iter().rev().find_map(|(before, step)| last_move(before, step)),
            legal: view.legal.iter().map(ToString::to_string).collect(),
        }
    }
}

/// The move a step was, if it was one. Everybody saw it.
fn last_move(before: &State, step: &Step<Gambit>) -> Option<LastMove> {
    let Step::Action(seat, action) = *step else { return None };
    let from = before.square(seat);
    let to = match action {
        Action::Move(to) => to,
        Action::Stay => from,
        _ => return None,
    };
    let captured = before.tokens().get(to).map(Token::letter);
    let card = before.row(seat).get(0).letter();
    Some(LastMove { seat: SeatName(seat), card, from: from.to_string(), to: to.to_string(), captured })
}

impl From<Phase> for PhaseName {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Placing => Self::Placing,
            Phase::Dealing => Self::Dealing,
            Phase::Planning => Self::Planning,
            Phase::FirstDraw | Phase::LateDraw | Phase::Drawing => Self::Drawing,
            Phase::Moving => Self::Moving,
            Phase::Laying => Self::Laying,
            Phase::Over => Self::Over,
        }
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
pub(super) fn letters(cards: gambit::Cards) -> String {
    cards.iter().map(gambit::Card::letter).collect()
}
