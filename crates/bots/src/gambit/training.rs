//! Trying other numbers: players that differ from a known one in a few of them.

use gambit::Gambit;
use table::NotationError;
use table::rand::rngs::SmallRng;

use super::planner::{Care, Planner};
use super::search::{Searcher, Style};
use crate::{Kind, Playable, Player};

/// A player at a table for so many, such as `master`, or `master rounds=3 careless=60`.
#[derive(Clone, Copy, Debug)]
pub struct Variant(Way);

/// How it goes about it.
#[derive(Clone, Copy, Debug)]
enum Way {
    Searches(Style),
    Plans(Care),
    Plain(Kind),
}

impl Way {
    fn named(name: &str, seats: usize) -> Option<Self> {
        Some(match name {
            "master1" => Self::Searches(Style::FIRST),
            "master" => Self::Searches(Style::master(seats)),
            "strong" => Self::Searches(Style::strong(seats)),
            "casual" => Self::Plans(Care::casual(seats)),
            "beginner" => Self::Plans(Care::beginner(seats)),
            _ => Self::Plain(name.parse().ok()?),
        })
    }

    /// Sets one of its numbers; is there one of this name?
    fn set(&mut self, name: &str, value: f32) -> bool {
        match self {
            Self::Searches(style) => style.set(name, value),
            Self::Plans(care) => care.set(name, value),
            Self::Plain(_) => false,
        }
    }
}

impl Variant {
    /// Reads one: a name, then numbers it has instead of its own.
    pub fn read(text: &str, seats: usize) -> Result<Self, NotationError> {
        let expected = "a player such as master1 or casual, then numbers of its own such as rounds=3";
        let mut words = text.split_whitespace();
        let way = words.next().and_then(|name| Way::named(name, seats));
        let mut way = way.ok_or_else(|| NotationError::new(expected, text))?;
        for word in words {
            let number = word.split_once('=').and_then(|(name, value)| Some((name, value.parse().ok()?)));
            let known = number.is_some_and(|(name, value)| way.set(name, value));
            known.then_some(()).ok_or_else(|| NotationError::new(expected, word))?;
        }
        Ok(Self(way))
    }

    /// A player of this kind.
    pub fn player(self, rng: SmallRng) -> Box<dyn Player<Gambit>> {
        match self.0 {
            Way::Searches(style) => Box::new(Searcher::new(move |_| style, rng)),
            Way::Plans(care) => Box::new(Planner::new(move |_| care, rng)),
            Way::Plain(kind) => Gambit::player(kind, rng).expect("Gambit has all kinds"),
        }
    }
}
