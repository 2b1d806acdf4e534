//! Random turns, as fast as they go: the same steps as [`play`](table::Game::play) and
//! [`resolve`](table::Game::resolve) make, without asking whether they are legal, since they are made to be.

use table::rand::Rng;

use crate::game::Gambit;
use crate::state::{Phase, SEATS, State};

impl Gambit {
    /// Plays one whole turn at random: the move by the card that is face up, a card laid, a card drawn. A turn must have
    /// begun ([`Phase::Moving`]). One random number of 64 bits serves all three choices.
    #[inline]
    pub fn random_turn(&self, state: &mut State, rng: &mut impl Rng) {
        debug_assert_eq!(state.phase, Phase::Moving);
        let random = rng.next_u64();
        let mover = state.turn.index() & (SEATS - 1);
        let reach = state.reach(self);
        let to = if reach.is_empty() { state.standing[mover].square() } else { reach.pick(random as u32) };
        state.make_move(self, to);
        if state.phase == Phase::Over {
            return;
        }
        if state.phase == Phase::LateDraw {
            let card = state.pile[mover].nth(pick(random >> 54, 10, state.pile[mover].len()));
            state.draw(self, card);
        }
        let card = state.hand[mover].nth(pick(random >> 24, 20, 3));
        state.lay(card);
        state.refill(self, mover);
        let card = state.pile[mover].nth(pick(random >> 44, 20, state.pile[mover].len()));
        state.draw(self, card);
    }

    /// Plays random turns to the end; returns how many.
    pub fn playout(&self, state: &mut State, rng: &mut impl Rng) -> u32 {
        let mut turns = 0;
        while state.phase == Phase::Moving {
            self.random_turn(state, rng);
            turns += 1;
        }
        turns
    }
}

/// A number below `n` from the low `bits` bits.
#[inline]
const fn pick(random: u64, bits: u32, n: u32) -> u32 {
    (((random & ((1 << bits) - 1)) * n as u64) >> bits) as u32
}
