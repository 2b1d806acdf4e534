//! What a game brings to Python: a number for each action, and what a seat knows as a row of small numbers.

use bots::Player;
use lab::LabGame;
use table::rand::Rng;
use table::shuffle::below;
use table::{ParseErrors, Seat};

use crate::bot::Players;

/// A game that can be learned.
pub(crate) trait Learnable: LabGame {
    /// The game these options describe, each a key of the log's line of options with its value.
    fn agreed(seats: usize, options: &[(String, String)]) -> Result<Self, ParseErrors>;

    /// How many actions there are; they are numbered from 0.
    fn action_count(&self) -> usize;

    /// The number of an action.
    fn encode(&self, action: Self::Action) -> u32;

    /// The action with this number.
    fn decode(&self, code: u32) -> Option<Self::Action>;

    /// The parts of what a seat knows, in order, with their lengths.
    fn layout(&self) -> Vec<(&'static str, usize)>;

    /// How many numbers that is.
    fn width(&self) -> usize {
        self.layout().iter().map(|(_, length)| length).sum()
    }

    /// Writes what a seat knows into `out`, which has the [`width`](Self::width). With `memory` all it ever saw, without what lies
    /// open to it now.
    fn observe(&self, knowledge: &Self::Knowledge, seat: Seat, memory: bool, out: &mut [i8]);

    /// Writes 1 for each legal action of the seat and 0 for each other.
    fn mask(&self, state: &Self::State, seat: Seat, out: &mut [i8]) {
        let mut legal = Vec::new();
        self.legal(state, seat, &mut legal);
        out.fill(0);
        for action in legal {
            out[self.encode(action) as usize] = 1;
        }
    }

    /// One of the seat's legal actions, of which there is at least one, each equally likely.
    fn random_action(&self, state: &Self::State, seat: Seat, rng: &mut impl Rng) -> Self::Action {
        let mut legal = Vec::new();
        self.legal(state, seat, &mut legal);
        legal[below(rng, legal.len() as u32) as usize]
    }

    /// Is this action legal? The error says why not.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal> {
        self.play(&mut state.clone(), seat, action)
    }

    /// In how many of all equally likely ways the chance that is due gives this value.
    fn ways(&self, _state: &Self::State, _chance: &Self::Chance) -> f64 {
        1.0
    }

    /// A picture of what a viewer sees, as SVG.
    fn picture(&self, view: &Self::View) -> String;

    /// Where a bot keeps its player of this game.
    fn player_of(players: &mut Players) -> &mut Option<Box<dyn Player<Self>>>;
}

/// Writes one number after the other.
pub(crate) struct Writer<'a> {
    out: &'a mut [i8],
    at: usize,
}

impl<'a> Writer<'a> {
    /// Begins with zeros.
    pub(crate) fn new(out: &'a mut [i8]) -> Self {
        out.fill(0);
        Self { out, at: 0 }
    }

    /// A number, as near as the type allows.
    #[inline]
    pub(crate) fn put(&mut self, number: i32) {
        self.out[self.at] = number.clamp(-128, 127) as i8;
        self.at += 1;
    }

    /// `length` numbers to be filled in; zeros so far.
    #[inline]
    pub(crate) fn part(&mut self, length: usize) -> &mut [i8] {
        let part = &mut self.out[self.at..self.at + length];
        self.at += length;
        part
    }

    /// A one at `at` among `length` zeros, or no one at all.
    #[inline]
    pub(crate) fn one_of(&mut self, length: usize, at: Option<usize>) {
        if let Some(slot) = at.and_then(|at| self.part(length).get_mut(at)) {
            *slot = 1;
        } else if at.is_none() {
            self.at += length;
        }
    }
}

/// The seats clockwise from this one.
pub(crate) fn clockwise(from: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    (0..seats).map(move |step| Seat::new((from.index() + step) % seats))
}

/// How many seats clockwise another one is.
pub(crate) const fn distance(from: Seat, to: Seat, seats: usize) -> usize {
    (to.index() + seats - from.index()) % seats
}
