//! One game at a table, whichever it is: [`Play`] is what a room needs of it, and any [`RoomGame`] has it.

use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};

use bots::{Budget, Kind, Player as BotPlayer};
use table::rand::SeedableRng;
use table::rand::rngs::SmallRng;
use table::shuffle::{Entropy, Seed};
use table::{Branch, Decided, Entry, NotationError, Outcome, Player, Reason, Seat, SeatSet, Table, Viewer};

use crate::advice::{self, AdviceAsked, Advise};
use crate::daily::Thought;
use crate::games::{Events, Help, RoomGame, Tagged};
use crate::line::Line;
use crate::part::Part;
use crate::settings::Settings;
use crate::wire::{Code, Happened, Json, Unknown, View};

/// Why a command is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The kind of reason.
    pub code: Code,
    /// The game's own name of the reason.
    pub reason: Option<&'static str>,
    /// The id of the rule.
    pub rule: Option<&'static str>,
}

impl From<Code> for Refusal {
    fn from(code: Code) -> Self {
        Self { code, reason: None, rule: None }
    }
}

impl Refusal {
    fn by(illegal: &impl Reason) -> Self {
        let rule = Some(illegal.rule()).filter(|rule| !rule.is_empty());
        Self { code: Code::Rule, reason: Some(illegal.code()), rule }
    }
}

/// The lines a decision leads to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lines {
    pub(crate) lines: Vec<String>,
    /// The result, if the game is over with them.
    pub(crate) result: Option<String>,
}

impl Lines {
    fn of<G: RoomGame>(decided: &Decided<G>) -> Self {
        Self {
            lines: decided.entries.iter().map(ToString::to_string).collect(),
            result: decided.outcome.as_ref().map(ToString::to_string),
        }
    }
}

/// A question to a bot, to be answered elsewhere.
pub struct BotJob {
    /// Whose bot.
    pub seat: Seat,
    /// The question.
    pub question: u64,
    /// Thinks until told to stop, and answers with an action.
    pub think: Think,
}

/// Told when to stop, it answers with an action.
pub type Think = Box<dyn FnOnce(&dyn Fn() -> bool) -> String + Send>;

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

/// What a room needs of a game under way.
pub(crate) trait Play: Send + Sync {
    /// What an action would lead to.
    fn decide(&self, seat: Seat, action: &str) -> Result<Lines, Refusal>;
    /// What a vote to end the game, or its withdrawal, would lead to (G17).
    fn decide_vote(&self, seat: Seat, agree: bool) -> Result<Lines, Refusal>;
    /// The chance that is due.
    fn due(&self) -> Vec<String>;
    /// Another change begins.
    fn begin_change(&mut self);
    /// All that is here so far is a recorded game's, and goes on with its draws.
    fn mark_branch(&mut self);
    /// Applies a stored line and says what it was; chance must be what the seed gives.
    fn apply(&mut self, line: &str) -> Result<Entered, String>;
    /// Goes back to before the last entry.
    fn undo(&mut self) -> Result<(), String>;
    /// Who could undo the last entry, as nobody has learned anything from it.
    fn undoable(&self) -> Option<Seat>;
    /// The rules' own way for a seat to take its decision back, if it has it now.
    fn take_back(&self, seat: Seat) -> Option<String>;
    /// The seats the game waits for.
    fn waiting(&self) -> SeatSet;
    /// May the seat do anything?
    fn may_act(&self, seat: Seat) -> bool;
    /// May people point at this place for each other?
    fn can_point_at(&self, place: u8) -> bool;
    /// Which help the table agreed on; the deal of a day is the same for everybody, so it has none.
    fn help(&self) -> Help;
    /// Help with what a seat is asked; `None` if nothing is.
    fn hint(&self, table: &str, asked: AdviceAsked) -> Option<Advise>;
    /// What there is to say of a seat's last decision; `None` if it has made none.
    fn remark(&self, table: &str, asked: AdviceAsked) -> Option<Advise>;
    /// The odds of what a seat cannot see.
    fn odds(&self, seat: Seat) -> Vec<Unknown>;
    /// What a viewer sees; in the end everybody sees everything.
    fn view(&self, viewer: Viewer) -> Json<View>;
    /// The position for a small picture.
    fn sketch(&self) -> String;
    /// What a viewer saw of the last change; `None` if nothing happened.
    fn happened(&self, viewer: Viewer) -> Option<Json<Happened>>;
    /// Who has agreed to end the game.
    fn votes(&self) -> SeatSet;
    /// May all agree to end it now?
    fn may_agree(&self) -> bool;
    /// Did they?
    fn ended_by_agreement(&self) -> bool;
    /// The result, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The log as a sealed text.
    fn log(&self, players: Vec<Player>) -> String;
    /// A bot's thoughts about what the seat is asked; `None` if there is nothing to decide. The bot is made with the seed, unless it
    /// is there already.
    fn think(&mut self, seat: Seat, kind: Kind, seed: u64) -> Option<Think>;
    /// Would a bot agree to end the game?
    fn bot_agrees(&self, seat: Seat, kind: Kind) -> bool;
}

/// A bot, which keeps what it thought from one decision to the next.
type Bot<G> = Arc<Mutex<Box<dyn BotPlayer<G>>>>;

/// A game under way, or that part of it which somebody needs.
struct Playing<G: RoomGame, P: Part> {
    table: Table<G>,
    settings: Settings,
    bots: Vec<Option<(Kind, Bot<G>)>>,
    part: PhantomData<P>,
}

/// The recorded game that goes on at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Begun {
    /// Where this table leaves it, and where it had left others; empty at a table that begins at the beginning.
    pub(crate) branches: Vec<Branch>,
    /// Its entries.
    pub(crate) entries: Vec<String>,
    /// How many of them are decisions or votes.
    pub(crate) steps: u32,
}

impl Begun {
    /// Takes a line that is about it; others say nothing about it.
    pub(crate) fn note(&mut self, line: &Line) {
        match line {
            Line::Branch(branch) => self.branches.push(*branch),
            Line::Recorded(entry) => {
                self.count(entry);
                self.entries.push(entry.clone());
            }
            _ => {}
        }
    }

    /// Counts an entry.
    pub(crate) fn count(&mut self, entry: &str) {
        self.steps += u32::from(!entry.starts_with('*'));
    }
}

/// The game of a table at which nothing has happened yet but what was recorded elsewhere.
pub(crate) fn open<G: RoomGame, P: Part>(
    game: G,
    seed: &Seed,
    entropy: Vec<Entropy>,
    settings: &Settings,
    begun: &Begun,
) -> Result<Box<dyn Play>, String> {
    let bots = (0..game.seats()).map(|_| None).collect();
    let entries = begun.entries.iter().map(|line| line.parse());
    let entries: Vec<Entry<G>> =
        entries.collect::<Result<_, _>>().map_err(|error: NotationError| error.to_string())?;
    let table = match settings.daily {
        Some(day) => Ok(Table::daily(game, day)),
        None => Table::branched(game, seed.clone(), entropy, &entries, begun.branches.clone()),
    };
    let table = table.map_err(|error| error.to_string())?;
    Ok(Box::new(Playing::<G, P> { table, settings: settings.clone(), bots, part: PhantomData }))
}

/// What a viewer sees of a table, as clients read it.
pub fn view<G: RoomGame>(table: &Table<G>, viewer: Viewer, settings: &Settings) -> Json<View> {
    Json::of(&Tagged { game: G::NAME, value: G::seen(table, viewer, settings) })
}

/// What a viewer saw of the last change of a table.
pub(crate) fn happened<G: RoomGame>(table: &Table<G>, viewer: Viewer) -> Option<Json<Happened>> {
    let events: Vec<G::Happening> = table.events(viewer).into_iter().map(G::happening).collect();
    (!events.is_empty()).then(|| Json::of(&Tagged { game: G::NAME, value: Events { events } }))
}

impl<G: RoomGame, P: Part> Playing<G, P> {
    fn player(kind: Kind, seed: u64) -> Option<Box<dyn BotPlayer<G>>> {
        if P::THINKS { G::player(kind, SmallRng::seed_from_u64(seed)) } else { None }
    }
}

impl<G: RoomGame, P: Part> Play for Playing<G, P> {
    fn decide(&self, seat: Seat, action: &str) -> Result<Lines, Refusal> {
        if !P::HOSTS {
            return Err(Code::Unavailable.into());
        }
        let action: G::Action = action.parse().map_err(|_| Refusal::from(Code::BadAction))?;
        let decided = self.table.decide(seat, action).map_err(|illegal| Refusal::by(&illegal))?;
        Ok(Lines::of(&decided))
    }

    fn decide_vote(&self, seat: Seat, agree: bool) -> Result<Lines, Refusal> {
        if !P::HOSTS {
            return Err(Code::Unavailable.into());
        }
        let decided = self.table.decide_vote(seat, agree).map_err(|illegal| Refusal::by(&illegal))?;
        Ok(Lines::of(&decided))
    }

    fn due(&self) -> Vec<String> {
        self.table.due().iter().map(ToString::to_string).collect()
    }

    fn begin_change(&mut self) {
        self.table.begin_change();
    }

    fn mark_branch(&mut self) {
        self.table.mark_branch();
    }

    fn apply(&mut self, line: &str) -> Result<Entered, String> {
        let entry: Entry<G> = line.parse().map_err(|error: NotationError| error.to_string())?;
        let entered = match &entry {
            Entry::Agree(seat) => Entered::Vote { seat: *seat, agree: true },
            Entry::Withdraw(seat) => Entered::Vote { seat: *seat, agree: false },
            Entry::Step(_) => entry.seat().map_or(Entered::Chance, Entered::Action),
        };
        self.table.apply(entry).map_err(|error| error.to_string())?;
        Ok(entered)
    }

    fn undo(&mut self) -> Result<(), String> {
        self.table.undo().map_err(|error| error.to_string())
    }

    fn undoable(&self) -> Option<Seat> {
        self.table.undoable()
    }

    fn take_back(&self, seat: Seat) -> Option<String> {
        let action = G::take_back()?;
        self.table.allows(seat, action).then(|| action.to_string())
    }

    fn waiting(&self) -> SeatSet {
        self.table.waiting()
    }

    fn may_act(&self, seat: Seat) -> bool {
        !self.table.legal(seat).is_empty()
    }

    fn can_point_at(&self, place: u8) -> bool {
        G::can_point_at(place)
    }

    fn help(&self) -> Help {
        if self.settings.daily.is_some() { Help::default() } else { G::help(&self.settings) }
    }

    fn hint(&self, table: &str, asked: AdviceAsked) -> Option<Advise> {
        if !P::THINKS {
            return None;
        }
        let decision = advice::asked(self.table.game().clone(), self.table.state(), asked.seat.0);
        let table = table.to_owned();
        (!decision.legal.is_empty())
            .then(|| Box::new(move || advice::hint(&decision, table, asked)) as Advise)
    }

    fn remark(&self, table: &str, asked: AdviceAsked) -> Option<Advise> {
        if !P::THINKS {
            return None;
        }
        let (decision, played) = advice::last_decision(self.table.played(), asked.seat.0)?;
        let table = table.to_owned();
        Some(Box::new(move || advice::remark(&decision, played, table, asked)))
    }

    fn odds(&self, seat: Seat) -> Vec<Unknown> {
        if !P::THINKS {
            return Vec::new();
        }
        let game = self.table.game();
        let odds = game.lens(&game.knowledge(self.table.state(), seat), seat);
        odds.iter().map(advice::unknown).collect()
    }

    fn view(&self, viewer: Viewer) -> Json<View> {
        if P::HOSTS { view(&self.table, viewer, &self.settings) } else { Json::of(&()) }
    }

    fn sketch(&self) -> String {
        if P::HOSTS { G::sketch(&self.table) } else { String::new() }
    }

    fn happened(&self, viewer: Viewer) -> Option<Json<Happened>> {
        if P::HOSTS { happened(&self.table, viewer) } else { None }
    }

    fn votes(&self) -> SeatSet {
        self.table.played().votes()
    }

    fn may_agree(&self) -> bool {
        self.outcome().is_none() && self.table.game().may_agree(self.table.state())
    }

    fn ended_by_agreement(&self) -> bool {
        self.table.played().ended_by_agreement()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.played().outcome()
    }

    fn log(&self, players: Vec<Player>) -> String {
        if !P::HOSTS {
            return String::new();
        }
        let mut log = self.table.log(players);
        log.header.photo = self.settings.has_photo();
        log.sealed()
    }

    fn think(&mut self, seat: Seat, kind: Kind, seed: u64) -> Option<Think> {
        if !P::THINKS {
            return None;
        }
        if let Some(day) = self.settings.daily {
            let thought = Thought::of(&self.table, day, seat, kind)?;
            return Some(Box::new(move |_| thought.decide().to_string()));
        }
        let legal = self.table.legal(seat);
        if legal.is_empty() {
            return None;
        }
        let kept = self.bots[seat.index()].take_if(|(known, _)| *known == kind);
        let (_, bot) = match kept {
            Some(kept) => kept,
            None => (kind, Arc::new(Mutex::new(Self::player(kind, seed)?))),
        };
        self.bots[seat.index()] = Some((kind, Arc::clone(&bot)));
        let game = self.table.game().clone();
        let known = game.knowledge(self.table.state(), seat);
        Some(Box::new(move |stop| {
            let decide = || {
                // A bot that still thinks about an older question, or broke in the middle, is not waited for: another one decides.
                match bot.try_lock() {
                    Ok(mut bot) => bot.decide(&game, &known, &legal, Budget::until(stop)).action,
                    Err(_) => {
                        Self::player(kind, seed)
                            .expect("there is a player of this kind")
                            .decide(&game, &known, &legal, Budget::until(stop))
                            .action
                    }
                }
            };
            or_any_legal(decide, &legal, seed).to_string()
        }))
    }

    fn bot_agrees(&self, seat: Seat, kind: Kind) -> bool {
        let Some(mut player) = Self::player(kind, 0) else { return false };
        player.agrees(self.table.game(), &self.table.game().knowledge(self.table.state(), seat))
    }
}

/// What a bot decides. One with a mistake in it must neither hold up its table nor take its thread, and so all other bots, with it: it
/// does something that is legal.
fn or_any_legal<A: Clone>(decide: impl FnOnce() -> A, legal: &[A], seed: u64) -> A {
    catch_unwind(AssertUnwindSafe(decide))
        .unwrap_or_else(|_| legal[(seed % legal.len() as u64) as usize].clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_that_fails_does_something_that_is_legal() {
        let fails = |seed| or_any_legal(|| unreachable!("a mistake"), &["a", "b"], seed);
        assert_eq!([fails(6), fails(7), or_any_legal(|| "c", &["a"], 0)], ["a", "b", "c"]);
    }
}
