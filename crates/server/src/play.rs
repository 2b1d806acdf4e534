//! One game at a table, whichever it is.
//!
//! [`Play`] is what the table needs of a game, [`Playing`] does it for any [`Spoken`] game. Lines are the only way a game moves: a
//! request is tried on a copy, the lines it leads to are stored, and then these lines are applied, here as after a restart.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{Budget, Kind, Playable};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Dealer, Entropy, Seed};
use table::{Entry, Game, Header, Log, Match, Outcome, Pending, Reason, Seat, SeatSet, Step, Viewer};
use tracing::error;

use crate::options::{Extras, gambit_options, skakanie_options};
use crate::wire::http::Options;
use crate::wire::{self, Code};

/// A game that can be put into words for clients.
pub(crate) trait Spoken: Playable + Send + Sync + 'static
where
    Self::State: Send + Sync,
    Self::Action: Send + Sync,
    Self::Chance: Send + Sync,
    Self::Knowledge: Send + Sync,
{
    /// What a viewer sees.
    fn spoken(&self, state: &Self::State, viewer: Viewer, hints: bool) -> wire::View;
    /// What happened.
    fn event(event: Self::Event) -> wire::Event;
    /// What was agreed.
    fn agreed(&self, extras: &Extras) -> Options;
    /// The action of the rules that takes a decision back, where there is one.
    const TAKE_BACK: Option<Self::Action>;
}

impl Spoken for gambit::Gambit {
    fn spoken(&self, state: &Self::State, viewer: Viewer, _hints: bool) -> wire::View {
        wire::View::Gambit(wire::GambitView::new(self, &self.view(state, viewer)))
    }

    fn event(event: Self::Event) -> wire::Event {
        wire::Event::Gambit(event.into())
    }

    fn agreed(&self, _extras: &Extras) -> Options {
        gambit_options(self)
    }

    const TAKE_BACK: Option<Self::Action> = Some(gambit::Action::Unplan);
}

impl Spoken for skakanie::Skakanie {
    fn spoken(&self, state: &Self::State, viewer: Viewer, hints: bool) -> wire::View {
        wire::View::Skakanie(wire::SkakanieView::new(self, state, &self.view(state, viewer), hints))
    }

    fn event(event: Self::Event) -> wire::Event {
        wire::Event::Skakanie(event.into())
    }

    fn agreed(&self, extras: &Extras) -> Options {
        skakanie_options(self, extras)
    }

    const TAKE_BACK: Option<Self::Action> = None;
}

/// Why a request was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    pub(crate) code: Code,
    /// The game's own name of the reason.
    pub(crate) reason: Option<&'static str>,
    /// The id of the rule.
    pub(crate) rule: Option<&'static str>,
}

impl From<Code> for Refused {
    fn from(code: Code) -> Self {
        Self { code, reason: None, rule: None }
    }
}

impl Refused {
    fn by(refusal: &impl Reason) -> Self {
        let rule = Some(refusal.rule()).filter(|rule| !rule.is_empty());
        Self { code: Code::Rule, reason: Some(refusal.code()), rule }
    }
}

/// A bot's decision, to be made elsewhere: told when to stop, it answers with an action.
pub(crate) type Thought = Box<dyn FnOnce(&dyn Fn() -> bool) -> String + Send>;

/// What a line of a game was.
pub(crate) enum Entered {
    /// A seat's decision.
    Action(Seat),
    /// A seat agreed to end the game, or withdrew that (G17).
    Vote {
        /// Whose.
        seat: Seat,
        /// Which of the two.
        agree: bool,
    },
    /// A chance value.
    Chance,
}

/// What a table needs of a game under way.
pub(crate) trait Play: Send + Sync {
    /// A copy to try things on.
    fn copy(&self) -> Box<dyn Play>;
    /// Plays an action and draws what is due; the lines that makes.
    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<String>, Refused>;
    /// Agrees to end the game, or withdraws that (G17).
    fn vote(&mut self, seat: Seat, agree: bool) -> Result<Vec<String>, Refused>;
    /// Draws what is due; the lines that makes.
    fn settle(&mut self) -> Vec<String>;
    /// Forgets what [`events`](Play::events) tells: another change begins.
    fn begin_change(&mut self);
    /// Applies a stored line and says what it was; chance must be what the seed gives.
    fn apply(&mut self, line: &str) -> Result<Entered, String>;
    /// Goes back to before the last entry, by playing all others again.
    fn undo(&mut self) -> Result<(), String>;
    /// Who could take the last entry back, as nobody has learned anything from it.
    fn undoable(&self) -> Option<Seat>;
    /// The rules' own way for a seat to take its decision back, if it has it now.
    fn take_back(&self, seat: Seat) -> Option<String>;
    /// The seats the game waits for.
    fn waiting(&self) -> SeatSet;
    /// May the seat do anything?
    fn may_act(&self, seat: Seat) -> bool;
    /// What a viewer sees; in the end everybody sees everything.
    fn view(&self, viewer: Viewer) -> wire::View;
    /// What a viewer saw of the last change.
    fn events(&self, viewer: Viewer) -> Vec<wire::Event>;
    /// Who has agreed to end the game.
    fn votes(&self) -> SeatSet;
    /// May all agree to end it now?
    fn may_agree(&self) -> bool;
    /// Did they?
    fn ended_by_agreement(&self) -> bool;
    /// The result, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The log as a sealed text.
    fn log(&self, header: Header, seed: Seed) -> String;
    /// A bot's decision for a seat; `None` if there is nothing to decide.
    fn thought(&self, seat: Seat, kind: Kind, seed: u64) -> Option<Thought>;
    /// Would a bot agree to end the game?
    fn bot_agrees(&self, seat: Seat, kind: Kind) -> bool;
}

/// A game under way.
struct Playing<G: Game> {
    game: G,
    played: Match<G>,
    dealer: Dealer,
    seed: Seed,
    entropy: Vec<Entropy>,
    hints: bool,
    /// The steps of the last change with the states before them.
    recent: Vec<(G::State, Step<G>)>,
    /// Did the last entry show anybody anything?
    silent: bool,
}

/// What a bot decides. One with a mistake in it must neither hold up its table nor take its thread, and so all other bots, with it: it
/// does something that is allowed.
fn surely<A: Clone>(decide: impl FnOnce() -> A, legal: &[A], seed: u64) -> A {
    catch_unwind(AssertUnwindSafe(decide)).unwrap_or_else(|_| {
        error!("a bot failed to decide, and does something that is allowed");
        legal[seed as usize % legal.len()].clone()
    })
}

/// Opens a game from its block of a log.
pub(crate) fn open<G: Spoken>(
    block: &str,
    seed: &Seed,
    entropy: &[Entropy],
    hints: bool,
) -> Result<Box<dyn Play>, String>
where
    G::State: Send + Sync,
    G::Action: Send + Sync,
    G::Chance: Send + Sync,
    G::Knowledge: Send + Sync,
{
    let game: G = block.parse().map_err(|problems: table::Problems| problems.to_string())?;
    Ok(Box::new(Playing::new(game, seed.clone(), entropy.to_vec(), hints)))
}

/// What was agreed, from a block of a log.
pub(crate) fn agreed<G: Spoken>(block: &str, extras: &Extras) -> Result<Options, String>
where
    G::State: Send + Sync,
    G::Action: Send + Sync,
    G::Chance: Send + Sync,
    G::Knowledge: Send + Sync,
{
    let game: G = block.parse().map_err(|problems: table::Problems| problems.to_string())?;
    Ok(game.agreed(extras))
}

impl<G: Game> Playing<G> {
    fn new(game: G, seed: Seed, entropy: Vec<Entropy>, hints: bool) -> Self {
        let played = Match::new(game.clone());
        let dealer = Dealer::new(&seed, &entropy);
        Self { game, played, dealer, seed, entropy, hints, recent: Vec::new(), silent: false }
    }

    /// Applies an entry and remembers what to tell about it.
    fn enter(&mut self, entry: Entry<G>) -> Result<(), Refused> {
        let before = self.played.state().clone();
        self.played.apply(entry.clone()).map_err(|refused| Refused::by(&refused))?;
        self.silent = false;
        if let Entry::Step(step) = entry {
            self.silent = matches!(step, Step::Action(..)) && !self.game.uncovers(&before, &step);
            self.recent.push((before, step));
        }
        Ok(())
    }

    fn lines_since(&self, count: usize) -> Vec<String> {
        self.played.entries()[count..].iter().map(ToString::to_string).collect()
    }
}

impl<G: Spoken> Play for Playing<G>
where
    G::State: Send + Sync,
    G::Action: Send + Sync,
    G::Chance: Send + Sync,
    G::Knowledge: Send + Sync,
{
    fn copy(&self) -> Box<dyn Play> {
        Box::new(Self {
            game: self.game.clone(),
            played: self.played.clone(),
            dealer: self.dealer.clone(),
            seed: self.seed.clone(),
            entropy: self.entropy.clone(),
            hints: self.hints,
            recent: Vec::new(),
            silent: self.silent,
        })
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<String>, Refused> {
        let count = self.played.entries().len();
        let action: G::Action = action.parse().map_err(|_| Refused::from(Code::BadAction))?;
        self.enter(Entry::Step(Step::Action(seat, action)))?;
        self.played.settle(&mut self.dealer);
        Ok(self.lines_since(count))
    }

    fn vote(&mut self, seat: Seat, agree: bool) -> Result<Vec<String>, Refused> {
        let entry = if agree { Entry::Agree(seat) } else { Entry::Withdraw(seat) };
        let line = entry.to_string();
        self.enter(entry)?;
        Ok(vec![line])
    }

    fn settle(&mut self) -> Vec<String> {
        let count = self.played.entries().len();
        self.played.settle(&mut self.dealer);
        self.lines_since(count)
    }

    fn begin_change(&mut self) {
        self.recent.clear();
    }

    fn apply(&mut self, line: &str) -> Result<Entered, String> {
        let entry: Entry<G> = line.parse().map_err(|error: table::NotationError| error.to_string())?;
        if let Entry::Step(Step::Chance(found)) = &entry {
            if self.played.pending() != Pending::Chance {
                return Err(format!("nothing is due, but the log says “{found}”"));
            }
            let drawn = self.game.draw(self.played.state(), &mut self.dealer);
            if drawn != *found {
                return Err("a stored chance value is not the one the seed gives".to_owned());
            }
        }
        let entered = match &entry {
            Entry::Step(Step::Action(seat, _)) => Entered::Action(*seat),
            Entry::Step(Step::Chance(_)) => Entered::Chance,
            Entry::Agree(seat) => Entered::Vote { seat: *seat, agree: true },
            Entry::Withdraw(seat) => Entered::Vote { seat: *seat, agree: false },
        };
        self.enter(entry).map_err(|refused| format!("{refused:?}"))?;
        Ok(entered)
    }

    fn undo(&mut self) -> Result<(), String> {
        let entries = self.played.entries().to_vec();
        let Some((_, kept)) = entries.split_last() else { return Err("nothing to take back".to_owned()) };
        let mut again = Self::new(self.game.clone(), self.seed.clone(), self.entropy.clone(), self.hints);
        kept.iter().try_for_each(|entry| again.apply(&entry.to_string()).map(drop))?;
        again.recent.clear();
        *self = again;
        Ok(())
    }

    fn undoable(&self) -> Option<Seat> {
        match self.played.entries().last() {
            Some(Entry::Step(Step::Action(seat, _))) if self.silent && self.outcome().is_none() => {
                Some(*seat)
            }
            _ => None,
        }
    }

    fn take_back(&self, seat: Seat) -> Option<String> {
        let mut legal = Vec::new();
        self.game.legal(self.played.state(), seat, &mut legal);
        G::TAKE_BACK.filter(|action| legal.contains(action)).map(|action| action.to_string())
    }

    fn waiting(&self) -> SeatSet {
        match self.played.pending() {
            Pending::Seats(seats) => seats,
            Pending::Chance | Pending::Over => SeatSet::EMPTY,
        }
    }

    fn may_act(&self, seat: Seat) -> bool {
        let mut legal = Vec::new();
        if self.outcome().is_none() {
            self.game.legal(self.played.state(), seat, &mut legal);
        }
        !legal.is_empty()
    }

    fn view(&self, viewer: Viewer) -> wire::View {
        let viewer = if self.outcome().is_some() { Viewer::All } else { viewer };
        self.game.spoken(self.played.state(), viewer, self.hints)
    }

    fn events(&self, viewer: Viewer) -> Vec<wire::Event> {
        let steps = self.recent.iter();
        steps.flat_map(|(before, step)| self.game.events(before, step, viewer)).map(G::event).collect()
    }

    fn votes(&self) -> SeatSet {
        self.played.votes()
    }

    fn may_agree(&self) -> bool {
        self.outcome().is_none() && self.game.may_agree(self.played.state())
    }

    fn ended_by_agreement(&self) -> bool {
        self.played.ended_by_agreement()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.played.outcome()
    }

    fn log(&self, header: Header, seed: Seed) -> String {
        Log::new(header, self.played.clone(), Some(seed)).sealed()
    }

    fn thought(&self, seat: Seat, kind: Kind, seed: u64) -> Option<Thought> {
        let mut legal = Vec::new();
        self.game.legal(self.played.state(), seat, &mut legal);
        if legal.is_empty() {
            return None;
        }
        let mut player = G::player(kind, SmallRng::seed_from_u64(seed))?;
        let (game, known) = (self.game.clone(), self.game.knowledge(self.played.state(), seat));
        Some(Box::new(move |stop| {
            let decide = || player.decide(&game, &known, &legal, Budget::until(stop)).action;
            surely(decide, &legal, seed).to_string()
        }))
    }

    fn bot_agrees(&self, seat: Seat, kind: Kind) -> bool {
        let Some(mut player) = G::player(kind, SmallRng::seed_from_u64(0)) else { return false };
        player.agrees(&self.game, &self.game.knowledge(self.played.state(), seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_that_fails_does_something_that_is_allowed() {
        let fails = |seed| surely(|| unreachable!("a mistake"), &["a", "b"], seed);
        assert_eq!([fails(6), fails(7), surely(|| "c", &["a"], 0)], ["a", "b", "c"]);
    }
}
