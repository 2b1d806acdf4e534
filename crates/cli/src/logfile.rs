//! Logs as files: reads one, finds out which game it is of, and hands it on.

use std::path::Path;

use anyhow::{Result, anyhow};
use gambit::Gambit;
use skakanie::Skakanie;
use table::{Game, Log, Problems, Words, seal};

use crate::files;

/// The games there are, by their names in commands and logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum GameName {
    /// 2–4 players, three secret chess moves ahead
    Gambit,
    /// 1–6 players together against a Dragon
    Skakanie,
}

impl GameName {
    /// The game a text is a log of; `None` if it is none.
    pub(crate) fn of(text: &str) -> Option<Self> {
        let first = text.lines().find(|line| !line.trim().is_empty() && !line.starts_with('#'))?;
        let mut words = Words::new(first);
        (words.next()? == "stolik").then(|| words.nth(1)).flatten().and_then(|name| match name {
            Gambit::NAME => Some(Self::Gambit),
            Skakanie::NAME => Some(Self::Skakanie),
            _ => None,
        })
    }
}

/// A log of either game.
pub(crate) enum AnyLog {
    /// A game of Gambit.
    Gambit(Box<Log<Gambit>>),
    /// A game of Skakanie.
    Skakanie(Box<Log<Skakanie>>),
}

/// Reads a log; `-` is standard input. A broken seal is no error here, but it is said.
pub(crate) fn read(path: &Path) -> Result<AnyLog> {
    let text = files::read(path)?;
    if let Err(problems) = seal::check(&text) {
        eprintln!("warning: {}", files::problems(path, &problems));
    }
    let problem = |problems: Problems| files::problems(path, &problems);
    match GameName::of(&text) {
        Some(GameName::Gambit) => Ok(AnyLog::Gambit(Box::new(text.parse().map_err(problem)?))),
        Some(GameName::Skakanie) => Ok(AnyLog::Skakanie(Box::new(text.parse().map_err(problem)?))),
        None => Err(not_a_log(path)),
    }
}

/// The error for a text that is no log at all.
pub(crate) fn not_a_log(path: &Path) -> anyhow::Error {
    anyhow!(
        "{}:1: a log begins with a line such as “stolik 1 gambit 1” or “stolik 1 skakanie 1”",
        path.display()
    )
}
