//! How a state changes. Nothing here asks whether a step is legal: [`rules`](crate::rules) does, before it calls these, and
//! playouts only make legal ones.

use table::{Seat, SeatSet};

use crate::attacks::destinations;
use crate::card::{Card, Cards};
use crate::game::Gambit;
use crate::square::{Square, Squares};
use crate::state::{Phase, Row, SEATS, Side, State};

/// The cards in a hand between turns (G8).
pub(crate) const HAND: u32 = 3;

impl State {
    pub(crate) fn start(game: &Gambit) -> Self {
        let options = game.options();
        let mut side = [Side::default(); SEATS];
        side[..options.seats].iter_mut().for_each(|side| side.set_pile(options.deck));
        Self {
            tokens: game.setup().tokens(),
            side,
            row: [Row::default(); SEATS],
            phase: Phase::Placing,
            turn: options.oldest,
            done: 0,
            calm: 0,
        }
    }

    /// Places the gambit whose turn it is; the next one counter-clockwise follows (G4).
    pub(crate) fn place(&mut self, game: &Gambit, square: Square) {
        self.side[self.turn.index()].go(square, 0);
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
        let side = &mut self.side[seat];
        side.set_hand(cards);
        side.set_pile(side.pile().minus(cards));
        self.done += 1;
        if usize::from(self.done) == game.options().seats {
            self.phase = Phase::Planning;
            self.done = 0;
        }
    }

    /// Lays a first plan; the last one ends the planning (G6). Who can no longer take a plan back may draw (G7).
    pub(crate) fn plan(&mut self, game: &Gambit, seat: Seat, cards: [Card; 3]) {
        self.row[seat.index()] = Row::new(cards);
        let side = &mut self.side[seat.index()];
        side.set_hand(side.hand().minus(cards.into_iter().collect()));
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
        let side = &mut self.side[seat.index()];
        side.set_hand(side.hand().plus(row.cards()));
        self.done = SeatSet::from_bits(self.done).without(seat).bits();
    }

    /// Where the gambit whose turn it is may go by the card that is face up.
    #[inline]
    pub(crate) fn reach(&self, game: &Gambit) -> Squares {
        let gambits = self.gambits(game.options().seats);
        let mover = self.turn.index();
        let from = self.side[mover].square();
        destinations(self.row[mover].get(0), from, self.tokens.squares() | gambits, gambits)
    }

    /// Where that gambit could go by that card if nothing else lay or stood on the board.
    pub(crate) fn unhindered(&self) -> Squares {
        let mover = self.turn.index();
        destinations(self.row[mover].get(0), self.side[mover].square(), Squares::EMPTY, Squares::EMPTY)
    }

    /// Moves (or, blocked, stays), captures what is there, discards the card (G8, G9, G12). The last token ends the game
    /// (G15).
    pub(crate) fn make_move(&mut self, game: &Gambit, to: Square) {
        let code = self.tokens.take(to);
        let (side, row) = self.mover();
        side.play(row);
        side.go(to, game.setup().points().by_code(code));
        let needs_card = side.hand().len() < HAND;
        self.count_calm(code);
        self.phase = match () {
            () if self.tokens.is_empty() => Phase::Over,
            () if needs_card => Phase::LateDraw,
            () => Phase::Laying,
        };
    }

    /// Counts turns without a capture; `code` is the kind of token captured, 0 for none (G17).
    #[inline]
    pub(crate) const fn count_calm(&mut self, code: usize) {
        // Without a branch: whether a random move captures is anybody's guess.
        self.calm = self.calm.saturating_add(1) * (code == 0) as u8;
    }

    pub(crate) fn lay(&mut self, card: Card) {
        let (side, row) = self.mover();
        side.lay(row, card);
        self.phase = Phase::Drawing;
    }

    /// The pile the seat would draw from now.
    pub(crate) fn pile_to_draw(&self, game: &Gambit, seat: Seat) -> Cards {
        let mut side = self.side[seat.index()];
        side.refill(self.row[seat.index()], game.options().deck);
        side.pile()
    }

    /// Draws a card and goes on with what follows: another seat's draw, the laying, or the next turn.
    pub(crate) fn draw(&mut self, game: &Gambit, card: Card) {
        let at = self.drawer().index();
        self.side[at].refill(self.row[at], game.options().deck);
        self.side[at].draw(card);
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

    /// What belongs to the seat whose turn it is.
    #[inline]
    pub(crate) fn mover(&mut self) -> (&mut Side, &mut Row) {
        let mover = self.turn.index() & (SEATS - 1);
        (&mut self.side[mover], &mut self.row[mover])
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
        let side = self.side[seat];
        game.options().deck.minus(side.hand()).minus(side.pile()).minus(self.row[seat].cards())
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
        seats.map(|seat| self.side[seat.index()].square()).collect()
    }
}
