//! `stolik fairness`: does a setup card give every seat the same chance? Many games between equals, who choose their start spots
//! themselves, the same deals from every place in turn order.

mod certificate;
mod measure;
mod report;
mod svg;
#[cfg(test)]
mod tests;

use std::path::PathBuf;

use anyhow::{Result, bail};
pub use study::fairness::ITERATIONS;

pub(crate) use self::certificate::certify;
pub use self::certificate::{repeat, share};
pub(crate) use self::measure::Counted;
pub use self::measure::{Fairness, Question};
use super::find_setup;
use crate::arena::spec::{Limit, Spec};
use crate::files;
use crate::output::{Format, print};

const EXAMPLES: &str = "\
Examples:
  stolik fairness \"Home Rows\"
  stolik fairness my-card.setup --players 4 --level master@300it --until 1%
  stolik fairness my-card.setup --games 20000 --svg fairness.svg

Everybody plays at the same level and chooses a start spot as that level does (G4). A deal is played once from every place in \
turn order, so that nobody has better cards. With budgets of iterations the same seed gives the same games, whatever the number of \
threads. The keys of the JSON report are in docs/commands.md.";

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The name of a built-in card, or a file
    #[arg(value_name = "CARD")]
    card: String,
    /// How many play; a list is measured one after the other
    #[arg(long, value_name = "N,…", value_delimiter = ',', default_value = "2,3,4", value_parser = clap::value_parser!(u8).range(2..=4))]
    players: Vec<u8>,
    /// Who plays at all seats, maybe with a budget: strong, master@300it, master@20ms
    #[arg(long, value_name = "LEVEL", default_value = "strong")]
    level: String,
    /// Stop when every seat's share is known within this to either side, such as 1%
    #[arg(long, value_name = "WIDTH", value_parser = width)]
    until: Option<f64>,
    /// The most games for each number of players; rounded up to whole deals
    #[arg(long, value_name = "M", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// The seed, from which all games follow
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Threads; 0 is one for each core
    #[arg(long, value_name = "T", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1024))]
    threads: u16,
    /// Also draw the shares as a picture
    #[arg(long, value_name = "OUT")]
    svg: Option<PathBuf>,
    /// Instead of a report print the lines for the card's file by which `stolik setups check --fairness` can repeat it
    #[arg(long)]
    certificate: bool,
    /// How to write the report
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// Runs `stolik fairness`.
pub fn run(args: &Args) -> Result<()> {
    let setup = find_setup(&args.card)?;
    let level = level(&args.level)?;
    if args.certificate && level.limit.time.is_some() {
        bail!("{}: only games with a budget of iterations can be repeated, such as master@300it", args.level);
    }
    let mut measured = Vec::new();
    for players in &args.players {
        let question = Question {
            setup: setup.clone(),
            players: usize::from(*players),
            level: args.level.clone(),
            games: args.games as usize,
            until: args.until,
            seed: args.seed,
            threads: usize::from(args.threads),
        };
        measured.push(question.measure(&level)?);
    }
    if let Some(path) = &args.svg {
        files::write(path, &svg::picture(&setup, &measured))?;
    }
    if args.certificate {
        let lines = measured.iter().map(|fairness| format!("{}\n", certify(fairness)));
        return print(&lines.collect::<String>());
    }
    print(&args.format.answer(|| report::text(&setup, &measured), || report::json(&setup, &measured)))
}

/// A level with its budget.
pub(crate) fn level(text: &str) -> Result<Spec> {
    let usual = Limit { time: None, iterations: Some(ITERATIONS) };
    Spec::read::<gambit::Gambit>(text.trim(), usual)
}

/// A level with the budget it is measured with, as it is written in a certificate.
fn with_budget(level: &str) -> String {
    if level.contains('@') { level.to_owned() } else { format!("{level}@{ITERATIONS}it") }
}

/// `1%` or `0.5%`, as a share.
fn width(text: &str) -> Result<f64> {
    let number = text.strip_suffix('%').and_then(|number| number.trim().parse::<f64>().ok());
    match number.filter(|percent| *percent > 0.0 && *percent < 100.0) {
        Some(percent) => Ok(percent / 100.0),
        None => bail!("write a width such as 1% or 0.5%"),
    }
}
