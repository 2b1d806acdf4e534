//! `stolik bench`: how fast the engine is, whether it holds over very many games, and what a server carries.

mod engine;
mod server;
mod soak;
mod wild_gambit;
mod wild_skakanie;

use std::process::ExitCode;

use anyhow::Result;

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Measure random turns of both games against the least such a turn needs, on one core
    Engine(engine::Args),
    /// Play random games over random options and check every state
    Soak(soak::Args),
    /// Play at many tables of servers of our own and measure what they carry
    Server(server::Args),
}

/// Runs `stolik bench`.
pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    match &args.command {
        Command::Engine(args) => engine::run(args).map(|()| ExitCode::SUCCESS),
        Command::Soak(args) => soak::run(args),
        Command::Server(args) => server::run(args).map(|()| ExitCode::SUCCESS),
    }
}
