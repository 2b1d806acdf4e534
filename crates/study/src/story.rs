//! A recorded game with every position it went through.

use table::{Entry, Game, Match, Seat, Step};

use crate::luck::{Draw, is_draw};

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
    /// All that chance decided, in order.
    pub draws: Vec<Draw<G>>,
    /// The position after each ply, votes included.
    pub positions: Vec<G::State>,
    /// Is the game over?
    pub over: bool,
    /// Who won, if it is; who would, if it ended now.
    pub winners: table::SeatSet,
    /// A number made from all that happened: the random numbers of different games do not go together.
    pub seed: u64,
}

impl<G: Game> Story<G> {
    /// The story of a match.
    pub fn of(played: &Match<G>) -> Self {
        let game = played.game().clone();
        let mut again = played.rewound();
        let (mut turns, mut draws, mut positions) = (Vec::new(), Vec::new(), Vec::new());
        for (ply, entries) in played.plies().enumerate() {
            let first = again.state().clone();
            for entry in entries {
                if let Entry::Step(step) = entry
                    && is_draw(&game, again.state(), step)
                {
                    draws.push(Draw { ply, before: again.state().clone(), step: step.clone() });
                }
                again.apply(entry.clone()).expect("a match has legal entries only");
            }
            let after = again.state().clone();
            if let Some(Entry::Step(Step::Action(seat, action))) = entries.first() {
                turns.push(Turn { ply, seat: *seat, action: *action, before: first, after: after.clone() });
            }
            positions.push(after);
        }
        let over = played.outcome().is_some();
        let winners = game.standing(again.state()).winners();
        Self { game, turns, draws, positions, over, winners, seed: seed(played.entries()) }
    }

    /// The turns of a seat from a turn on, that one left out.
    pub fn later(&self, from: usize) -> impl Iterator<Item = &Turn<G>> {
        self.turns.iter().skip(from + 1)
    }
}

/// The hash of Fowler, Noll and Vo over the entries' texts.
fn seed<G: Game>(entries: &[Entry<G>]) -> u64 {
    let texts: Vec<String> = entries.iter().map(ToString::to_string).collect();
    let text = texts.join("\n");
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
