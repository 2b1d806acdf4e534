//! Makes a review, step by step: a quick look at every decision, the curve, then a long look at each, the most telling first.

use table::{Game, Match, Pending, Seat};

use crate::appraisal::{Appraisal, Effort, Question, Sight, appraise};
use crate::curve::{self, Point};
use crate::estimate::Estimate;
use crate::grade::Grade;
use crate::moment::moments;
use crate::review::{Decision, OpenLook, Review, Section, Summary};
use crate::story::Story;
use crate::studied::Studied;

/// A quick look gets this part of a long one's trials.
const QUICK: u32 = 8;
/// Points of the curve in one step.
const POINTS: usize = 8;

/// Reviews a game for a seat.
pub struct Reviewer<G: Studied> {
    story: Story<G>,
    seat: Seat,
    effort: Effort,
    /// The decisions with a choice, as indices into the story's turns.
    asked: Vec<usize>,
    decisions: Vec<Option<Decision<G::Action>>>,
    curve: Vec<Point>,
    sections: Vec<Section>,
    /// Long looks still to be taken, the next one last; filled when the quick ones are done.
    waiting: Vec<usize>,
    done: usize,
}

impl<G: Studied> Reviewer<G> {
    /// A review that is still empty. The seat is one of the game's.
    pub fn new(played: &Match<G>, seat: Seat, effort: Effort) -> Self {
        let story = Story::of(played);
        let mut legal = Vec::new();
        let asked: Vec<usize> = (0..story.turns.len())
            .filter(|at| story.turns[*at].seat == seat)
            .filter(|at| {
                story.game.legal(&story.turns[*at].before, seat, &mut legal);
                legal.len() > 1 && is_asked(&story.game, &story.turns[*at].before, seat)
            })
            .collect();
        let sections = G::lessons(&story, seat);
        let decisions = asked.iter().map(|_| None).collect();
        Self {
            story,
            seat,
            effort,
            asked,
            decisions,
            curve: Vec::new(),
            sections,
            waiting: Vec::new(),
            done: 0,
        }
    }

    /// How many steps there are.
    pub fn steps(&self) -> usize {
        2 * self.asked.len() + self.story.positions.len().div_ceil(POINTS)
    }

    /// Takes the next step: some hundredths of a second. Says whether there are more.
    pub fn step(&mut self) -> bool {
        let (quick, curve) = (self.asked.len(), self.story.positions.len().div_ceil(POINTS));
        match self.done {
            done if done < quick => self.look(done, true),
            done if done < quick + curve => self.draw(done - quick),
            done if done < self.steps() => {
                if done == quick + curve {
                    self.order();
                }
                let next = self.waiting.pop().expect("one long look for each decision");
                self.look(next, false);
            }
            _ => return false,
        }
        self.done += 1;
        self.done < self.steps()
    }

    /// Takes all steps.
    #[must_use]
    pub fn finish(mut self) -> Review<G::Action> {
        while self.step() {}
        self.review()
    }

    /// The review as far as it is.
    pub fn review(&self) -> Review<G::Action> {
        let mut decisions: Vec<_> = self.decisions.iter().flatten().cloned().collect();
        let summary = self.sum_up(&mut decisions);
        let moments = moments(&self.story, self.seat, &decisions, &self.curve);
        Review {
            seat: self.seat,
            decisions,
            curve: self.curve.clone(),
            moments,
            summary,
            sections: self.sections.clone(),
            done: (self.done, self.steps()),
        }
    }

    /// Which long looks come first: where the quick ones saw most lost.
    fn order(&mut self) {
        let loss = |at: &usize| self.decisions[*at].as_ref().map_or(0.0, |decision| decision.loss.mean);
        let mut order: Vec<usize> = (0..self.asked.len()).collect();
        order.sort_by(|a, b| loss(a).total_cmp(&loss(b)).then(b.cmp(a)));
        self.waiting = order;
    }

    fn draw(&mut self, step: usize) {
        let game = &self.story.game;
        let mut outlook = game.outlook();
        for ply in (step * POINTS..).take(POINTS) {
            let Some(state) = self.story.positions.get(ply) else { return };
            self.curve.push(curve::point(game, outlook.as_mut(), (ply, state), self.effort.worlds));
        }
    }

    fn look(&mut self, at: usize, quick: bool) {
        let (game, turn) = (&self.story.game, &self.story.turns[self.asked[at]]);
        let known = game.knowledge(&turn.before, self.seat);
        let mut legal = Vec::new();
        game.legal(&turn.before, self.seat, &mut legal);
        let trials = if quick { self.effort.trials / QUICK } else { self.effort.trials };
        let question = Question { played: turn.action, trials, seed: at as u64, sight: Sight::Own };
        let mut tried = game.trials(self.seat, &known, &legal);
        let own = appraise(tried.as_mut(), question, |rng| game.sample(&known, rng));
        let open = (!quick).then(|| {
            let luck = self.luck(at);
            // A search of its own: what is learned with open cards must not serve the other.
            let mut tried = game.trials(self.seat, &known, &legal);
            let question = Question { sight: Sight::Open, ..question };
            let open = appraise(tried.as_mut(), question, |_| turn.before.clone());
            OpenLook { best: open.best, played: open.played, luck }
        });
        self.decisions[at] = Some(decision::<G>(turn.ply, self.seat, own, open, quick));
    }

    /// What chance gave from a decision until the next one of the seat, or until the end.
    fn luck(&self, at: usize) -> Estimate {
        let game = &self.story.game;
        let ply = |at: &usize| self.story.turns[*at].ply;
        let (from, to) = (ply(&self.asked[at]), self.asked.get(at + 1).map_or(usize::MAX, ply));
        let mut outlook = game.outlook();
        let draws = (0..).zip(&self.story.draws).filter(|(_, draw)| (from..to).contains(&draw.ply));
        Estimate::sum(draws.map(|(number, draw)| {
            let chance = (self.effort.worlds, self.story.seed.wrapping_add(number));
            draw.luck(game, outlook.as_mut(), self.seat, chance)
        }))
    }

    /// Fills in how the chance went on from each decision to the next, and adds all up.
    fn sum_up(&self, decisions: &mut [Decision<G::Action>]) -> Summary {
        let result = self.story.over.then(|| f64::from(u8::from(self.story.winners.contains(self.seat))));
        let chance = |decision: &Decision<G::Action>| decision.played.win.mean + decision.loss.mean;
        let starts: Vec<f64> = decisions.iter().map(chance).collect();
        for (at, decision) in decisions.iter_mut().enumerate() {
            let next = starts.get(at + 1).copied().or(result);
            decision.swing = next.map(|next| next - decision.played.win.mean);
        }
        let graded = |grade: Grade| decisions.iter().filter(|decision| decision.grade == grade).count();
        Summary {
            start: starts.first().copied().unwrap_or_default(),
            loss: Estimate::sum(decisions.iter().map(|decision| decision.loss)),
            swing: decisions.iter().filter_map(|decision| decision.swing).sum(),
            luck: Estimate::sum(decisions.iter().filter_map(|decision| Some(decision.open?.luck))),
            result,
            decisions: decisions.len(),
            graded: [Grade::Inaccuracy, Grade::Mistake, Grade::Blunder].map(graded),
        }
    }
}

/// Is the seat one of those the game waits for? It may also do something nobody waits for, such as taking a plan back.
fn is_asked<G: Game>(game: &G, state: &G::State, seat: Seat) -> bool {
    matches!(game.pending(state), Pending::Seats(seats) if seats.contains(seat))
}

fn decision<G: Studied>(
    ply: usize,
    seat: Seat,
    own: Appraisal<G::Action>,
    open: Option<OpenLook<G::Action>>,
    quick: bool,
) -> Decision<G::Action> {
    let is_best = own.best.action == own.played.action;
    Decision {
        ply,
        seat,
        grade: G::THRESHOLDS.grade(is_best, own.loss, own.points),
        played: own.played,
        best: own.best,
        loss: own.loss,
        points: own.points,
        swing: None,
        options: own.options,
        open,
        quick,
    }
}
