//! `stolik arena`: contests between computer players, ours and other people's programs. docs/bots.md has the whole story.

pub(crate) mod contest;
pub(crate) mod contestant;
pub(crate) mod estimate;
mod kingmaking;
pub(crate) mod play;
mod program;
mod question;
mod rating;
mod report;
pub(crate) mod schedule;
pub(crate) mod spec;
mod stop_rule;
pub(crate) mod stopwatch;
mod teams;
mod teams_report;
pub(crate) mod versus;
mod versus_report;

use std::num::NonZeroU64;

use anyhow::Result;

pub use self::question::question;

use self::contest::{Contest, Settings};
use self::play::Votes;
use self::spec::{Limit, Spec, Time};
use self::stop_rule::{ELO, POINTS, StopRule, Unit};
use self::stopwatch::ClockKind;
use self::teams::{Team, Teams};
use self::versus::{Mix, Pairings, Pairs};
use crate::LabGame;
use crate::output::Format;
use crate::registry::Runnable;

pub(crate) const ABOUT: &str = "Contests between computer players, ours and other people's programs";
pub(crate) const EXAMPLES: &str = "\
Examples:
  stolik arena gambit --bot master --bot greedy --games 1000
  stolik arena gambit --bot master@50ms --bot master@5ms --bot strong@2000it --setup all --until 20elo
  stolik arena gambit --players 4 --bot master --bot greedy --pairs first
  stolik arena gambit --bot 'cmd:python3 examples/bot.py' --bot random --until better
  stolik arena skakanie --players 3 --bot master@50ms/turn --bot greedy --team master,master,greedy

With budgets of iterations the same seed gives the same games, whatever the number of threads. docs/bots.md explains the \
numbers and how a program of yours takes part.";

/// A contest of opponents.
#[derive(clap::Args)]
pub(crate) struct VersusArgs<G: LabGame> {
    #[command(flatten)]
    common: Common,
    /// Which pairings are played
    #[arg(long, value_enum, default_value_t)]
    pairs: Pairs,
    /// How the seats are shared in a pairing of three or four players
    #[arg(long, value_enum, default_value_t)]
    mix: Mix,
    /// Do not ask the bots whether to end a game by agreement (G17)
    #[arg(long)]
    no_votes: bool,
    #[command(flatten)]
    flags: G::Flags,
}

/// A contest of teams.
#[derive(clap::Args)]
pub(crate) struct TeamArgs<G: LabGame> {
    #[command(flatten)]
    common: Common,
    /// A mixed team: a bot for each seat, such as master,greedy
    #[arg(long = "team", value_name = "SPEC,…")]
    teams: Vec<String>,
    #[command(flatten)]
    flags: G::Flags,
}

#[derive(clap::Args)]
struct Common {
    /// Who takes part, once for each: a name, maybe with a budget (master, master@50ms, strong@2000it, master@50ms/turn), or
    /// a program (cmd:./mybot.py@1s)
    #[arg(long = "bot", value_name = "SPEC")]
    bots: Vec<String>,
    /// How many play
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: usize,
    /// The most games of a pairing or a team; rounded up to whole deals
    #[arg(long, value_name = "M", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// The time for a decision, or with /turn for all of a turn, of those who name no budget [default: 50ms]
    #[arg(long, value_name = "TIME", value_parser = spec::time)]
    time: Option<Time>,
    /// The iterations for a decision of our bots that name no budget
    #[arg(long, value_name = "N")]
    iterations: Option<NonZeroU64>,
    /// The clock our bots are held to
    #[arg(long, value_enum, default_value_t)]
    clock: ClockKind,
    /// Stop earlier, when the answer is known: 5elo (in Skakanie 0.5points) for the 95 % interval to be within that to
    /// either side, or better for a sequential test of who is
    #[arg(long, value_name = "ANSWER")]
    until: Option<String>,
    /// The seed, from which all deals follow
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Threads; 0 is one for each core
    #[arg(long, value_name = "T", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1024))]
    threads: u16,
    /// Stop at a program's first fault: a late, illegal or unreadable answer
    #[arg(long)]
    strict: bool,
    /// How to write the report
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Common {
    fn settings(&self, votes: Votes, unit: Unit) -> Result<Settings> {
        Ok(Settings {
            most_games: self.games as usize,
            seed: self.seed,
            threads: usize::from(self.threads),
            until: self.until.as_ref().map(|text| StopRule::read(text, unit)).transpose()?,
            votes,
            strict: self.strict,
            clock: self.clock,
        })
    }

    fn spec<G: LabGame>(&self, text: &str) -> Result<Spec> {
        let usual = match (self.time, self.iterations) {
            (None, None) => Limit { time: Some(spec::USUAL_TIME), iterations: None },
            (time, iterations) => Limit { time, iterations: iterations.map(NonZeroU64::get) },
        };
        Spec::read::<G>(text.trim(), usual)
    }

    /// All bots; who is named twice gets a number.
    fn specs<G: LabGame>(&self) -> Result<Vec<Spec>> {
        let mut specs = Vec::new();
        for (at, text) in self.bots.iter().enumerate() {
            let mut spec = self.spec::<G>(text)?;
            let before = self.bots[..at].iter().filter(|other| *other == text).count();
            if before > 0 {
                spec.name += &format!(" #{}", before + 1);
            }
            specs.push(spec);
        }
        Ok(specs)
    }
}

impl<G: LabGame> Runnable for VersusArgs<G> {
    type Game = G;

    fn run(&self) -> Result<String> {
        let Self { common, flags, .. } = self;
        let bots = common.specs::<G>()?;
        let votes = if self.no_votes { Votes::Unasked } else { Votes::PlayedOn };
        let settings = common.settings(votes, ELO)?;
        let games = G::contested(flags, common.players)?;
        let tournament = Pairings::new(bots.len(), common.players, self.pairs, self.mix)?;
        let contest = Contest { games, bots, tournament, settings };
        let lanes = contest.run()?;
        let report = versus_report::Report { contest: &contest, lanes: &lanes };
        Ok(common.format.answer(|| report.text(), || report.json()))
    }
}

impl<G: LabGame> Runnable for TeamArgs<G> {
    type Game = G;

    fn run(&self) -> Result<String> {
        let Self { common, flags, .. } = self;
        let games = G::contested(flags, common.players)?;
        let mut bots = common.specs::<G>()?;
        let alike =
            |(at, bot): (usize, &Spec)| Team { name: bot.name.clone(), members: vec![at; common.players] };
        let mut teams: Vec<Team> = bots.iter().enumerate().map(alike).collect();
        for name in &self.teams {
            let mut members = Vec::new();
            for member in name.split(',') {
                let bot = common.spec::<G>(member)?;
                let at = bots.iter().position(|known| *known == bot);
                members.push(at.unwrap_or(bots.len()));
                if at.is_none() {
                    bots.push(bot);
                }
            }
            teams.push(Team { name: name.clone(), members });
        }
        let tournament = Teams::new(teams, common.players)?;
        let contest = Contest { games, bots, tournament, settings: common.settings(Votes::Unasked, POINTS)? };
        let lanes = contest.run()?;
        let report = teams_report::Report { contest: &contest, lanes: &lanes };
        Ok(common.format.answer(|| report.text(), || report.json()))
    }
}
