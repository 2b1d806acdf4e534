//! Puzzles: positions of recorded games with one answer that is best for certain, by what the seat knows.
//!
//! `docs/puzzles.md` says how they are found, certified and rated; `text.rs` is their form in files.

mod builtin;
mod certify;
mod find;
mod line;
mod rate;
mod text;

use std::fmt;

use bots::{Kind, Player};
use table::rand::rngs::SmallRng;
use table::{Entry, Log, Match, Seat};

pub use builtin::{BUILTIN, Texts};
pub(crate) use certify::some_world;
pub use certify::{Certificate, certificate};
pub use find::{Search, find};
pub use rate::{Rating, TRIES};
pub use text::{game_of, id_of, split};

use crate::solve::{Exact, Positions};
use crate::studied::Studied;

/// A game that may have puzzles. An empty implementation has none.
pub trait Puzzling: Studied {
    /// What its puzzles ask: a word each, such as `move`.
    const QUESTIONS: &'static [&'static str] = &[];
    /// How much an answer must be better than all others, by each of the solver's two measures.
    const MARGINS: [f64; 2] = [0.5; 2];
    /// How many positions a certificate may take.
    const POSITIONS: u64 = 1_000_000;

    /// The question that a decision might be a puzzle of.
    fn question(&self, _state: &Self::State, _seat: Seat) -> Option<&'static str> {
        None
    }

    /// The exact values of all options, by what the seat knows; `None` if there are too many positions.
    fn solve(
        &self,
        _known: &Self::Knowledge,
        _seat: Seat,
        _legal: &[Self::Action],
        _positions: &mut Positions,
    ) -> Option<Vec<Exact<Self::Action>>> {
        None
    }

    /// Are these options, all equally good, one answer for people?
    fn is_one_answer(best: &[Self::Action]) -> bool {
        best.len() == 1
    }

    /// Does the seat go on with the same answer here, as with the next action of its turn?
    fn goes_on(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// A table to find puzzles at.
    fn table(_rng: &mut SmallRng) -> Option<Self> {
        None
    }

    /// How a puzzle is shown: the same game as its seat may see it there, and from which ply on what happened is played, so that it
    /// can be remembered; `None` where nothing needs to be.
    fn shown(&self, _played: &Match<Self>, _seat: Seat, _odd: bool) -> (Self, Option<usize>) {
        (self.clone(), None)
    }

    /// What somebody does after the answer when it is played out, where that is not a computer player's affair.
    fn follow(
        &self,
        _known: &Self::Knowledge,
        _who: Seat,
        _seat: Seat,
        _legal: &[Self::Action],
    ) -> Option<Self::Action> {
        None
    }

    /// Who tries a puzzle to rate it: a computer player of each level, unless somebody else tells better how hard it is.
    fn rater(level: Kind, rng: SmallRng) -> Option<Box<dyn Player<Self>>> {
        Self::player(level, rng)
    }

    /// Is enough played out?
    fn is_played_out(&self, _line: &[Entry<Self>]) -> bool {
        false
    }
}

/// How hard a puzzle is: 1 to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Step(u8);

impl Step {
    /// All four, the easiest first.
    pub const ALL: [Self; 4] = [Self(1), Self(2), Self(3), Self(4)];

    /// The step with this number.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 4 { Some(Self(number)) } else { None }
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle<G: Puzzling> {
    /// Its name: `gambit-move-7`.
    pub id: String,
    /// What is asked.
    pub asks: &'static str,
    /// Who is asked.
    pub seat: Seat,
    /// Which computer players find it.
    pub rating: Rating,
    /// What is right, and by how much.
    pub certificate: Certificate<G::Action>,
    /// From which ply on it is shown, where one has to remember something.
    pub watch: Option<usize>,
    /// The answer played out, one way it may go.
    pub line: Vec<Entry<G>>,
    /// The game till then.
    pub log: Log<G>,
}

/// What became of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judged {
    /// Right so far.
    Going,
    /// That is it.
    Right,
    /// Not the best.
    Wrong,
}

impl<G: Puzzling> Puzzle<G> {
    /// What these actions in a row are.
    pub fn judge(&self, tried: &[G::Action]) -> Judged {
        self.certificate.judge(tried)
    }

    /// Certifies it anew; the error says what is wrong with it.
    pub fn check(&self) -> Result<(), String> {
        let played = &self.log.played;
        if played.game().question(played.state(), self.seat) != Some(self.asks) {
            return Err(format!("seat {} is not asked for “{}” here", self.seat, self.asks));
        }
        let found = certificate(played.game(), played.state(), self.seat)
            .ok_or("no answer is clear of the others")?;
        if !found.agrees(&self.certificate) {
            return Err(format!("the answer is {found}, not {}", self.certificate));
        }
        line::check(self)
    }

    /// Lets all levels try it anew.
    pub fn rated(&self) -> Rating {
        rate::rate(self.log.played.game(), self.log.played.state(), self.seat, &self.certificate)
    }
}
