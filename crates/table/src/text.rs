//! Text forms: where something stands, what is wrong there, and a reader of words that knows its column.

use std::error::Error;
use std::fmt;

/// A place in a text: line and column, both counted from 1. Line 0 means the text as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1; 0 for the whole line.
    pub column: u32,
}

impl Place {
    /// A place by line and column.
    pub const fn new(line: usize, column: usize) -> Self {
        Self { line: line as u32, column: column as u32 }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.column) {
            (0, _) => f.write_str("the file"),
            (line, 0) => write!(f, "line {line}"),
            (line, column) => write!(f, "line {line}, column {column}"),
        }
    }
}

/// One thing that is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Where it is.
    pub place: Place,
    /// A sentence that says what.
    pub what: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

/// All that is wrong with a text; never empty when it is returned as an error.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ParseErrors(pub Vec<ParseError>);

impl ParseErrors {
    /// One error.
    pub fn one(place: Place, what: impl Into<String>) -> Self {
        Self(vec![ParseError { place, what: what.into() }])
    }

    /// Adds a error.
    pub fn add(&mut self, place: Place, what: impl Into<String>) {
        self.0.push(ParseError { place, what: what.into() });
    }

    /// `value` if nothing is wrong, else all that is, in reading order.
    pub fn or<T>(mut self, value: T) -> Result<T, Self> {
        if self.0.is_empty() {
            return Ok(value);
        }
        self.0.sort_by_key(|error| error.place);
        Err(self)
    }

    /// The same errors of a text that begins `lines` lines further down in a larger one.
    #[must_use]
    pub fn shifted(mut self, lines: usize) -> Self {
        for error in &mut self.0 {
            if error.place.line > 0 {
                error.place.line += lines as u32;
            }
        }
        self
    }
}

impl fmt::Display for ParseErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{error}")?;
        }
        Ok(())
    }
}

impl Error for ParseErrors {}

/// A short text that is not what was expected there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// What was expected.
    pub expected: &'static str,
    /// What stood there instead.
    pub found: String,
}

impl NotationError {
    /// Expected `expected`, found `found` (cut to a readable length).
    pub fn new(expected: &'static str, found: &str) -> Self {
        let mut short: String = found.chars().take(40).collect();
        if short.len() < found.len() {
            short.push('…');
        }
        Self { expected, found: short }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.found.is_empty() {
            return write!(f, "expected {}, found nothing", self.expected);
        }
        write!(f, "expected {}, found {:?}", self.expected, self.found)
    }
}

impl Error for NotationError {}

/// A small number as we write it, without needless zeros; else what was expected.
pub fn number(text: &str, expected: &str) -> Result<u8, String> {
    let plain = text.bytes().all(|c| c.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let number = text.parse().ok().filter(|_| plain);
    number.ok_or_else(|| format!("expected {expected}, found {text:?}"))
}

/// The words of one line, each with its column.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    line: &'a str,
    byte: usize,
}

impl<'a> Words<'a> {
    /// The words of `line`.
    pub const fn new(line: &'a str) -> Self {
        Self { line, byte: 0 }
    }

    /// The column where the next word begins, or one past the end.
    pub fn column(&self) -> usize {
        let blank = self.rest_raw().len() - self.rest_raw().trim_start().len();
        self.line[..self.byte + blank].chars().count() + 1
    }

    /// All that is left, without the blanks around it.
    pub fn rest(&self) -> &'a str {
        self.rest_raw().trim()
    }

    /// The next word or, past the end, an error that says what was expected there.
    pub fn expect(&mut self, expected: &'static str) -> Result<&'a str, NotationError> {
        self.next().ok_or_else(|| NotationError::new(expected, ""))
    }

    /// An error if words are left.
    pub fn end(&self) -> Result<(), NotationError> {
        if self.rest().is_empty() {
            Ok(())
        } else {
            Err(NotationError::new("the end of the line", self.rest()))
        }
    }

    fn rest_raw(&self) -> &'a str {
        &self.line[self.byte..]
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let rest = self.rest_raw();
        let start = self.byte + (rest.len() - rest.trim_start().len());
        let word = self.line[start..].split_whitespace().next()?;
        self.byte = start + word.len();
        Some(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_their_columns() {
        let mut words = Words::new("  żółw  idzie ");
        assert_eq!(words.column(), 3);
        assert_eq!(words.next(), Some("żółw"));
        assert_eq!(words.column(), 9);
        assert_eq!(words.rest(), "idzie");
        assert_eq!(words.next(), Some("idzie"));
        assert!(words.end().is_ok());
        assert_eq!(words.expect("more").unwrap_err().to_string(), "expected more, found nothing");
    }

    #[test]
    fn problems_come_in_reading_order() {
        let mut errors = ParseErrors::default();
        errors.add(Place::new(3, 1), "late");
        errors.add(Place::new(1, 9), "early");
        let shown = errors.or(()).unwrap_err().shifted(10).to_string();
        assert_eq!(shown, "line 11, column 9: early\nline 13, column 1: late");
    }
}
