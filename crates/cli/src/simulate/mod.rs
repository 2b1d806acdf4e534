//! `stolik simulate`: many games between computer players, and what can be said about them.

mod engine;
mod gambit;
mod report;
mod skakanie;
pub(crate) mod stats;

use std::num::NonZeroU64;

use anyhow::{Result, bail};
use bots::{Kind, Playable};
use serde_json::Value;

pub(crate) use self::engine::generator;
use self::engine::{Counted, Plan};
use self::report::{Timing, head, head_json};
use crate::flags::{GambitFlags, SkakanieFlags};
use crate::output::{Format, print, print_json};
use crate::progress::Progress;

const EXAMPLES: &str = "\
Examples:
  stolik simulate gambit --players 4 --games 10000 --bots greedy --seed 1
  stolik simulate gambit --players 2 --games 1000 --bots random,greedy --setup my-card.setup
  stolik simulate skakanie --players 3 --games 1000 --bots greedy --difficulty hard --push

The same seed gives the same games, whatever the number of threads. Seats are not rotated: give a list of players and
--oldest or --youngest to put somebody elsewhere. Computer players are not asked to end a game by agreement (G17).
The keys of the JSON report are in docs/commands.md.";

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: GameArgs,
}

#[derive(clap::Subcommand)]
enum GameArgs {
    /// Games of Gambit, 2 to 4 players
    #[command(after_help = EXAMPLES)]
    Gambit {
        #[command(flatten)]
        plan: PlanArgs,
        #[command(flatten)]
        flags: GambitFlags,
    },
    /// Games of Skakanie, 1 to 6 players
    #[command(after_help = EXAMPLES)]
    Skakanie {
        #[command(flatten)]
        plan: PlanArgs,
        #[command(flatten)]
        flags: SkakanieFlags,
    },
}

#[derive(clap::Args)]
struct PlanArgs {
    /// How many play [default: as many as --bots names, else 2]
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// How many games
    #[arg(long, value_name = "M", default_value = "1000")]
    games: NonZeroU64,
    /// Computer players: one for all seats, or one for each from A on (random, greedy, …)
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy")]
    bots: Vec<Kind>,
    /// The seed, from which all games follow
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Threads; 0 is one for each core
    #[arg(long, value_name = "T", default_value_t = 0)]
    threads: usize,
    /// Break a game off after so many turns, and say so
    #[arg(long, value_name = "TURNS", default_value = "100000")]
    turn_limit: NonZeroU64,
    /// How to write the report
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// The most threads that can be asked for.
const MOST_THREADS: usize = 1024;

impl PlanArgs {
    fn plan<G: Playable>(&self) -> Result<Plan> {
        if let Some(kind) = self.bots.iter().find(|kind| !G::KINDS.contains(kind)) {
            let kinds: Vec<&str> = G::KINDS.iter().map(|kind| kind.name()).collect();
            bail!("{} has no player {kind}; it has {}", G::NAME, kinds.join(", "));
        }
        let players = self.players.unwrap_or(if self.bots.len() > 1 { self.bots.len() } else { 2 });
        let bots = match self.bots.as_slice() {
            // A nonsensical number of players is the rules' to refuse.
            [kind] => vec![*kind; players.min(table::MAX_SEATS + 1)],
            kinds if kinds.len() == players => kinds.to_vec(),
            kinds => bail!(
                "--bots names {} players, but {players} play: give one for all or one for each",
                kinds.len()
            ),
        };
        if self.threads > MOST_THREADS {
            bail!("--threads: {MOST_THREADS} at most");
        }
        let (games, turn_limit) = (self.games.get(), self.turn_limit.get());
        Ok(Plan { bots, games, seed: self.seed, threads: self.threads, turn_limit })
    }
}

/// Runs `stolik simulate`.
pub(crate) fn run(args: &Args) -> Result<()> {
    match &args.game {
        GameArgs::Gambit { plan, flags } => simulate(plan, |seats| flags.game(seats)),
        GameArgs::Skakanie { plan, flags } => simulate(plan, |seats| flags.game(seats)),
    }
}

fn simulate<G: Counted>(args: &PlanArgs, game: impl FnOnce(usize) -> Result<G>) -> Result<()> {
    let plan = args.plan::<G>()?;
    let game = game(plan.bots.len())?;
    let progress = Progress::new(plan.games, "games");
    let tally = engine::run(&game, &plan, &progress)?;
    let timing = Timing { elapsed: progress.elapsed(), turns: game.all_turns(&tally) };
    drop(progress);
    match args.format {
        Format::Text => {
            let ending = timing.lines(&plan, game.unfinished(&tally));
            print(&(head(&game, &plan)? + &game.text(&tally, &plan)? + &ending))
        }
        Format::Json => print_json(&joined(head_json(&game, &plan, &timing), game.json(&tally, &plan))),
    }
}

/// One object with the keys of both.
fn joined(mut head: Value, tail: Value) -> Value {
    if let (Some(head), Value::Object(tail)) = (head.as_object_mut(), tail) {
        head.extend(tail);
    }
    head
}
