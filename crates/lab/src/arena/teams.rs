//! A contest of teams that play the same deals, each for itself.

use anyhow::{Result, bail};

use super::contest::Tournament;
use super::estimate::{difference_of_shares, likelihood_ratio, mean, standard_error};
use super::play::Played;
use super::schedule::{Deal, Task};
use super::stop_rule::StopRule;
use crate::stats::{Interval, Share};

/// Some bots who play together.
pub(crate) struct Team {
    pub(crate) name: String,
    /// The number of the bot at each seat of the first deal; they move on by a seat with every deal.
    pub(crate) members: Vec<usize>,
}

/// All teams; each plays every deal once, in one lane.
pub(crate) struct Teams(pub(crate) Vec<Team>);

impl Teams {
    pub(crate) fn new(teams: Vec<Team>, seats: usize) -> Result<Self> {
        if teams.is_empty() {
            bail!("a contest needs a team: --bot greedy, or --team with a bot for each seat");
        }
        for Team { name, members } in &teams {
            if members.len() != seats {
                bail!("--team {name} names {} bots, but {seats} play", members.len());
            }
        }
        Ok(Self(teams))
    }

    /// All pairs of teams.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let teams = self.0.len();
        (0..teams).flat_map(move |first| (first + 1..teams).map(move |second| (first, second)))
    }
}

impl Tournament for Teams {
    fn size(&self) -> (usize, usize) {
        (1, self.0.len())
    }

    fn deals(&self, most_games: usize) -> usize {
        most_games
    }

    fn seating(&self, task: Task) -> Vec<usize> {
        let mut members = self.0[task.game].members.clone();
        let places = task.deal % members.len();
        members.rotate_left(places);
        members
    }

    /// What is judged is the difference of the first team to each other one, or its own score if it is alone.
    fn is_known(&self, rule: StopRule, deals: &[Deal<Played>]) -> bool {
        let questions = match self.0.len() {
            1 => vec![scores(deals, 0)],
            teams => (1..teams).map(|other| differences(deals, 0, other)).collect(),
        };
        let verdict = |values: &Vec<f64>| rule.verdict(|| mean(values).half(), |by| ratio(values, by));
        questions.iter().all(|values| verdict(values).is_some())
    }
}

/// The log-likelihood ratio of "better by so many points" against "worse by so many".
fn ratio(differences: &[f64], by: f64) -> f64 {
    let count = differences.len() as f64;
    // Where all differences are equal a hundredth of a point of spread keeps the ratio finite.
    let variance = (standard_error(differences).powi(2) * count).max(1e-4);
    likelihood_ratio(count, mean(differences).value, variance, (-by, by))
}

fn won(deal: &Deal<Played>, team: usize) -> bool {
    !deal[team].outcome.winners().is_empty()
}

/// How often a team won.
pub(crate) fn wins(deals: &[Deal<Played>], team: usize) -> Share {
    Share { count: deals.iter().filter(|deal| won(deal, team)).count() as u64, of: deals.len() as u64 }
}

/// The team's score in each deal.
pub(crate) fn scores(deals: &[Deal<Played>], team: usize) -> Vec<f64> {
    deals.iter().map(|deal| deal[team].outcome.team.map_or(0.0, |team| f64::from(team.score))).collect()
}

/// By how much a team scored more than another, in each deal.
pub(crate) fn differences(deals: &[Deal<Played>], first: usize, second: usize) -> Vec<f64> {
    scores(deals, first).iter().zip(scores(deals, second)).map(|(a, b)| a - b).collect()
}

/// How much more often a team won than another, on the same deals.
pub(crate) fn win_difference(deals: &[Deal<Played>], first: usize, second: usize) -> Interval {
    let only =
        |one: usize, other: usize| deals.iter().filter(|deal| won(deal, one) && !won(deal, other)).count();
    difference_of_shares(only(first, second), only(second, first), deals.len())
}
