//! The deal of a day: one for each game and date, the same for everybody, from a seed that anybody can compute.

use std::fmt;
use std::str::FromStr;

use crate::NotationError;
use crate::shuffle::Seed;

/// A day of the calendar as UTC has it, written `2026-11-17`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    year: u16,
    month: u8,
    date: u8,
}

const MILLISECONDS_A_DAY: i64 = 86_400_000;

impl Day {
    /// The first day that has a deal.
    pub const FIRST: Self = Self { year: 2026, month: 1, date: 1 };

    /// The day of a moment, in milliseconds since 1970; those before 1970 are its first day.
    pub fn at(milliseconds: i64) -> Self {
        let (mut left, mut year, mut month) = (milliseconds.max(0) / MILLISECONDS_A_DAY, 1970, 1);
        while left >= days_of_year(year) && year < LAST_YEAR {
            left -= days_of_year(year);
            year += 1;
        }
        while month < 12 && left >= i64::from(days_of_month(year, month)) {
            left -= i64::from(days_of_month(year, month));
            month += 1;
        }
        let date = left.min(i64::from(days_of_month(year, month)) - 1) + 1;
        Self { year, month, date: date as u8 }
    }

    /// The seed of this day's deal of a game: the SHA-256 of a sentence.
    pub fn seed(self, game: &str) -> Seed {
        Seed::from_phrase(&self.phrase(game))
    }

    /// The sentence of which the seed is made.
    pub fn phrase(self, game: &str) -> String {
        format!("Stolik, the daily deal of {game}, {self}")
    }

    /// What a computer player's own chance is made from when it takes its decision of this number, from 0: so what it does
    /// follows from the game so far, on every machine.
    pub fn player_seed(self, game: &str, seat: crate::Seat, decision: usize) -> u64 {
        let sentence = format!("{}, seat {seat}, decision {decision}", self.phrase(game));
        let digits = Seed::from_phrase(&sentence).to_string();
        u64::from_str_radix(&digits[..16], 16).expect("16 hexadecimal digits")
    }
}

const LAST_YEAR: u16 = 9999;

const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

const fn days_of_year(year: u16) -> i64 {
    if is_leap(year) { 366 } else { 365 }
}

const fn days_of_month(year: u16, month: u8) -> u8 {
    match month {
        2 => 28 + is_leap(year) as u8,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.date)
    }
}

impl FromStr for Day {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let error = || NotationError::new("a date such as 2026-11-17", s);
        let plain = s.len() == 10 && s.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
        let mut parts = s.split('-').filter(|_| plain);
        let mut next = || parts.next().and_then(|part| part.parse::<u16>().ok()).ok_or_else(error);
        let (year, month, date) = (next()?, next()? as u8, next()? as u8);
        let right = (1..=12).contains(&month) && (1..=days_of_month(year, month)).contains(&date);
        let day = Self { year, month, date };
        // What is written is read again, and nothing else.
        if right && year >= 1970 && day.to_string() == s { Ok(day) } else { Err(error()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn days_round_trip_and_what_is_no_day_is_refused() {
        for text in ["1970-01-01", "2024-02-29", "2026-11-17", "2000-02-29", "9999-12-31"] {
            assert_eq!(text.parse::<Day>().unwrap().to_string(), text);
        }
        for bad in [
            "",
            "2026-11-1",
            "2026-13-01",
            "2026-02-29",
            "1900-02-29",
            "2026-00-10",
            "2026-01-00",
            "1969-12-31",
            "26-11-17",
            "2026/11/17",
            "2026-11-17 ",
            "+026-11-17",
            "2026-11-170",
            "20261117--",
            "2026-257-1",
        ] {
            assert!(bad.parse::<Day>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_moment_has_its_day() {
        for (milliseconds, day) in [
            (0, "1970-01-01"),
            (-1, "1970-01-01"),
            (86_399_999, "1970-01-01"),
            (86_400_000, "1970-01-02"),
            (951_782_400_000, "2000-02-29"),
            (1_709_164_800_000, "2024-02-29"),
            (1_735_689_599_999, "2024-12-31"),
            (1_735_689_600_000, "2025-01-01"),
            (1_795_000_000_000, "2026-11-18"),
            (i64::MAX, "9999-12-31"),
        ] {
            assert_eq!(Day::at(milliseconds).to_string(), day);
        }
    }

    /// `docs/daily.md` has the same, and says how a stranger computes it.
    #[test]
    fn seeds_are_as_they_are_written_down() {
        let day = Day { year: 2026, month: 11, date: 17 };
        assert_eq!(day.phrase("gambit"), "Stolik, the daily deal of gambit, 2026-11-17");
        let seed = |game: &str, day: &str| day.parse::<Day>().unwrap().seed(game).to_string();
        assert_eq!(
            seed("gambit", "2026-11-17"),
            "f0c297213bb75913f211ce6bad3db2fb4f98da09b7598bbcc9fff11d59829ce9"
        );
        assert_eq!(
            seed("skakanie", "2026-11-17"),
            "948f7aa274d06b2fc598001ad2d90a1c6b91328488f78886e76cbf2edc5be08d"
        );
        assert_eq!(
            seed("gambit", "2026-01-01"),
            "2f4c29f1352044986ed6fe8b1a976525fd457ebaed5b3fb57a6f9a496751fbe8"
        );
        assert_eq!(day.player_seed("gambit", Seat::new(1), 0), 0x07f8_ff5e_2241_c741);
    }
}
