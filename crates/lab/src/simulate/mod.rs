//! `stolik simulate`: many games between computer players, and what can be said about them.

pub(crate) mod competitive;
pub(crate) mod report;
mod runner;
mod tally;

use std::num::NonZeroU64;

use anyhow::{Result, bail};
use bots::Kind;

pub use self::runner::Plan;
pub use self::tally::{Counts, Tally};
use crate::LabGame;
use crate::output::Format;
use crate::progress::Progress;
use crate::registry::Runnable;

pub(crate) const ABOUT: &str = "Play many games between computer players and report on them";
pub(crate) const EXAMPLES: &str = "\
Examples:
  stolik simulate gambit --players 4 --games 10000 --bots greedy --seed 1
  stolik simulate gambit --players 2 --games 1000 --bots random,greedy --setup my-card.setup
  stolik simulate skakanie --players 3 --games 1000 --bots greedy --difficulty hard --push

The same seed gives the same games, whatever the number of threads. Seats are not rotated: give a list of players and \
--oldest or --youngest to put somebody elsewhere. Computer players are not asked to end a game by agreement (G17). \
The keys of the JSON report are in docs/commands.md.";

#[derive(clap::Args)]
pub(crate) struct SimulateArgs<G: LabGame> {
    /// How many play [default: as many as --bots names, else 2]
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// How many games
    #[arg(long, value_name = "M", default_value = "1000")]
    games: NonZeroU64,
    /// Computer players: one for all seats, or one for each from A on (random, greedy, …)
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy")]
    bots: Vec<Kind>,
    /// The seed, from which all games follow
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Threads; 0 is one for each core
    #[arg(long, value_name = "T", default_value_t = 0)]
    threads: usize,
    /// Break a game off after so many turns, and say so
    #[arg(long, value_name = "TURNS", default_value = "100000")]
    turn_limit: NonZeroU64,
    /// How to write the report
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    #[command(flatten)]
    flags: G::Flags,
}

/// The most threads that can be asked for.
const MOST_THREADS: usize = 1024;

impl<G: LabGame> SimulateArgs<G> {
    fn plan(&self) -> Result<Plan> {
        if let Some(kind) = self.bots.iter().find(|kind| !G::KINDS.contains(kind)) {
            let kinds: Vec<&str> = G::KINDS.iter().map(|kind| kind.name()).collect();
            bail!("{} has no player {kind}; it has {}", G::NAME, kinds.join(", "));
        }
        let players = self.players.unwrap_or(if self.bots.len() > 1 { self.bots.len() } else { 2 });
        let bots = match self.bots.as_slice() {
            // A nonsensical number of players is the rules' to refuse.
            [kind] => vec![*kind; players.min(table::MAX_SEATS + 1)],
            kinds if kinds.len() == players => kinds.to_vec(),
            kinds => bail!(
                "--bots names {} players, but {players} play: give one for all or one for each",
                kinds.len()
            ),
        };
        if self.threads > MOST_THREADS {
            bail!("--threads: {MOST_THREADS} at most");
        }
        let (games, turn_limit) = (self.games.get(), self.turn_limit.get());
        Ok(Plan { bots, games, seed: self.seed, threads: self.threads, turn_limit })
    }
}

impl<G: LabGame> Runnable for SimulateArgs<G> {
    type Game = G;

    fn run(&self) -> Result<String> {
        let plan = self.plan()?;
        let game = G::from_flags(&self.flags, plan.bots.len())?;
        let progress = Progress::new(plan.games, "games");
        let tally = runner::run(&game, &plan, &progress)?;
        let elapsed = progress.elapsed();
        drop(progress);
        Ok(self.format.answer(
            || report::text(&game, &plan, &tally, elapsed, &game.tally_text(&tally, &plan)),
            || report::json(&game, &plan, &tally, elapsed, game.tally_json(&tally, &plan)),
        ))
    }
}
