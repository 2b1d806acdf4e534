//! What each game brings to Python.

mod gambit;
mod skakanie;

use table::ParseErrors;

/// The line of options, as in the head of a log; blanks cannot stand in a value.
fn options_line(seats: usize, options: &[(String, String)]) -> String {
    let mut line = format!("options seats={seats}");
    for (key, value) in options {
        let value: String = value.chars().map(|c| if c.is_whitespace() { '_' } else { c }).collect();
        line += &format!(" {key}={value}");
    }
    line
}

/// The sentences about options; there is no line and column to speak of.
pub(crate) fn sentences(errors: &ParseErrors) -> Vec<String> {
    errors.0.iter().map(|error| error.what.clone()).collect()
}
