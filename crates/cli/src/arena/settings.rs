//! What contests of both games have in common.

use anyhow::{Result, bail};

use super::program::Program;
use super::spec::{Spec, Who};
use super::stopwatch::Hands;
use super::until::Until;

/// How a contest is run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Settings {
    /// The most games of a pairing or a team; rounded up to whole deals.
    pub(super) most_games: usize,
    /// All deals and the bots' own chance follow from it.
    pub(super) seed: u64,
    /// Threads; 0 is one for each core.
    pub(super) threads: usize,
    pub(super) until: Option<Until>,
    /// Bots are asked whether to end a game by agreement (G17).
    pub(super) votes: bool,
    /// A program's first fault ends the contest.
    pub(super) strict: bool,
    /// The clock our bots are held to.
    pub(super) clock: Hands,
}

/// Starts every program once, so that one that is missing is known before the first game.
pub(super) fn try_programs(bots: &[Spec]) -> Result<()> {
    for bot in bots {
        if let Who::Program(command) = &bot.who
            && let Err(error) = Program::new(command).start()
        {
            bail!("{bot} {error}");
        }
    }
    Ok(())
}
