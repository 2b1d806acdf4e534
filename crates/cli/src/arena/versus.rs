//! Gambit's contest: pairings of bots that play the same deals from every seat.

use anyhow::{Result, bail};
use gambit::Gambit;
use table::shuffle::Seed;
use table::{Game, Points, Seat};

use super::estimate::{Interval, WinRate, decisive, mean};
use super::play::{End, Played, play};
use super::rating::{Score, ratings};
use super::schedule::{self, Deal, Plan, Task};
use super::settings::{Settings, try_programs};
use super::sitter::{Lobby, Record, Sitter};
use super::spec::Spec;
use super::until::Until;
use crate::progress::Progress;
use crate::simulate::generator;

/// How seats are shared between the two bots of a pairing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Mix {
    /// One seat for the bot named first, the others for the other one
    #[default]
    One,
    /// Half of the seats for each
    Half,
}

/// Which pairings are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Pairs {
    /// Everybody against everybody
    #[default]
    All,
    /// The first bot against each of the others
    First,
}

impl Pairs {
    fn list(self, bots: usize) -> Vec<(usize, usize)> {
        let firsts = if self == Self::First { 1 } else { bots };
        (0..firsts).flat_map(|first| (first + 1..bots).map(move |second| (first, second))).collect()
    }
}

/// What is contested.
pub(super) struct Contest {
    /// Deals take them in turn: one game, or one for each setup card.
    pub(super) games: Vec<Gambit>,
    pub(super) bots: Vec<Spec>,
    pub(super) pairs: Pairs,
    pub(super) mix: Mix,
    pub(super) settings: Settings,
}

/// Two bots and how they fared.
pub(super) struct Pairing {
    pub(super) first: usize,
    pub(super) second: usize,
    /// The games of each deal, one for each seating.
    pub(super) deals: Vec<Deal<Played>>,
}

impl Contest {
    pub(super) fn new(
        games: Vec<Gambit>,
        bots: Vec<Spec>,
        (pairs, mix): (Pairs, Mix),
        settings: Settings,
    ) -> Result<Self> {
        if bots.len() < 2 {
            bail!("a contest needs at least two bots: --bot greedy --bot random");
        }
        let contest = Self { games, bots, pairs, mix, settings };
        if mix == Mix::Half && contest.seats() % 2 == 1 {
            bail!("--mix half needs an even number of players");
        }
        try_programs(&contest.bots)?;
        Ok(contest)
    }

    /// Plays all pairings.
    pub(super) fn run(&self) -> Result<Vec<Pairing>> {
        let pairs = self.pairs.list(self.bots.len());
        let seatings = self.seatings();
        let plan = Plan {
            lanes: pairs.len(),
            deals: self.settings.most_games.div_ceil(seatings.len()),
            games: seatings.len(),
            threads: self.settings.threads,
        };
        let progress = Progress::new(0, "games");
        let play_one = |task: Task, lobby: &mut Lobby| {
            self.play((task, plan.number(task)), pairs[task.lane], &seatings[task.game], lobby)
        };
        let known = |_: usize, deals: &[Deal<Played>]| self.is_known(deals);
        let lanes = schedule::run(plan, &progress, Lobby::default, play_one, known)?;
        let pairing = |((first, second), deals)| Pairing { first, second, deals };
        Ok(pairs.into_iter().zip(lanes).map(pairing).collect())
    }

    /// All ways to seat the two bots: `true` where the first one sits.
    fn seatings(&self) -> Vec<Vec<bool>> {
        let seats = self.seats();
        let masks = (0u32..1 << seats).filter(|mask| mask.count_ones() as usize == self.firsts());
        masks.map(|mask| (0..seats).map(|seat| mask >> seat & 1 == 1).collect()).collect()
    }

    pub(super) fn seats(&self) -> usize {
        self.games[0].seats()
    }

    /// How many seats the first bot of a pairing has.
    fn firsts(&self) -> usize {
        if self.mix == Mix::Half { self.seats() / 2 } else { 1 }
    }

    /// The win rate of the first bot if both are equal.
    pub(super) fn even(&self) -> f64 {
        self.firsts() as f64 / self.seats() as f64
    }

    fn play(
        &self,
        (task, number): (Task, u64),
        (first, second): (usize, usize),
        seating: &[bool],
        lobby: &mut Lobby,
    ) -> Result<Played> {
        let Settings { seed, votes, .. } = self.settings;
        let game = &self.games[task.deal % self.games.len()];
        let deal = Seed::from_phrase(&format!("stolik arena {seed} deal {}", task.deal));
        let mut sitters = Vec::new();
        for (seat, is_first) in Seat::all(seating.len()).zip(seating) {
            let bot = if *is_first { first } else { second };
            let rng = generator(seed, number << 3 | seat.index() as u64);
            sitters.push(Sitter::new((bot, &self.bots[bot]), seat, rng, lobby, &self.settings)?);
        }
        play((game, &deal), number, sitters, lobby, votes)
    }

    fn is_known(&self, deals: &[Deal<Played>]) -> bool {
        let Some(until) = self.settings.until else { return false };
        let rate = self.win_rate(deals);
        match until {
            Until::Within(half) => rate.elo(self.even()).half() <= half,
            Until::Better(difference) => rate.likelihood_ratio(self.even(), difference).abs() >= decisive(),
        }
    }

    /// How often the first bot won in each deal.
    fn wins(&self, deals: &[Deal<Played>]) -> Vec<u32> {
        let seatings = self.seatings();
        let won = |(played, seating): (&Played, &Vec<bool>)| {
            u32::from(played.outcome.winners().iter().any(|seat| seating[seat.index()]))
        };
        deals.iter().map(|deal| deal.iter().zip(&seatings).map(won).sum()).collect()
    }

    /// How often the first bot won.
    pub(super) fn win_rate(&self, deals: &[Deal<Played>]) -> WinRate {
        WinRate::new(&self.wins(deals), self.seatings().len())
    }

    /// The mean points of a seat of the first bot minus those of a seat of the second.
    pub(super) fn margin(&self, deals: &[Deal<Played>]) -> Interval {
        let seatings = self.seatings();
        let margin = |(played, seating): (&Played, &Vec<bool>)| {
            let side = |first: bool| {
                let scores = played.outcome.scores.as_slice().iter().zip(seating);
                let own = scores.filter(|(_, is_first)| **is_first == first).map(|(score, _)| *score);
                own.clone().sum::<Points>() as f64 / own.count() as f64
            };
            side(true) - side(false)
        };
        let of_deal =
            |deal: &Deal<Played>| deal.iter().zip(&seatings).map(margin).sum::<f64>() / seatings.len() as f64;
        mean(&deals.iter().map(of_deal).collect::<Vec<_>>())
    }

    /// The ratings of all bots.
    pub(super) fn ratings(&self, pairings: &[Pairing]) -> Vec<Interval> {
        let score = |pairing: &Pairing| Score {
            first: pairing.first,
            second: pairing.second,
            games: self.seatings().len(),
            wins: self.wins(&pairing.deals),
            even: self.even(),
        };
        let scores: Vec<Score> = pairings.iter().map(score).collect();
        ratings(self.bots.len(), &scores, &mut generator(self.settings.seed, u64::MAX))
    }

    /// How each bot thought and behaved, in all its games.
    pub(super) fn records(&self, pairings: &[Pairing]) -> Vec<Record> {
        let mut records = vec![Record::default(); self.bots.len()];
        let seatings = self.seatings();
        for pairing in pairings {
            for (played, seating) in pairing.deals.iter().flat_map(|deal| deal.iter().zip(&seatings)) {
                for (record, is_first) in played.records.iter().zip(seating) {
                    records[if *is_first { pairing.first } else { pairing.second }].merge(record);
                }
            }
        }
        records
    }
}

impl Pairing {
    fn played(&self) -> impl Iterator<Item = &Played> {
        self.deals.iter().flatten()
    }

    /// How many games ended so.
    pub(super) fn ended(&self, end: End) -> usize {
        self.played().filter(|played| played.end == end).count()
    }

    pub(super) fn mean_turns(&self) -> f64 {
        let turns: u64 = self.played().map(|played| u64::from(played.turns)).sum();
        turns as f64 / self.played().count().max(1) as f64
    }
}
