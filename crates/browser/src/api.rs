//! What a page asks a server by HTTP, answered in the browser.

use room::games::gambit::{builtin_setups, check_setup};
use room::wire::http::{
    About, AskBranch, AskDaily, AskReplay, CheckSetup, CreateTable, HttpError, ParseError, Source,
};
use room::wire::{AskReview, Code, PROTOCOL, Replay, SeatName};
use room::{DraftError, Maker, Room, Settings, Stored};
use serde::de::DeserializeOwned;
use table::{ParseErrors, Place, Seat, Viewer};

use crate::clients::text;
use crate::host::Host;
use crate::messages::Effect;
use crate::thinker::Job;

/// Something that needs a recorded game.
pub(crate) enum Wanted {
    /// The game step by step.
    Replay { viewer: String },
    /// A table where it goes on.
    Branch(AskBranch),
    /// Its review for a seat.
    Review { seat: SeatName },
    /// Its log.
    Log,
    /// What another host needs to go on with it.
    HandOver,
}

/// The first games of those who learn.
const LESSONS: [(&str, &str); 2] = [
    ("gambit", include_str!("../../../lessons/gambit.log")),
    ("skakanie", include_str!("../../../lessons/skakanie.log")),
];

impl Host {
    /// Answers, at once or when a table was read or written.
    pub(crate) fn ask(&mut self, ask: u32, path: &str, body: &str) {
        let parts: Vec<&str> = path.split('/').collect();
        let answer = match parts.as_slice() {
            ["about"] => Ok(text(&about())),
            ["games"] => Ok(text(&self.catalogue.info())),
            ["setups"] => Ok(text(&builtin_setups())),
            ["setups", "check"] => read(body).map(|asked: CheckSetup| text(&check_setup(&asked.text))),
            ["fairness"] => match read(body) {
                Ok(asked) => return self.think_about(ask, &Job::Fairness { ask, asked }),
                Err(error) => Err(error),
            },
            ["puzzles"] => match read(body) {
                Ok(asked) => return self.think_about(ask, &Job::Puzzle { ask, asked }),
                Err(error) => Err(error),
            },
            ["lessons", game] => self.lesson(game).map(|replay| text(&replay)),
            ["tables"] => match read(body).and_then(|wish: CreateTable| self.maker().make(&wish)) {
                Ok((made, created)) => return self.make(ask, made, created),
                Err(error) => Err(error),
            },
            ["daily"] => match read(body).and_then(|asked: AskDaily| self.maker().make_daily(&asked)) {
                Ok((made, created)) => return self.make(ask, made, created),
                Err(error) => Err(error),
            },
            ["daily", game, day] => match self.catalogue.daily(game, day, self.now) {
                Ok(_) => {
                    let (game, day) = ((*game).to_owned(), (*day).to_owned());
                    return self.think_about(ask, &Job::Par { ask, game, day, now: self.now });
                }
                Err(error) => Err(error),
            },
            ["replays"] => match read(body) {
                Ok(AskReplay { source, viewer }) => {
                    return self.recorded(ask, source, Wanted::Replay { viewer });
                }
                Err(error) => Err(error),
            },
            ["branches"] => match read::<AskBranch>(body) {
                Ok(asked) => return self.recorded(ask, asked.source.clone(), Wanted::Branch(asked)),
                Err(error) => Err(error),
            },
            ["reviews"] => match read(body) {
                Ok(AskReview { source, seat }) => return self.recorded(ask, source, Wanted::Review { seat }),
                Err(error) => Err(error),
            },
            ["tables", table, "hand-over"] => {
                return self.recorded(ask, Source::Table((*table).to_owned()), Wanted::HandOver);
            }
            ["tables", table, "log"] => {
                return self.recorded(ask, Source::Table((*table).to_owned()), Wanted::Log);
            }
            _ => Err(Code::NoSuchTable.into()),
        };
        self.answer(ask, answer);
    }

    /// What takes a while is done by a thinker, the one with the fewest bots, so that tables answer meanwhile.
    fn think_about(&mut self, ask: u32, job: &Job) {
        let thinker = self.thinkers - 1;
        self.thought.insert(ask, thinker);
        self.effects.push(Effect::Think { thinker, job: text(job), bot: false });
    }

    /// It was thought about.
    pub(crate) fn answer_thought(&mut self, ask: u32, answer: Result<String, String>) {
        if self.thought.remove(&ask).is_some() {
            let (ok, text) = answer.map_or_else(|error| (false, error), |answer| (true, answer));
            self.effects.push(Effect::Answer { ask, ok, text });
        }
    }

    /// Whoever thought about questions broke.
    pub(crate) fn give_up_thoughts(&mut self, broken: usize) {
        let lost: Vec<u32> =
            self.thought.extract_if(.., |_, its| *its == broken).map(|(ask, _)| ask).collect();
        for ask in lost {
            self.answer(ask, Err(Code::Unavailable.into()));
        }
    }

    fn answer(&mut self, ask: u32, answer: Result<String, DraftError>) {
        let (ok, text) = answer.map_or_else(|error| (false, failure(error)), |text| (true, text));
        self.effects.push(Effect::Answer { ask, ok, text });
    }

    fn maker(&mut self) -> Maker<'_> {
        Maker { catalogue: &self.catalogue, random: &mut self.random, now: self.now }
    }

    fn lesson(&self, game: &str) -> Result<Replay, DraftError> {
        let (_, log) = LESSONS.iter().find(|(name, _)| *name == game).ok_or(Code::NoSuchTable)?;
        self.catalogue.replay(log, Viewer::Seat(Seat::new(0)), &Settings::default())
    }

    /// Answers from a log, or from a table, which may have to be read first.
    fn recorded(&mut self, ask: u32, source: Source, wanted: Wanted) {
        match source {
            Source::Log(log) => self.answer_log(ask, wanted, &log, &Settings::default()),
            Source::Table(table) => {
                if let Some(found) = self.opened(&table).map(|room| content(room, &wanted)) {
                    return self.answer_found(ask, wanted, found);
                }
                self.reading.entry(table.clone()).or_default().push((ask, wanted));
                self.effects.push(Effect::Read { table });
            }
        }
    }

    /// The table was read.
    pub(crate) fn answer_from(&mut self, ask: u32, wanted: Wanted, stored: Option<&Stored>) {
        let found = match stored {
            Some(stored) => Room::load(&self.catalogue, stored)
                .map_err(|what| DraftError::bad_log(&what))
                .and_then(|room| content(&room, &wanted)),
            None => Err(Code::NoSuchTable.into()),
        };
        self.answer_found(ask, wanted, found);
    }

    fn answer_found(&mut self, ask: u32, wanted: Wanted, found: Result<(String, Settings), DraftError>) {
        match found {
            Ok((log, settings)) => self.answer_log(ask, wanted, &log, &settings),
            Err(error) => self.answer(ask, Err(error)),
        }
    }

    fn answer_log(&mut self, ask: u32, wanted: Wanted, log: &str, settings: &Settings) {
        let answer = match wanted {
            Wanted::Log => Ok(text(&log)),
            Wanted::HandOver => Ok(log.to_owned()),
            Wanted::Review { seat } => {
                return self.think_about(ask, &Job::Review { ask, log: log.to_owned(), seat });
            }
            Wanted::Replay { viewer } => viewer
                .parse()
                .map_err(|error| DraftError::bad_log(&format!("viewer: {error}")))
                .and_then(|viewer| self.catalogue.replay(log, viewer, settings))
                .map(|replay| text(&replay)),
            Wanted::Branch(asked) if asked.once.is_some() => {
                Err(DraftError::bad_options("once: a table of this browser is made only once anyway"))
            }
            Wanted::Branch(asked) => {
                let branch = self.catalogue.branch(log, &asked);
                // Whoever is in this browser may see what it keeps.
                let photo_of = match &asked.source {
                    Source::Table(table) => Some(&**table),
                    Source::Log(_) => None,
                };
                let made = branch
                    .and_then(|branch| self.maker().make_branch(branch, settings, &asked.seats, photo_of));
                match made {
                    Ok((made, created)) => return self.make(ask, made, created),
                    Err(error) => Err(error),
                }
            }
        };
        self.answer(ask, answer);
    }
}

/// What is wanted of a game, and what a log does not have.
fn content(room: &Room, wanted: &Wanted) -> Result<(String, Settings), DraftError> {
    let found = match wanted {
        Wanted::HandOver => {
            let (log, seed) = room.handed_over().ok_or(Code::WrongStage)?;
            text(&serde_json::json!({"log": log, "seed": seed}))
        }
        _ => room.log().ok_or(Code::StillRunning)?,
    };
    Ok((found, room.settings().clone()))
}

/// Why something cannot be done, as it travels.
pub(crate) fn failure(DraftError { code, errors }: DraftError) -> String {
    let errors = errors.0.iter().map(ParseError::from).collect();
    text(&HttpError { code, errors })
}

fn about() -> About {
    let version = env!("CARGO_PKG_VERSION").to_owned();
    About { version, protocol: PROTOCOL, addresses: Vec::new(), notices: None, photos: true }
}

/// A body in JSON, or what is wrong with it.
fn read<T: DeserializeOwned>(body: &str) -> Result<T, DraftError> {
    serde_json::from_str(body).map_err(|error| {
        let place = Place::new(error.line(), error.column());
        DraftError { code: Code::Malformed, errors: ParseErrors::one(place, error.to_string()) }
    })
}
