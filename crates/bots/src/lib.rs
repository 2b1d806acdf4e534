//! Computer players. They are handed what their seat knows and what it may do, never the state: that they cannot cheat is a
//! matter of types.
#![deny(clippy::disallowed_methods)]

mod gambit_greedy;
mod player;
mod random;
mod skakanie_greedy;

use std::fmt;
use std::str::FromStr;

use table::rand::rngs::SmallRng;
use table::{Game, NotationError, Outcome};

pub use player::{Budget, Considered, Decision, Player};

/// The kinds of computer players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Any legal action, all equally likely.
    Random,
    /// Takes what it can get now and does not plan.
    Greedy,
}

impl Kind {
    /// All kinds, weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// Its name in commands and logs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
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
        found.ok_or_else(|| NotationError::new("a computer player, random or greedy", s))
    }
}

/// A game that computer players can play.
pub trait Playable: Game {
    /// A player of this kind, with a generator of its own.
    fn player(kind: Kind, rng: SmallRng) -> Box<dyn Player<Self>>;
}

impl Playable for gambit::Gambit {
    fn player(kind: Kind, rng: SmallRng) -> Box<dyn Player<Self>> {
        match kind {
            Kind::Random => Box::new(random::Random::new(rng)),
            Kind::Greedy => Box::new(gambit_greedy::Greedy::new(rng)),
        }
    }
}

impl Playable for skakanie::Skakanie {
    fn player(kind: Kind, rng: SmallRng) -> Box<dyn Player<Self>> {
        match kind {
            Kind::Random => Box::new(random::Random::new(rng)),
            Kind::Greedy => Box::new(skakanie_greedy::Greedy::new(rng)),
        }
    }
}

/// Would a seat that wins as things stand, or can no longer change its place, lose nothing by ending now?
fn nothing_to_wait_for(seat: table::Seat, standing: &Outcome, points_left: table::Points) -> bool {
    let own = standing.scores[seat];
    let settled =
        standing.scores.iter().all(|(other, score)| other == seat || (own - score).abs() > points_left);
    standing.winners().contains(seat) || settled
}
