//! A contest of opponents: pairings of bots that play the same deals from every seat.

use anyhow::{Result, bail};
use table::Points;

use super::contest::{Deals, Tournament};
use super::estimate::{Strength, WinRate, mean};
use super::kingmaking::lost_to;
use super::play::Played;
use super::rating::{Score, ratings};
use super::schedule::{Deal, Task};
use super::stop_rule::StopRule;
use crate::generator;
use crate::stats::Interval;

/// How seats are shared between the two bots of a pairing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Mix {
    /// One seat for the bot named first, the others for the other one
    #[default]
    One,
    /// Half of the seats for each
    Half,
}

/// Which pairings are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Pairs {
    /// Everybody against everybody
    #[default]
    All,
    /// The first bot against each of the others
    First,
}

/// All pairings, each a lane.
pub(crate) struct Pairings {
    /// The numbers of the two bots of each.
    pub(crate) pairs: Vec<(usize, usize)>,
    /// All ways to seat two bots: `true` where the first one sits.
    seatings: Vec<Vec<bool>>,
    pub(crate) mix: Mix,
    /// The win rate of the first bot if both are equal.
    pub(crate) even: f64,
}

impl Pairings {
    pub(crate) fn new(bots: usize, seats: usize, pairs: Pairs, mix: Mix) -> Result<Self> {
        if bots < 2 {
            bail!("a contest needs at least two bots: --bot greedy --bot random");
        }
        if mix == Mix::Half && seats % 2 == 1 {
            bail!("--mix half needs an even number of players");
        }
        let firsts = if mix == Mix::Half { seats / 2 } else { 1 };
        let masks = (0u32..1 << seats).filter(|mask| mask.count_ones() as usize == firsts);
        let seating = |mask| (0..seats).map(|seat| mask >> seat & 1 == 1).collect();
        let others = if pairs == Pairs::First { 1 } else { bots };
        Ok(Self {
            pairs: (0..others)
                .flat_map(|first| (first + 1..bots).map(move |second| (first, second)))
                .collect(),
            seatings: masks.map(seating).collect(),
            mix,
            even: firsts as f64 / seats as f64,
        })
    }

    /// The number that makes a pairing's answer known, if it is.
    pub(crate) fn verdict(&self, rule: StopRule, deals: &[Deal<Played>]) -> Option<f64> {
        let rate = self.win_rate(deals);
        let ratio = |difference| rate.likelihood_ratio(self.even, difference);
        rule.verdict(|| rate.elo(self.even).half(), ratio)
    }

    /// How often the first bot won in each deal.
    fn wins(&self, deals: &[Deal<Played>]) -> Vec<u32> {
        let won = |(played, seating): (&Played, &Vec<bool>)| {
            u32::from(played.outcome.winners().iter().any(|seat| seating[seat.index()]))
        };
        deals.iter().map(|deal| deal.iter().zip(&self.seatings).map(won).sum()).collect()
    }

    /// How often the first bot won.
    pub(crate) fn win_rate(&self, deals: &[Deal<Played>]) -> WinRate {
        WinRate::new(&self.wins(deals), self.seatings.len())
    }

    /// The mean points of a seat of the first bot minus those of a seat of the second.
    pub(crate) fn margin(&self, deals: &[Deal<Played>]) -> Interval {
        let margin = |(played, seating): (&Played, &Vec<bool>)| {
            let side = |first: bool| {
                let scores = played.outcome.scores.as_slice().iter().zip(seating);
                let own = scores.filter(|(_, is_first)| **is_first == first).map(|(score, _)| *score);
                own.clone().sum::<Points>() as f64 / own.count() as f64
            };
            side(true) - side(false)
        };
        let of_deal = |deal: &Deal<Played>| {
            deal.iter().zip(&self.seatings).map(margin).sum::<f64>() / self.seatings.len() as f64
        };
        mean(&deals.iter().map(of_deal).collect::<Vec<_>>())
    }

    /// Who won the games that the first bot lost: the share of each seat after its own.
    pub(crate) fn lost_to(&self, deals: &[Deal<Played>]) -> Vec<Interval> {
        lost_to(deals, &self.seatings)
    }

    /// The ratings of so many bots.
    pub(crate) fn ratings(&self, bots: usize, lanes: &[Deals], seed: u64) -> Vec<Interval> {
        let score = |(pair, deals): (&(usize, usize), &Deals)| Score {
            first: pair.0,
            second: pair.1,
            games: self.seatings.len(),
            wins: self.wins(deals),
            even: self.even,
        };
        let scores: Vec<Score> = self.pairs.iter().zip(lanes).map(score).collect();
        ratings(bots, &scores, &mut generator(seed, u64::MAX))
    }
}

impl Tournament for Pairings {
    fn size(&self) -> (usize, usize) {
        (self.pairs.len(), self.seatings.len())
    }

    fn deals(&self, most_games: usize) -> usize {
        most_games.div_ceil(self.seatings.len())
    }

    fn seating(&self, task: Task) -> Vec<usize> {
        let (first, second) = self.pairs[task.lane];
        self.seatings[task.game].iter().map(|is_first| if *is_first { first } else { second }).collect()
    }

    fn is_known(&self, rule: StopRule, deals: &[Deal<Played>]) -> bool {
        self.verdict(rule, deals).is_some()
    }
}
