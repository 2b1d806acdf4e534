//! The least that a random turn of Gambit needs, for `stolik bench engine` to compare with.
//!
//! It is a bare walk over boards from real games: one random number, a card from it, one lookup of destinations, one random
//! pick. Each lookup starts where the last pick ended, so the steps cannot overlap, as the turns of a game cannot.

use std::hint::black_box;

use gambit::{Card, Gambit, Phase, Square, Squares, State, destinations};
use table::Game;
use table::rand::Rng;
use table::rand::rngs::SmallRng;
use table::shuffle::below;

/// Boards the floor walks over; they fit the fastest cache.
const BOARDS: usize = 1024;
/// Steps in a round, about as long as the games of one take.
const STEPS: usize = 1 << 16;

/// What stands in the way of the gambit that moves: everything, and the other gambits.
#[derive(Clone, Copy)]
struct Board {
    taken: Squares,
    gambits: Squares,
}

/// A walk that goes on from round to round.
pub(crate) struct Floor {
    boards: Box<[Board; BOARDS]>,
    at: Square,
}

impl Floor {
    /// Boards at random moments of random games from these starts, late and early ones as often as games have them.
    pub(crate) fn new(game: &Gambit, starts: &[State], rng: &mut SmallRng) -> Self {
        let mut seen = Vec::new();
        for start in starts {
            let mut state = *start;
            while state.phase() == Phase::Moving {
                let knowledge = game.knowledge(&state, state.turn());
                let gambits = knowledge.gambits() & !Squares::only(knowledge.square(state.turn()));
                seen.push(Board { taken: state.tokens().squares() | gambits, gambits });
                game.random_turn(&mut state, rng);
            }
        }
        let boards = std::array::from_fn(|_| seen[below(rng, seen.len() as u32) as usize]);
        Self { boards: Box::new(boards), at: Square::new(0) }
    }

    /// One round; returns its steps.
    pub(crate) fn round(&mut self, rng: &mut SmallRng) -> u64 {
        self.at = black_box(walk(&self.boards, self.at, rng));
        STEPS as u64
    }
}

/// A serial chain of lookups and picks.
#[inline(never)]
fn walk(boards: &[Board; BOARDS], from: Square, rng: &mut SmallRng) -> Square {
    let mut at = from;
    for step in 0..STEPS {
        let board = boards[step % BOARDS];
        let random = rng.next_u64();
        let card = Card::ALL[(random >> 62) as usize];
        let reach = destinations(card, at, board.taken, board.gambits);
        at = if reach.is_empty() { at } else { reach.pick(random as u32) };
    }
    at
}
