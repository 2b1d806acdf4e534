//! What is learned from Gambit: captures and chances for them, the odds of face-down cards, plans against reality.

mod facts;
mod odds;
mod plans;
mod puzzles;

use gambit::{Action, Gambit, Knowledge};
use table::Seat;

use crate::fact::Fact;
use crate::grade::Thresholds;
use crate::odds::Unknown;
use crate::review::Section;
use crate::story::Story;
use crate::studied::Studied;

impl Studied for Gambit {
    const THRESHOLDS: Thresholds = Thresholds { win: [0.05, 0.1, 0.2], points: None, allowance: (0.02, 0.5) };
    const TRIALS: u32 = 6_000;
    const QUICK_TRIALS: u32 = 3_000;
    const WORLDS_SHARE: u32 = 20;

    fn facts(&self, known: &Knowledge, _seat: Seat, action: Action) -> Vec<Fact> {
        facts::facts(self, known, action)
    }

    fn ideas(&self, known: &Knowledge, _seat: Seat, best: Option<Action>) -> Vec<Fact> {
        best.map_or_else(Vec::new, |best| facts::ideas(self, known, best))
    }

    fn aftermath(story: &Story<Self>, turn: usize, better: Action) -> Vec<Fact> {
        facts::aftermath(story, turn, better)
    }

    fn news(story: &Story<Self>, turn: usize) -> Vec<Fact> {
        facts::news(story, turn)
    }

    fn lessons(story: &Story<Self>, seat: Seat) -> Vec<Section> {
        plans::lessons(story, seat)
    }

    fn odds(&self, known: &Knowledge, _seat: Seat) -> Vec<Unknown> {
        odds::odds(self, known)
    }
}
