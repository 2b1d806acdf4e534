//! One game being played: the rules, the state, and every step that led there.
//!
//! Ending by agreement (G17) lives here, because it is the table's and not the rules' affair: the game only says from
//! when on it is allowed and what makes votes lapse.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::branch::{Branch, Draws};
use crate::game::{Game, Outcome, Pending, Reason, Step};
use crate::seat::{Seat, SeatSet};
use crate::shuffle::{Source, Stream};
use crate::text::NotationError;

/// One line of a log after the header.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry<G: Game> {
    /// A decision or a chance value: `A move e4`, `* draw A N`.
    Step(Step<G>),
    /// A seat agrees to end the game now: `A agree`.
    Agree(Seat),
    /// A seat takes that back: `A withdraw`.
    Withdraw(Seat),
}

impl<G: Game> Entry<G> {
    /// The seat that decided it; `None` for chance.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Step(Step::Action(seat, _)) | Self::Agree(seat) | Self::Withdraw(seat) => Some(*seat),
            Self::Step(Step::Chance(_)) => None,
        }
    }
}

impl<G: Game> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step(Step::Action(seat, action)) => write!(f, "{seat} {action}"),
            Self::Step(Step::Chance(chance)) => write!(f, "* {chance}"),
            Self::Agree(seat) => write!(f, "{seat} agree"),
            Self::Withdraw(seat) => write!(f, "{seat} withdraw"),
        }
    }
}

impl<G: Game> FromStr for Entry<G> {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        let expected = "a seat or *, then what happened";
        let (who, what) = s.trim().split_once(' ').ok_or_else(|| NotationError::new(expected, s))?;
        let what = what.trim();
        if who == "*" {
            return Ok(Self::Step(Step::Chance(what.parse()?)));
        }
        let seat = who.parse()?;
        Ok(match what {
            "agree" => Self::Agree(seat),
            "withdraw" => Self::Withdraw(seat),
            action => Self::Step(Step::Action(seat, action.parse()?)),
        })
    }
}

/// A game under way or finished.
#[derive(Clone, Debug, PartialEq)]
pub struct Match<G: Game> {
    game: G,
    state: G::State,
    votes: SeatSet,
    agreed: bool,
    entries: Vec<Entry<G>>,
    /// After so many entries it left a recorded game and went on with new draws.
    left: Vec<usize>,
}

impl<G: Game> Match<G> {
    /// A new match; nothing has happened yet.
    pub fn new(game: G) -> Self {
        let state = game.start();
        Self::resumed(game, state)
    }

    /// A match that goes on from a state of the game; its entries are those from here on.
    pub const fn resumed(game: G, state: G::State) -> Self {
        Self { game, state, votes: SeatSet::EMPTY, agreed: false, entries: Vec::new(), left: Vec::new() }
    }

    /// A new match that leaves recorded games at these branches.
    pub fn branched(game: G, branches: &[Branch]) -> Self {
        let new = branches.iter().filter(|branch| branch.draws == Draws::New);
        Self { left: new.map(|branch| branch.entries).collect(), ..Self::new(game) }
    }

    /// The same match before anything happened in it.
    #[must_use]
    pub fn rewound(&self) -> Self {
        Self { left: self.left.clone(), ..Self::new(self.game.clone()) }
    }

    /// The game as agreed.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The state now.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// All that happened.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The entries in plies: what chance did before anybody, then each decision with the chance it led to.
    pub fn plies(&self) -> impl Iterator<Item = &[Entry<G>]> {
        let first = self.entries.iter().position(|entry| entry.seat().is_some());
        let (start, rest) = self.entries.split_at(first.unwrap_or(self.entries.len()));
        std::iter::once(start).chain(rest.chunk_by(|_, next| next.seat().is_none()))
    }

    /// Who has voted to end the game.
    pub const fn votes(&self) -> SeatSet {
        self.votes
    }

    /// Did all agree to end it?
    pub const fn ended_by_agreement(&self) -> bool {
        self.agreed
    }

    /// What the match waits for.
    pub fn pending(&self) -> Pending {
        match self.game.pending(&self.state) {
            _ if self.agreed => Pending::Over,
            Pending::Seats(_) if self.owes_reshuffle() => Pending::Chance,
            pending => pending,
        }
    }

    /// What is shuffled anew before anybody goes on, if it leaves a recorded game here.
    pub(crate) fn reshuffle(&self, source: &mut impl Source) -> Option<G::Chance> {
        let leaves = self.left.contains(&self.entries.len());
        if leaves && self.game.pending(&self.state) != Pending::Over {
            self.game.reshuffle(&self.state, source)
        } else {
            None
        }
    }

    fn owes_reshuffle(&self) -> bool {
        self.reshuffle(&mut Lowest).is_some()
    }

    /// Draws the chance value that is due ([`Pending::Chance`]).
    pub fn draw(&self, source: &mut impl Source) -> G::Chance {
        self.reshuffle(source).unwrap_or_else(|| self.game.draw(&self.state, source))
    }

    /// The result, once it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        (self.pending() == Pending::Over).then(|| self.game.standing(&self.state))
    }

    /// Applies one entry. A refused one changes nothing.
    pub fn apply(&mut self, entry: Entry<G>) -> Result<(), Illegal<G>> {
        match &entry {
            Entry::Step(step) => self.step(step)?,
            Entry::Agree(seat) => self.vote(*seat, true)?,
            Entry::Withdraw(seat) => self.vote(*seat, false)?,
        }
        self.entries.push(entry);
        Ok(())
    }

    /// Plays a seat's action.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal<G>> {
        self.apply(Entry::Step(Step::Action(seat, action)))
    }

    /// Draws and applies all chance that is due.
    pub fn settle(&mut self, source: &mut impl Source) {
        while self.pending() == Pending::Chance {
            let chance = self.draw(source);
            let settled = self.apply(Entry::Step(Step::Chance(chance)));
            debug_assert!(settled.is_ok(), "the rules refuse a value they drew: {settled:?}");
            if settled.is_err() {
                return;
            }
        }
    }

    /// The state after a step.
    pub(crate) fn after(&self, step: &Step<G>) -> Result<G::State, Illegal<G>> {
        match step {
            _ if self.agreed => return Err(Illegal::Ended),
            Step::Action(seat, _) if seat.index() >= self.game.seats() => return Err(Illegal::NoSuchSeat),
            _ => {}
        }
        let mut state = self.state.clone();
        let done = match step {
            _ if !self.owes_reshuffle() => self.game.step(&mut state, step),
            Step::Chance(chance) => self.game.resolve_reshuffle(&mut state, chance),
            Step::Action(..) => return Err(Illegal::ReshuffleDue),
        };
        done.map_err(Illegal::Rule)?;
        Ok(state)
    }

    fn step(&mut self, step: &Step<G>) -> Result<(), Illegal<G>> {
        let after = self.after(step)?;
        if !self.votes.is_empty() && self.game.votes_lapse(&self.state, &after) {
            self.votes = SeatSet::EMPTY;
        }
        self.state = after;
        Ok(())
    }

    fn vote(&mut self, seat: Seat, agree: bool) -> Result<(), Illegal<G>> {
        self.votes = self.votes_after(seat, agree)?;
        self.agreed = self.votes == SeatSet::all(self.game.seats());
        Ok(())
    }

    /// Who would have voted to end the game after this vote, or its withdrawal.
    pub(crate) fn votes_after(&self, seat: Seat, agree: bool) -> Result<SeatSet, Illegal<G>> {
        self.may_vote(seat)?;
        match (agree, self.votes.contains(seat)) {
            (true, true) => Err(Illegal::AlreadyAgreed),
            (false, false) => Err(Illegal::NotAgreed),
            (true, false) => Ok(self.votes.with(seat)),
            (false, true) => Ok(self.votes.without(seat)),
        }
    }

    fn may_vote(&self, seat: Seat) -> Result<(), Illegal<G>> {
        if seat.index() >= self.game.seats() {
            return Err(Illegal::NoSuchSeat);
        }
        match self.pending() {
            Pending::Over => Err(Illegal::Ended),
            _ if self.game.may_agree(&self.state) => Ok(()),
            _ => Err(Illegal::NoAgreementYet),
        }
    }
}

/// Always gives 0: enough to see whether there is anything to draw.
struct Lowest;

impl Source for Lowest {
    fn below(&mut self, _: Stream, _: u32) -> u32 {
        0
    }
}

/// Why a match refused an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Illegal<G: Game> {
    /// The game's rules refuse it.
    Rule(G::Illegal),
    /// The game has ended.
    Ended,
    /// The table has no such seat.
    NoSuchSeat,
    /// The game cannot be ended by agreement now.
    NoAgreementYet,
    /// The seat has agreed already.
    AlreadyAgreed,
    /// The seat has not agreed, so there is nothing to withdraw.
    NotAgreed,
    /// The match leaves a recorded game here: first, what nobody has seen is shuffled anew.
    ReshuffleDue,
}

impl<G: Game> Reason for Illegal<G> {
    fn rule(&self) -> &'static str {
        match self {
            Self::Rule(illegal) => illegal.rule(),
            Self::NoSuchSeat | Self::ReshuffleDue => "",
            Self::Ended | Self::NoAgreementYet | Self::AlreadyAgreed | Self::NotAgreed => G::AGREEMENT,
        }
    }

    fn code(&self) -> &'static str {
        match self {
            Self::Rule(illegal) => illegal.code(),
            Self::Ended => "ended",
            Self::NoSuchSeat => "no-such-seat",
            Self::NoAgreementYet => "no-agreement-yet",
            Self::AlreadyAgreed => "already-agreed",
            Self::NotAgreed => "not-agreed",
            Self::ReshuffleDue => "reshuffle-due",
        }
    }
}

impl<G: Game> fmt::Display for Illegal<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self {
            Self::Rule(illegal) => return illegal.fmt(f),
            Self::Ended => return f.write_str("the game has ended"),
            Self::NoSuchSeat => return f.write_str("the table has no such seat"),
            Self::ReshuffleDue => return f.write_str("what nobody has seen is shuffled anew first"),
            Self::NoAgreementYet => "the game cannot be ended by agreement now",
            Self::AlreadyAgreed => "this seat has agreed already",
            Self::NotAgreed => "this seat has not agreed to end the game",
        };
        f.write_str(what)?;
        if G::AGREEMENT.is_empty() { Ok(()) } else { write!(f, " ({})", G::AGREEMENT) }
    }
}

impl<G: Game> Error for Illegal<G> {}
