//! A card's certificate: what was measured of its fairness, in comment lines of its file, so that anybody can repeat it.
//!
//! ```text
//! #= players=4 level=strong games=400 seed=1 rules=2 stolik=0.1.0 wins=101,96,104,99
//! ```
//!
//! Wins are counted by places in turn order: who moves first stands first.

use std::fmt;

use anyhow::Result;
use gambit::{Gambit, Setup};
use table::{Game, ParseErrors, Place, Words};

use super::measure::{Fairness, Question};
use super::{level, with_budget};
use crate::stats::{Interval, Share};

/// What marks a certificate; to a reader of cards it is a comment.
const MARK: &str = "#=";

/// One measurement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// How many played.
    pub players: usize,
    /// Who played at all seats.
    pub level: String,
    /// How many games.
    pub games: usize,
    /// The seed they follow from.
    pub seed: u64,
    /// The version of the rules.
    pub rules: u32,
    /// The version of the program, and so of its computer players.
    pub stolik: String,
    /// The games each place in turn order won.
    pub wins: Vec<u64>,
}

impl Certificate {
    /// What a measurement certifies.
    pub(crate) fn of(fairness: &Fairness) -> Self {
        let asked = &fairness.question;
        Self {
            players: asked.players,
            level: with_budget(&asked.level),
            games: fairness.games,
            seed: asked.seed,
            rules: Gambit::RULES,
            stolik: env!("CARGO_PKG_VERSION").to_owned(),
            wins: (0..asked.players).map(|place| fairness.wins(place)).collect(),
        }
    }

    /// The certificates in a card's file; the errors name their lines.
    pub fn read(text: &str) -> Result<Vec<Self>, ParseErrors> {
        let mut errors = ParseErrors::default();
        let mut found = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let Some(rest) = line.strip_prefix(MARK) else { continue };
            match Self::parse(rest) {
                Ok(certificate) => found.push(certificate),
                Err(what) => errors.add(Place::new(at + 1, 0), what),
            }
        }
        errors.or(found)
    }

    fn parse(line: &str) -> Result<Self, String> {
        let words: Vec<(&str, &str)> = Words::new(line).filter_map(|word| word.split_once('=')).collect();
        let word = |name: &str| {
            let found = words.iter().find(|(of, _)| *of == name);
            found.map(|(_, value)| *value).ok_or_else(|| format!("a certificate says {name}="))
        };
        let number = |name: &str| {
            let value = word(name)?;
            value.parse::<u64>().map_err(|_| format!("{name}= is a number, not {value:?}"))
        };
        let count = |value: &str| value.parse().map_err(|_| format!("wins= are numbers, not {value:?}"));
        let certificate = Self {
            players: number("players")? as usize,
            level: word("level")?.to_owned(),
            games: number("games")? as usize,
            seed: number("seed")?,
            rules: number("rules")? as u32,
            stolik: word("stolik")?.to_owned(),
            wins: word("wins")?.split(',').map(count).collect::<Result<_, String>>()?,
        };
        let (wins, players) = (certificate.wins.len(), certificate.players);
        if !(2..=4).contains(&players) || wins != players {
            return Err(format!("2 to 4 players, and as many wins: {wins} stand for {players} players"));
        }
        if certificate.wins.iter().sum::<u64>() != certificate.games as u64 || certificate.games == 0 {
            return Err("the wins are those of all games".to_owned());
        }
        Ok(certificate)
    }

    /// Plays the games again; the wins then.
    pub fn repeat(&self, setup: &Setup, threads: usize) -> Result<Vec<u64>> {
        let question = Question {
            setup: setup.clone(),
            players: self.players,
            level: self.level.clone(),
            games: self.games,
            until: None,
            seed: self.seed,
            threads,
        };
        let fairness = question.measure(&level(&self.level)?)?;
        Ok((0..self.players).map(|place| fairness.wins(place)).collect())
    }

    /// The share of a place, with its interval for independent games.
    pub fn share(&self, place: usize) -> Interval {
        Share { count: self.wins[place], of: self.games as u64 }.interval()
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { players, level, games, seed, rules, stolik, wins } = self;
        let wins: Vec<String> = wins.iter().map(ToString::to_string).collect();
        write!(
            f,
            "{MARK} players={players} level={level} games={games} seed={seed} rules={rules} stolik={stolik} wins={}",
            wins.join(",")
        )
    }
}
