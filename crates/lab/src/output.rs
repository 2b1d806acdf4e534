//! Answers to standard output, as text or JSON, and the error of a check that found something wrong.

use std::fmt;
use std::io::{self, Write};

use anyhow::Result;
use serde_json::Value;

/// How an answer is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// For people
    #[default]
    Text,
    /// For programs; the keys are in docs/commands.md
    Json,
}

impl Format {
    /// The answer in this format.
    pub(crate) fn answer(self, text: impl FnOnce() -> String, json: impl FnOnce() -> Value) -> String {
        match self {
            Self::Text => text(),
            Self::Json => format!("{:#}\n", json()),
        }
    }
}

/// Writes text to standard output. A reader that has gone away is an error like any other; `main` ends quietly on it.
pub fn print(text: &str) -> Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Writes one JSON value, indented.
pub fn print_json(value: &Value) -> Result<()> {
    print(&format!("{value:#}\n"))
}

/// A check found something wrong; nothing was wrong with the question. Programs end with an exit code of its own.
#[derive(Debug)]
pub struct Finding(pub String);

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Finding {}
