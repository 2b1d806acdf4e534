//! `stolik perft`: counts all ways a game can go on, the classic check that two versions of the rules agree.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use gambit::Gambit;
use rayon::prelude::*;
use serde_json::json;
use skakanie::Skakanie;
use table::{Entry, Game, Match, Pending, perft};

use crate::logfile::{self, AnyLog, GameName};
use crate::output::{Format, print, print_json};
use crate::progress::Progress;

const EXAMPLES: &str = "\
Examples:
  stolik perft gambit 3
  stolik perft skakanie 4 --log game.log --divide

A step is one action of a seat or one chance value (a deal, a draw). Votes to end a game are not steps. A log may break off
anywhere; counting goes on from its last entry.";

/// The deepest search that is begun; nobody lives to see the end of a deeper one.
const DEEPEST: u32 = 20;

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game
    #[arg(value_enum)]
    game: GameName,
    /// How many steps deep to count
    #[arg(value_parser = clap::value_parser!(u32).range(0..=DEEPEST as i64))]
    depth: u32,
    /// Count from the end of this log instead of the start of the usual game; - is standard input
    #[arg(long, value_name = "FILE", conflicts_with = "players")]
    log: Option<PathBuf>,
    /// How many play the usual game
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: usize,
    /// Show the count for each first step
    #[arg(long)]
    divide: bool,
    /// How to write the answer
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// Runs `stolik perft`.
pub(crate) fn run(args: &Args) -> Result<()> {
    let log = args.log.as_deref().map(logfile::read).transpose()?;
    match (args.game, log) {
        (GameName::Gambit, Some(AnyLog::Gambit(log))) => count(args, &log.played),
        (GameName::Skakanie, Some(AnyLog::Skakanie(log))) => count(args, &log.played),
        (GameName::Gambit, None) => {
            if !(2..=4).contains(&args.players) {
                bail!("2 to 4 people can play");
            }
            count(args, &Match::new(Gambit::usual(args.players)))
        }
        (GameName::Skakanie, None) => {
            let game = Skakanie::new(skakanie::Options::new(args.players));
            count(args, &Match::new(game.map_err(|issues| anyhow!("{}", issues[0].what))?))
        }
        (_, Some(AnyLog::Gambit(_))) => bail!("the log is one of gambit"),
        (_, Some(AnyLog::Skakanie(_))) => bail!("the log is one of skakanie"),
    }
}

fn count<G>(args: &Args, from: &Match<G>) -> Result<()>
where
    G: Game<State: Send + Sync, Action: Send + Sync, Chance: Send + Sync> + Send + Sync,
{
    let progress = Progress::new(0, "first steps");
    let divided = divide(from, args.depth, &progress).ok_or_else(|| {
        anyhow!(
            "a deal has too many outcomes to count them: give a log in which it is dealt (--log), or a smaller depth"
        )
    })?;
    let nodes: u64 = if args.depth == 0 { 1 } else { divided.iter().map(|(_, nodes)| nodes).sum() };
    let seconds = progress.elapsed().as_secs_f64();
    drop(progress);
    if args.format == Format::Json {
        let steps = divided.iter().map(|(step, nodes)| json!({ "step": step.to_string(), "nodes": nodes }));
        let mut answer = json!({ "game": G::NAME, "depth": args.depth, "nodes": nodes, "seconds": seconds });
        if args.divide {
            answer["divide"] = steps.collect();
        }
        return print_json(&answer);
    }
    let mut text = String::new();
    if args.divide {
        for (step, nodes) in &divided {
            writeln!(text, "{:24} {nodes:>16}", step.to_string())?;
        }
    }
    writeln!(text, "{nodes}")?;
    print(&text)
}

/// Each first step with its count. `None` if a chance value with too many outcomes is due on the way.
fn divide<G>(from: &Match<G>, depth: u32, progress: &Progress) -> Option<Vec<(Entry<G>, u64)>>
where
    G: Game<State: Send + Sync, Action: Send + Sync, Chance: Send + Sync> + Send + Sync,
{
    if depth == 0 || from.pending() == Pending::Over {
        return Some(Vec::new());
    }
    let steps = perft::divide(from, 1)?;
    progress.expect(steps.len() as u64);
    let count = |(step, _): (Entry<G>, u64)| {
        let mut next = from.clone();
        next.apply(step.clone()).expect("a listed step is legal");
        let nodes = perft::perft(&next, depth - 1);
        progress.add(1);
        Some((step, nodes?))
    };
    steps.into_par_iter().map(count).collect()
}
