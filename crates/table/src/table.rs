//! A match with its dealer: what server, terminal, arena and replay have in front of them.
//!
//! [`Table::decide`] says what an action would lead to and changes nothing; [`Table::apply`] is the only way a table moves, for a
//! decision of this moment and for an entry of an old log alike. Chance is drawn again and compared, so what is applied is what
//! the seed gives.

use std::error::Error;
use std::fmt;

use crate::branch::{Branch, Draws, drawn_from};
use crate::daily::Day;
use crate::game::{Game, Outcome, Pending, Step, Viewer};
use crate::log::{Header, Log, Player};
use crate::matches::{Entry, Illegal, Match};
use crate::seat::{Seat, SeatSet};
use crate::shuffle::{Dealer, Entropy, Seed};

/// A step with the state it was taken in.
pub type Taken<G> = (<G as Game>::State, Step<G>);

/// So many steps are kept from before the present change, for whoever draws the last move.
const KEPT: usize = 12;

/// A game under way, its dealer and what the dealer's draws are made of.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    played: Match<G>,
    /// The seed and what the seats added to it; `None` for a recorded game whose seed is not known.
    chance: Option<Chance>,
    /// Where it left the recorded game it continues, and where that had left another.
    branches: Vec<Branch>,
    /// The day whose deal it plays.
    daily: Option<Day>,
    /// The last steps.
    steps: Vec<Taken<G>>,
    /// How many of them are older than the present change.
    old: usize,
}

#[derive(Clone, Debug)]
struct Chance {
    seed: Seed,
    entropy: Vec<Entropy>,
    dealer: Dealer,
}

/// What a decision would lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct Decided<G: Game> {
    /// The decision and the chance that follows from it, ready to be applied in this order.
    pub entries: Vec<Entry<G>>,
    /// The result, if the game is over with them.
    pub outcome: Option<Outcome>,
}

impl<G: Game> Table<G> {
    /// A table at which nothing has happened yet.
    pub fn new(game: G, seed: Seed, entropy: Vec<Entropy>) -> Self {
        let dealer = Dealer::new(&seed, &entropy);
        Self { chance: Some(Chance { seed, entropy, dealer }), ..Self::recorded(game) }
    }

    /// A table that plays the deal of a day: its seed is known to everybody, and nobody adds to it.
    pub fn daily(game: G, day: Day) -> Self {
        let entropy = vec![Entropy::default(); game.seats()];
        Self { daily: Some(day), ..Self::new(game, day.seed(G::NAME), entropy) }
    }

    /// A table that only follows what was written down: its seed is not known, so it cannot draw.
    pub fn recorded(game: G) -> Self {
        let played = Match::new(game);
        Self { played, chance: None, branches: Vec::new(), daily: None, steps: Vec::new(), old: 0 }
    }

    /// A table that only follows a match, from its start.
    pub fn replaying(played: &Match<G>) -> Self {
        Self { played: played.rewound(), ..Self::recorded(played.game().clone()) }
    }

    /// A table at which a recorded game goes on: at the last of these branches, after all these entries. With the
    /// [same draws](Draws::Same) the seed is the recorded game's.
    pub fn branched(
        game: G,
        seed: Seed,
        entropy: Vec<Entropy>,
        recorded: &[Entry<G>],
        branches: Vec<Branch>,
    ) -> Result<Self, ApplyError<G>> {
        let played = Match::branched(game.clone(), &branches);
        let drawn_from = drawn_from(&branches);
        let mut table = Self { played, branches, ..Self::new(game, seed, entropy) };
        for (i, entry) in recorded.iter().enumerate() {
            let dealer = if i < drawn_from { None } else { table.compare(entry)? };
            table.take(entry.clone(), dealer)?;
        }
        Ok(table)
    }

    /// Where it left the recorded game it continues, and where that had left another.
    pub fn branches(&self) -> &[Branch] {
        &self.branches
    }

    /// All that is here so far is a recorded game's, and goes on with its draws.
    pub fn mark_branch(&mut self) {
        self.branches.push(Branch { entries: self.played.entries().len(), draws: Draws::Same });
    }

    /// How many entries are a recorded game's.
    fn recorded_entries(&self) -> usize {
        self.branches.last().map_or(0, |branch| branch.entries)
    }

    /// The match so far.
    pub const fn played(&self) -> &Match<G> {
        &self.played
    }

    /// The game as agreed.
    pub const fn game(&self) -> &G {
        self.played.game()
    }

    /// The state now.
    pub const fn state(&self) -> &G::State {
        self.played.state()
    }

    /// The seats the game waits for.
    pub fn waiting(&self) -> SeatSet {
        match self.played.pending() {
            Pending::Seats(seats) => seats,
            Pending::Chance | Pending::Over => SeatSet::EMPTY,
        }
    }

    /// What a seat may do now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.played.pending() != Pending::Over && seat.index() < self.game().seats() {
            self.game().legal(self.state(), seat, &mut legal);
        }
        legal
    }

    /// May a seat do this now? Answers without looking for all that it may.
    pub fn allows(&self, seat: Seat, action: G::Action) -> bool {
        self.played.after(&Step::Action(seat, action)).is_ok()
    }

    /// What an action would lead to, or why the rules refuse it.
    pub fn decide(&self, seat: Seat, action: G::Action) -> Result<Decided<G>, Illegal<G>> {
        let step = Step::Action(seat, action);
        let mut state = self.played.after(&step)?;
        let mut entries = vec![Entry::Step(step)];
        self.draw_all(&mut state, None, &mut entries);
        let over = self.game().pending(&state) == Pending::Over;
        Ok(Decided { entries, outcome: over.then(|| self.game().standing(&state)) })
    }

    /// What a vote to end the game, or its withdrawal, would lead to (G17).
    pub fn decide_vote(&self, seat: Seat, agree: bool) -> Result<Decided<G>, Illegal<G>> {
        let entry = if agree { Entry::Agree(seat) } else { Entry::Withdraw(seat) };
        let votes = self.played.votes_after(seat, agree)?;
        let over = votes == SeatSet::all(self.game().seats());
        let outcome = over.then(|| self.game().standing(self.state()));
        Ok(Decided { entries: vec![entry], outcome })
    }

    /// The chance that is due now, drawn but not applied.
    pub fn due(&self) -> Vec<Entry<G>> {
        let mut entries = Vec::new();
        let Some(chance) = self.chance.as_ref().filter(|_| self.played.pending() == Pending::Chance) else {
            return entries;
        };
        let (mut state, mut dealer) = (self.state().clone(), chance.dealer.clone());
        if let Some(anew) = self.played.reshuffle(&mut dealer) {
            let resolved = self.game().resolve_reshuffle(&mut state, &anew);
            debug_assert!(resolved.is_ok(), "the rules refuse a value they drew: {resolved:?}");
            entries.push(Entry::Step(Step::Chance(anew)));
        }
        self.draw_all(&mut state, Some(dealer), &mut entries);
        entries
    }

    /// Plays an action and all chance that follows from it; one that is refused changes nothing.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), ApplyError<G>> {
        self.apply(Entry::Step(Step::Action(seat, action)))?;
        self.settle();
        Ok(())
    }

    /// Draws and applies all chance that is due.
    pub fn settle(&mut self) {
        for entry in self.due() {
            let settled = self.apply(entry);
            debug_assert!(settled.is_ok(), "the rules refuse a value they drew: {settled:?}");
        }
    }

    /// Draws all chance that is due in a state, with a copy of the dealer or with this one.
    fn draw_all(&self, state: &mut G::State, mut dealer: Option<Dealer>, entries: &mut Vec<Entry<G>>) {
        let Some(chance) = &self.chance else { return };
        let game = self.game();
        while game.pending(state) == Pending::Chance {
            let drawn = game.draw(state, dealer.get_or_insert_with(|| chance.dealer.clone()));
            let resolved = game.resolve(state, &drawn);
            debug_assert!(resolved.is_ok(), "the rules refuse a value they drew: {resolved:?}");
            entries.push(Entry::Step(Step::Chance(drawn)));
        }
    }

    /// Applies an entry; one that is refused changes nothing.
    pub fn apply(&mut self, entry: Entry<G>) -> Result<(), ApplyError<G>> {
        let dealer = self.compare(&entry)?;
        self.take(entry, dealer)
    }

    /// Takes an entry, which may have moved the dealer.
    fn take(&mut self, entry: Entry<G>, dealer: Option<Dealer>) -> Result<(), ApplyError<G>> {
        let before = matches!(entry, Entry::Step(_)).then(|| self.state().clone());
        self.played.apply(entry.clone()).map_err(ApplyError::Illegal)?;
        if let (Some(before), Entry::Step(step)) = (before, entry) {
            self.steps.push((before, step));
        }
        if let (Some(chance), Some(dealer)) = (&mut self.chance, dealer) {
            chance.dealer = dealer;
        }
        Ok(())
    }

    /// Draws a chance value again. Returns the dealer after it.
    fn compare(&self, entry: &Entry<G>) -> Result<Option<Dealer>, ApplyError<G>> {
        let (Entry::Step(Step::Chance(found)), Some(chance)) = (entry, &self.chance) else {
            return Ok(None);
        };
        if self.played.pending() != Pending::Chance {
            return Ok(None);
        }
        let mut dealer = chance.dealer.clone();
        let drawn = self.played.draw(&mut dealer);
        if drawn == *found {
            return Ok(Some(dealer));
        }
        Err(ApplyError::Drawn { found: found.to_string(), drawn: drawn.to_string() })
    }

    /// Another change begins: what happened before is no news any more.
    pub fn begin_change(&mut self) {
        self.steps.drain(..self.steps.len().saturating_sub(KEPT));
        self.old = self.steps.len();
    }

    /// The steps of this change, and a few before them, each with the state it was taken in.
    pub fn steps(&self) -> &[Taken<G>] {
        &self.steps
    }

    /// What a viewer saw of this change.
    pub fn events(&self, viewer: Viewer) -> Vec<G::Event> {
        let new = &self.steps[self.old..];
        new.iter().flat_map(|(before, step)| self.game().events(before, step, viewer)).collect()
    }

    /// What a viewer may see now; when the game is over everybody sees everything.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game().view(self.state(), self.viewer(viewer))
    }

    /// As whom a viewer looks now: when the game is over nothing is hidden.
    pub fn viewer(&self, viewer: Viewer) -> Viewer {
        if self.played.pending() == Pending::Over { Viewer::All } else { viewer }
    }

    /// Who could undo the last entry: whoever made it, as long as nobody has learned anything from it.
    pub fn undoable(&self) -> Option<Seat> {
        let Some(Entry::Step(Step::Action(seat, _))) = self.played.entries().last() else { return None };
        let (before, step) = self.steps.last()?;
        let own = self.played.entries().len() > self.recorded_entries();
        let free = own && self.played.pending() != Pending::Over && !self.game().uncovers(before, step);
        free.then_some(*seat)
    }

    /// Goes back to before the last entry, by playing all others again. Whether that is allowed is the caller's question.
    pub fn undo(&mut self) -> Result<(), ApplyError<G>> {
        let entries = self.played.entries();
        let kept = &entries[..entries.len().saturating_sub(1)];
        let (recorded, own) = kept.split_at(self.recorded_entries().min(kept.len()));
        let mut again = match &self.chance {
            Some(Chance { seed, entropy, .. }) => {
                let (seed, entropy, branches) = (seed.clone(), entropy.clone(), self.branches.clone());
                Self::branched(self.game().clone(), seed, entropy, recorded, branches)?
            }
            None => Self::replaying(&self.played),
        };
        again.daily = self.daily;
        own.iter().try_for_each(|entry| again.apply(entry.clone()))?;
        again.begin_change();
        *self = again;
        Ok(())
    }

    /// The log so far. A finished one shows its result and the seed, a running one keeps the seed to itself.
    pub fn log(&self, players: Vec<Player>) -> Log<G> {
        let (seed, entropy) = match &self.chance {
            Some(Chance { seed, entropy, .. }) => (Some(seed.clone()), entropy.clone()),
            None => (None, Vec::new()),
        };
        let commitment = seed.as_ref().map(Seed::commitment);
        let (daily, branches) = (self.daily, self.branches.clone());
        let header = Header { players, commitment, entropy, daily, photo: false, branches };
        Log::new(header, self.played.clone(), seed)
    }
}

/// Why a table does not take an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum ApplyError<G: Game> {
    /// It is illegal.
    Illegal(Illegal<G>),
    /// A chance value is not the one the seed gives.
    Drawn {
        /// The value of the entry.
        found: String,
        /// What the seed gives.
        drawn: String,
    },
}

impl<G: Game> fmt::Display for ApplyError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::Drawn { found, drawn } => write!(f, "the log says “{found}”, the seed gives “{drawn}”"),
        }
    }
}

impl<G: Game> Error for ApplyError<G> {}
