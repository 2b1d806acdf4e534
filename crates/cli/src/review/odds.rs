//! `stolik odds`: exact chances of what a seat of a recorded game could not see.

use std::path::PathBuf;

use anyhow::Result;
use room::Catalogue;
use room::wire::Unknown;
use serde_json::json;
use table::Seat;

use super::facts::Speaker;
use super::{percent, players};
use crate::logfile::LogFile;
use crate::output::{Format, print, print_json};

const EXAMPLES: &str = "\
Examples:
  stolik odds game.log --seat A
  stolik odds game.log --seat B --ply 40 --format json

These are counts: every arrangement of the unseen cards or pieces is taken as equally likely. Others lay cards with a \
purpose, so some arrangements are likelier than the count says; it does not guess which.";

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The log; - is standard input
    #[arg(value_name = "LOG")]
    file: PathBuf,
    /// Who wants to know, such as A
    #[arg(long, value_name = "SEAT")]
    seat: Seat,
    /// After which ply [default: the last]
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// How to write them
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// Runs `stolik odds`.
pub(crate) fn run(args: &Args) -> Result<()> {
    let log = LogFile::read(&args.file)?;
    let odds = Catalogue::standard()
        .odds(log.text(), args.seat, args.ply)
        .map_err(|error| log.errors(&error.errors))?;
    match args.format {
        Format::Text => print(&text(&log, &odds)),
        Format::Json => print_json(&json!({
            "game": log.game.name(),
            "seat": args.seat.to_string(),
            "odds": serde_json::to_value(&odds)?,
        })),
    }
}

fn text(log: &LogFile, odds: &[Unknown]) -> String {
    let players = players(log.text());
    let speaker = Speaker::new(&players);
    if odds.is_empty() {
        return "Nothing that comes up soon is hidden from this seat.\n".to_owned();
    }
    let mut out = String::new();
    for unknown in odds {
        out += &format!("{}\n", speaker.say(&unknown.about));
        for likely in &unknown.likely {
            let chance = format!("{} ({})", percent(likely.share), likely.chance);
            out += &format!("  {:<28} {chance}\n", speaker.say(&likely.what));
        }
    }
    out
}
