//! What a page asks a server by HTTP, answered in the browser.

use room::games::gambit::{builtin_setups, check_setup};
use room::wire::http::{
    About, AskBranch, AskDaily, AskReplay, CheckSetup, CreateTable, HttpError, Par, ParseError, Source,
};
use room::wire::{Code, PROTOCOL, Replay};
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
    /// Its log.
    Log,
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
            ["puzzles"] => read(body).and_then(|asked| self.catalogue.puzzle(&asked)).map(|told| text(&told)),
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
                Ok(_) => return self.find_par(ask, game, day),
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
            ["tables", table, "log"] => {
                return self.recorded(ask, Source::Table((*table).to_owned()), Wanted::Log);
            }
            _ => Err(Code::NoSuchTable.into()),
        };
        self.answer(ask, answer);
    }

    /// Finding out what master reaches takes a while: a thinker does it, so that tables answer meanwhile.
    fn find_par(&mut self, ask: u32, game: &str, day: &str) {
        let job = Job::Par { ask, game: game.to_owned(), day: day.to_owned(), now: self.now };
        self.pars.insert(ask);
        self.effects.push(Effect::Think { thinker: 0, job: text(&job) });
    }

    /// It is found out, or its thinker broke.
    pub(crate) fn found_par(&mut self, ask: u32, par: Option<Par>) {
        if par.is_none() || self.pars.remove(&ask) {
            self.answer(ask, par.map(|par| text(&par)).ok_or_else(|| Code::Unavailable.into()));
        }
    }

    fn answer(&mut self, ask: u32, answer: Result<String, DraftError>) {
        let (ok, text) = match answer {
            Ok(text) => (true, text),
            Err(DraftError { code, errors }) => {
                let errors = errors.0.iter().map(ParseError::from).collect();
                (false, text(&HttpError { code, errors }))
            }
        };
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
                if let Some(found) = self.opened(&table).map(finished) {
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
                .and_then(|room| finished(&room)),
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
            Wanted::Replay { viewer } => viewer
                .parse()
                .map_err(|error| DraftError::bad_log(&format!("viewer: {error}")))
                .and_then(|viewer| self.catalogue.replay(log, viewer, settings))
                .map(|replay| text(&replay)),
            Wanted::Branch(asked) => {
                let branch = self.catalogue.branch(log, &asked);
                match branch.and_then(|branch| self.maker().make_branch(branch, settings, &asked.seats)) {
                    Ok((made, created)) => return self.make(ask, made, created),
                    Err(error) => Err(error),
                }
            }
        };
        self.answer(ask, answer);
    }
}

/// The log of a finished game, and what a log does not have.
fn finished(room: &Room) -> Result<(String, Settings), DraftError> {
    Ok((room.log().ok_or(Code::StillRunning)?, room.settings().clone()))
}

fn about() -> About {
    let version = env!("CARGO_PKG_VERSION").to_owned();
    About { version, protocol: PROTOCOL, addresses: Vec::new(), notices: None }
}

/// A body in JSON, or what is wrong with it.
fn read<T: DeserializeOwned>(body: &str) -> Result<T, DraftError> {
    serde_json::from_str(body).map_err(|error| {
        let place = Place::new(error.line(), error.column());
        DraftError { code: Code::Malformed, errors: ParseErrors::one(place, error.to_string()) }
    })
}
