//! The search: rounds of successive halving. All cards of a round play the same deals, the better half plays on with twice as many, and the
//! best of a round and changes of them are in the next, on new deals, so that no card lives on its luck.

use anyhow::Result;
use gambit::Setup;
use table::rand::rngs::SmallRng;
use table::shuffle::below;

use super::draft::Draft;
use crate::arena::spec::Spec;
use crate::gambit::fairness::{Counted, Fairness, Question};
use crate::generator;

/// What a change of the lead in every game is worth, as a share of all games: of two cards that are about as even, the livelier one.
const LIVELY: f64 = 0.002;

/// How to search.
#[derive(Clone, Debug)]
pub(super) struct Search {
    pub(super) players: Vec<usize>,
    pub(super) level: String,
    pub(super) rounds: usize,
    /// The cards of a round.
    pub(super) cards: usize,
    /// The games of a card in a round's first heat, for each number of players.
    pub(super) games: usize,
    /// How many a round keeps.
    pub(super) keep: usize,
    pub(super) seed: u64,
    pub(super) threads: usize,
}

/// A card with what was seen of it.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) draft: Draft,
    /// How far its seats are from even, in the mean over numbers of players.
    pub(super) unevenness: f64,
    /// How often the lead changes in a game.
    pub(super) lead_changes: f64,
    /// One for each number of players.
    pub(super) measured: Vec<Fairness>,
}

impl Found {
    fn new(draft: Draft, measured: Vec<Fairness>) -> Self {
        let mean = |of: &dyn Fn(&Fairness) -> f64| {
            measured.iter().map(of).sum::<f64>() / measured.len().max(1) as f64
        };
        let unevenness = mean(&Fairness::unevenness);
        let lead_changes = mean(&|fairness| fairness.counted(Counted::LeadChanges).mean());
        Self { draft, unevenness, lead_changes, measured }
    }

    /// Lower is better.
    fn rank(&self) -> f64 {
        self.unevenness - LIVELY * self.lead_changes
    }
}

/// What measures cards: with so many games each, on the deals of a seed.
pub(super) trait Measure: Fn(Vec<Draft>, usize, u64) -> Result<Vec<Found>> {}
impl<F: Fn(Vec<Draft>, usize, u64) -> Result<Vec<Found>>> Measure for F {}

impl Search {
    /// The best cards, the best one first. `fresh` makes a card to start from; `told` hears of the best of every round.
    pub(super) fn run(
        &self,
        measure: impl Measure,
        fresh: impl Fn(&mut SmallRng) -> Draft,
        mut told: impl FnMut(usize, &[Found]) -> Result<()>,
    ) -> Result<Vec<Found>> {
        let mut rng = generator(self.seed, 0);
        let mut best: Vec<Draft> = vec![fresh(&mut rng)];
        let mut found = Vec::new();
        for round in 1..=self.rounds {
            let mut drafts = best.clone();
            while drafts.len() < self.cards {
                // The first round looks everywhere it can, later ones around what was found.
                let from = match round {
                    1 => fresh(&mut rng),
                    _ => best[below(&mut rng, best.len() as u32) as usize].clone(),
                };
                let draft = if drafts.contains(&from) { from.changed(&mut rng) } else { from };
                drafts.push(draft);
            }
            found = self.round(&measure, drafts, self.seed.wrapping_add(round as u64))?;
            told(round, &found)?;
            best = found.iter().map(|found| found.draft.clone()).collect();
        }
        Ok(found)
    }

    fn round(&self, measure: &impl Measure, mut drafts: Vec<Draft>, seed: u64) -> Result<Vec<Found>> {
        let mut games = self.games;
        loop {
            let mut found = measure(drafts, games, seed)?;
            found.sort_by(|one, other| one.rank().total_cmp(&other.rank()));
            let kept = found.len().div_ceil(2).max(self.keep);
            if kept >= found.len() {
                found.truncate(self.keep);
                return Ok(found);
            }
            drafts = found.into_iter().take(kept).map(|found| found.draft).collect();
            games *= 2;
        }
    }

    /// Measures cards on the same deals.
    pub(super) fn measure(
        &self,
        level: &Spec,
        drafts: Vec<Draft>,
        games: usize,
        seed: u64,
    ) -> Result<Vec<Found>> {
        let mut measured: Vec<Vec<Fairness>> = drafts.iter().map(|_| Vec::new()).collect();
        for players in &self.players {
            let asked = |draft: &Draft| self.question(draft.setup("Design"), *players, games, seed);
            let questions: Vec<Question> = drafts.iter().map(asked).collect();
            let answers = Question::measure_all(&questions, level)?;
            measured.iter_mut().zip(answers).for_each(|(all, answer)| all.push(answer));
        }
        Ok(drafts.into_iter().zip(measured).map(|(draft, measured)| Found::new(draft, measured)).collect())
    }

    fn question(&self, setup: Setup, players: usize, games: usize, seed: u64) -> Question {
        Question {
            setup,
            players,
            level: self.level.clone(),
            games,
            until: None,
            seed,
            threads: self.threads,
        }
    }
}
