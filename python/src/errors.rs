//! What is refused, and the Python exceptions of `stolik/errors.py` it becomes.

use std::fmt::Display;

use pyo3::prelude::*;
use table::{Game, Illegal, ParseErrors, Reason};

/// Something that is refused.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// Options that cannot be played: a sentence for each thing that is wrong.
    Options(Vec<String>),
    /// The rules refuse an action.
    Illegal { rule: &'static str, code: &'static str, what: String, index: Option<usize> },
    /// A text or number that means nothing.
    Notation(String),
    /// A text that is not a log.
    Log(ParseErrors),
    /// A seat that is not at the table, or has to be named.
    Seat(String),
    /// Chance is due, or is not.
    Chance(String),
    /// An array that does not fit.
    Array(String),
    /// Used after it was closed.
    Closed(&'static str),
    /// A contest that cannot be held.
    Arena(String),
}

impl Refusal {
    pub(crate) fn notation(what: impl Display) -> Self {
        Self::Notation(what.to_string())
    }

    /// The same, in this game of a batch.
    pub(crate) fn in_game(self, at: usize) -> Self {
        match self {
            Self::Illegal { rule, code, what, .. } => {
                Self::Illegal { rule, code, what: format!("game {at}: {what}"), index: Some(at) }
            }
            Self::Notation(what) => Self::Notation(format!("game {at}: {what}")),
            other => other,
        }
    }

    /// The name of its exception.
    const fn exception(&self) -> &'static str {
        match self {
            Self::Options(_) => "OptionError",
            Self::Illegal { .. } => "IllegalAction",
            Self::Notation(_) => "NotationError",
            Self::Log(_) => "LogError",
            Self::Seat(_) => "SeatError",
            Self::Chance(_) => "ChanceError",
            Self::Array(_) => "ArrayError",
            Self::Closed(_) => "ClosedError",
            Self::Arena(_) => "ArenaError",
        }
    }

    /// Its sentence.
    fn sentence(&self) -> String {
        match self {
            Self::Options(errors) => errors.join("\n"),
            Self::Illegal { what, .. }
            | Self::Notation(what)
            | Self::Seat(what)
            | Self::Chance(what)
            | Self::Array(what)
            | Self::Arena(what) => what.clone(),
            Self::Log(errors) => errors.to_string(),
            Self::Closed(what) => (*what).to_owned(),
        }
    }

    fn raise(self, py: Python<'_>) -> PyResult<PyErr> {
        let class = py.import("stolik.errors")?.getattr(self.exception())?;
        let error = class.call1((self.sentence(),))?;
        match self {
            Self::Options(errors) => error.setattr("errors", errors)?,
            Self::Illegal { rule, code, index, .. } => {
                error.setattr("rule", rule)?;
                error.setattr("code", code)?;
                error.setattr("index", index)?;
            }
            Self::Log(errors) => {
                let places: Vec<(u32, u32, String)> = errors
                    .0
                    .into_iter()
                    .map(|error| (error.place.line, error.place.column, error.what))
                    .collect();
                if let Some((line, column, _)) = places.first() {
                    error.setattr("line", line)?;
                    error.setattr("column", column)?;
                }
                error.setattr("errors", places)?;
            }
            _ => {}
        }
        Ok(PyErr::from_value(error))
    }
}

impl<G: Game> From<Illegal<G>> for Refusal {
    fn from(illegal: Illegal<G>) -> Self {
        Self::Illegal { rule: illegal.rule(), code: illegal.code(), what: illegal.to_string(), index: None }
    }
}

impl From<Refusal> for PyErr {
    fn from(error: Refusal) -> Self {
        Python::attach(|py| error.raise(py).unwrap_or_else(|error| error))
    }
}
