//! What a table agrees on besides the rules: the clock, the day whose deal it plays, and what a game adds (Skakanie's picture and hints).

use std::collections::BTreeMap;
use std::fmt;

use table::{Day, ParseErrors, Place};

use crate::games::Limits;
use crate::wire::DayClock;

/// The word for the picture, and its value for a photo of one's own.
const ART: &str = "art";
const OWN: &str = "own";

/// What a table agrees on besides the rules. The text form is words `key=value`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Seconds for a decision.
    pub clock: Option<u32>,
    /// Or a clock for days.
    pub days: Option<DayClock>,
    /// The day whose deal it plays.
    pub daily: Option<Day>,
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
        Ok(Self { clock, ..Self::default() })
    }

    /// Those of a day's deal.
    pub fn of_day(day: Day) -> Self {
        Self { daily: Some(day), ..Self::default() }
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

    /// With a switch of the game's own.
    #[must_use]
    pub fn with_switch(self, key: &str, on: bool) -> Self {
        self.with(key, if on { "yes" } else { "no" })
    }

    /// A switch of the game's own; `usual` is how tables have it that were made before there was one.
    pub fn switch(&self, key: &str, usual: bool) -> bool {
        self.get(key).map_or(usual, |word| if usual { word != "no" } else { word == "yes" })
    }

    /// With a clock for days, if there is no other.
    pub fn with_days(self, days: Option<DayClock>) -> Result<Self, ParseErrors> {
        if days.is_some() && self.clock.is_some() {
            let what = "a table has one clock: seconds for a decision, or one for days";
            return Err(ParseErrors::one(Place::default(), what));
        }
        days.iter().try_for_each(DayClock::check)?;
        Ok(Self { days, ..self })
    }

    /// The same without a clock.
    #[must_use]
    pub fn without_clock(self) -> Self {
        Self { clock: None, days: None, ..self }
    }

    /// The same for a game of one's own.
    #[must_use]
    pub fn without_daily(self) -> Self {
        Self { daily: None, ..self }
    }

    /// Are pieces cut from a photo of one's own?
    pub fn has_photo(&self) -> bool {
        self.get(ART) == Some(OWN)
    }

    /// The same with a photo of one's own, or with the usual picture instead of one.
    #[must_use]
    pub fn with_photo(mut self, photo: bool) -> Self {
        if photo {
            return self.with(ART, OWN);
        }
        if self.has_photo() {
            self.words.remove(ART);
        }
        self
    }

    /// From words; what is not there is as usual, so that later versions can add to them.
    pub fn read(words: &str) -> Self {
        let mut settings = Self::default();
        for (key, value) in words.split_whitespace().filter_map(|word| word.split_once('=')) {
            match key {
                "clock" => settings.clock = value.parse().ok(),
                "days" => settings.days = value.parse().ok(),
                "daily" => settings.daily = value.parse().ok(),
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
        self.days.iter().try_for_each(|days| write!(f, " days={days}"))?;
        if let Some(day) = self.daily {
            write!(f, " daily={day}")?;
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
        let days = Some("1440+60:wait".parse().unwrap());
        assert!(settings.with_days(days).is_err(), "a table has one clock");
        let settings = Settings::new(None).unwrap().with("art", "forest").with_days(days).unwrap();
        assert_eq!(settings.to_string(), "clock=- days=1440+60:wait art=forest");
        assert_eq!(Settings::read(&settings.to_string()), settings);
        let daily = Settings::of_day(Day::FIRST);
        assert_eq!(daily.to_string(), "clock=- daily=2026-01-01");
        assert_eq!(Settings::read(&daily.to_string()), daily);
        assert!(Settings::new(Some(4)).is_err() && Settings::new(Some(86_401)).is_err());
    }
}
