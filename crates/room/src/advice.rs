//! Advice during play, for the seat that asks and nobody else: hints, remarks, odds. None of it changes a room.

use serde::{Deserialize, Serialize};
use study::{Asked, Studied, Value};
use table::{Entry, Game, Match, Seat, Step};

use crate::guest::Guest;
use crate::play::{Play, Refusal};
use crate::room::Room;
use crate::wire::{Advised, Code, Fact, FactValue, Likely, Message, Query, Remark, SeatName, Unknown};

/// Which advice is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct AdviceAsked {
    /// Before a decision or after it.
    pub kind: AdviceKind,
    /// Whose.
    pub seat: SeatName,
    /// The question.
    pub question: u64,
}

/// Advice that needs thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AdviceKind {
    /// Help with the present question.
    Hint,
    /// What there is to say of the last answer.
    Remark,
}

impl AdviceAsked {
    /// What a query asks for, if it asks for advice that needs thought.
    pub const fn of(query: &Query) -> Option<Self> {
        match *query {
            Query::Hint { seat, question } => Some(Self { kind: AdviceKind::Hint, seat, question }),
            Query::Remark { seat, question } => Some(Self { kind: AdviceKind::Remark, seat, question }),
            _ => None,
        }
    }
}

/// Thinks for some tenths of a second, and answers for who asked.
pub type Advise = Box<dyn FnOnce() -> Message + Send>;

impl Room {
    /// The odds of what a guest cannot see as the seat it views as.
    pub fn odds(&self, guest: &Guest, seat: SeatName) -> Result<Message, Refusal> {
        self.check_odds(guest, seat)?;
        self.odds_of(seat)
    }

    /// May a guest have these odds?
    pub fn check_odds(&self, guest: &Guest, seat: SeatName) -> Result<(), Refusal> {
        let agreed = self.own_play(guest, seat)?.help().odds;
        if agreed { Ok(()) } else { Err(Code::NotAgreed.into()) }
    }

    /// The odds of what a seat cannot see, for one that may have them.
    pub fn odds_of(&self, seat: SeatName) -> Result<Message, Refusal> {
        let (table, version) = (self.id().to_owned(), self.version());
        Ok(Message::Odds { table, version, seat, odds: self.playing()?.odds(seat.0) })
    }

    /// May a guest have this advice? Only the seat it views as, so that whoever shares a device is not told what is another's.
    pub fn check_advice(&self, guest: &Guest, asked: AdviceAsked) -> Result<(), Refusal> {
        self.own_play(guest, asked.seat)?;
        self.advice_play(asked).map(|_| ())
    }

    /// What is to be thought about, for a seat that may ask it.
    pub fn advice(&self, asked: AdviceAsked) -> Result<Advise, Refusal> {
        let play = self.advice_play(asked)?;
        let advise = match asked.kind {
            AdviceKind::Hint => play.hint(self.id(), asked),
            AdviceKind::Remark => play.remark(self.id(), asked),
        };
        advise.ok_or_else(|| Code::StaleQuestion.into())
    }

    fn own_play(&self, guest: &Guest, seat: SeatName) -> Result<&dyn Play, Refusal> {
        if guest.looking() != Some(seat.0) {
            return Err(Code::NotYourSeat.into());
        }
        self.playing()
    }

    fn advice_play(&self, asked: AdviceAsked) -> Result<&dyn Play, Refusal> {
        let play = self.playing()?;
        if !play.help().hints {
            return Err(Code::NotAgreed.into());
        }
        let chair = self.seats.get(asked.seat.0.index()).ok_or(Code::NotYourSeat)?;
        // Who has a bot play has nothing to decide.
        if chair.bot().is_some() {
            return Err(Code::WrongSeat.into());
        }
        let now = match asked.kind {
            AdviceKind::Hint => play.waiting().contains(asked.seat.0).then_some(chair.asked.0),
            AdviceKind::Remark => chair.answered,
        };
        if now == Some(asked.question) { Ok(play) } else { Err(Code::StaleQuestion.into()) }
    }
}

/// Help with a seat's decision.
pub(crate) fn hint<G: Studied>(
    asked: &Asked<G>,
    table: String,
    AdviceAsked { seat, question, .. }: AdviceAsked,
) -> Message {
    let hint = asked.hint();
    let best = hint.best.map(advised);
    Message::Hint { table, seat, question, ideas: facts(&hint.ideas), best }
}

/// What there is to say of a seat's decision.
pub(crate) fn remark<G: Studied>(
    asked: &Asked<G>,
    played: G::Action,
    table: String,
    AdviceAsked { seat, question, .. }: AdviceAsked,
) -> Message {
    let remark = asked.remark(played).map(|remark| {
        let (played, better) = (advised(remark.played), advised(remark.better));
        Box::new(Remark { grade: remark.grade.to_string(), played, better })
    });
    Message::Remark { table, seat, question, remark }
}

/// The last decision of a seat as it was asked, and what it did.
pub(crate) fn last_decision<G: Game>(played: &Match<G>, seat: Seat) -> Option<(Asked<G>, G::Action)> {
    let entries = played.entries();
    let own = |entry: &Entry<G>| match entry {
        Entry::Step(Step::Action(who, action)) if *who == seat => Some(*action),
        _ => None,
    };
    let (at, action) = entries.iter().enumerate().rev().find_map(|(at, entry)| Some((at, own(entry)?)))?;
    let game = played.game().clone();
    let mut state = game.start();
    for entry in &entries[..at] {
        if let Entry::Step(step) = entry {
            game.step(&mut state, step).ok()?;
        }
    }
    Some((asked(game, &state, seat), action))
}

/// What a seat is asked in a state.
pub(crate) fn asked<G: Game>(game: G, state: &G::State, seat: Seat) -> Asked<G> {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    let known = game.knowledge(state, seat);
    Asked { game, seat, known, legal }
}

fn advised<A: ToString>((action, does): (A, Vec<study::Fact>)) -> Advised {
    Advised { action: action.to_string(), facts: facts(&does) }
}

pub(crate) fn facts(facts: &[study::Fact]) -> Vec<Fact> {
    facts.iter().map(fact).collect()
}

/// A fact, for clients.
pub(crate) fn fact(fact: &study::Fact) -> Fact {
    let value = |value: &Value| match value {
        Value::Number(number) => FactValue::Number(*number),
        other => FactValue::Text(other.to_string()),
    };
    Fact {
        code: fact.code.to_owned(),
        values: fact.values.iter().map(|(name, of)| ((*name).to_owned(), value(of))).collect(),
    }
}

/// Something a seat cannot see, for clients.
pub(crate) fn unknown(unknown: &study::Unknown) -> Unknown {
    let likely = |likely: &study::Likely| Likely {
        what: fact(&likely.what),
        chance: likely.chance.to_string(),
        share: likely.chance.share(),
    };
    Unknown { about: fact(&unknown.about), likely: unknown.likely.iter().map(likely).collect() }
}
