//! Computer players. They are handed what their seat knows and what it may do, never the state: that they cannot cheat is a
//! matter of types.
#![deny(clippy::disallowed_methods)]

pub mod gambit;
pub mod generic;
mod player;
pub mod skakanie;
mod trials;

use std::fmt;
use std::str::FromStr;

use table::rand::rngs::SmallRng;
use table::{Game, NotationError, Seat};

pub use player::{Budget, Considered, Decision, Player};
pub use trials::{Outlook, Trials, Worth};

/// The kinds of computer players, weakest first. The four levels are the same for both games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Any legal action, all equally likely.
    Random,
    /// Takes what it can get now and does not plan.
    Greedy,
    /// Level 1: plays sensibly but short-sighted, and forgets things now and then.
    Beginner,
    /// Level 2: plans its own moves, and hurries now and then.
    Casual,
    /// Level 3: searches, a little.
    Strong,
    /// Level 4: searches with all the budget it is given.
    Master,
    /// A textbook search to measure the others against.
    Ismcts,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 7] =
        [Self::Random, Self::Greedy, Self::Beginner, Self::Casual, Self::Strong, Self::Master, Self::Ismcts];

    /// The four levels people choose from, weakest first.
    pub const LEVELS: [Self; 4] = [Self::Beginner, Self::Casual, Self::Strong, Self::Master];

    /// Its name in commands and logs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Strong => "strong",
            Self::Master => "master",
            Self::Ismcts => "ismcts",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|kind| kind.name() == s);
        found.ok_or_else(|| {
            NotationError::new(
                "a computer player: random, greedy, beginner, casual, strong, master or ismcts",
                s,
            )
        })
    }
}

/// A game that computer players can play. `impl Playable for MyGame {}` gives it those of [`generic`].
pub trait Playable: Game {
    /// The kinds of players it has.
    const KINDS: &'static [Kind] = &Kind::ALL;

    /// A player of this kind, with a generator of its own; `None` if the game has no such player.
    fn player(kind: Kind, rng: SmallRng) -> Option<Box<dyn Player<Self>>> {
        Some(generic::player(kind, rng))
    }

    /// What tries the options of a seat's decision, by the game's strongest search.
    fn trials<'a>(
        &'a self,
        seat: Seat,
        _known: &Self::Knowledge,
        legal: &[Self::Action],
    ) -> Box<dyn Trials<Self> + 'a> {
        Box::new(generic::Playouts::new(self, seat, legal))
    }

    /// What plays on for everybody.
    fn outlook(&self) -> Box<dyn Outlook<Self> + '_> {
        Box::new(generic::Playouts::new(self, Seat::new(0), &[]))
    }
}

/// The README's example is compiled and run here, where both crates have the names it uses.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
