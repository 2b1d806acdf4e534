//! `stolik bench`: how fast the engine and its players are, whether it holds over very many games, and what a server carries.

mod bots;
mod engine;
mod lane;
mod server;
pub(crate) mod soak;

use anyhow::Result;

pub(crate) use self::soak::SoakArgs;

/// What is measured.
#[derive(clap::Subcommand)]
pub(crate) enum BenchCommand {
    /// Measure random turns of both games against the least such a turn needs, on one core
    Engine(engine::EngineArgs),
    /// Measure the iterations of the players' searches against the same, on one core
    Bots(bots::BotsArgs),
    /// Play random games over random options and check every state
    Soak(SoakArgs),
    /// Play at many tables of servers of our own and measure what they carry
    Server(server::ServerArgs),
}

/// Runs what needs no registry.
pub(crate) fn run(command: &BenchCommand) -> Result<String> {
    match command {
        BenchCommand::Engine(args) => Ok(engine::run(args)),
        BenchCommand::Bots(args) => Ok(bots::run(args)),
        BenchCommand::Server(args) => server::run(args),
        BenchCommand::Soak(args) => anyhow::bail!("there is no game {}", args.game),
    }
}

fn warn_of_slow_build() {
    if cfg!(debug_assertions) {
        eprintln!("warning: this build checks itself and is slow; measure a release build");
    }
}
