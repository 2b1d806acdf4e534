//! Advice while a game goes on, by what a seat knows and nothing else: a hint before a decision, a remark after it.

use table::{Game, Seat};

use crate::appraisal::{Appraisal, Question, Sight, appraise};
use crate::fact::Fact;
use crate::grade::Grade;
use crate::studied::Studied;

/// A decision of a seat as it knows it.
#[derive(Clone, Debug)]
pub struct Asked<G: Game> {
    /// The game as agreed.
    pub game: G,
    /// Whose decision.
    pub seat: Seat,
    /// What it knows.
    pub known: G::Knowledge,
    /// What it may do.
    pub legal: Vec<G::Action>,
}

/// Help with a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint<A> {
    /// What one might think of.
    pub ideas: Vec<Fact>,
    /// What master would do, and what that does; `None` where moves are not told.
    pub best: Option<(A, Vec<Fact>)>,
}

/// What is said after a decision that was a clear mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark<A> {
    /// A mistake or a blunder.
    pub grade: Grade,
    /// What was done, and what that does.
    pub played: (A, Vec<Fact>),
    /// What would have been better, and what that does.
    pub better: (A, Vec<Fact>),
}

impl<G: Studied> Asked<G> {
    /// What may help with it; nothing to say where there is no choice.
    pub fn hint(&self) -> Hint<G::Action> {
        let [first, _, ..] = self.legal[..] else {
            return Hint { ideas: vec![Fact::new("idea-forced")], best: None };
        };
        let best = G::TELLS_MOVES.then(|| self.appraise(first).best.action);
        Hint {
            ideas: self.game.ideas(&self.known, self.seat, best),
            best: best.map(|best| (best, self.facts(best))),
        }
    }

    /// What is to be said of what was done: something only if it was bad for certain.
    pub fn remark(&self, played: G::Action) -> Option<Remark<G::Action>> {
        if self.legal.len() < 2 {
            return None;
        }
        let found = self.appraise(played);
        let better = found.best.action;
        let grade = G::THRESHOLDS.grade(better == played, found.loss, found.points);
        (grade >= Grade::Mistake).then(|| Remark {
            grade,
            played: (played, self.facts(played)),
            better: (better, self.facts(better)),
        })
    }

    /// The same decision is always seen in the same way: nothing but what the seat knows decides.
    fn appraise(&self, played: G::Action) -> Appraisal<G::Action> {
        let question = Question { played, trials: G::QUICK_TRIALS, seed: 0, sight: Sight::Own };
        let mut trials = self.game.trials(self.seat, &self.known, &self.legal);
        appraise(trials.as_mut(), question, |rng| self.game.sample(&self.known, rng))
    }

    fn facts(&self, action: G::Action) -> Vec<Fact> {
        self.game.facts(&self.known, self.seat, action)
    }
}
