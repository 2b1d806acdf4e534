//! What is learned from Skakanie: what pieces brought, what lies where, bites that need not have been, what digging paid.

mod dangers;
mod facts;
mod odds;
mod puzzles;

use skakanie::{Action, Knowledge, Skakanie};
use table::Seat;

use crate::fact::Fact;
use crate::grade::Thresholds;
use crate::odds::Unknown;
use crate::review::Section;
use crate::story::Story;
use crate::studied::Studied;

impl Studied for Skakanie {
    const THRESHOLDS: Thresholds =
        Thresholds { win: [0.05, 0.1, 0.2], points: Some([1.0, 2.0, 4.0]), allowance: (0.02, 0.3) };
    const TRIALS: u32 = 400;
    const QUICK_TRIALS: u32 = 200;
    const WORLDS_SHARE: u32 = 16;
    const TELLS_MOVES: bool = false;

    fn facts(&self, known: &Knowledge, seat: Seat, action: Action) -> Vec<Fact> {
        facts::facts(self, known, seat, action)
    }

    fn ideas(&self, known: &Knowledge, seat: Seat, _best: Option<Action>) -> Vec<Fact> {
        facts::ideas(self, known, seat)
    }

    fn news(story: &Story<Self>, turn: usize) -> Vec<Fact> {
        facts::news(story, turn)
    }

    fn lessons(story: &Story<Self>, seat: Seat) -> Vec<Section> {
        dangers::lessons(story, seat)
    }

    fn odds(&self, known: &Knowledge, seat: Seat) -> Vec<Unknown> {
        let mut odds = odds::under_stacks(self, known, seat);
        odds.extend(odds::of_pieces(self, known, seat));
        odds
    }

    fn lens(&self, known: &Knowledge, seat: Seat) -> Vec<Unknown> {
        odds::under_stacks(self, known, seat)
    }
}
