//! Skakanie's contest: teams that play the same deals.

use anyhow::{Result, bail};
use skakanie::Skakanie;
use table::shuffle::Seed;
use table::{Game, Seat};

use super::estimate::{Interval, decisive, difference_of_shares, likelihood_ratio, mean, standard_error};
use super::play::{Played, play};
use super::schedule::{self, Deal, Plan, Task};
use super::settings::{Settings, try_programs};
use super::sitter::{Lobby, Record, Sitter};
use super::spec::Spec;
use super::until::Until;
use crate::progress::Progress;
use crate::simulate::generator;
use crate::simulate::stats::Share;

/// What is contested.
pub(super) struct Contest {
    pub(super) game: Skakanie,
    pub(super) bots: Vec<Spec>,
    pub(super) teams: Vec<Team>,
    pub(super) settings: Settings,
}

/// Some bots who play together.
pub(super) struct Team {
    pub(super) name: String,
    /// The number of the bot at each seat of the first deal; they move on by a seat with every deal.
    pub(super) members: Vec<usize>,
}

impl Team {
    pub(super) fn of(name: &str, members: Vec<usize>) -> Self {
        Self { name: name.to_owned(), members }
    }
}

/// All deals; each was played once by every team.
pub(super) type Deals = Vec<Deal<Played>>;

impl Contest {
    pub(super) fn new(game: Skakanie, bots: Vec<Spec>, teams: Vec<Team>, settings: Settings) -> Result<Self> {
        if teams.is_empty() {
            bail!("a contest needs a team: --bot greedy, or --team with a bot for each seat");
        }
        for team in &teams {
            if team.members.len() != game.seats() {
                bail!("--team {} names {} bots, but {} play", team.name, team.members.len(), game.seats());
            }
        }
        try_programs(&bots)?;
        Ok(Self { game, bots, teams, settings })
    }

    /// Plays all deals.
    pub(super) fn run(&self) -> Result<Deals> {
        let plan = Plan {
            lanes: 1,
            deals: self.settings.most_games,
            games: self.teams.len(),
            threads: self.settings.threads,
        };
        let progress = Progress::new(0, "games");
        let play_one = |task: Task, lobby: &mut Lobby| self.play(task, plan.number(task), lobby);
        let known = |_: usize, deals: &[Deal<Played>]| self.is_known(deals);
        Ok(schedule::run(plan, &progress, Lobby::default, play_one, known)?.pop().unwrap_or_default())
    }

    fn play(&self, task: Task, number: u64, lobby: &mut Lobby) -> Result<Played> {
        let seed = self.settings.seed;
        let deal = Seed::from_phrase(&format!("stolik arena {seed} deal {}", task.deal));
        let mut sitters = Vec::new();
        for seat in Seat::all(self.game.seats()) {
            let bot = self.member(task, seat);
            let rng = generator(seed, number << 3 | seat.index() as u64);
            sitters.push(Sitter::new((bot, &self.bots[bot]), seat, rng, lobby, &self.settings)?);
        }
        play((&self.game, &deal), number, sitters, lobby, false)
    }

    /// Who sits there.
    fn member(&self, task: Task, seat: Seat) -> usize {
        let members = &self.teams[task.game].members;
        members[(seat.index() + task.deal) % members.len()]
    }

    /// What the stop is judged by: the difference of the first team to each other one, or its own score if it is alone.
    fn questions(&self, deals: &[Deal<Played>]) -> Vec<Vec<f64>> {
        match self.teams.len() {
            1 => vec![scores(deals, 0)],
            teams => (1..teams).map(|other| differences(deals, 0, other)).collect(),
        }
    }

    pub(super) fn is_known(&self, deals: &[Deal<Played>]) -> bool {
        let Some(until) = self.settings.until else { return false };
        self.questions(deals).iter().all(|values| match until {
            Until::Within(half) => mean(values).half() <= half,
            Until::Better(difference) => ratio(values, difference).abs() >= decisive(),
        })
    }

    /// How each bot thought and behaved, in all its games.
    pub(super) fn records(&self, deals: &[Deal<Played>]) -> Vec<Record> {
        let mut records = vec![Record::default(); self.bots.len()];
        for (deal, games) in deals.iter().enumerate() {
            for (game, played) in games.iter().enumerate() {
                for (seat, record) in Seat::all(self.game.seats()).zip(&played.records) {
                    records[self.member(Task { lane: 0, deal, game }, seat)].merge(record);
                }
            }
        }
        records
    }
}

/// The log-likelihood ratio of "better by so many points" against "worse by so many".
pub(super) fn ratio(differences: &[f64], difference: f64) -> f64 {
    let count = differences.len() as f64;
    // Where all differences are equal a hundredth of a point of spread keeps the ratio finite.
    let variance = (standard_error(differences).powi(2) * count).max(1e-4);
    likelihood_ratio(count, mean(differences).value, variance, (-difference, difference))
}

/// How often a team won.
pub(super) fn wins(deals: &[Deal<Played>], team: usize) -> Share {
    let won = deals.iter().filter(|deal| !deal[team].outcome.winners().is_empty()).count();
    Share { count: won as u64, of: deals.len() as u64 }
}

/// The team's score in each deal.
pub(super) fn scores(deals: &[Deal<Played>], team: usize) -> Vec<f64> {
    deals.iter().map(|deal| deal[team].outcome.team.map_or(0.0, |team| f64::from(team.score))).collect()
}

/// By how much a team scored more than another, in each deal.
pub(super) fn differences(deals: &[Deal<Played>], first: usize, second: usize) -> Vec<f64> {
    scores(deals, first).iter().zip(scores(deals, second)).map(|(a, b)| a - b).collect()
}

/// How much more often a team won than another, on the same deals.
pub(super) fn win_difference(deals: &[Deal<Played>], first: usize, second: usize) -> Interval {
    let won = |deal: &Deal<Played>, team: usize| !deal[team].outcome.winners().is_empty();
    let only =
        |one: usize, other: usize| deals.iter().filter(|deal| won(deal, one) && !won(deal, other)).count();
    difference_of_shares(only(first, second), only(second, first), deals.len())
}
