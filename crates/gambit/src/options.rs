//! What the players agree on before a game: how many they are, the edition, the calm limit, who may peek, the deck.
//!
//! ```text
//! options seats=4 oldest=A edition=en calm=40 peek=- deck=BBBRRRQQQNNN
//! ```

use std::fmt;
use std::ops::RangeInclusive;

use table::{ParseErrors, Place, Seat, SeatSet, Settings, Words};

use crate::card::Cards;

/// What the line may say; the last is whatever is not one of the others.
const KEYS: [&str; 6] = ["seats", "oldest", "edition", "calm", "peek", "deck"];

/// Agreed before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many play, 2 to 4.
    pub seats: usize,
    /// The oldest player, who places first (G4).
    pub oldest: Seat,
    /// Whose rule sheet is followed (G7).
    pub edition: Edition,
    /// After so many turns in a row without a capture the game ends; 0 is never, 250 at most (G17).
    pub calm: u8,
    /// Who may look at their own face-down cards (G14).
    pub peek: SeatSet,
    /// The 12 cards each player has (G3).
    pub deck: Cards,
}

impl Options {
    /// The usual game for so many seats.
    pub const fn new(seats: usize) -> Self {
        Self {
            seats,
            oldest: Seat::new(0),
            edition: Edition::English,
            calm: 40,
            peek: SeatSet::EMPTY,
            deck: Cards::STANDARD_DECK,
        }
    }

    /// Who moves first: the last to place, which is the seat after the oldest (G4).
    pub const fn first(&self) -> Seat {
        self.oldest.next(self.seats)
    }

    /// All that is wrong with them.
    pub fn errors(&self) -> Vec<&'static str> {
        let seats_fit = (2..=4).contains(&self.seats);
        let checks = [
            (seats_fit, "2 to 4 people can play"),
            (
                !seats_fit || self.oldest.index() < self.seats,
                "the oldest player needs a seat at the table (G4)",
            ),
            (!seats_fit || self.peek.bits() >> self.seats == 0, "only seats at the table can peek (G14)"),
            (self.calm <= 250, "the calm limit is 250 turns at most (G17)"),
            (self.deck.len() == 12, "a deck has 12 cards (G3)"),
        ];
        checks.into_iter().filter(|(fine, _)| !fine).map(|(_, what)| what).collect()
    }

    /// Reads the line `options …`, whose number is `line`; what is not given is as usual.
    pub(crate) fn read(line: usize, words: Words<'_>) -> Result<Self, ParseErrors> {
        let mut options = Self::new(2);
        let mut errors =
            Settings::read(line, words, &KEYS, |key, value| options.set(KEYS[key], value)).errors;
        let fits = errors.0.is_empty();
        for what in options.errors().into_iter().filter(|_| fits) {
            errors.add(Place::new(line, 1), what);
        }
        errors.or(options)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        let expected = |what: &str| format!("expected {what}, found {value:?}");
        match key {
            "seats" => self.seats = number(value, 2..=4, "2, 3 or 4")?.into(),
            "oldest" => self.oldest = value.parse().map_err(|_| expected("a seat, A to D"))?,
            "edition" => {
                self.edition = Edition::from_code(value).ok_or_else(|| expected("en, pl or it"))?;
            }
            "calm" => self.calm = number(value, 0..=250, "0 to 250 turns")?,
            "peek" => self.peek = value.parse().map_err(|_| expected("seats such as AC, or -"))?,
            _ => {
                let deck: Option<Cards> = value.parse().ok();
                let whole = deck.filter(|deck| deck.len() == 12);
                self.deck = whole.ok_or_else(|| expected("12 cards of B R Q N"))?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seats, oldest, edition, calm, peek, deck } = self;
        write!(
            f,
            "options seats={seats} oldest={oldest} edition={edition} calm={calm} peek={peek} deck={deck}"
        )
    }
}

/// Whose rule sheet is followed. They differ in when the card after the first plan is drawn (G7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Edition {
    /// `en`: drawn when all have planned.
    English,
    /// `pl`: drawn after one's first move.
    Polish,
    /// `it`: as the English one.
    Italian,
}

impl Edition {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::Polish, Self::Italian];

    /// Is the card after the first plan drawn before the first turn? (G7)
    pub const fn draws_before_first_turn(self) -> bool {
        !matches!(self, Self::Polish)
    }

    /// The two letters it is written with.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Polish => "pl",
            Self::Italian => "it",
        }
    }

    /// The edition written with these letters.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.code() == code)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

fn number(text: &str, range: RangeInclusive<u8>, expected: &str) -> Result<u8, String> {
    let number = table::number(text, expected)?;
    range.contains(&number).then_some(number).ok_or_else(|| format!("expected {expected}, found {text:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g3_g4_g14_g17_wrong_options_are_all_named() {
        let wrong = Options {
            oldest: Seat::new(2),
            calm: 251,
            peek: SeatSet::all(3),
            deck: Cards::STANDARD_DECK.without(crate::Card::Queen),
            ..Options::new(2)
        };
        let found = wrong.errors().join("\n");
        for rule in ["G3", "G4", "G14", "G17"] {
            assert!(found.contains(&format!("({rule})")), "{rule} is not in:\n{found}");
        }
        assert!(Options::new(2).errors().is_empty() && !Options::new(5).errors().is_empty());
    }
}
