//! Checks that nothing was lost or doubled; every random game of the tests is checked after every step.

use table::testkit::Audit;
use table::{Game, Seat};

use crate::game::Gambit;
use crate::rules::DEAL;
use crate::state::{Phase, State};

impl Audit for Gambit {
    fn audit(&self, state: &State) -> Result<(), String> {
        let captured: u32 = state.side.iter().map(|side| u32::from(side.points())).sum();
        let points = self.setup().points();
        if captured + points.total(state.tokens) != points.total(self.setup().tokens()) {
            return Err("points were lost or doubled".to_owned());
        }
        let gambits = state.placed(self);
        if state.phase > Phase::Placing && gambits.len() as usize != self.seats() {
            return Err("two gambits share a square".to_owned());
        }
        if !(gambits & state.tokens.squares()).is_empty() {
            return Err("a gambit stands on a token".to_owned());
        }
        Seat::all(self.seats()).try_for_each(|seat| self.audit_cards(state, seat))
    }
}

impl Gambit {
    fn audit_cards(&self, state: &State, seat: Seat) -> Result<(), String> {
        let at = seat.index();
        let (hand, pile, row) = (state.side[at].hand(), state.side[at].pile(), state.row[at].cards());
        let deck = self.options().deck;
        // Checked in this order, the differences cannot wrap round.
        if !deck.includes(hand)
            || !deck.minus(hand).includes(pile)
            || !deck.minus(hand).minus(pile).includes(row)
        {
            return Err(format!("seat {seat} has cards twice: hand {hand}, pile {pile}, row {row}"));
        }
        if !hand.plus(row).includes(state.side[at].held()) {
            return Err(format!(
                "seat {seat} is believed to hold {}, but has hand {hand}, row {row}",
                state.side[at].held()
            ));
        }
        let (hand, row) = (hand.len(), row.len());
        let fits = match state.phase {
            Phase::Placing => (hand, row) == (0, 0),
            Phase::Dealing => row == 0 && (hand == 0 || hand == DEAL),
            Phase::Planning => (hand, row) == (5, 0) || (hand, row) == (2, 3),
            _ => hand + row >= 4 && hand <= 3 && row <= 3,
        };
        if fits { Ok(()) } else { Err(format!("seat {seat} has {hand} cards in hand and {row} in its row")) }
    }
}
