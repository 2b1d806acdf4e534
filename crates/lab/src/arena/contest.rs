//! A contest of any kind: deals that bots play, seated in all ways a tournament asks for, until enough is known.

use anyhow::{Result, bail};
use table::Seat;
use table::shuffle::Seed;

use super::contestant::{Behaviour, Contestant, ProgramPool};
use super::play::{Played, Votes, play};
use super::program::Program;
use super::schedule::{self, Deal, Plan, Task};
use super::spec::{Spec, Who};
use super::stop_rule::StopRule;
use super::stopwatch::ClockKind;
use crate::progress::Progress;
use crate::{LabGame, generator};

/// How a contest is run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    /// The most games of a pairing or a team; rounded up to whole deals.
    pub(crate) most_games: usize,
    /// All deals and the bots' own chance follow from it.
    pub(crate) seed: u64,
    /// Threads; 0 is one for each core.
    pub(crate) threads: usize,
    pub(crate) until: Option<StopRule>,
    /// Are bots asked whether to end a game by agreement (G17)?
    pub(crate) votes: Votes,
    /// A program's first fault ends the contest.
    pub(crate) strict: bool,
    /// The clock our bots are held to.
    pub(crate) clock: ClockKind,
}

/// Who meets whom.
pub(crate) trait Tournament: Sync {
    /// How many lanes there are, and how many games each plays of one deal.
    fn size(&self) -> (usize, usize);
    /// The most deals of a lane.
    fn deals(&self, most_games: usize) -> usize;
    /// The number of the bot at each seat.
    fn seating(&self, task: Task) -> Vec<usize>;
    /// Do these deals of a lane answer its question?
    fn is_known(&self, rule: StopRule, deals: &[Deal<Played>]) -> bool;
}

/// What is contested.
pub(crate) struct Contest<G, T> {
    /// Deals take them in turn.
    pub(crate) games: Vec<G>,
    pub(crate) bots: Vec<Spec>,
    pub(crate) tournament: T,
    pub(crate) settings: Settings,
}

/// All deals of a lane.
pub(crate) type Deals = Vec<Deal<Played>>;

impl<G: LabGame, T: Tournament> Contest<G, T> {
    /// Plays all lanes. Every program is started once before, so that one that is missing is known before the first game.
    pub(crate) fn run(&self) -> Result<Vec<Deals>> {
        for bot in &self.bots {
            if let Who::Program(command) = &bot.who
                && let Err(error) = Program::new(command).start()
            {
                bail!("{bot} {error}");
            }
        }
        let (lanes, games) = self.tournament.size();
        let deals = self.tournament.deals(self.settings.most_games);
        let plan = Plan { lanes, deals, games, threads: self.settings.threads };
        let rule = self.settings.until;
        let judge = rule.map(|rule| move |deals: &[Deal<Played>]| self.tournament.is_known(rule, deals));
        let judge: Option<schedule::Judge<'_, Played>> = judge.as_ref().map(|judge| judge as _);
        let play_one = |task: Task, pool: &mut ProgramPool| self.play(task, plan.number(task), pool);
        schedule::run(plan, &Progress::new(0, "games"), ProgramPool::default, play_one, judge)
    }

    fn play(&self, task: Task, number: u64, pool: &mut ProgramPool) -> Result<Played> {
        let seed = self.settings.seed;
        let game = &self.games[task.deal % self.games.len()];
        let deal = Seed::from_phrase(&format!("stolik arena {seed} deal {}", task.deal));
        let mut contestants = Vec::new();
        for (seat, bot) in Seat::all(game.seats()).zip(self.tournament.seating(task)) {
            let rng = generator(seed, number << 3 | seat.index() as u64);
            contestants.push(Contestant::new((bot, &self.bots[bot]), seat, rng, pool, &self.settings)?);
        }
        play((game, &deal), number, contestants, pool, self.settings.votes, &mut |_, _, _, _| {})
    }

    /// How each bot behaved in all its games.
    pub(crate) fn behaviour(&self, lanes: &[Deals]) -> Vec<Behaviour> {
        let mut all = vec![Behaviour::default(); self.bots.len()];
        for (lane, deals) in lanes.iter().enumerate() {
            for (deal, games) in deals.iter().enumerate() {
                for (game, played) in games.iter().enumerate() {
                    let seating = self.tournament.seating(Task { lane, deal, game });
                    for (bot, behaviour) in seating.into_iter().zip(&played.behaviour) {
                        all[bot].merge(behaviour);
                    }
                }
            }
        }
        all
    }

    /// The line of a game's options.
    pub(crate) fn options(&self) -> String {
        self.games[0].to_string().lines().next().unwrap_or_default().to_owned()
    }
}
