//! `stolik perft`: counts all ways a game can go on, the classic check that two versions of the rules agree.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use clap::FromArgMatches;
use rayon::prelude::*;
use serde_json::json;
use table::{Entry, Match, Pending, perft};

use crate::games::{self, AnyGame, TerminalGame};
use crate::logfile::LogFile;
use crate::output::{Format, print, print_json};
use crate::progress::Progress;

const EXAMPLES: &str = "\
Examples:
  stolik perft gambit 3
  stolik perft skakanie 4 --log game.log --divide

A step is one action of a seat or one chance value (a deal, a draw). Votes to end a game are not steps. A log may break off \
anywhere; counting goes on from its last entry.";

/// The deepest search that is begun; nobody lives to see the end of a deeper one.
const DEEPEST: u32 = 20;

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = games::parser())]
    game: &'static dyn AnyGame,
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
    let log = args.log.as_deref().map(LogFile::read).transpose()?;
    match &log {
        Some(log) if log.game.name() != args.game.name() => bail!("the log is one of {}", log.game.name()),
        log => args.game.perft(args, log.as_ref()),
    }
}

/// Counts from the end of a log, or from the start of the usual game.
pub(crate) fn count<G: TerminalGame>(args: &Args, log: Option<&LogFile>) -> Result<()> {
    let from = match log {
        Some(log) => log.parse::<G>()?.played,
        None => Match::new(usual(args.players)?),
    };
    let progress = Progress::new(0, "first steps");
    let divided = divide(&from, args.depth, &progress).ok_or_else(|| {
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

/// The game without any flags.
fn usual<G: TerminalGame>(players: usize) -> Result<G> {
    let command = <G::Flags as clap::Args>::augment_args(clap::Command::new(G::NAME));
    G::from_flags(&G::Flags::from_arg_matches(&command.get_matches_from([G::NAME]))?, players)
}

/// Each first step with its count. `None` if a chance value with too many outcomes is due on the way.
fn divide<G: TerminalGame>(from: &Match<G>, depth: u32, progress: &Progress) -> Option<Vec<(Entry<G>, u64)>> {
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
