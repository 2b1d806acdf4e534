//! The games: a folder for each with all that the terminal knows of it, the one trait they implement, and their registry.

pub(crate) mod gambit;
mod skakanie;
mod terminal_game;

use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use table::{ParseErrors, Title};

pub(crate) use self::terminal_game::TerminalGame;
use crate::logfile::LogFile;
use crate::play::{self, Terminal};
use crate::{perft, puzzles, replay, verify};

/// All games, in the order in which they are offered.
pub(crate) const GAMES: [&dyn AnyGame; 2] =
    [&Registered::<::gambit::Gambit>(PhantomData), &Registered::<::skakanie::Skakanie>(PhantomData)];

/// The commands for one game, whichever it is.
pub(crate) trait AnyGame: Sync {
    /// Its name in commands and logs.
    fn name(&self) -> &'static str;
    /// What it is like, and how many play it.
    fn summary(&self) -> &'static str;
    /// Its subcommand of `stolik play`.
    fn play_command(&self) -> clap::Command;
    /// A new game in the terminal, with the flags of [`AnyGame::play_command`].
    fn play(&self, terminal: Terminal, flags: &ArgMatches) -> Result<()>;
    /// Goes on with the game of a log.
    fn resume(&self, terminal: Terminal, path: PathBuf, text: &str) -> Result<()>;
    /// Prints a log or steps through it.
    fn replay(&self, args: &replay::Args, log: &LogFile) -> Result<()>;
    /// Checks the rules, the result and the shuffles of a log.
    fn verify(&self, text: &str) -> Result<verify::Replayed, ParseErrors>;
    /// Counts from the end of a log, or from the start of the usual game.
    fn perft(&self, args: &perft::Args, log: Option<&LogFile>) -> Result<()>;
    /// What a list says of a puzzle.
    fn list_puzzle(&self, text: &str) -> Result<puzzles::Listed>;
    /// A puzzle in text.
    fn show_puzzle(&self, text: &str, answer: bool) -> Result<String>;
    /// Lets somebody solve a puzzle.
    fn solve_puzzle(&self, text: &str) -> Result<()>;
    /// Certifies a puzzle anew.
    fn check_puzzle(&self, text: &str) -> Result<()>;
    /// Finds puzzles.
    fn find_puzzles(&self, args: &puzzles::FindArgs) -> Result<()>;
}

/// A game by its type.
struct Registered<G>(PhantomData<fn() -> G>);

impl<G: TerminalGame> AnyGame for Registered<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn summary(&self) -> &'static str {
        G::SUMMARY
    }

    fn play_command(&self) -> clap::Command {
        play::command::<G>()
    }

    fn play(&self, terminal: Terminal, flags: &ArgMatches) -> Result<()> {
        play::begin::<G>(terminal, flags)
    }

    fn resume(&self, terminal: Terminal, path: PathBuf, text: &str) -> Result<()> {
        play::resume::<G>(terminal, path, text)
    }

    fn replay(&self, args: &replay::Args, log: &LogFile) -> Result<()> {
        replay::replay::<G>(args, &log.parse()?)
    }

    fn verify(&self, text: &str) -> Result<verify::Replayed, ParseErrors> {
        verify::replay::<G>(text)
    }

    fn perft(&self, args: &perft::Args, log: Option<&LogFile>) -> Result<()> {
        perft::count::<G>(args, log)
    }

    fn list_puzzle(&self, text: &str) -> Result<puzzles::Listed> {
        puzzles::listed::<G>(text)
    }

    fn show_puzzle(&self, text: &str, answer: bool) -> Result<String> {
        puzzles::show::<G>(text, answer)
    }

    fn solve_puzzle(&self, text: &str) -> Result<()> {
        puzzles::solve::<G>(text)
    }

    fn check_puzzle(&self, text: &str) -> Result<()> {
        puzzles::read::<G>(text)?.check().map_err(|what| anyhow!(what))
    }

    fn find_puzzles(&self, args: &puzzles::FindArgs) -> Result<()> {
        puzzles::find::<G>(args)
    }
}

/// The game with this name.
pub(crate) fn named(name: &str) -> Option<&'static dyn AnyGame> {
    GAMES.into_iter().find(|game| game.name() == name)
}

/// The game this text is a log of.
pub(crate) fn of_log(text: &str) -> Option<&'static dyn AnyGame> {
    Title::of(text).and_then(|title| named(title.game))
}

/// The error for a file that is no log of any game.
pub(crate) fn not_a_log(path: &Path) -> anyhow::Error {
    let lines = GAMES.map(|game| format!("“stolik 1 {} 1”", game.name())).join(" or ");
    anyhow!("{}:1: a log begins with a line such as {lines}; this is no log", path.display())
}

/// Reads a game's name on the command line.
pub(crate) fn parser() -> impl TypedValueParser<Value = &'static dyn AnyGame> {
    PossibleValuesParser::new(GAMES.map(|game| PossibleValue::new(game.name()).help(game.summary())))
        .map(|name| named(&name).expect("only names of games are possible values"))
}
