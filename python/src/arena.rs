//! Contests, as `stolik arena` holds them.

use lab::Registry;
use pyo3::prelude::*;

use crate::errors::Refusal;

/// What `stolik arena`, `stolik simulate` or `stolik bench` answers to these words.
#[pyfunction]
pub(crate) fn command(py: Python<'_>, words: Vec<String>) -> PyResult<String> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let answer = py.detach(|| Registry::default().answer(&words).map_err(|error| format!("{error:#}")));
    Ok(answer.map_err(Refusal::Arena)?)
}
