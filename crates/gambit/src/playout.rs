//! Random turns, as fast as they go: the same steps as [`play`](table::Game::play) and
//! [`resolve`](table::Game::resolve) make, without asking whether they are legal, since they are made to be.

use table::rand::Rng;
use table::shuffle::below;

use crate::attacks::destinations;
use crate::card::{Card, Cards};
use crate::game::Gambit;
use crate::square::{Square, Squares};
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

    /// The squares the gambit whose turn it is may go to by the card that is face up; none if it is blocked. A turn must have
    /// begun.
    #[inline]
    pub fn reach(&self, state: &State) -> Squares {
        state.reach(self)
    }

    /// Plays one whole turn without asking whether it is legal: the move (to the gambit's own square if it is blocked), the
    /// card that `lay` picks from the hand, and random draws. For searches; a turn must have begun.
    #[inline]
    pub fn turn(&self, state: &mut State, to: Square, lay: impl FnOnce(Cards) -> Card, rng: &mut impl Rng) {
        state.make_move(self, to);
        if state.phase == Phase::LateDraw {
            self.settle(state, rng);
        }
        if state.phase == Phase::Laying {
            let hand = state.hand(state.turn);
            state.lay(lay(hand));
            self.settle(state, rng);
        }
    }

    /// Deals and draws at random until somebody must decide or the game is over.
    #[inline]
    pub fn settle(&self, state: &mut State, rng: &mut impl Rng) {
        while matches!(state.phase, Phase::Dealing | Phase::FirstDraw | Phase::LateDraw | Phase::Drawing) {
            if state.phase == Phase::Dealing {
                let mut pile = state.pile_to_draw(self, state.drawer());
                let dealt = (0..5).map(|_| {
                    let card = pile.nth(below(rng, pile.len()));
                    pile = pile.without(card);
                    card
                });
                let dealt = dealt.collect();
                state.deal(self, dealt);
            } else {
                let pile = state.pile_to_draw(self, state.drawer());
                state.draw(self, pile.nth(below(rng, pile.len())));
            }
        }
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
