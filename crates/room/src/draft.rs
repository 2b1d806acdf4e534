//! A table before it is made, and its first change.

use table::shuffle::Entropy;
use table::{NotationError, ParseErrors, Place, Seat};

use crate::change::{Change, NewTable};
use crate::decide::{Proposal, level_of};
use crate::key::{Key, KeyHash};
use crate::line::Line;
use crate::names::check_name;
use crate::photo::PhotoError;
use crate::play::{Begun, Refusal};
use crate::room::Room;
use crate::settings::Settings;
use crate::wire::Code;
use crate::wire::http::NewSeat;

/// What a new table agrees on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The game's name.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Options and setup: the game's block of a log.
    pub block: String,
    /// What is agreed besides the rules.
    pub settings: Settings,
}

/// Why a table cannot be made, or a recorded game not be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftError {
    /// The kind of reason.
    pub code: Code,
    /// What is wrong with options, a setup card or a log.
    pub errors: ParseErrors,
}

impl DraftError {
    /// A log that is not what is needed.
    pub fn log(errors: ParseErrors) -> Self {
        Self { code: Code::BadLog, errors }
    }

    /// A log that is not what is needed, for this one reason.
    pub fn bad_log(what: &str) -> Self {
        Self::log(ParseErrors::one(Place::default(), what))
    }

    /// Options that cannot be played, for this one reason.
    pub fn bad_options(what: &str) -> Self {
        ParseErrors::one(Place::default(), what).into()
    }
}

impl From<ParseErrors> for DraftError {
    fn from(errors: ParseErrors) -> Self {
        Self { code: Code::BadOptions, errors }
    }
}

impl From<Code> for DraftError {
    fn from(code: Code) -> Self {
        Self { code, errors: ParseErrors::default() }
    }
}

impl From<PhotoError> for DraftError {
    fn from(error: PhotoError) -> Self {
        Self { code: Code::BadPhoto, errors: ParseErrors::one(Place::default(), error.to_string()) }
    }
}

impl From<Refusal> for DraftError {
    fn from(refusal: Refusal) -> Self {
        refusal.code.into()
    }
}

/// The keys a new table is made with.
pub struct NewKeys<'a> {
    /// The host's.
    pub host: &'a Key,
    /// The watchers'.
    pub watch: &'a Key,
    /// The table's link's.
    pub invite: &'a Key,
    /// One for each seat.
    pub seats: &'a [Key],
}

impl Room {
    /// The first change of a table for these people, where nothing has happened yet: with the start, if nobody has to get ready for it.
    /// `begun` are the lines of a recorded game that [goes on here](crate::Continued).
    pub fn first_change(
        &self,
        new: &NewTable,
        seats: &[NewSeat],
        keys: &NewKeys<'_>,
        begun: Vec<String>,
    ) -> Result<Change, DraftError> {
        let starts = begun.contains(&Line::Start.to_string());
        let mut lines = holders(keys, seats)?;
        for line in begun {
            lines.push(line.parse().map_err(|error: NotationError| DraftError::bad_log(&error.to_string()))?);
        }
        self.begin(new, &lines, starts)
    }

    /// The first change of a rematch: the same people with the same keys.
    pub fn first_of_rematch(&self, new: &NewTable, old: &Self) -> Result<Change, DraftError> {
        self.begin(new, &old.rematch_lines()?, false)
    }

    fn begin(&self, new: &NewTable, lines: &[Line], starts: bool) -> Result<Change, DraftError> {
        let (asked, seats) = (lines.iter().filter(|line| line.is_holder()).count(), self.seats.len());
        if asked != seats {
            let what = format!("{asked} seats are described, the game has {seats}");
            return Err(ParseErrors::one(Place::default(), what).into());
        }
        let mut proposal = Proposal::own(lines.iter().cloned());
        let bots = lines.iter().filter(|line| matches!(line, Line::Bot(..))).count();
        // Nobody adds to the shuffle of a daily deal, so nobody has to be ready.
        let at_once = bots == seats || self.settings().daily.is_some();
        if at_once && !starts {
            let mut begun = Begun::default();
            for line in lines {
                begun.note(line);
            }
            self.start_game(&mut proposal, vec![Entropy::default(); seats], &begun)?;
        }
        let Proposal { lines, result } = proposal;
        Ok(Change { number: 0, at: new.created, ack: None, lines, result })
    }
}

/// The lines that say who has a new table and its seats.
fn holders(keys: &NewKeys<'_>, seats: &[NewSeat]) -> Result<Vec<Line>, Refusal> {
    let mut lines =
        vec![Line::Host(keys.host.hash()), Line::Watch(keys.watch.hash()), Line::Invite(keys.invite.hash())];
    for ((seat, new), key) in Seat::all(seats.len()).zip(seats).zip(keys.seats) {
        let key: KeyHash = key.hash();
        lines.push(match new {
            NewSeat::Person { name } => Line::Sit(seat, key, check_name(name)?),
            NewSeat::Open {} => Line::Open(seat, key),
            NewSeat::Bot { level } => Line::Bot(seat, level_of(level)?),
        });
    }
    Ok(lines)
}
