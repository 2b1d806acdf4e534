//! Trying other numbers: searching players that differ from a known one in a few of them.

use table::NotationError;
use table::rand::rngs::SmallRng;

use super::search::{Searcher, Style};
use crate::Player;
use gambit::Gambit;

/// The numbers of a searching player at a table for `seats`, such as `master`, or `master rounds=3 careless=60`.
#[derive(Clone, Copy, Debug)]
pub struct Variant(Style);

impl Variant {
    /// Reads one: `master1`, `master` or `strong`, then numbers it has instead of its own.
    pub fn read(text: &str, seats: usize) -> Result<Self, NotationError> {
        let mut words = text.split_whitespace();
        let expected = "master1, master or strong, then numbers such as rounds=3";
        let mut style = match words.next() {
            Some("master1") => Style::FIRST,
            Some("master") => Style::master(seats),
            Some("strong") => Style::strong(seats),
            _ => return Err(NotationError::new(expected, text)),
        };
        for word in words {
            let number = word.split_once('=').and_then(|(name, value)| Some((name, value.parse().ok()?)));
            number
                .filter(|(name, value)| style.set(name, *value))
                .ok_or_else(|| NotationError::new(expected, word))?;
        }
        Ok(Self(style))
    }

    /// A player of this kind.
    pub fn player(self, rng: SmallRng) -> Box<dyn Player<Gambit>> {
        Box::new(Searcher::new(move |_| self.0, rng))
    }
}
