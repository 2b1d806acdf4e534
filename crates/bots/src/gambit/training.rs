//! Trying other numbers: players that differ from a known one in a few of them. And the parts of a search, to be measured.

use gambit::{Gambit, Knowledge, State};
use table::NotationError;
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;

use super::planner::{Care, Planner};
use super::rollout::Rollout;
use super::search::{Searcher, Style};
use super::tactics::Tactics;
use super::worlds::Worlds;
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

/// The parts of master's search about one decision of a turn, each by itself.
pub struct Parts<'a> {
    game: &'a Gambit,
    known: Knowledge,
    style: Style,
    rollout: Rollout<'a>,
    worlds: Worlds,
    rng: SmallRng,
}

impl<'a> Parts<'a> {
    /// The parts of a search for the seat that knows this.
    pub fn new(game: &'a Gambit, known: &Knowledge) -> Self {
        let (style, tactics) = (Style::master(known.seats()), Tactics::new(game));
        let mut rng = SmallRng::seed_from_u64(1);
        let worlds = worlds(game, known, style, &tactics, &mut rng);
        let rollout = Rollout { game, tactics, judgement: style.judgement, seat: known.seat() };
        Self { game, known: *known, style, rollout, worlds, rng }
    }

    /// Draws the worlds of a decision.
    pub fn draw_worlds(&mut self) {
        self.worlds = worlds(self.game, &self.known, self.style, &self.rollout.tactics, &mut self.rng);
    }

    /// Plays on from a world for as many turns as an iteration has, all by rules of thumb, and judges what came of it.
    pub fn roll_out(&mut self) -> State {
        let mut state = self.worlds.pick(&mut self.rng);
        let turns = self.rollout.turns(&state, self.style);
        self.rollout.play(&mut state, turns, &mut self.rng);
        state
    }

    /// Judges a position; its chance to win for the seat that searches.
    pub fn judge(&self, state: &State) -> f32 {
        self.rollout.judge(state).worth.win
    }
}

fn worlds(game: &Gambit, known: &Knowledge, style: Style, tactics: &Tactics, rng: &mut SmallRng) -> Worlds {
    Worlds::new(game, tactics, known, usize::MAX, style.belief, None, rng)
}
