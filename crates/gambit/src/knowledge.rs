//! What a seat knows, and worlds that fit it.
//!
//! A seat remembers its own plan (G14 forbids looking, not remembering) and knows its hand, the board, and all discards. Of
//! another seat it knows which cards it has not seen since that seat's last shuffle. When a seat shuffles its discards into a
//! new pile (G13), the cards in its row and hand are exactly the others of its twelve: until they are seen they are known
//! to be **held**, that is, not in the new pile; and a card that was already in the row then is one of them.

use table::rand::Rng;
use table::{Seat, shuffle};

use crate::card::{Card, Cards};
use crate::game::Gambit;
use crate::square::{Square, Squares};
use crate::state::{Phase, Row, SEATS, State};
use crate::token::Tokens;

/// The cards in a hand that were not laid before a reshuffle: of the held cards, all but these lie in the row.
const HELD_IN_HAND: u32 = 2;

/// What a seat knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowledge {
    seat: Seat,
    seats: u8,
    /// The state without what the seat cannot know: others have no cards here but one that is face up.
    open: State,
    /// The cards of each other seat that are in its row, hand or pile and not face up.
    unseen: [Cards; SEATS],
    /// How many of them are in its hand.
    hands: [u8; SEATS],
    /// How many of them are in its row.
    rows: [u8; SEATS],
}

impl Knowledge {
    pub(crate) fn new(game: &Gambit, state: &State, seat: Seat) -> Self {
        let mut known = Self {
            seat,
            seats: game.options().seats as u8,
            open: *state,
            unseen: [Cards::EMPTY; SEATS],
            hands: [0; SEATS],
            rows: [0; SEATS],
        };
        for other in Seat::all(game.options().seats).filter(|other| *other != seat) {
            known.blank(state, other);
        }
        known
    }

    fn blank(&mut self, state: &State, other: Seat) {
        let at = other.index();
        let row = state.row[at];
        let face_up = state.is_face_up(other).then(|| row.get(0));
        let mut unseen = state.side[at].hand().plus(state.side[at].pile()).plus(row.cards());
        let mut shown = Row::default();
        if let Some(card) = face_up {
            unseen = unseen.without(card);
            shown = shown.laid(card);
        }
        self.unseen[at] = unseen;
        self.hands[at] = state.side[at].hand().len() as u8;
        self.rows[at] = (row.len() - shown.len()) as u8;
        self.open.side[at].set_hand(Cards::EMPTY);
        self.open.side[at].set_pile(Cards::EMPTY);
        self.open.row[at] = shown;
    }

    /// Whose knowledge it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// What is going on.
    pub const fn phase(&self) -> Phase {
        self.open.phase
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> Seat {
        self.open.turn
    }

    /// Turns in a row without a capture.
    pub const fn calm(&self) -> u8 {
        self.open.calm
    }

    /// The tokens on the board.
    pub const fn tokens(&self) -> Tokens {
        self.open.tokens
    }

    /// Where a seat's gambit stands; meaningless before it is placed.
    pub const fn square(&self, seat: Seat) -> Square {
        self.open.side[seat.index()].square()
    }

    /// All gambits, once they are placed.
    pub const fn gambits(&self) -> Squares {
        self.open.gambits(self.seats as usize)
    }

    /// What a seat has captured.
    pub const fn points(&self, seat: Seat) -> u16 {
        self.open.side[seat.index()].points()
    }

    /// One's own hand.
    pub const fn hand(&self) -> Cards {
        self.open.side[self.seat.index()].hand()
    }

    /// One's own draw pile, without its order.
    pub const fn pile(&self) -> Cards {
        self.open.side[self.seat.index()].pile()
    }

    /// One's own row, the next card first; as remembered.
    pub const fn row(&self) -> Row {
        self.open.row[self.seat.index()]
    }

    /// The card that is face up, if one is.
    pub fn face_up(&self) -> Option<Card> {
        (self.open.phase == Phase::Moving).then(|| self.open.row[self.open.turn.index()].get(0))
    }

    /// Another seat's cards that are in its row, hand or pile and not face up.
    pub const fn unseen(&self, other: Seat) -> Cards {
        self.unseen[other.index()]
    }

    /// Those of them that are not in its pile for sure.
    pub fn held(&self, other: Seat) -> Cards {
        let held = self.open.side[other.index()].held();
        let shown = self.open.row[other.index()];
        if other != self.seat && !shown.is_empty() { held.without_any(shown.get(0)) } else { held }
    }

    /// How many of another seat's unseen cards are in its row, and how many in its hand.
    pub const fn face_down(&self, other: Seat) -> (u32, u32) {
        (self.rows[other.index()] as u32, self.hands[other.index()] as u32)
    }

    /// The state as far as the seat knows it. Everything that concerns the seat itself and the board is right, so that it can
    /// be asked what is legal; other seats' cards are missing.
    pub const fn open(&self) -> &State {
        &self.open
    }

    /// A world that fits: every arrangement of the unseen cards, all taken as different, is equally likely.
    pub(crate) fn sample(&self, rng: &mut impl Rng) -> State {
        let mut world = self.open;
        for other in (0..usize::from(self.seats)).map(Seat::new).filter(|other| *other != self.seat) {
            self.fill(&mut world, other, rng);
        }
        world
    }

    /// Deals another seat's unseen cards anew in a world that fits; the others keep theirs.
    pub fn redeal(&self, world: &mut State, other: Seat, rng: &mut impl Rng) {
        world.row[other.index()] = self.open.row[other.index()];
        self.fill(world, other, rng);
    }

    fn fill(&self, world: &mut State, other: Seat, rng: &mut impl Rng) {
        let at = other.index();
        let mut held = self.held(other);
        let mut rest = self.unseen[at].minus(held);
        let in_row = u32::from(self.rows[at]);
        // Cards laid before the last reshuffle are held ones.
        let old = held.len().saturating_sub(HELD_IN_HAND).min(in_row);
        for _ in 0..old {
            world.row[at] = world.row[at].laid(take(&mut held, rng));
        }
        // The others outside the pile: the held ones left, filled up from the rest.
        let outside = in_row - old + u32::from(self.hands[at]);
        let mut mixed = held;
        for _ in held.len()..outside {
            mixed = mixed.with(take(&mut rest, rng));
        }
        for _ in old..in_row {
            world.row[at] = world.row[at].laid(take(&mut mixed, rng));
        }
        world.side[at].set_hand(mixed);
        world.side[at].set_pile(rest);
    }
}

/// Takes a random card out.
fn take(cards: &mut Cards, rng: &mut impl Rng) -> Card {
    let card = cards.nth(shuffle::below(rng, cards.len()));
    *cards = cards.without(card);
    card
}
