//! What a table agrees on besides the rules: the clock, and what a game adds (Skakanie's picture and hints).

use std::collections::BTreeMap;
use std::fmt;

use table::{ParseErrors, Place};

use crate::games::Limits;

/// What a table agrees on besides the rules. The text form is words `key=value`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Seconds for a decision.
    pub clock: Option<u32>,
    /// The game's own, by name.
    words: BTreeMap<String, String>,
}

impl Settings {
    /// The shortest and the longest clock: there must be time to think, and an end to it.
    pub const CLOCK: Limits = Limits::new(5, 86_400);

    /// With a clock or without.
    pub fn new(clock: Option<u32>) -> Result<Self, ParseErrors> {
        let Limits { least, most } = Self::CLOCK;
        if clock.is_some_and(|seconds| !(least..=most).contains(&seconds)) {
            let what = format!("the clock gives {least} to {most} seconds for a decision");
            return Err(ParseErrors::one(Place::default(), what));
        }
        Ok(Self { clock, words: BTreeMap::new() })
    }

    /// One of the game's own.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.words.get(key).map(String::as_str)
    }

    /// With one of the game's own; both are single words.
    #[must_use]
    pub fn with(mut self, key: &str, value: &str) -> Self {
        self.words.insert(key.to_owned(), value.to_owned());
        self
    }

    /// The same without a clock.
    #[must_use]
    pub fn without_clock(self) -> Self {
        Self { clock: None, ..self }
    }

    /// From words; what is not there is as usual, so that later versions can add to them.
    pub fn read(words: &str) -> Self {
        let mut settings = Self::default();
        for (key, value) in words.split_whitespace().filter_map(|word| word.split_once('=')) {
            match key {
                "clock" => settings.clock = value.parse().ok(),
                _ => settings = settings.with(key, value),
            }
        }
        settings
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.clock {
            Some(seconds) => write!(f, "clock={seconds}")?,
            None => f.write_str("clock=-")?,
        }
        self.words.iter().try_for_each(|(key, value)| write!(f, " {key}={value}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_read_back_and_a_clock_has_limits() {
        let settings = Settings::new(Some(30)).unwrap().with("art", "forest");
        assert_eq!(settings.to_string(), "clock=30 art=forest");
        assert_eq!(Settings::read(&settings.to_string()), settings);
        assert!(Settings::new(Some(4)).is_err() && Settings::new(Some(86_401)).is_err());
    }
}
