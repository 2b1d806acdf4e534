//! The binary `stolik`: one subcommand a file. This file is the entry, the list of commands, and the exit codes.
// The binary is the one place that speaks to a terminal and reads the clock, files and the environment.
#![allow(clippy::print_stdout, clippy::print_stderr)]
// Reports and pictures are put together once for a reader, not in a loop: what reads best is best.
#![allow(clippy::format_push_string, clippy::format_collect)]
// Counts become shares and means, rounded for people anyway.
#![allow(clippy::cast_precision_loss)]

mod admin;
mod completions;
mod daily;
mod data;
mod games;
mod health;
mod logfile;
mod manual;
mod perft;
mod play;
mod puzzles;
mod replay;
mod review;
mod serve;
mod verify;

use std::io;
use std::process::ExitCode;
use std::sync::LazyLock;

use anyhow::Result;
use clap::{CommandFactory, Parser, Subcommand};
use lab::gambit::fairness;
use lab::{Finding, files, output, progress};

use games::gambit::setups;

/// The exit code when a check found something wrong.
const FOUND_WRONG: u8 = 1;
/// The exit code for bad input: flags, files that cannot be read or are not what they should be.
const BAD_INPUT: u8 = 2;

/// The licences of what this program is built from; `cargo xtask licences` writes them.
const THIRD_PARTY: &str = include_str!("../../../THIRD-PARTY.txt");

/// The version, and for what `cargo xtask package` builds the commit. Other builds do not know theirs: they would have to be
/// built anew with every commit.
fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let commit = option_env!("STOLIK_COMMIT").map(|commit| format!(" ({commit})"));
        env!("CARGO_PKG_VERSION").to_owned() + &commit.unwrap_or_default()
    });
    &VERSION
}

/// A digital table for two tabletop games: Gambit and Skakanie.
#[derive(Parser)]
#[command(name = "stolik", version = version(), propagate_version = true, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(flatten)]
    serve: serve::Args,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve tables to browsers and programs (what `stolik` alone does, too)
    Serve(Box<serve::Args>),
    /// Play in the terminal: people on one keyboard and computer players
    Play(play::Args),
    #[command(flatten)]
    Lab(lab::Commands),
    /// Print a game from its log or step through it
    Replay(replay::Args),
    /// Say what each decision of a recorded game was worth, by what its seat knew
    Review(review::Args),
    /// Exact chances of what a seat of a recorded game cannot see
    Odds(review::OddsArgs),
    /// The deal of a day, the same for everybody, and what master reaches in it
    Daily(daily::Args),
    /// List, solve, check and find puzzles
    Puzzles(puzzles::Args),
    /// Check a log: its seal, the rules, the result and every shuffle
    Verify(verify::Args),
    /// List, show and check setup cards of Gambit, and search for fair ones
    Setups(setups::Args),
    /// Measure whether a setup card of Gambit gives every seat the same chance
    Fairness(fairness::Args),
    /// Count all ways a game can go on
    Perft(perft::Args),
    /// Back up, export, import, prune and count what a server stored
    Admin(admin::Args),
    /// Ask a server whether people can play at it
    Health(health::Args),
    /// Write the completions of a shell
    Completions(completions::Args),
    /// Write the man pages of all commands
    Manual(manual::Args),
    /// Print the licences of everything this program is built from
    Licences,
}

impl Command {
    fn run(self) -> Result<ExitCode> {
        match self {
            Self::Serve(args) => serve::run(&args).map(|()| ExitCode::SUCCESS),
            Self::Play(args) => play::run(args).map(|()| ExitCode::SUCCESS),
            Self::Lab(command) => command.run(),
            Self::Replay(args) => replay::run(&args).map(|()| ExitCode::SUCCESS),
            Self::Review(args) => review::run(&args).map(|()| ExitCode::SUCCESS),
            Self::Odds(args) => review::run_odds(&args).map(|()| ExitCode::SUCCESS),
            Self::Daily(args) => daily::run(&args).map(|()| ExitCode::SUCCESS),
            Self::Puzzles(args) => puzzles::run(&args),
            Self::Verify(args) => verify::run(&args),
            Self::Setups(args) => setups::run(&args),
            Self::Fairness(args) => fairness::run(&args).map(|()| ExitCode::SUCCESS),
            Self::Perft(args) => perft::run(&args).map(|()| ExitCode::SUCCESS),
            Self::Admin(args) => admin::run(&args),
            Self::Health(args) => health::run(&args).map(|()| ExitCode::SUCCESS),
            Self::Completions(args) => completions::run(&args, Cli::command()).map(|()| ExitCode::SUCCESS),
            Self::Manual(args) => manual::run(&args, Cli::command()).map(|()| ExitCode::SUCCESS),
            Self::Licences => output::print(THIRD_PARTY).map(|()| ExitCode::SUCCESS),
        }
    }
}

fn main() -> ExitCode {
    let Cli { serve, command } = Cli::parse();
    command.unwrap_or(Command::Serve(Box::new(serve))).run().unwrap_or_else(|error| {
        if is_closed_pipe(&error) {
            return ExitCode::SUCCESS;
        }
        eprintln!("error: {error:#}");
        ExitCode::from(if error.is::<Finding>() { FOUND_WRONG } else { BAD_INPUT })
    })
}

/// Did the reader of our output go away, as `head` does when it has enough?
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let kind =
        |cause: &(dyn std::error::Error + 'static)| cause.downcast_ref::<io::Error>().map(io::Error::kind);
    error.chain().any(|cause| kind(cause) == Some(io::ErrorKind::BrokenPipe))
}
