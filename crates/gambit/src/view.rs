//! What a viewer may see now. A face-down card is not in here at all, unless the viewer may look at it (G14).

use std::fmt;

use table::{Game, Outcome, Seat, SeatSet, Viewer};

use crate::action::Action;
use crate::card::{Card, Cards};
use crate::event::{sees_hand, sees_row};
use crate::game::Gambit;
use crate::square::Square;
use crate::state::{Phase, State};
use crate::token::Tokens;

/// What a viewer may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What is going on.
    pub phase: Phase,
    /// Whose turn it is to place or to move; in the end, who moved last.
    pub turn: Seat,
    /// Who has laid a first plan, while that is being done.
    pub planned: SeatSet,
    /// The tokens on the board.
    pub tokens: Tokens,
    /// Start spots that can still be taken.
    pub spots: Vec<(u8, Square)>,
    /// What lies before each seat.
    pub seats: Vec<SeatView>,
    /// Turns in a row without a capture, and after how many the game ends (0: never) (G17).
    pub calm: (u8, u8),
    /// What the viewer's seat may do now.
    pub legal: Vec<Action>,
    /// The result, once the game is over by its own rules.
    pub outcome: Option<Outcome>,
}

/// What lies before a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// Where the gambit stands, if it has been placed.
    pub square: Option<Square>,
    /// The points captured.
    pub points: u16,
    /// The cards in front of the player, the next one first.
    pub row: Vec<Slot>,
    /// The hand.
    pub hand: Hand,
    /// How many cards the draw pile has.
    pub pile: u32,
    /// The discards, open to all (G13).
    pub discards: Cards,
}

/// A card in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Face down, and nothing more can be said.
    FaceDown,
    /// Face down, but the viewer may look at it.
    Peeked(Card),
    /// Face up: the card of the turn.
    FaceUp(Card),
}

/// A hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// One's own.
    Cards(Cards),
    /// Another's: only how many.
    Count(u32),
}

impl View {
    pub(crate) fn new(game: &Gambit, state: &State, viewer: Viewer) -> Self {
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            game.legal(state, seat, &mut legal);
        }
        let planning = state.phase == Phase::Planning;
        let placed = state.placed(game);
        let spots = (1..).zip(game.setup().spots());
        Self {
            viewer,
            phase: state.phase,
            turn: state.turn,
            planned: if planning { SeatSet::from_bits(state.done) } else { SeatSet::EMPTY },
            tokens: state.tokens,
            spots: spots
                .filter(|(_, square)| state.phase == Phase::Placing && !placed.contains(*square))
                .collect(),
            seats: Seat::all(game.seats()).map(|seat| SeatView::new(game, state, seat, viewer)).collect(),
            calm: (state.calm, game.options().calm),
            legal,
            outcome: game.outcome(state),
        }
    }

    /// The card that is face up, if one is.
    pub fn face_up(&self) -> Option<Card> {
        self.seats.get(self.turn.index())?.row.first().and_then(|slot| match slot {
            Slot::FaceUp(card) => Some(*card),
            _ => None,
        })
    }
}

impl SeatView {
    fn new(game: &Gambit, state: &State, seat: Seat, viewer: Viewer) -> Self {
        let at = seat.index();
        let slot = |(place, card)| match () {
            () if place == 0 && state.is_face_up(seat) => Slot::FaceUp(card),
            () if sees_row(game, seat, viewer) => Slot::Peeked(card),
            () => Slot::FaceDown,
        };
        let hand = state.side[at].hand();
        Self {
            square: state.is_placed(game, seat).then(|| state.side[at].square()),
            points: state.side[at].points(),
            row: state.row[at].iter().enumerate().map(slot).collect(),
            hand: if sees_hand(seat, viewer) { Hand::Cards(hand) } else { Hand::Count(hand.len()) },
            pile: state.side[at].pile().len(),
            discards: state.discards(game, seat),
        }
    }
}

/// The board and a line for each seat; used in playthroughs and bug reports.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.phase, self.turn)?;
        if !self.planned.is_empty() {
            write!(f, " planned {}", self.planned)?;
        }
        writeln!(f, " calm {} of {}", self.calm.0, self.calm.1)?;
        for rank in (0..8).rev() {
            let row: Vec<String> = (0..8).map(|file| self.cell(Square::at(file, rank))).collect();
            writeln!(f, "{}", row.join(" "))?;
        }
        for (i, seat) in self.seats.iter().enumerate() {
            writeln!(f, "{} {seat}", Seat::new(i))?;
        }
        if !self.legal.is_empty() {
            let legal: Vec<String> = self.legal.iter().map(Action::to_string).collect();
            writeln!(f, "legal {}", legal.join(", "))?;
        }
        self.outcome.as_ref().map_or(Ok(()), |outcome| writeln!(f, "result {outcome}"))
    }
}

impl View {
    /// A gambit as a small letter, a token as a capital, a free start spot as its number.
    fn cell(&self, square: Square) -> String {
        let gambit = self.seats.iter().position(|seat| seat.square == Some(square));
        let spot = self.spots.iter().find(|(_, spot)| *spot == square);
        match (gambit, self.tokens.get(square), spot) {
            (Some(seat), ..) => Seat::new(seat).letter().to_lowercase().to_string(),
            (_, Some(token), _) => token.to_string(),
            (_, _, Some((number, _))) => number.to_string(),
            _ => ".".to_owned(),
        }
    }
}

impl fmt::Display for SeatView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let square = self.square.map_or("-".to_owned(), |square| square.to_string());
        write!(f, "{square} points {} row ", self.points)?;
        for slot in &self.row {
            match slot {
                Slot::FaceDown => f.write_str("?")?,
                Slot::Peeked(card) => write!(f, "{card}")?,
                Slot::FaceUp(card) => write!(f, "[{card}]")?,
            }
        }
        match self.hand {
            Hand::Cards(cards) => write!(f, " hand {cards}")?,
            Hand::Count(count) => write!(f, " hand {count}")?,
        }
        write!(f, " pile {} discards {}", self.pile, self.discards)
    }
}
