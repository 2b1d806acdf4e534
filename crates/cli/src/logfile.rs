//! A log in a file, and the game it is of.

use std::path::{Path, PathBuf};

use anyhow::Result;
use table::{Game, Log, ParseErrors, seal};

use crate::files;
use crate::games::{self, AnyGame};

/// The text of a log.
pub(crate) struct LogFile {
    path: PathBuf,
    text: String,
    /// The game it is of.
    pub(crate) game: &'static dyn AnyGame,
}

impl LogFile {
    /// Reads a log; `-` is standard input. A broken seal is no error here, but it is said.
    pub(crate) fn read(path: &Path) -> Result<Self> {
        let text = files::read(path)?;
        if let Err(errors) = seal::check(&text) {
            eprintln!("warning: {}", files::errors(path, &errors));
        }
        let game = games::of_log(&text).ok_or_else(|| games::not_a_log(path))?;
        Ok(Self { path: path.to_owned(), text, game })
    }

    /// Its text without the seal.
    pub(crate) fn text(&self) -> &str {
        seal::strip(&self.text)
    }

    /// What is wrong with it, as one error.
    pub(crate) fn errors(&self, errors: &ParseErrors) -> anyhow::Error {
        files::errors(&self.path, errors)
    }

    /// The log, if every entry is legal.
    pub(crate) fn parse<G: Game>(&self) -> Result<Log<G>> {
        self.text.parse().map_err(|errors: ParseErrors| self.errors(&errors))
    }
}
