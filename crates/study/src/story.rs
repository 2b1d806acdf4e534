//! A recorded game with every position it went through.

use table::{Entry, Game, Match, Seat, Step};

/// One decision of a seat as it was made.
#[derive(Clone, Debug)]
pub struct Turn<G: Game> {
    /// The ply it is, as replays count: 0 is before anybody decided.
    pub ply: usize,
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub action: G::Action,
    /// The position it was decided in.
    pub before: G::State,
    /// The position after it, and after what chance did then.
    pub after: G::State,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Story<G: Game> {
    /// The game as agreed.
    pub game: G,
    /// The decisions of the rules, in order; votes are left out.
    pub turns: Vec<Turn<G>>,
    /// The position after each ply, votes included.
    pub positions: Vec<G::State>,
    /// Is the game over?
    pub over: bool,
    /// Who won, if it is; who would, if it ended now.
    pub winners: table::SeatSet,
}

impl<G: Game> Story<G> {
    /// The story of a match.
    pub fn of(played: &Match<G>) -> Self {
        let game = played.game().clone();
        let mut state = game.start();
        let (mut turns, mut positions) = (Vec::new(), Vec::new());
        for (ply, entries) in played.plies().enumerate() {
            let before = state.clone();
            for entry in entries {
                if let Entry::Step(step) = entry {
                    game.step(&mut state, step).expect("a match has legal entries only");
                }
            }
            if let Some(Entry::Step(Step::Action(seat, action))) = entries.first() {
                turns.push(Turn { ply, seat: *seat, action: *action, before, after: state.clone() });
            }
            positions.push(state.clone());
        }
        let over = played.outcome().is_some();
        let winners = game.standing(&state).winners();
        Self { game, turns, positions, over, winners }
    }

    /// The turns of a seat from a turn on, that one left out.
    pub fn later(&self, from: usize) -> impl Iterator<Item = &Turn<G>> {
        self.turns.iter().skip(from + 1)
    }
}
