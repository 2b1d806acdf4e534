//! Seats and actions as Python hands them over: any integer, and one that cannot be is refused by our own names.

use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;

use crate::errors::Refusal;

/// A seat, counted from 0. Whether the table has it is seen later.
#[derive(Clone, Copy)]
pub(crate) struct SeatNumber(pub(crate) usize);

/// An action. Whether there is one with this number is seen later.
#[derive(Clone, Copy)]
pub(crate) struct ActionNumber(pub(crate) u32);

impl<'a, 'py> FromPyObject<'a, 'py> for SeatNumber {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let refused = || Refusal::Seat(format!("the table has no seat {}: they are numbered from 0", *given));
        given.extract().map(Self).map_err(|error| named(error, given, refused))
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for ActionNumber {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let refused =
            || Refusal::notation(format!("there is no action {}: they are numbered from 0", *given));
        given.extract().map(Self).map_err(|error| named(error, given, refused))
    }
}

/// An integer that is too large or below 0 gets our sentence; what is no integer keeps Python's.
fn named(error: PyErr, given: Borrowed<'_, '_, PyAny>, refused: impl FnOnce() -> Refusal) -> PyErr {
    if error.is_instance_of::<PyOverflowError>(given.py()) { refused().into() } else { error }
}
