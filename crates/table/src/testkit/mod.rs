//! The suite every game must pass, and runners for tests that are kept as data.
//!
//! * [`conformance`] plays random games and checks what must hold for any game.
//! * [`pages::run`] executes a rules page: sentences with drawn games between them.
//! * [`playthrough`] writes a whole game with everybody's view, to be compared with a stored file.
//! * [`corpus`] replays recorded games, and records new ones.
//! * [`perft_file`] checks the numbers of a `.perft` file.
//!
//! A failed check panics with a message and the log so far, so that the case can be replayed.

mod conformance;
mod corpus;
pub mod pages;
mod playthrough;

pub use conformance::conformance;
pub use corpus::{Worth, corpus};
pub use playthrough::playthrough;

use crate::game::Game;
use crate::matches::{Entry, Match};
use crate::perft::perft;

/// A game that can say whether anything of it was lost or doubled: cards, points, pieces.
pub trait Audit: Game {
    /// Checks a state; the error says what is wrong.
    fn audit(&self, state: &Self::State) -> Result<(), String>;
}

/// A match from the text of a game block, a line `log` and entries; a shorter way to write a position down.
pub fn position<G: Game>(text: &str) -> Result<Match<G>, String> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let log = lines.iter().position(|line| line.trim() == "log").ok_or("a line “log” is missing")?;
    let block = lines[..log].join("\n") + "\n";
    let mut played = Match::new(G::from_str(&block).map_err(|errors| errors.to_string())?);
    for line in lines[log + 1..].iter().map(|line| line.trim()).filter(|line| !line.is_empty()) {
        let entry: Entry<G> = line.parse().map_err(|error| format!("{line}: {error}"))?;
        played.apply(entry).map_err(|refused| format!("{line}: {refused}"))?;
    }
    Ok(played)
}

/// Checks a `.perft` file: a position as [`position`] reads it, then lines `perft DEPTH NODES`.
pub fn perft_file<G: Game>(text: &str) -> Result<(), String> {
    let is_number = |line: &&str| line.starts_with("perft ");
    let before: Vec<&str> = text.lines().take_while(|line| !is_number(line)).collect();
    let from = position::<G>(&before.join("\n"))?;
    for line in text.lines().filter(is_number) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [_, depth, nodes] = words[..] else {
            return Err(format!("{line}: expected “perft DEPTH NODES”"));
        };
        let depth = depth.parse().map_err(|_| format!("{line}: not a depth"))?;
        let found = perft(&from, depth).ok_or_else(|| format!("{line}: a deal cannot be counted"))?;
        if nodes != found.to_string() {
            return Err(format!("{line}: counted {found}"));
        }
    }
    Ok(())
}
