//! What the fuzz targets share: the promises any text form and any game must keep, whatever the input.

mod playing;

pub use playing::play;

use std::fmt::{Debug, Display};
use std::str::FromStr;

use table::{Game, Log, ParseErrors, seal};

/// A text that can be read is written and read again to the same value.
pub fn round_trip<T: FromStr + Display + Debug + PartialEq>(text: &str) -> Option<T> {
    let value: T = text.parse().ok()?;
    let written = value.to_string();
    assert_eq!(written.parse().ok().as_ref(), Some(&value), "{text:?} was written as {written:?}");
    Some(value)
}

/// The same for a text that says where its errors are: there is one at least, and each is in the text.
pub fn read<T: FromStr<Err = ParseErrors> + Display + Debug + PartialEq>(text: &str) -> Option<T> {
    match text.parse::<T>() {
        Ok(_) => round_trip(text),
        Err(errors) => {
            check_places(&errors, text);
            None
        }
    }
}

/// A log that can be read is written and read again to the same game, can be verified, and can be sealed.
pub fn read_log<G: Game>(text: &str) -> Option<Log<G>> {
    let log: Log<G> = text.parse().map_err(|errors| check_places(&errors, text)).ok()?;
    let written = log.to_string();
    let again: Log<G> = written.parse().expect("what was written can be read");
    assert_eq!((&again.header, &again.played, &again.finish), (&log.header, &log.played, &log.finish));
    assert_eq!(again.to_string(), written);
    assert_eq!(seal::check(&log.sealed()), Ok(true));
    assert_eq!(seal::strip(&log.sealed()), written);
    let _ = log.verify().map_err(|errors| check_places(&errors, text));
    Some(log)
}

/// A error is in the text, right after its end where something is missing, or of the text as a whole.
pub fn check_places(errors: &ParseErrors, text: &str) {
    assert!(!errors.0.is_empty(), "an error without a problem");
    for error in &errors.0 {
        let (line, column) = (error.place.line as usize, error.place.column as usize);
        let length = text.lines().nth(line.saturating_sub(1)).map_or(0, |line| line.chars().count());
        assert!(line <= text.lines().count() + 1 && column <= length + 1, "{error} is not in {text:?}");
        assert!(!error.what.is_empty());
    }
}
