//! What happened, as one viewer saw it: enough to animate it and to tell it, and nothing hidden.

use std::fmt;

use table::{Game, Seat, Step, Viewer};

use crate::action::{Action, Chance, Spot};
use crate::card::{Card, Cards};
use crate::game::Gambit;
use crate::square::Square;
use crate::state::{Phase, State};
use crate::token::Token;

/// The calm limit is announced this many turns ahead (G17).
pub const CALM_WARNING: u8 = 10;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A gambit was put on a start spot.
    Placed(Seat, Spot, Square),
    /// Five cards were dealt; the owner sees them.
    Dealt(Seat, Option<Cards>),
    /// A first plan was laid; who may look at face-down cards sees it (G14).
    Planned(Seat, Option<[Card; 3]>),
    /// A first plan was taken back.
    TookBack(Seat),
    /// The discards became a new draw pile (G13).
    Reshuffled(Seat, Cards),
    /// A card was drawn; the owner sees it.
    Drew(Seat, Option<Card>),
    /// A turn begins: the seat's next card is turned up.
    TurnedUp(Seat, Card),
    /// A gambit moved.
    Moved(Seat, Square, Square),
    /// It captured a token worth these points.
    Captured(Seat, Token, u8),
    /// A blocked gambit stayed (G9).
    Stayed(Seat),
    /// A card was laid face down; who may look at face-down cards sees it (G14).
    Laid(Seat, Option<Card>),
    /// So many turns without a capture are left before the game ends (G17).
    CalmAhead(u8),
    /// The last token is gone (G15).
    LastToken,
    /// The calm limit is reached (G17).
    Calm,
}

impl Event {
    pub(crate) fn of(game: &Gambit, before: &State, step: &Step<Gambit>, viewer: Viewer) -> Vec<Self> {
        let mut after = *before;
        if game.step(&mut after, step).is_err() {
            return Vec::new();
        }
        let mut events = match step {
            Step::Action(seat, action) => of_action(game, before, *seat, *action, viewer),
            Step::Chance(chance) => of_chance(game, before, *chance, viewer),
        };
        events.extend(consequences(game, before, &after));
        events
    }
}

fn of_action(game: &Gambit, before: &State, seat: Seat, action: Action, viewer: Viewer) -> Vec<Event> {
    let peeks = sees_row(game, seat, viewer);
    match action {
        Action::Place(spot) => vec![Event::Placed(seat, spot, game.setup().spots()[spot.index()])],
        Action::Plan(cards) => vec![Event::Planned(seat, peeks.then_some(cards))],
        Action::Unplan => vec![Event::TookBack(seat)],
        Action::Stay => vec![Event::Stayed(seat)],
        Action::Lay(card) => vec![Event::Laid(seat, peeks.then_some(card))],
        Action::Move(to) => {
            let captured = before.tokens.get(to);
            let moved = Event::Moved(seat, before.side[seat.index()].square(), to);
            let points = |token| Event::Captured(seat, token, game.setup().points().get(token));
            std::iter::once(moved).chain(captured.map(points)).collect()
        }
    }
}

fn of_chance(game: &Gambit, before: &State, chance: Chance, viewer: Viewer) -> Vec<Event> {
    match chance {
        Chance::Deal(seat, cards) => vec![Event::Dealt(seat, sees_hand(seat, viewer).then_some(cards))],
        Chance::Draw(seat, card) => {
            let empty = before.side[seat.index()].pile().is_empty();
            let reshuffled = empty.then(|| Event::Reshuffled(seat, before.discards(game, seat)));
            let drew = Event::Drew(seat, sees_hand(seat, viewer).then_some(card));
            reshuffled.into_iter().chain([drew]).collect()
        }
    }
}

fn consequences(game: &Gambit, before: &State, after: &State) -> Vec<Event> {
    let limit = game.options().calm;
    let complete = before.phase == Phase::Drawing;
    match after.phase {
        Phase::Over if after.tokens.is_empty() => vec![Event::LastToken],
        Phase::Over => vec![Event::Calm],
        Phase::Moving if before.phase != Phase::Moving => {
            let turned = Event::TurnedUp(after.turn, after.row[after.turn.index()].get(0));
            let ahead = limit.saturating_sub(after.calm);
            // A limit that is nearer than the warning is announced when the first turn begins.
            let warn =
                if limit > CALM_WARNING { complete && ahead == CALM_WARNING } else { !complete && limit > 0 };
            warn.then_some(Event::CalmAhead(ahead)).into_iter().chain([turned]).collect()
        }
        _ => Vec::new(),
    }
}

/// May the viewer look into this seat's hand?
pub(crate) fn sees_hand(seat: Seat, viewer: Viewer) -> bool {
    viewer == Viewer::All || viewer.is(seat)
}

/// May the viewer look at this seat's face-down cards? (G14)
pub(crate) fn sees_row(game: &Gambit, seat: Seat, viewer: Viewer) -> bool {
    viewer == Viewer::All || viewer.is(seat) && game.options().peek.contains(seat)
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Placed(seat, spot, square) => write!(f, "{seat} places on spot {spot}, {square}"),
            Self::Dealt(seat, Some(cards)) => write!(f, "{seat} is dealt {cards}"),
            Self::Dealt(seat, None) => write!(f, "{seat} is dealt five cards"),
            Self::Planned(seat, Some([a, b, c])) => write!(f, "{seat} plans {a}{b}{c}"),
            Self::Planned(seat, None) => write!(f, "{seat} plans"),
            Self::TookBack(seat) => write!(f, "{seat} takes the plan back"),
            Self::Reshuffled(seat, cards) => write!(f, "{seat} shuffles {cards} into a new pile"),
            Self::Drew(seat, Some(card)) => write!(f, "{seat} draws {card}"),
            Self::Drew(seat, None) => write!(f, "{seat} draws"),
            Self::TurnedUp(seat, card) => write!(f, "{seat} turns up {card}"),
            Self::Moved(seat, from, to) => write!(f, "{seat} moves {from} to {to}"),
            Self::Captured(seat, token, points) => write!(f, "{seat} captures {token} for {points}"),
            Self::Stayed(seat) => write!(f, "{seat} is blocked"),
            Self::Laid(seat, Some(card)) => write!(f, "{seat} lays {card}"),
            Self::Laid(seat, None) => write!(f, "{seat} lays a card"),
            Self::CalmAhead(turns) => write!(f, "{turns} turns to the calm limit"),
            Self::LastToken => f.write_str("the last token is gone"),
            Self::Calm => f.write_str("the calm limit is reached"),
        }
    }
}
