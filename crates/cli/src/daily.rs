//! `stolik daily`: the deal of a day, which is the same for everybody, and what master reaches in it.

use anyhow::{Result, anyhow};
use jiff::Timestamp;
use room::Catalogue;
use room::wire::http::Par;
use serde_json::json;
use table::Day;

use crate::games::{self, AnyGame, GAMES};
use crate::output::{Format, print, print_json};

const EXAMPLES: &str = "\
Examples:
  stolik daily
  stolik daily 2026-11-17 --game gambit
  stolik daily --format json

The seed is the SHA-256 of the words: `stolik play --seed WORDS` deals the same. docs/daily.md says more.";

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The day by UTC, such as 2026-11-17 [default: today]
    #[arg(value_name = "DATE")]
    day: Option<Day>,
    /// The game [default: all]
    #[arg(long, value_name = "GAME", value_parser = games::parser())]
    game: Option<&'static dyn AnyGame>,
    /// How to write it
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// Runs `stolik daily`.
pub(crate) fn run(args: &Args) -> Result<()> {
    let now = Timestamp::now().as_millisecond();
    let day = args.day.unwrap_or(Day::at(now)).to_string();
    let games = args.game.map_or(GAMES.to_vec(), |game| vec![game]);
    let deals: Vec<Deal> = games.iter().map(|game| deal(game.name(), &day, now)).collect::<Result<_>>()?;
    match args.format {
        Format::Text => print(&text(&day, &deals)),
        Format::Json => {
            let deal = |Deal { par, others }: &Deal| {
                json!({
                    "game": par.game, "seed": par.seed, "others": others,
                    "par": { "points": par.points, "scores": par.scores },
                })
            };
            print_json(&json!({ "day": day, "deals": deals.iter().map(deal).collect::<Vec<_>>() }))
        }
    }
}

/// A game's deal of the day, and who plays the seats after the first.
struct Deal {
    par: Par,
    others: Vec<String>,
}

fn deal(game: &str, day: &str, now: i64) -> Result<Deal> {
    let (catalogue, wrong) = (Catalogue::standard(), |error: room::DraftError| anyhow!("{}", error.errors));
    let (_, others) = catalogue.daily(game, day, now).map_err(wrong)?;
    let par = catalogue.par(game, day, now).map_err(wrong)?;
    Ok(Deal { par, others: others.iter().map(ToString::to_string).collect() })
}

fn text(day: &str, deals: &[Deal]) -> String {
    let mut out = format!("The daily deal of {day}\n");
    for Deal { par, others } in deals {
        let Par { game, seed, points, scores, .. } = par;
        let against =
            if others.is_empty() { "alone".to_owned() } else { format!("against {}", others.join(", ")) };
        let scores: Vec<String> = scores.iter().map(ToString::to_string).collect();
        let result = if others.is_empty() { String::new() } else { format!(" ({})", scores.join(" : ")) };
        let phrase = day.parse::<Day>().map(|day| day.phrase(game)).unwrap_or_default();
        out += &format!("\n{game}, {against}\n");
        out += &format!("  words {phrase}\n");
        out += &format!("  seed  {seed}\n");
        out += &format!("  par   {points} points{result}\n");
    }
    out
}
