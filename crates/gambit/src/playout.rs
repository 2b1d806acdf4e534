//! Random turns, as fast as they go: the same steps as [`play`](table::Game::play) and
//! [`resolve`](table::Game::resolve) make, without asking whether they are legal, since they are made to be.

use table::rand::Rng;

use crate::attacks::destinations;
use crate::game::Gambit;
use crate::square::Squares;
use crate::state::{Phase, State};
use crate::token::Tokens;
use crate::turn::HAND;

impl Gambit {
    /// Plays one whole turn at random: the move by the card that is face up, a card laid, a card drawn. A turn must have
    /// begun ([`Phase::Moving`]). One random number of 64 bits serves all three choices.
    #[inline]
    pub fn random_turn(&self, state: &mut State, rng: &mut impl Rng) {
        let mut board = Board { tokens: state.tokens, gambits: state.gambits(self.options().seats) };
        self.random_turn_on(state, &mut board, rng.next_u64());
        state.tokens = board.tokens;
    }

    /// Plays random turns to the end; returns how many.
    pub fn playout(&self, state: &mut State, rng: &mut impl Rng) -> u32 {
        let mut board = Board { tokens: state.tokens, gambits: state.gambits(self.options().seats) };
        let mut turns = 0;
        while state.phase == Phase::Moving {
            self.random_turn_on(state, &mut board, rng.next_u64());
            turns += 1;
        }
        state.tokens = board.tokens;
        turns
    }

    #[inline(always)]
    #[allow(clippy::inline_always)] // only then does the board stay in registers from turn to turn
    fn random_turn_on(&self, state: &mut State, board: &mut Board, random: u64) {
        debug_assert_eq!(state.phase, Phase::Moving);
        let (mover, row) = state.mover();
        let mut played = (*mover, *row);
        let from = played.0.square();
        let taken = board.tokens.squares() | board.gambits;
        let reach = destinations(played.1.get(0), from, taken, board.gambits);
        played.0.play(&mut played.1);
        // The cards do not wait for the move; should it end the game (G15), they are forgotten.
        let (mut side, mut cards) = played;
        if side.hand().len() < HAND {
            side.draw(side.pile().nth(pick(random >> 54, 10, side.pile().len())));
        }
        side.lay(&mut cards, side.hand().nth(pick(random >> 24, 20, HAND)));
        side.refill(cards, self.options().deck);
        side.draw(side.pile().nth(pick(random >> 44, 20, side.pile().len())));

        let to = if reach.is_empty() { from } else { reach.pick(random as u32) };
        board.gambits = Squares(board.gambits.0 & !(1 << from.index()) | 1 << to.index());
        let code = board.tokens.take(to);
        let last = board.tokens.is_empty();
        (*mover, *row) = if last { played } else { (side, cards) };
        mover.go(to, self.setup().points().by_code(code));
        state.count_calm(code);
        if last { state.phase = Phase::Over } else { state.end_turn(self) }
    }
}

/// What every turn reads and writes, apart from the rest so that it stays in registers.
struct Board {
    tokens: Tokens,
    gambits: Squares,
}

/// A number below `n` from the low `bits` bits.
#[inline]
const fn pick(random: u64, bits: u32, n: u32) -> u32 {
    (((random & ((1 << bits) - 1)) * n as u64) >> bits) as u32
}
