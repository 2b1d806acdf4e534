//! `stolik puzzles`: positions with one answer that is best for certain: found, checked, shown and solved.

mod find;
mod solve;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use rayon::prelude::*;
use serde_json::{Value, json};
use study::puzzle::{BUILTIN, Puzzle, game_of, id_of, split};
use table::ParseErrors;

use crate::games::{self, AnyGame, TerminalGame};
use crate::output::{Format, print, print_json};
use crate::progress::Progress;
use crate::{FOUND_WRONG, files};

pub(crate) use self::find::{Args as FindArgs, find};
pub(crate) use self::solve::{show, solve};

const EXAMPLES: &str = "\
Examples:
  stolik puzzles list --game gambit
  stolik puzzles show gambit-move-1
  stolik puzzles solve gambit-move-1
  stolik puzzles check
  stolik puzzles find gambit --asks move --games 200 --most 8 > move.txt

docs/puzzles.md says how puzzles are found, certified and rated.";

/// The arguments.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// List the built-in puzzles
    List {
        /// The game [default: all]
        #[arg(long, value_name = "GAME", value_parser = games::parser())]
        game: Option<&'static dyn AnyGame>,
        /// How to write the list
        #[arg(long, value_enum, default_value_t)]
        format: Format,
    },
    /// Show a puzzle as its seat sees it
    Show {
        /// The name of a built-in puzzle
        id: String,
        /// Also show the answer, and how it goes on
        #[arg(long)]
        answer: bool,
    },
    /// Solve a puzzle: its options have letters
    Solve {
        /// The name of a built-in puzzle
        id: String,
    },
    /// Certify puzzles anew, and report all that is wrong with them
    Check {
        /// Files of puzzles; - is standard input [default: the built-in ones]
        #[arg(value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Find puzzles in games of strong players; the same seed finds the same ones
    Find(FindArgs),
}

/// Runs `stolik puzzles`.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let done = |()| ExitCode::SUCCESS;
    match &args.command {
        Command::List { game, format } => list(*game, *format).map(done),
        Command::Show { id, answer } => {
            let (game, text) = builtin(id)?;
            print(&game.show_puzzle(text, *answer)?).map(done)
        }
        Command::Solve { id } => {
            let (game, text) = builtin(id)?;
            game.solve_puzzle(text).map(done)
        }
        Command::Check { files } => check(files),
        Command::Find(args) => args.game.find_puzzles(args).map(done),
    }
}

/// The texts of all built-in puzzles.
fn all() -> impl Iterator<Item = &'static str> {
    BUILTIN.iter().flat_map(|file| split(file.text))
}

/// The game of a puzzle.
fn of(text: &str) -> Result<&'static dyn AnyGame> {
    game_of(text).and_then(games::named).ok_or_else(|| anyhow!("this is no puzzle: it has no log of a game"))
}

fn builtin(id: &str) -> Result<(&'static dyn AnyGame, &'static str)> {
    let text = all()
        .find(|text| id_of(text) == Some(id))
        .ok_or_else(|| anyhow!("there is no built-in puzzle “{id}”; `stolik puzzles list` names them"))?;
    Ok((of(text)?, text))
}

/// A puzzle of one game.
pub(crate) fn read<G: TerminalGame>(text: &str) -> Result<Puzzle<G>> {
    text.parse().map_err(|errors: ParseErrors| anyhow!("{errors}"))
}

/// What a list says of a puzzle.
pub(crate) struct Listed {
    id: String,
    asks: &'static str,
    step: u8,
    found: Vec<u32>,
    tries: u32,
    version: String,
}

/// What a list says of a puzzle of one game.
pub(crate) fn listed<G: TerminalGame>(text: &str) -> Result<Listed> {
    let Puzzle { id, asks, rating, .. } = read::<G>(text)?;
    let step = rating.step().number();
    Ok(Listed { id, asks, step, found: rating.found.to_vec(), tries: rating.tries, version: rating.version })
}

fn list(game: Option<&'static dyn AnyGame>, format: Format) -> Result<()> {
    let wanted = all().filter(|text| game.is_none_or(|game| game_of(text) == Some(game.name())));
    let puzzles: Vec<Listed> = wanted.map(|text| of(text)?.list_puzzle(text)).collect::<Result<_>>()?;
    match format {
        Format::Text => {
            let line = |puzzle: &Listed| {
                let found: Vec<String> = puzzle.found.iter().map(ToString::to_string).collect();
                format!(
                    "{:<20} {:<6} step {}   found in {} of {} tries by four players, the weakest first\n",
                    puzzle.id,
                    puzzle.asks,
                    puzzle.step,
                    found.join(", "),
                    puzzle.tries,
                )
            };
            print(&puzzles.iter().map(line).collect::<String>())
        }
        Format::Json => {
            let value = |puzzle: &Listed| -> Value {
                json!({
                    "id": puzzle.id, "asks": puzzle.asks, "step": puzzle.step,
                    "found": puzzle.found, "tries": puzzle.tries, "version": puzzle.version,
                })
            };
            print_json(&json!(puzzles.iter().map(value).collect::<Vec<_>>()))
        }
    }
}

/// Certifies puzzles anew.
fn check(paths: &[PathBuf]) -> Result<ExitCode> {
    let files: Vec<String> = if paths.is_empty() {
        BUILTIN.iter().map(|file| file.text.to_owned()).collect()
    } else {
        paths.iter().map(|path| files::read(path)).collect::<Result<_>>()?
    };
    let texts: Vec<&str> = files.iter().flat_map(|text| split(text)).collect();
    if texts.is_empty() {
        return Err(anyhow!("there is no puzzle to check"));
    }
    let progress = Progress::new(texts.len() as u64, "puzzles");
    let wrong: Vec<String> = texts
        .par_iter()
        .filter_map(|text| {
            let found = of(text).and_then(|game| game.check_puzzle(text)).err();
            progress.add(1);
            found.map(|error| format!("{}: {error}\n", id_of(text).unwrap_or("a text")))
        })
        .collect();
    drop(progress);
    print(&wrong.concat())?;
    print(&format!("{} of {} puzzles are certified\n", texts.len() - wrong.len(), texts.len()))?;
    Ok(if wrong.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(FOUND_WRONG) })
}
