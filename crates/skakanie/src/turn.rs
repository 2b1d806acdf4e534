//! The rules in motion: what each action and chance value does.
//!
//! Everything here takes what is legal for granted. Searches and playouts that know an action to be legal come straight
//! here, and everybody else's doors (`play`, `resolve`) come here after a check. What happens is told to a `note`, which
//! costs nothing where nobody listens.

use table::{Seat, SeatSet};

use crate::action::Action;
use crate::board::StackId;
use crate::chance::Chance;
use crate::event::Event;
use crate::game::Skakanie;
use crate::pieces::Piece;
use crate::state::{State, Waiting};

impl Skakanie {
    #[inline]
    pub(crate) fn apply(&self, state: &mut State, seat: Seat, action: Action, note: &mut impl FnMut(Event)) {
        match action {
            Action::Take => self.take(state, seat, note),
            Action::Move(to) => self.walk(state, seat, to, note),
            Action::Push(other, to) => self.push(state, seat, other, to, note),
            Action::End => self.end_turn(state, note),
            Action::Give(piece, stack) => self.give(state, seat, piece, stack, note),
            Action::Corner(stack) => self.place(state, seat, stack, note),
        }
    }

    pub(crate) fn apply_chance(&self, state: &mut State, chance: &Chance, note: &mut impl FnMut(Event)) {
        match chance {
            Chance::Deal(deal) => {
                state.lay_out(deal, self.picture());
                let top = |at| state.stack(StackId::new(at).expect("there are so many stacks")).next();
                note(Event::Dealt {
                    tops: std::array::from_fn(|at| top(at).expect("every stack is dealt a piece")),
                });
                state.waiting = if state.is_out { Waiting::Corner(state.turn) } else { Waiting::Dragon };
            }
            Chance::Dragon(stack) => {
                (state.dragon, state.home, state.is_out) = (*stack, *stack, true);
                note(Event::DragonPlaced { stack: *stack });
                state.waiting = Waiting::Corner(state.turn);
            }
            Chance::Reshuffle(order) => {
                let below = state.below_unknown();
                state.rearrange(order.pieces(), &below);
            }
            Chance::Bite(piece) => {
                let Waiting::Draw(seat) = state.waiting else { return };
                note(Event::Drawn { seat, piece: *piece });
                state.waiting = Waiting::Give(seat, Some(*piece));
            }
        }
    }

    /// A pawn comes to its corner; a Dragon there gives way (S2, S3).
    fn place(&self, state: &mut State, seat: Seat, stack: StackId, note: &mut impl FnMut(Event)) {
        state.pawns[seat.index()] = stack;
        state.placed = state.placed.with(seat);
        note(Event::CornerChosen { seat, stack });
        if state.dragon == stack {
            // The stack after a corner is none itself, so no pawn stands there or will be put there.
            state.dragon = stack.clockwise();
            state.home = state.dragon;
            note(Event::DragonGaveWay { stack: state.dragon });
        }
        state.turn = seat.next(self.options().seats);
        if state.turn == self.youngest() {
            self.begin_turn(state, note);
        } else {
            state.waiting = Waiting::Corner(state.turn);
        }
    }

    #[inline]
    pub(crate) fn take(&self, state: &mut State, seat: Seat, note: &mut impl FnMut(Event)) {
        let stack = state.pawns[seat.index()];
        let piece = state.take(seat, stack);
        note(Event::Taken { seat, stack, piece, turned_up: state.top(stack) });
        self.spend(state, note);
    }

    #[inline]
    pub(crate) fn walk(&self, state: &mut State, seat: Seat, to: StackId, note: &mut impl FnMut(Event)) {
        let from = std::mem::replace(&mut state.pawns[seat.index()], to);
        note(Event::Moved { seat, from, to });
        self.spend(state, note);
    }

    #[inline]
    fn push(&self, state: &mut State, by: Seat, seat: Seat, to: StackId, note: &mut impl FnMut(Event)) {
        let from = std::mem::replace(&mut state.pawns[seat.index()], to);
        note(Event::Pushed { by, seat, from, to });
        self.spend(state, note);
    }

    /// An action is used up; after the last one the turn ends by itself (S5).
    #[inline]
    fn spend(&self, state: &mut State, note: &mut impl FnMut(Event)) {
        state.left -= 1;
        if state.left == 0 {
            self.end_turn(state, note);
        }
    }

    /// The turn is over: the Dragon goes on (S7) and bites whom it finds (S8).
    #[inline]
    pub(crate) fn end_turn(&self, state: &mut State, note: &mut impl FnMut(Event)) {
        state.left = 0;
        note(Event::TurnEnded { seat: state.turn });
        let from = state.dragon;
        state.dragon = from.clockwise();
        note(Event::DragonStepped { from, to: state.dragon });
        state.bitten = self.standing_on(state, state.dragon);
        self.bite(state, note);
    }

    #[inline]
    fn standing_on(&self, state: &State, stack: StackId) -> SeatSet {
        let mut bits = 0;
        for (at, pawn) in state.pawns.iter().enumerate() {
            bits |= u8::from(*pawn == stack) << at;
        }
        SeatSet::from_bits(bits & SeatSet::all(self.options().seats).bits())
    }

    /// Asks the next bitten seat that has something to give, in turn order from the one whose turn just ended (S8).
    #[inline]
    fn bite(&self, state: &mut State, note: &mut impl FnMut(Event)) {
        let mut seat = state.turn;
        while !state.bitten.is_empty() {
            if state.bitten.contains(seat) {
                if !state.pool(seat).is_empty() {
                    note(Event::Bitten { seat });
                    state.waiting =
                        if self.options().fierce { Waiting::Draw(seat) } else { Waiting::Give(seat, None) };
                    return;
                }
                state.bitten = state.bitten.without(seat);
                note(Event::Spared { seat });
            }
            seat = seat.next(self.options().seats);
        }
        self.after_bites(state, note);
    }

    #[inline]
    pub(crate) fn give(
        &self,
        state: &mut State,
        seat: Seat,
        piece: Piece,
        stack: StackId,
        note: &mut impl FnMut(Event),
    ) {
        let face_up = state.top(stack).is_none();
        state.give(seat, piece, stack);
        note(Event::Given { seat, piece, stack, face_up });
        state.bitten = state.bitten.without(seat);
        self.bite(state, note);
    }

    /// A token goes if the Dragon is back at its first place (S9), the last one ends the game (S10), else the next seat
    /// has its turn (S4).
    #[inline]
    fn after_bites(&self, state: &mut State, note: &mut impl FnMut(Event)) {
        if state.dragon == state.home {
            state.tokens -= 1;
            note(Event::TokenDiscarded { left: state.tokens });
            if state.tokens == 0 {
                note(Event::GameOver);
                state.waiting = Waiting::Over;
                return;
            }
        }
        state.turn = state.turn.next(self.options().seats);
        self.begin_turn(state, note);
    }

    #[inline]
    fn begin_turn(&self, state: &mut State, note: &mut impl FnMut(Event)) {
        state.left = self.actions(state.turn);
        note(Event::TurnBegan { seat: state.turn, actions: state.left });
        state.waiting = Waiting::Turn(state.turn);
    }
}
