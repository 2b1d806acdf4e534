//! The level *master*: the thinker's best plans are compared in common sampled worlds, played on by the thinker for some
//! turns. Nobody in such a world knows a hidden piece, so no plan is favoured for what cannot be known.
//!
//! Memory: a race's sums (4 KB), the thinker's list of plans (under 100 KB), a plan kept between decisions (1 KB);
//! nothing grows with the budget.

use skakanie::{Action, Knowledge, Skakanie, StackId, Waiting};
use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};
use table::{Game, Seat};

use super::bite;
use super::race::{MOST, Race};
use super::thinker::{Thinker, win_chance};
use super::weights::Weights;
use super::world::World;
use crate::{Budget, Considered, Decision, Player};

/// How a master searches.
#[derive(Clone, Copy, Debug)]
struct Settings {
    /// The numbers it judges by.
    weights: Weights,
    /// How many plans are compared.
    plans: usize,
    /// How many turns are played on after the one under way.
    turns: usize,
    /// How many standard errors behind the best a plan drops out.
    strictness: f64,
    /// For how many worlds the thinker's opinion of a plan counts.
    opinion: f64,
    /// What winning is worth besides the points.
    win_bonus: f64,
}

impl Settings {
    /// What measured best for a game, with these numbers.
    fn of(game: &Skakanie, weights: Weights) -> Self {
        // Two players' plans differ less than rollouts scatter, so the thinker's opinion counts for more.
        let opinion = match game.seats() {
            1 | 2 => 20.0,
            3 => 10.0,
            _ => 5.0,
        };
        Self { weights, plans: 10, turns: 6, strictness: 2.5, opinion, win_bonus: 6.0 }
    }
}

/// What may be done: actions up to the first surprise.
#[derive(Clone, Copy)]
struct Candidate {
    actions: [Action; 5],
    len: usize,
    /// What the thinker thinks of it.
    opinion: f32,
}

impl Candidate {
    const fn one(action: Action, opinion: f32) -> Self {
        Self { actions: [action; 5], len: 1, opinion }
    }
}

/// The rest of a plan, good as long as things are as expected.
struct Rest {
    game: Skakanie,
    expected: Knowledge,
    candidate: Candidate,
    next: usize,
    score: f64,
    win: f64,
}

/// The level *master*.
pub(super) struct Master {
    rng: SmallRng,
    rest: Option<Rest>,
    /// The numbers it judges a game by.
    weights: fn(&Skakanie) -> Weights,
}

impl Master {
    pub(super) const fn new(rng: SmallRng) -> Self {
        Self { rng, rest: None, weights: Weights::of }
    }

    /// Master as it was first published.
    pub(super) const fn first(rng: SmallRng) -> Self {
        Self { rng, rest: None, weights: Weights::first }
    }

    /// The next action of the plan under way, if all is as expected.
    fn go_on(&mut self, game: &Skakanie, known: &Knowledge) -> Option<Decision<Skakanie>> {
        let rest = self.rest.take().filter(|rest| rest.expected == *known && rest.game == *game)?;
        let action = rest.candidate.actions[rest.next];
        let considered = vec![Considered { action, visits: 0, score: rest.score, win: rest.win }];
        self.keep(game, known, rest.candidate, rest.next, (rest.score, rest.win));
        Some(Decision { action, considered, iterations: 0 })
    }

    /// Keeps what is left of a plan after its action number `at`.
    fn keep(
        &mut self,
        game: &Skakanie,
        known: &Knowledge,
        candidate: Candidate,
        at: usize,
        worth: (f64, f64),
    ) {
        let next = at + 1;
        self.rest = None;
        let Some(seat) = known.waiting().seat().filter(|_| next < candidate.len) else { return };
        let mut world = World::sample(known, &mut SmallRng::seed_from_u64(0));
        world.play(game, seat, candidate.actions[at]);
        let expected = game.knowledge(&world.state, seat);
        let (score, win) = worth;
        self.rest = Some(Rest { game: *game, expected, candidate, next, score, win });
    }
}

impl Player<Skakanie> for Master {
    fn decide(
        &mut self,
        game: &Skakanie,
        known: &Knowledge,
        legal: &[Action],
        budget: Budget<'_>,
    ) -> Decision<Skakanie> {
        if let Some(decision) = self.go_on(game, known) {
            return decision;
        }
        let settings = Settings::of(game, (self.weights)(game));
        let mut thinker = Thinker::new(settings.weights);
        let candidates = candidates(game, known, &mut thinker, settings.plans.min(MOST));
        let opinions: Vec<f32> = candidates.iter().map(|candidate| candidate.opinion).collect();
        let mut race = Race::new(&opinions, settings.opinion, settings.strictness);
        let question = Question { game, known, candidates: &candidates, settings: &settings };
        let seeds = SmallRng::seed_from_u64(self.rng.next_u64());
        let iterations = question.run(&mut race, &mut thinker, seeds, budget);
        let best = race.best();
        let considered = considered(&candidates, &race);
        self.keep(game, known, candidates[best], 0, (race.mean(best), race.win(best)));
        let action = candidates[best].actions[0];
        debug_assert!(legal.contains(&action), "{action} is legal");
        Decision { action, considered, iterations }
    }
}

/// What is worth comparing, the thinker's favourite first.
fn candidates(game: &Skakanie, known: &Knowledge, thinker: &mut Thinker, most: usize) -> Vec<Candidate> {
    let world = World::sample(known, &mut SmallRng::seed_from_u64(0));
    match known.waiting() {
        Waiting::Turn(seat) => {
            let plans = thinker.plans(game, &world, seat, most);
            plans
                .iter()
                .map(|plan| Candidate { actions: plan.actions, len: plan.len, opinion: plan.value })
                .collect()
        }
        Waiting::Give(seat, drawn) => {
            let answers = bite::answers(game, &world, &thinker.weights, seat, drawn);
            answers.iter().take(most).map(|answer| Candidate::one(answer.action, answer.value)).collect()
        }
        _ => StackId::CORNERS.map(|corner| Candidate::one(Action::Corner(corner), 0.0)).to_vec(),
    }
}

/// What is to be decided, and among what.
struct Question<'a> {
    game: &'a Skakanie,
    known: &'a Knowledge,
    candidates: &'a [Candidate],
    settings: &'a Settings,
}

impl Question<'_> {
    /// Runs the race until the budget is spent or one candidate is left; returns how many rollouts that took.
    fn run(&self, race: &mut Race, thinker: &mut Thinker, mut rng: SmallRng, budget: Budget<'_>) -> u64 {
        let mut iterations = 0;
        while !race.is_over() {
            let world = World::sample(self.known, &mut rng);
            let chance = rng.next_u64();
            let mut results = [(0.0, 0.0); MOST];
            for (at, candidate) in self.candidates.iter().enumerate().filter(|(at, _)| race.is_alive(*at)) {
                if budget.is_spent(iterations) {
                    return iterations;
                }
                iterations += 1;
                results[at] = self.rollout(thinker, candidate, world, SmallRng::seed_from_u64(chance));
            }
            race.note(&results);
        }
        iterations
    }

    /// Plays a candidate and some turns after it; what is it worth, and how likely is the win?
    fn rollout(
        &self,
        thinker: &mut Thinker,
        candidate: &Candidate,
        mut world: World,
        mut rng: SmallRng,
    ) -> (f64, f64) {
        let seat = self.known.waiting().seat().unwrap_or(Seat::new(0));
        let under_way = usize::from(matches!(self.known.waiting(), Waiting::Turn(_)));
        let until = world.steps_left().saturating_sub(self.settings.turns + under_way);
        for action in &candidate.actions[..candidate.len] {
            world.play(self.game, seat, *action);
        }
        thinker.play_on(self.game, &mut world, until, &mut rng);
        let value = thinker.value(self.game, &world);
        let win = win_chance(self.game, world.steps_left(), value);
        (f64::from(value) + self.settings.win_bonus * win, win)
    }
}

/// The first actions of the candidates with the best each leads to.
fn considered(candidates: &[Candidate], race: &Race) -> Vec<Considered<Skakanie>> {
    let mut list: Vec<Considered<Skakanie>> = Vec::new();
    let mut order: Vec<usize> = (0..candidates.len()).collect();
    let best = race.best();
    order.sort_by(|a, b| race.merit(*b).total_cmp(&race.merit(*a)));
    order.sort_by_key(|at| (*at != best, !race.is_alive(*at)));
    for at in order {
        let (action, visits) = (candidates[at].actions[0], u64::from(race.visits(at)));
        match list.iter_mut().find(|known| known.action == action) {
            Some(known) => known.visits += visits,
            None => list.push(Considered { action, visits, score: race.mean(at), win: race.win(at) }),
        }
    }
    list
}
