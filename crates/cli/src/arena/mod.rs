//! `stolik arena`: contests between computer players, ours and other people's programs. docs/bots.md has the whole story.

mod estimate;
mod play;
mod program;
mod question;
mod question_gambit;
mod question_skakanie;
mod rating;
mod report;
mod schedule;
mod settings;
mod sitter;
mod spec;
mod stopwatch;
mod teams;
mod teams_report;
mod until;
mod versus;
mod versus_report;

use std::num::NonZeroU64;
use std::process::ExitCode;

use anyhow::Result;
use gambit::{Gambit, Setup};
use serde_json::Value;
use skakanie::Skakanie;

use self::play::Contested;
use self::settings::Settings;
use self::sitter::Broken;
use self::spec::{Limit, Spec, Time};
use self::stopwatch::Hands;
use self::teams::Team;
use self::until::{ELO, POINTS, Unit, Until};
use self::versus::{Mix, Pairs};
use crate::FOUND_WRONG;
use crate::flags::{GambitFlags, SkakanieFlags};
use crate::output::{Format, print, print_json};

const EXAMPLES: &str = "\
Examples:
  stolik arena gambit --bot master --bot greedy --games 1000
  stolik arena gambit --bot master@50ms --bot master@5ms --bot strong@2000it --setup all --until 20elo
  stolik arena gambit --players 4 --bot master --bot greedy --pairs first
  stolik arena gambit --bot 'cmd:python3 examples/bot.py' --bot random --until better
  stolik arena skakanie --players 3 --bot master@50ms/turn --bot greedy --team master,master,greedy

With budgets of iterations the same seed gives the same games, whatever the number of threads. docs/bots.md explains the
numbers and how a program of yours takes part.";

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: GameArgs,
}

#[derive(clap::Subcommand)]
enum GameArgs {
    /// Gambit: pairings of bots, the same deals from every seat
    #[command(after_help = EXAMPLES)]
    Gambit {
        #[command(flatten)]
        common: Common,
        #[command(flatten)]
        versus: VersusArgs,
        #[command(flatten)]
        flags: GambitFlags,
    },
    /// Skakanie: teams of bots, all on the same deals
    #[command(after_help = EXAMPLES)]
    Skakanie {
        #[command(flatten)]
        common: Common,
        /// A mixed team: a bot for each seat, such as master,greedy
        #[arg(long = "team", value_name = "SPEC,…")]
        teams: Vec<String>,
        #[command(flatten)]
        flags: SkakanieFlags,
    },
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
    clock: Hands,
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

#[derive(clap::Args)]
struct VersusArgs {
    /// Which pairings are played
    #[arg(long, value_enum, default_value_t)]
    pairs: Pairs,
    /// How the seats are shared in a pairing of three or four players
    #[arg(long, value_enum, default_value_t)]
    mix: Mix,
    /// Do not ask the bots whether to end a game by agreement (G17)
    #[arg(long)]
    no_votes: bool,
}

impl Common {
    fn settings(&self, votes: bool, unit: Unit) -> Result<Settings> {
        Ok(Settings {
            most_games: self.games as usize,
            seed: self.seed,
            threads: usize::from(self.threads),
            until: self.until.as_ref().map(|text| Until::read(text, unit)).transpose()?,
            votes,
            strict: self.strict,
            clock: self.clock,
        })
    }

    fn spec<G: Contested>(&self, text: &str) -> Result<Spec> {
        let usual = match (self.time, self.iterations) {
            (None, None) => Limit { time: Some(spec::USUAL_TIME), iterations: None },
            (time, iterations) => Limit { time, iterations: iterations.map(NonZeroU64::get) },
        };
        Spec::read::<G>(text.trim(), usual)
    }

    /// All bots; who is named twice gets a number.
    fn specs<G: Contested>(&self) -> Result<Vec<Spec>> {
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

    fn report(&self, text: impl FnOnce() -> Result<String>, json: impl FnOnce() -> Value) -> Result<()> {
        match self.format {
            Format::Text => print(&text()?),
            Format::Json => print_json(&json()),
        }
    }
}

/// Runs `stolik arena`.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let result = match &args.game {
        GameArgs::Gambit { common, versus, flags } => versus_contest(common, versus, flags),
        GameArgs::Skakanie { common, teams, flags } => team_contest(common, teams, flags),
    };
    match result {
        Err(error) if error.is::<Broken>() => {
            eprintln!("error: {error}");
            Ok(ExitCode::from(FOUND_WRONG))
        }
        result => result.map(|()| ExitCode::SUCCESS),
    }
}

fn versus_contest(common: &Common, versus: &VersusArgs, flags: &GambitFlags) -> Result<()> {
    let bots = common.specs::<Gambit>()?;
    let settings = common.settings(!versus.no_votes, ELO)?;
    let games = games(flags, common.players)?;
    let contest = versus::Contest::new(games, bots, (versus.pairs, versus.mix), settings)?;
    let pairings = contest.run()?;
    common.report(|| versus_report::text(&contest, &pairings), || versus_report::json(&contest, &pairings))
}

/// One game, or with `--setup all` one for each built-in card.
fn games(flags: &GambitFlags, players: usize) -> Result<Vec<Gambit>> {
    if flags.setup != "all" {
        return Ok(vec![flags.game(players)?]);
    }
    let with = |setup: Setup| GambitFlags { setup: setup.name().to_owned(), ..flags.clone() }.game(players);
    Setup::builtin().map(with).collect()
}

fn team_contest(common: &Common, mixed: &[String], flags: &SkakanieFlags) -> Result<()> {
    let game = flags.game(common.players)?;
    let mut bots = common.specs::<Skakanie>()?;
    let mut teams: Vec<Team> =
        bots.iter().enumerate().map(|(at, bot)| Team::of(&bot.name, vec![at; common.players])).collect();
    for text in mixed {
        let mut members = Vec::new();
        for name in text.split(',') {
            let bot = common.spec::<Skakanie>(name)?;
            let at = bots.iter().position(|known| *known == bot);
            members.push(at.unwrap_or(bots.len()));
            if at.is_none() {
                bots.push(bot);
            }
        }
        teams.push(Team::of(text, members));
    }
    let contest = teams::Contest::new(game, bots, teams, common.settings(false, POINTS)?)?;
    let deals = contest.run()?;
    common.report(|| teams_report::text(&contest, &deals), || teams_report::json(&contest, &deals))
}
