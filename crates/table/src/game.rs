//! The trait every game implements.

use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use rand::Rng;

use crate::seat::{BySeat, Seat, SeatSet};
use crate::shuffle::Source;
use crate::text::{NotationError, ParseErrors};

/// Points of a seat or a team; some games take points away.
pub type Points = i32;

/// A game as it was agreed before the start: its options and its setup. The [`State`](Game::State) is what changes.
///
/// The text form (`Display`, `FromStr`) is the game's block in a log header: whole lines, no empty one.
pub trait Game:
    Clone + Debug + PartialEq + Display + FromStr<Err = ParseErrors> + Send + Sync + 'static
{
    /// The game's name in commands and logs: one lower-case word.
    const NAME: &'static str;
    /// The newest version of its rules; a change that makes an old log replay differently needs a new one.
    const RULES: u32;
    /// The id of the rule by which all may [agree to end the game](Game::may_agree); empty if there is none.
    const AGREEMENT: &'static str = "";

    /// Everything about a game under way, hidden things included.
    type State: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// What a seat decides.
    type Action: Copy + Debug + Eq + Ord + Display + FromStr<Err = NotationError> + Send + Sync + 'static;
    /// What chance decides: a deal, a draw.
    type Chance: Clone + Debug + Eq + Display + FromStr<Err = NotationError> + Send + Sync + 'static;
    /// Something that happened, as one viewer saw it.
    type Event: Clone + Debug + PartialEq + Display;
    /// Why an action or a chance value was refused.
    type Illegal: Reason;
    /// What a viewer may see now.
    type View: Clone + Debug + PartialEq + Display;
    /// All a seat ever saw, as far as it still matters.
    type Knowledge: Clone + Debug + PartialEq + Send + Sync + 'static;

    /// The version of the rules this game is played by.
    fn rules(&self) -> u32 {
        Self::RULES
    }

    /// The same game by another version of its rules, if that version can still be played.
    fn with_rules(self, rules: u32) -> Option<Self> {
        (rules == self.rules()).then_some(self)
    }

    /// The number of seats.
    fn seats(&self) -> usize;

    /// The state before anything happened.
    fn start(&self) -> Self::State;

    /// What the game waits for.
    fn pending(&self, state: &Self::State) -> Pending;

    /// Puts all that the seat may do now into `out` (emptied first), without duplicates and in a stable order.
    ///
    /// Never empty for a seat the game waits for. It may hold something for other seats too, such as taking a plan back.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Plays an action. A refused one changes nothing.
    fn play(&self, state: &mut Self::State, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Draws the chance value that is due ([`Pending::Chance`]).
    fn draw(&self, state: &Self::State, source: &mut impl Source) -> Self::Chance;

    /// Applies a chance value. One that is not due or not possible is refused and changes nothing.
    fn resolve(&self, state: &mut Self::State, chance: &Self::Chance) -> Result<(), Self::Illegal>;

    /// For a game that goes on at another table with [new draws](crate::Draws::New): a new order of what chance has laid out
    /// already and nobody has seen. `None` where there is no such thing, as where cards are picked when they are drawn.
    fn reshuffle(&self, _state: &Self::State, _source: &mut impl Source) -> Option<Self::Chance> {
        None
    }

    /// Applies a value of [`reshuffle`](Game::reshuffle); the rules themselves never ask for one. One that is not possible is
    /// refused and changes nothing.
    fn resolve_reshuffle(&self, state: &mut Self::State, chance: &Self::Chance) -> Result<(), Self::Illegal> {
        self.resolve(state, chance)
    }

    /// Takes a step, whichever kind it is. A refused one changes nothing.
    fn step(&self, state: &mut Self::State, step: &Step<Self>) -> Result<(), Self::Illegal> {
        match step {
            Step::Action(seat, action) => self.play(state, *seat, *action),
            Step::Chance(chance) => self.resolve(state, chance),
        }
    }

    /// All possible values of the chance that is due, or `None` if there are too many to list.
    fn chances(&self, state: &Self::State) -> Option<Vec<Self::Chance>>;

    /// What a viewer sees of a legal step taken in the state `before`.
    fn events(&self, before: &Self::State, step: &Step<Self>, viewer: Viewer) -> Vec<Self::Event>;

    /// What a viewer may see now, the seat's legal actions included.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What the seat knows.
    fn knowledge(&self, state: &Self::State, seat: Seat) -> Self::Knowledge;

    /// A state drawn uniformly from the arrangements of cards or pieces that fit the knowledge.
    fn sample(&self, knowledge: &Self::Knowledge, rng: &mut impl Rng) -> Self::State;

    /// The result, once the game is over by its own rules.
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        (self.pending(state) == Pending::Over).then(|| self.standing(state))
    }

    /// The result if the game ended now.
    fn standing(&self, state: &Self::State) -> Outcome;

    /// May all seats agree to end the game now? (G17)
    fn may_agree(&self, _state: &Self::State) -> bool {
        false
    }

    /// Do votes to end the game lapse by what happened between the two states? (G17)
    fn votes_lapse(&self, _before: &Self::State, _after: &Self::State) -> bool {
        false
    }

    /// Does this step show anybody something that was hidden, such as a card turned up? A seat may undo its last action exactly
    /// as long as it uncovered nothing, and tests tell a lawful reveal from a leak by it.
    fn uncovers(&self, before: &Self::State, step: &Step<Self>) -> bool;
}

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// A decision by each of these seats; where there are several they decide at the same time.
    Seats(SeatSet),
    /// A chance value.
    Chance,
    /// Nothing: the game is over.
    Over,
}

/// Who is looking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// The player of a seat.
    Seat(Seat),
    /// Somebody without a seat: a spectator, the shared screen.
    Watcher,
    /// Somebody who may see everything: only for finished games and for debugging.
    All,
}

impl Viewer {
    /// Is this the player of that seat?
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// `watcher`, `all`, or a seat's letter.
impl FromStr for Viewer {
    type Err = NotationError;

    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s {
            "watcher" => Ok(Self::Watcher),
            "all" => Ok(Self::All),
            seat => match seat.parse() {
                Ok(seat) => Ok(Self::Seat(seat)),
                Err(_) => Err(NotationError::new("“watcher”, “all” or a seat's letter", s)),
            },
        }
    }
}

/// One step of a game: a decision or a chance value.
#[derive(Clone, Debug, PartialEq)]
pub enum Step<G: Game> {
    /// A seat's decision.
    Action(Seat, G::Action),
    /// A chance value.
    Chance(G::Chance),
}

/// Why something is illegal: names the rule.
pub trait Reason: Clone + Debug + PartialEq + Error + Send + Sync + 'static {
    /// The id of the rule, such as `G9`; empty where it is the table's affair and not the rules'.
    fn rule(&self) -> &'static str;
    /// A stable name for programs and translators, such as `not-blocked`.
    fn code(&self) -> &'static str;
}

/// How a game ended, or stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Points of each seat.
    pub scores: BySeat<Points>,
    /// The place of each seat, 1 for a winner. Seats of a team share theirs; a lost team has place 2.
    pub places: BySeat<u8>,
    /// The team's result where all play together.
    pub team: Option<Team>,
}

impl Outcome {
    /// The seats that won.
    pub fn winners(&self) -> SeatSet {
        self.places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect()
    }
}

/// What a team reached and needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Team {
    /// The team's points.
    pub score: Points,
    /// The least it needs to win.
    pub target: Points,
}

/// `A 31, B 29; wins A`, or `A 6, B 5; team 11 of 10; wins AB`.
impl Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (seat, score) in self.scores.iter() {
            let comma = if seat.index() == 0 { "" } else { ", " };
            write!(f, "{comma}{seat} {score}")?;
        }
        if let Some(team) = self.team {
            write!(f, "; team {} of {}", team.score, team.target)?;
        }
        write!(f, "; wins {}", self.winners())
    }
}
