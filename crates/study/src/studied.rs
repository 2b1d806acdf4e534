//! What a game says of itself to those who learn from it.

use bots::Playable;
use table::Seat;

use crate::fact::Fact;
use crate::grade::Thresholds;
use crate::odds::Unknown;
use crate::review::Section;
use crate::story::Story;

/// A game that can be studied. An empty implementation gives it values by its players and a review without sentences.
pub trait Studied: Playable {
    /// From when on a decision is bad.
    const THRESHOLDS: Thresholds = Thresholds { win: [0.05, 0.1, 0.2], points: None, allowance: (0.02, 0.5) };
    /// The usual number of trials of a decision: a long game takes a core some seconds.
    const TRIALS: u32 = 2_000;
    /// Trials of a decision for a hint or a remark while the game goes on: a tenth of a second or two.
    const QUICK_TRIALS: u32 = 1_000;
    /// A point of the curve gets one world for so many trials of a decision.
    const WORLDS_SHARE: u32 = 20;
    /// Is a seat that wants to know more than an idea told the move? Not where people decide together.
    const TELLS_MOVES: bool = true;

    /// What an option does at once, and what it would lead to: facts of the position, as the seat knows it.
    fn facts(&self, _known: &Self::Knowledge, _seat: Seat, _action: Self::Action) -> Vec<Fact> {
        Vec::new()
    }

    /// What a seat might think of before it is told a move: an idea, a chance, a danger. `best` is what the search
    /// would do, where moves are told.
    fn ideas(&self, _known: &Self::Knowledge, _seat: Seat, _best: Option<Self::Action>) -> Vec<Fact> {
        Vec::new()
    }

    /// What came of it later that everybody saw: what was played instead of the better option.
    fn aftermath(_story: &Story<Self>, _turn: usize, _better: Self::Action) -> Vec<Fact> {
        Vec::new()
    }

    /// What happened in a ply that everybody saw.
    fn news(_story: &Story<Self>, _turn: usize) -> Vec<Fact> {
        Vec::new()
    }

    /// What else a seat can learn from the game.
    fn lessons(_story: &Story<Self>, _seat: Seat) -> Vec<Section> {
        Vec::new()
    }

    /// Exact chances of what the seat cannot see.
    fn odds(&self, _known: &Self::Knowledge, _seat: Seat) -> Vec<Unknown> {
        Vec::new()
    }

    /// Those of them that have a place on the table.
    fn lens(&self, known: &Self::Knowledge, seat: Seat) -> Vec<Unknown> {
        self.odds(known, seat)
    }
}
