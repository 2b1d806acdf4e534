//! `stolik review`: what each decision of a recorded game was worth, by what its seat knew.

mod curve;
mod facts;
mod markdown;
mod odds;
mod text;

use std::num::NonZeroU32;
use std::path::PathBuf;

use anyhow::{Result, bail};
use room::Catalogue;
use room::wire::{Fact, Review, SeatName};
use serde_json::json;
use table::Seat;

use crate::logfile::LogFile;
use crate::output::{print, print_json};
use crate::progress::Progress;

pub(crate) use self::odds::{Args as OddsArgs, run as run_odds};

const EXAMPLES: &str = "\
Examples:
  stolik review game.log
  stolik review game.log --seat A --format markdown
  stolik review game.log --seat B --format svg > curve.svg
  stolik review game.log --budget 20000 --format json

Values come from what the seat knew; docs/review.md says how they are made and what they cannot tell. The same log and \
budget always give the same review.";

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The log; - is standard input
    #[arg(value_name = "LOG")]
    file: PathBuf,
    /// Whose decisions, such as A; may be given more than once [default: every seat]
    #[arg(long, value_name = "SEAT")]
    seat: Vec<Seat>,
    /// Trials of each decision, and as many again with open cards [default: 6000 for Gambit, 400 for Skakanie]
    #[arg(long, value_name = "TRIALS")]
    budget: Option<NonZeroU32>,
    /// How to write it
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// How a review is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// For people
    #[default]
    Text,
    /// For programs; the keys are in docs/review.md
    Json,
    /// For a web page or a letter
    Markdown,
    /// The chance to win as a picture
    Svg,
}

/// A seat with the name of its player.
pub(super) struct Player {
    pub(super) seat: Seat,
    pub(super) name: String,
}

/// Runs `stolik review`.
pub(crate) fn run(args: &Args) -> Result<()> {
    let log = LogFile::read(&args.file)?;
    let players = players(log.text());
    if players.is_empty() {
        bail!("the log names no seats");
    }
    let seats: Vec<Seat> = if args.seat.is_empty() {
        players.iter().map(|player| player.seat).collect()
    } else {
        args.seat.clone()
    };
    let reviews: Vec<Review> = seats.iter().map(|seat| review(&log, *seat, args)).collect::<Result<_>>()?;
    let game = log.game.name();
    match args.format {
        Format::Text => print(&text::write(game, &players, &reviews)),
        Format::Markdown => print(&markdown::write(game, &players, &reviews)),
        Format::Svg => print(&curve::draw(game, &players, &reviews)),
        Format::Json => print_json(&json!({
            "game": game,
            "players": players.iter().map(|player| json!({
                "seat": player.seat.to_string(), "name": player.name,
            })).collect::<Vec<_>>(),
            "reviews": serde_json::to_value(&reviews)?,
        })),
    }
}

fn review(log: &LogFile, seat: Seat, args: &Args) -> Result<Review> {
    let begun = Catalogue::standard().review(log.text(), seat, args.budget.map(NonZeroU32::get));
    let mut reviewing = begun.map_err(|error| log.errors(&error.errors))?;
    let progress = Progress::new(reviewing.told().steps.into(), "steps");
    while reviewing.step() {
        progress.add(1);
    }
    Ok(reviewing.told())
}

/// Who sat where, as the log's head says.
pub(super) fn players(text: &str) -> Vec<Player> {
    let seats =
        text.lines().take_while(|line| line.trim() != "log").filter_map(|line| line.strip_prefix("seat "));
    seats
        .filter_map(|line| {
            let mut words = line.splitn(3, ' ');
            let (seat, _, name) = (words.next()?.parse().ok()?, words.next()?, words.next()?);
            Some(Player { seat, name: name.to_owned() })
        })
        .collect()
}

/// `A Ola`.
pub(super) fn name(players: &[Player], seat: SeatName) -> String {
    let found = players.iter().find(|player| player.seat == seat.0);
    found.map_or_else(|| seat.to_string(), |player| format!("{seat} {}", player.name))
}

/// A chance in per cent.
pub(super) fn percent(chance: f64) -> String {
    format!("{:.0} %", 100.0 * chance)
}

/// A change of a chance, with its sign.
pub(super) fn change(chance: f64) -> String {
    let percent = (100.0 * chance).round();
    // No sign for nothing.
    if percent == 0.0 { "0".to_owned() } else { format!("{percent:+.0}").replace('-', "−") }
}

/// Facts as sentences, where no names are known.
pub(crate) fn say(facts: &[Fact]) -> String {
    facts::Speaker::new(&[]).say_all(facts)
}
