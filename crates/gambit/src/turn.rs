//! How a state changes. Nothing here asks whether a step is legal: [`rules`](crate::rules) does, before it calls these, and
//! playouts only make legal ones.

use table::{Seat, SeatSet};

use crate::attacks::destinations;
use crate::card::{Card, Cards};
use crate::game::Gambit;
use crate::square::{Square, Squares};
use crate::state::{Phase, Row, SEATS, Standing, State};

/// The cards in a hand between turns (G8).
const HAND: u32 = 3;

impl State {
    pub(crate) fn start(game: &Gambit) -> Self {
        let options = game.options();
        let mut pile = [Cards::EMPTY; SEATS];
        pile[..options.seats].fill(options.deck);
        Self {
            tokens: game.setup().tokens(),
            standing: [Standing::default(); SEATS],
            hand: [Cards::EMPTY; SEATS],
            pile,
            held: [Cards::EMPTY; SEATS],
            row: [Row::default(); SEATS],
            phase: Phase::Placing,
            turn: options.oldest,
            done: 0,
            calm: 0,
        }
    }

    /// Places the gambit whose turn it is; the next one counter-clockwise follows (G4).
    pub(crate) fn place(&mut self, game: &Gambit, square: Square) {
        self.standing[self.turn.index()] = Standing::default().moved(square, 0);
        self.done += 1;
        if usize::from(self.done) == game.options().seats {
            self.phase = Phase::Dealing;
            self.done = 0;
        } else {
            self.turn = self.turn.previous(game.options().seats);
        }
    }

    /// Deals to the next seat; when all have cards they plan (G6).
    pub(crate) fn deal(&mut self, game: &Gambit, cards: Cards) {
        let seat = usize::from(self.done);
        self.hand[seat] = cards;
        self.pile[seat] = self.pile[seat].minus(cards);
        self.done += 1;
        if usize::from(self.done) == game.options().seats {
            self.phase = Phase::Planning;
            self.done = 0;
        }
    }

    /// Lays a first plan; the last one ends the planning (G6). Who can no longer take a plan back may draw (G7).
    pub(crate) fn plan(&mut self, game: &Gambit, seat: Seat, cards: [Card; 3]) {
        self.row[seat.index()] = Row::new(cards);
        self.hand[seat.index()] = self.hand[seat.index()].minus(cards.into_iter().collect());
        let planned = SeatSet::from_bits(self.done).with(seat);
        self.done = planned.bits();
        if planned == SeatSet::all(game.options().seats) {
            self.done = 0;
            let draws = game.options().edition.draws_before_first_turn();
            self.phase = if draws { Phase::FirstDraw } else { Phase::Moving };
        }
    }

    pub(crate) fn unplan(&mut self, seat: Seat) {
        let row = std::mem::take(&mut self.row[seat.index()]);
        self.hand[seat.index()] = self.hand[seat.index()].plus(row.cards());
        self.done = SeatSet::from_bits(self.done).without(seat).bits();
    }

    /// Where the gambit whose turn it is may go by the card that is face up.
    #[inline]
    pub(crate) fn reach(&self, game: &Gambit) -> Squares {
        let gambits = self.gambits(game.options().seats);
        let mover = self.turn.index();
        let from = self.standing[mover].square();
        destinations(self.row[mover].get(0), from, self.tokens.squares() | gambits, gambits)
    }

    /// Moves (or, blocked, stays), captures what is there, discards the card (G8, G9, G12). The last token ends the game
    /// (G15).
    #[inline]
    pub(crate) fn make_move(&mut self, game: &Gambit, to: Square) {
        let mover = self.turn.index() & (SEATS - 1);
        let code = self.tokens.code(to);
        let points = game.setup().points().by_code(code);
        self.standing[mover] = self.standing[mover].moved(to, points);
        self.tokens.clear(to);
        self.calm = if code == 0 { self.calm.saturating_add(1) } else { 0 };
        let card = self.row[mover].get(0);
        self.held[mover] = self.held[mover].without_any(card);
        self.row[mover] = self.row[mover].played();
        self.phase = if self.tokens.is_empty() {
            Phase::Over
        } else if self.hand[mover].len() < HAND {
            Phase::LateDraw
        } else {
            Phase::Laying
        };
    }

    #[inline]
    pub(crate) fn lay(&mut self, card: Card) {
        let seat = self.turn.index() & (SEATS - 1);
        self.hand[seat] = self.hand[seat].without(card);
        self.row[seat] = self.row[seat].laid(card);
        self.phase = Phase::Drawing;
    }

    /// Makes the pile ready for a draw: if it has run out the discards become the new one (G13). What is in row and hand
    /// then is no longer a secret, though not where.
    #[inline]
    pub(crate) fn refill(&mut self, game: &Gambit, seat: usize) {
        if self.pile[seat].is_empty() {
            self.held[seat] = self.hand[seat].plus(self.row[seat].cards());
            self.pile[seat] = game.options().deck.minus(self.held[seat]);
        }
    }

    /// The pile the seat would draw from now.
    pub(crate) fn pile_to_draw(&self, game: &Gambit, seat: Seat) -> Cards {
        let mut filled = *self;
        filled.refill(game, seat.index());
        filled.pile[seat.index()]
    }

    /// Draws a card and goes on with what follows: another seat's draw, the laying, or the next turn.
    #[inline]
    pub(crate) fn draw(&mut self, game: &Gambit, card: Card) {
        let seat = self.drawer().index() & (SEATS - 1);
        self.refill(game, seat);
        self.pile[seat] = self.pile[seat].without(card);
        self.hand[seat] = self.hand[seat].with(card);
        match self.phase {
            Phase::FirstDraw => {
                self.done += 1;
                if usize::from(self.done) == game.options().seats {
                    self.done = 0;
                    self.phase = Phase::Moving;
                }
            }
            Phase::LateDraw => self.phase = Phase::Laying,
            _ => self.end_turn(game),
        }
    }

    /// The next turn begins (G4), unless there have been too many without a capture (G17).
    #[inline]
    pub(crate) fn end_turn(&mut self, game: &Gambit) {
        let options = game.options();
        if self.calm >= options.calm && options.calm > 0 {
            self.phase = Phase::Over;
        } else {
            self.turn = self.turn.next(options.seats);
            self.phase = Phase::Moving;
        }
    }

    /// Whose deal or draw is due.
    pub(crate) const fn drawer(&self) -> Seat {
        match self.phase {
            Phase::Dealing | Phase::FirstDraw => Seat::new(self.done as usize),
            _ => self.turn,
        }
    }

    /// The cards a seat has played since its pile was last made.
    pub(crate) fn discards(&self, game: &Gambit, seat: Seat) -> Cards {
        let seat = seat.index();
        game.options().deck.minus(self.hand[seat]).minus(self.pile[seat]).minus(self.row[seat].cards())
    }

    /// Does this seat's first card lie face up?
    pub(crate) fn is_face_up(&self, seat: Seat) -> bool {
        self.phase == Phase::Moving && self.turn == seat
    }

    /// Is the gambit on the board?
    pub(crate) fn is_placed(&self, game: &Gambit, seat: Seat) -> bool {
        let seats = game.options().seats;
        let order = (game.options().oldest.index() + seats - seat.index()) % seats;
        self.phase > Phase::Placing || order < usize::from(self.done)
    }

    /// The gambits on the board, also while not all are.
    pub(crate) fn placed(&self, game: &Gambit) -> Squares {
        let seats = Seat::all(game.options().seats).filter(|seat| self.is_placed(game, *seat));
        seats.map(|seat| self.standing[seat.index()].square()).collect()
    }
}
