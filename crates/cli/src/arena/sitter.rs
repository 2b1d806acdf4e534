//! Somebody at a seat in one game, the clock beside them, and what they did wrong.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Result, bail};
use bots::Player;
use serde_json::{Value, json};
use table::rand::rngs::SmallRng;
use table::{Game, Seat};

use super::play::{Allotment, Contested};
use super::program::Program;
use super::question::{self, Asked};
use super::settings::Settings;
use super::spec::{Spec, USUAL_TIME, Who};
use super::stopwatch::Stopwatch;

/// A decision that takes longer than its time by more than this counts as overtime.
const ALLOWANCE: Duration = Duration::from_millis(20);
/// How many faults are kept word for word.
const QUOTED_FAULTS: usize = 3;

/// Somebody at a seat.
pub(super) struct Sitter<'a, G: Game> {
    spec: &'a Spec,
    /// The number of the bot in the contest.
    bot: usize,
    seat: Seat,
    mind: Mind<G>,
    settings: &'a Settings,
    /// What is spent of the time of a turn.
    spent: Duration,
    record: Record,
}

enum Mind<G: Game> {
    Player(Box<dyn Player<G>>),
    Program(Program),
}

/// Programs that wait for their next game, by the number of the bot and the seat. A program sits at one seat only: what one
/// seat saw must not help another.
#[derive(Default)]
pub(super) struct Lobby(BTreeMap<(usize, Seat), Program>);

/// What a seat decides about.
#[derive(Clone, Copy)]
pub(super) struct Position<'a, G: Game> {
    pub(super) game: &'a G,
    pub(super) state: &'a G::State,
    /// The number of the game in the contest.
    pub(super) number: u64,
}

impl<'a, G: Contested> Sitter<'a, G> {
    pub(super) fn new(
        (bot, spec): (usize, &'a Spec),
        seat: Seat,
        rng: SmallRng,
        lobby: &mut Lobby,
        settings: &'a Settings,
    ) -> Result<Self> {
        let mind = match &spec.who {
            Who::Kind(kind) => player(spec, G::player(*kind, rng))?,
            Who::Guest(name) => player(spec, G::guest(name, rng))?,
            Who::Program(command) => {
                Mind::Program(lobby.0.remove(&(bot, seat)).unwrap_or_else(|| Program::new(command)))
            }
        };
        Ok(Self { spec, bot, seat, mind, settings, spent: Duration::ZERO, record: Record::default() })
    }

    /// The game is over: a program waits for the next one.
    pub(super) fn leave(self, lobby: &mut Lobby) -> Record {
        if let Mind::Program(program) = self.mind {
            lobby.0.insert((self.bot, self.seat), program);
        }
        self.record
    }

    pub(super) const fn is_program(&self) -> bool {
        matches!(self.mind, Mind::Program(_))
    }

    /// One of the legal actions. Where a program names none it is the first one.
    pub(super) fn decide(&mut self, position: &Position<'_, G>, legal: &[G::Action]) -> Result<G::Action> {
        let limit = self.limit(position);
        let asked = self.asked(position, limit);
        let (action, time) = match &mut self.mind {
            Mind::Player(player) => {
                let knowledge = position.game.knowledge(position.state, self.seat);
                let watch = Stopwatch::start(self.settings.clock);
                let stop = || watch.reached(limit);
                let decision = player.decide(position.game, &knowledge, legal, self.spec.limit.budget(&stop));
                (Ok(decision.action), Some(watch.elapsed()))
            }
            Mind::Program(program) => match program.ask(&asked.choose(legal), limit) {
                Ok(answer) => (question::action(&answer.value, legal), answer.time),
                Err(fault) => return self.fault(position, &fault).map(|()| legal[0]),
            },
        };
        if let Some(time) = time {
            self.spent += time;
            self.record.clock.add(time, limit);
        }
        match action {
            Ok(action) if legal.contains(&action) => Ok(action),
            Ok(action) => bail!("{} chose “{action}”, which is not legal: a bug of ours", self.spec),
            Err(fault) => self.fault(position, &fault).map(|()| legal[0]),
        }
    }

    /// Does it agree to end the game now? (G17)
    pub(super) fn agrees(&mut self, position: &Position<'_, G>) -> Result<bool> {
        let limit = self.limit(position);
        let asked = self.asked(position, limit);
        match &mut self.mind {
            Mind::Player(player) => {
                Ok(player.agrees(position.game, &position.game.knowledge(position.state, self.seat)))
            }
            Mind::Program(program) => {
                let answer = program.ask(&asked.agree(), limit);
                match answer.and_then(|answer| question::agrees(&answer.value)) {
                    Ok(agrees) => Ok(agrees),
                    Err(fault) => self.fault(position, &fault).map(|()| false),
                }
            }
        }
    }

    /// The time for the coming decision.
    fn limit(&mut self, position: &Position<'_, G>) -> Duration {
        let Allotment { anew, share } = position.game.allotment(position.state, self.seat);
        if anew {
            self.spent = Duration::ZERO;
        }
        match (self.spec.limit.time, self.is_program()) {
            (Some(time), _) => time.part(self.spent, share),
            (None, true) => USUAL_TIME.span,
            (None, false) => Duration::MAX,
        }
    }

    fn asked<'p>(&self, position: &Position<'p, G>, limit: Duration) -> Asked<'p, G> {
        let Position { game, state, number, .. } = *position;
        Asked { game, state, seat: self.seat, number, limit }
    }

    /// Notes what a program did wrong; in a strict contest that is the end.
    fn fault(&mut self, position: &Position<'_, G>, fault: &str) -> Result<()> {
        let sentence = format!("{}, seat {} of game {}, {fault}", self.spec, self.seat, position.number);
        if self.settings.strict {
            return Err(Broken(sentence).into());
        }
        self.record.faults.add(sentence);
        Ok(())
    }
}

fn player<G: Game>(spec: &Spec, player: Option<Box<dyn Player<G>>>) -> Result<Mind<G>> {
    match player {
        Some(player) => Ok(Mind::Player(player)),
        None => bail!("{spec} does not play {}", G::NAME),
    }
}

/// A program did something wrong in a strict contest.
#[derive(Debug)]
pub(super) struct Broken(String);

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Broken {}

/// How somebody thought and behaved.
#[derive(Clone, Debug, Default)]
pub(super) struct Record {
    pub(super) clock: Clock,
    pub(super) faults: Faults,
}

impl Record {
    pub(super) fn merge(&mut self, other: &Self) {
        self.clock.merge(&other.clock);
        self.faults.merge(&other.faults);
    }

    /// For programs.
    pub(super) fn json(&self) -> Value {
        json!({ "time": self.clock.json(), "faults": { "count": self.faults.count, "first": self.faults.first } })
    }
}

/// What a program did wrong: each such decision is forfeited.
#[derive(Clone, Debug, Default)]
pub(super) struct Faults {
    pub(super) count: u64,
    /// The first few, in whole sentences.
    pub(super) first: Vec<String>,
}

impl Faults {
    fn add(&mut self, fault: String) {
        self.count += 1;
        if self.first.len() < QUOTED_FAULTS {
            self.first.push(fault);
        }
    }

    fn merge(&mut self, other: &Self) {
        self.count += other.count;
        let room = QUOTED_FAULTS - self.first.len();
        self.first.extend(other.first.iter().take(room).cloned());
    }
}

/// How long somebody thought.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Clock {
    pub(super) decisions: u64,
    total: Duration,
    longest: Duration,
    /// Decisions that took too long.
    pub(super) over: u64,
}

impl Clock {
    fn add(&mut self, time: Duration, limit: Duration) {
        self.decisions += 1;
        self.total += time;
        self.longest = self.longest.max(time);
        self.over += u64::from(time > limit.saturating_add(ALLOWANCE));
    }

    fn merge(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
        self.over += other.over;
    }

    /// The mean time of a decision in milliseconds.
    pub(super) fn mean(&self) -> f64 {
        self.total.as_secs_f64() * 1e3 / self.decisions.max(1) as f64
    }

    /// The longest time of a decision in milliseconds.
    pub(super) fn longest(&self) -> f64 {
        self.longest.as_secs_f64() * 1e3
    }

    fn json(&self) -> Value {
        json!({
            "decisions": self.decisions,
            "mean_ms": self.mean(),
            "max_ms": self.longest(),
            "overtime": self.over,
        })
    }
}
