//! `stolik puzzles find`.

use anyhow::{Result, bail};
use rayon::prelude::*;
use study::puzzle::{Puzzle, Search, Step};

use crate::games::{self, AnyGame, TerminalGame};
use crate::output::print;
use crate::progress::Progress;

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = games::parser())]
    pub(super) game: &'static dyn AnyGame,
    /// What the puzzles ask: cards or move (Gambit), turn or give (Skakanie)
    #[arg(long, value_name = "QUESTION")]
    asks: String,
    /// How many games to look through
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,
    /// The number of the first game
    #[arg(long, value_name = "N", default_value_t = 0)]
    from: u64,
    /// The seed of all games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The most puzzles of each step of difficulty [default: all]
    #[arg(long, value_name = "N")]
    most: Option<usize>,
}

/// Finds puzzles of one game and writes them, the easy ones first.
pub(crate) fn find<G: TerminalGame>(args: &Args) -> Result<()> {
    let Some(question) = G::QUESTIONS.iter().copied().find(|question| *question == args.asks) else {
        bail!("puzzles of {} ask for {}, not for “{}”", G::NAME, G::QUESTIONS.join(" or "), args.asks);
    };
    let progress = Progress::new(args.games, "games");
    let found: Vec<Puzzle<G>> = (args.from..args.from + args.games)
        .into_par_iter()
        .flat_map_iter(|game| {
            let found = study::puzzle::find(Search { seed: args.seed, game, questions: &[question] });
            progress.add(1);
            found
        })
        .collect();
    drop(progress);
    let mut count = 0;
    for step in Step::ALL {
        let of_step = found.iter().filter(|puzzle| puzzle.rating.step() == step);
        for puzzle in of_step.take(args.most.unwrap_or(usize::MAX)) {
            count += 1;
            let id = format!("{}-{question}-{count}", G::NAME);
            print(&Puzzle { id, ..puzzle.clone() }.to_string())?;
        }
    }
    eprintln!("{count} puzzles in {} games", args.games);
    Ok(())
}
