//! Puzzles of Skakanie: the best turn near the end, and which piece the Dragon gets.

use bots::skakanie::Digger;
use bots::{Kind, Playable, Player};
use skakanie::{Action, Knowledge, Options, Picture, Skakanie, State, Waiting};
use table::Seat;
use table::rand::rngs::SmallRng;
use table::shuffle::below;

use crate::puzzle::{Puzzling, some_world};
use crate::solve::skakanie::{solve, steps_left};
use crate::solve::{Exact, Positions};

/// With so many pieces unseen, so many turns to the end are not too many to go through.
const TURNS: [(usize, usize); 3] = [(2, 3), (6, 2), (64, 1)];

impl Puzzling for Skakanie {
    const QUESTIONS: &'static [&'static str] = &["turn", "give"];
    const MARGINS: [f64; 2] = [0.5, 0.0];
    const POSITIONS: u64 = 1_500_000;

    fn question(&self, state: &State, seat: Seat) -> Option<&'static str> {
        let options = self.options();
        if options.fierce || options.push || state.waiting().seat() != Some(seat) {
            return None;
        }
        let (unseen, turns) = (state.unknown().len(), steps_left(state));
        if !TURNS.iter().any(|(pieces, most)| unseen <= *pieces && turns <= *most) {
            return None;
        }
        match state.waiting() {
            Waiting::Turn(_) if turns > 0 && state.actions_left() == self.actions(seat) => Some("turn"),
            Waiting::Give(_, None) => Some("give"),
            _ => None,
        }
    }

    fn solve(
        &self,
        known: &Knowledge,
        _seat: Seat,
        legal: &[Action],
        positions: &mut Positions,
    ) -> Option<Vec<Exact<Action>>> {
        solve(self, &some_world(self, known), legal, positions)
    }

    /// One piece, wherever it goes; in a turn, steps that lead to the same place.
    fn is_one_answer(best: &[Action]) -> bool {
        let piece = |action: &Action| if let Action::Give(piece, _) = action { Some(*piece) } else { None };
        let gives = best.first().is_some_and(|first| best.iter().all(|other| piece(other) == piece(first)));
        let steps = best.len() <= 2 && best.iter().all(|action| matches!(action, Action::Move(_)));
        best.len() == 1 || steps || (gives && best.first().and_then(piece).is_some())
    }

    fn goes_on(&self, state: &State, seat: Seat) -> bool {
        state.waiting() == Waiting::Turn(seat) && state.actions_left() < self.actions(seat)
    }

    fn table(rng: &mut SmallRng) -> Option<Self> {
        let seats = 1 + below(rng, 4) as usize;
        // Small pictures leave few pieces unseen at the end, so that every order of them can be gone through.
        let sizes = [(6, 6), (8, 6), (10, 6), (9, 8), (12, 7)];
        let (width, height) = sizes[below(rng, sizes.len() as u32) as usize];
        let picture = Picture::new(width, height).ok()?;
        Self::new(Options { picture, ..Options::usual(seats) }).ok()
    }

    /// People of habits for the two weaker levels: those plan as the stronger ones do and slip now and then, so there is
    /// nothing that they never find.
    fn rater(level: Kind, rng: SmallRng) -> Option<Box<dyn Player<Self>>> {
        match level {
            Kind::Beginner => Some(Box::new(Digger::hasty(rng))),
            Kind::Casual => Some(Box::new(Digger::patient(rng))),
            _ => Self::player(level, rng),
        }
    }

    fn follow(&self, known: &Knowledge, _who: Seat, seat: Seat, legal: &[Action]) -> Option<Action> {
        let options = self.solve(known, seat, legal, &mut Positions::at_most(Self::POSITIONS))?;
        let best = options.iter().map(|option| option.values[0]).fold(f64::NEG_INFINITY, f64::max);
        options.iter().find(|option| option.values[0] >= best - 1e-9).map(|option| option.action)
    }
}
