//! Somebody at a seat in one game, the clock beside them, and what they did wrong.

use std::collections::BTreeMap;
use std::time::Duration;

use anyhow::{Result, bail};
use bots::Player;
use serde_json::{Value, json};
use table::rand::rngs::SmallRng;
use table::{Game, Seat};

use super::contest::Settings;
use super::play::Position;
use super::program::Program;
use super::question::{self, Question};
use super::spec::{Spec, USUAL_TIME, Who};
use super::stopwatch::Stopwatch;
use crate::{Finding, LabGame, TimeShare};

/// A decision that takes longer than its time by more than this counts as overtime.
const ALLOWANCE: Duration = Duration::from_millis(20);
/// How many faults are kept word for word.
const QUOTED_FAULTS: usize = 3;

/// Somebody at a seat.
pub(crate) struct Contestant<'a, G: Game> {
    spec: &'a Spec,
    /// The number of the bot in the contest.
    bot: usize,
    seat: Seat,
    controller: Controller<G>,
    settings: &'a Settings,
    /// What is spent of the time of a turn.
    spent: Duration,
    behaviour: Behaviour,
}

enum Controller<G: Game> {
    Player(Box<dyn Player<G>>),
    Program(Program),
}

/// Programs that wait for their next game, by the number of the bot and the seat. A program sits at one seat only: what one
/// seat saw must not help another.
#[derive(Default)]
pub(crate) struct ProgramPool(BTreeMap<(usize, Seat), Program>);

impl<'a, G: LabGame> Contestant<'a, G> {
    pub(crate) fn new(
        (bot, spec): (usize, &'a Spec),
        seat: Seat,
        rng: SmallRng,
        pool: &mut ProgramPool,
        settings: &'a Settings,
    ) -> Result<Self> {
        let controller = match &spec.who {
            Who::Kind(kind) => player(spec, G::player(*kind, rng))?,
            Who::Reference(name) => player(spec, G::reference_player(name, rng))?,
            Who::Program(command) => {
                Controller::Program(pool.0.remove(&(bot, seat)).unwrap_or_else(|| Program::new(command)))
            }
        };
        Ok(Self {
            spec,
            bot,
            seat,
            controller,
            settings,
            spent: Duration::ZERO,
            behaviour: Behaviour::default(),
        })
    }

    /// The game is over: a program waits for the next one.
    pub(crate) fn leave(self, pool: &mut ProgramPool) {
        if let Controller::Program(program) = self.controller {
            pool.0.insert((self.bot, self.seat), program);
        }
    }

    /// How it behaved so far.
    pub(crate) fn behaviour(&self) -> Behaviour {
        self.behaviour.clone()
    }

    pub(crate) const fn is_program(&self) -> bool {
        matches!(self.controller, Controller::Program(_))
    }

    /// One of the legal actions. Where a program names none it is the first one.
    pub(crate) fn decide(&mut self, position: &Position<'_, G>, legal: &[G::Action]) -> Result<G::Action> {
        let question = self.question(position);
        let Question { table, limit, .. } = question;
        let game = table.game();
        let (action, time) = match &mut self.controller {
            Controller::Player(player) => {
                let knowledge = game.knowledge(table.state(), self.seat);
                let watch = Stopwatch::start(self.settings.clock);
                let stop = || watch.reached(limit);
                let decision = player.decide(game, &knowledge, legal, self.spec.limit.budget(&stop));
                (Ok(decision.action), Some(watch.elapsed()))
            }
            Controller::Program(program) => match program.ask(&question.choose(legal), limit) {
                Ok(answer) => (question::action(&answer.value, legal), answer.time),
                Err(fault) => (Err(fault), None),
            },
        };
        if let Some(time) = time {
            self.spent += time;
            self.behaviour.clock.add(time, limit);
        }
        match action {
            Ok(action) if legal.contains(&action) => Ok(action),
            Ok(action) => bail!("{} chose “{action}”, which is not legal: a bug of ours", self.spec),
            Err(fault) => self.fault(position, &fault).map(|()| legal[0]),
        }
    }

    /// Does it agree to end the game now? (G17)
    pub(crate) fn agrees(&mut self, position: &Position<'_, G>) -> Result<bool> {
        let question = self.question(position);
        let agrees = match &mut self.controller {
            Controller::Player(player) => {
                let game = question.table.game();
                Ok(player.agrees(game, &game.knowledge(question.table.state(), self.seat)))
            }
            Controller::Program(program) => {
                let answer = program.ask(&question.agree(), question.limit);
                answer.and_then(|answer| question::agrees(&answer.value))
            }
        };
        agrees.or_else(|fault| self.fault(position, &fault).map(|()| false))
    }

    /// What it is asked, with the time for the answer.
    fn question<'p>(&mut self, position: &Position<'p, G>) -> Question<'p, G> {
        let Position { table, number } = *position;
        let TimeShare { anew, share } = table.game().time_share(table.state(), self.seat);
        if anew {
            self.spent = Duration::ZERO;
        }
        let limit = match (self.spec.limit.time, self.is_program()) {
            (Some(time), _) => time.part(self.spent, share),
            (None, true) => USUAL_TIME.span,
            (None, false) => Duration::MAX,
        };
        Question { table, seat: self.seat, number, limit }
    }

    /// Notes what a program did wrong; in a strict contest that is the end.
    fn fault(&mut self, position: &Position<'_, G>, fault: &str) -> Result<()> {
        let sentence = format!("{}, seat {} of game {}, {fault}", self.spec, self.seat, position.number);
        if self.settings.strict {
            return Err(Finding(sentence).into());
        }
        self.behaviour.faults.add(sentence);
        Ok(())
    }
}

fn player<G: Game>(spec: &Spec, player: Option<Box<dyn Player<G>>>) -> Result<Controller<G>> {
    match player {
        Some(player) => Ok(Controller::Player(player)),
        None => bail!("{spec} does not play {}", G::NAME),
    }
}

/// How somebody thought and behaved.
#[derive(Clone, Debug, Default)]
pub(crate) struct Behaviour {
    pub(crate) clock: Clock,
    pub(crate) faults: Faults,
}

impl Behaviour {
    pub(crate) fn merge(&mut self, other: &Self) {
        self.clock.merge(&other.clock);
        self.faults.merge(&other.faults);
    }

    /// For programs.
    pub(crate) fn json(&self) -> Value {
        json!({ "time": self.clock.json(), "faults": { "count": self.faults.count, "first": self.faults.first } })
    }
}

/// What a program did wrong: each such decision is forfeited.
#[derive(Clone, Debug, Default)]
pub(crate) struct Faults {
    pub(crate) count: u64,
    /// The first few, in whole sentences.
    pub(crate) first: Vec<String>,
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
pub(crate) struct Clock {
    pub(crate) decisions: u64,
    total: Duration,
    longest: Duration,
    /// Decisions that took too long.
    pub(crate) over: u64,
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
    pub(crate) fn mean(&self) -> f64 {
        self.total.as_secs_f64() * 1e3 / self.decisions.max(1) as f64
    }

    /// The longest time of a decision in milliseconds.
    pub(crate) fn longest(&self) -> f64 {
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
