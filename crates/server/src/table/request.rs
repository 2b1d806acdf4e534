//! What a request would lead to, or why it is refused.

use std::str::FromStr;

use bots::Kind;
use table::shuffle::Entropy;
use table::{Seat, SeatSet};

use super::{Grants, Held, Line, Table};
use crate::key::{Key, KeyHash, is_plain};
use crate::play::{Play, Refused};
use crate::wire::http::NewSeat;
use crate::wire::{Code, Request, SeatName, Stage};

/// Who asks.
#[derive(Clone, Copy)]
pub(crate) enum Asker {
    /// A connection, by what its keys open.
    Connection(Grants),
    /// The bot of a seat.
    Bot,
}

impl Asker {
    fn holds(self, seat: Seat) -> bool {
        match self {
            Self::Connection(grants) => grants.seats.contains(seat),
            Self::Bot => true,
        }
    }

    fn host_only(self) -> Result<(), Refused> {
        if self.is_host() { Ok(()) } else { Err(Code::NotHost.into()) }
    }

    fn is_host(self) -> bool {
        matches!(self, Self::Connection(grants) if grants.host)
    }
}

/// The lines a request would lead to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proposal {
    pub(crate) lines: Vec<String>,
    /// The result, if the game would be over.
    pub(crate) result: Option<String>,
}

impl Proposal {
    fn own(lines: impl IntoIterator<Item = Line>) -> Self {
        Self { lines: lines.into_iter().map(|line| line.to_string()).collect(), result: None }
    }

    fn game(lines: Vec<String>, play: &dyn Play) -> Self {
        Self { lines, result: play.outcome().map(|outcome| outcome.to_string()) }
    }
}

type Proposed = Result<Proposal, Refused>;

impl Table {
    /// The lines a request would lead to.
    pub(crate) fn propose(&self, asker: Asker, request: &Request) -> Proposed {
        match request {
            Request::Sit { key, name, new_key, .. } => self.sit(key, name, new_key),
            Request::Rename { seat, name, .. } => self.rename(self.own(asker, *seat)?, name),
            Request::Ready { seat, entropy, .. } => self.ready(self.own(asker, *seat)?, entropy.as_deref()),
            Request::Act { seat, question, action, .. } => {
                self.act(self.own(asker, *seat)?, *question, action)
            }
            Request::Undo { seat, change, .. } => self.take_back(self.own(asker, *seat)?, *change),
            Request::Vote { seat, agree, .. } => {
                let seat = self.own(asker, *seat)?;
                let mut play = self.playing()?.copy();
                let lines = play.vote(seat, *agree)?;
                Ok(Proposal::game(lines, &*play))
            }
            Request::Offer { seat, new_key, .. } => {
                let seat = self.own(asker, *seat)?;
                Ok(Proposal::own([Line::Offer(seat, fresh(new_key)?)]))
            }
            Request::StandIn { seat, level, .. } => self.stand_in(asker, *seat, level.as_deref()),
            Request::Free { seat, new_key, .. } => self.free(asker, seat.0, new_key),
            Request::PlaceBot { seat, level, .. } => self.place_bot(asker, seat.0, level),
            Request::NewWatchLink { new_key, .. } => {
                asker.host_only()?;
                Ok(Proposal::own([Line::Watch(fresh(new_key)?)]))
            }
            // These change nothing, or are not the table's alone to do.
            Request::Join { .. }
            | Request::Leave { .. }
            | Request::Look { .. }
            | Request::Sync { .. }
            | Request::Past { .. }
            | Request::Rematch { .. }
            | Request::React { .. }
            | Request::Point { .. }
            | Request::Ping { .. } => Err(Code::Malformed.into()),
        }
    }

    /// A seat of this table that the asker holds.
    pub(crate) fn own(&self, asker: Asker, seat: SeatName) -> Result<Seat, Refused> {
        let there = seat.0.index() < self.seats.len();
        if there && asker.holds(seat.0) { Ok(seat.0) } else { Err(Code::NotYourSeat.into()) }
    }

    fn lobby_only(&self) -> Result<(), Refused> {
        if self.stage() == Stage::Lobby { Ok(()) } else { Err(Code::WrongStage.into()) }
    }

    fn playing(&self) -> Result<&dyn Play, Refused> {
        match &self.play {
            Some(play) if play.outcome().is_none() => Ok(&**play),
            _ => Err(Code::WrongStage.into()),
        }
    }

    fn sit(&self, key: &str, name: &str, new_key: &str) -> Proposed {
        let name = check_name(name)?;
        let new_key = fresh(new_key)?;
        let hash = Key::parse(key).ok_or(Code::NoSuchKey)?.hash();
        let seat = self.grants(&[hash]).invited.iter().next().ok_or(Code::NoSuchKey)?;
        Ok(Proposal::own([Line::Sit(seat, new_key, name)]))
    }

    fn rename(&self, seat: Seat, name: &str) -> Proposed {
        self.lobby_only()?;
        Ok(Proposal::own([Line::Name(seat, check_name(name)?)]))
    }

    fn ready(&self, seat: Seat, entropy: Option<&str>) -> Proposed {
        self.lobby_only()?;
        let Some(entropy) = entropy else {
            return Ok(Proposal::own([Line::Unready(seat)]));
        };
        let entropy = Entropy::from_str(entropy).ok().filter(|entropy| *entropy != Entropy::default());
        let entropy = entropy.ok_or(Code::BadText)?;
        self.maybe_start(Proposal::own([Line::Ready(seat, entropy.clone())]), SeatSet::only(seat), |at| {
            if at == seat {
                entropy.clone()
            } else {
                self.seats[at.index()].entropy.clone().unwrap_or_default()
            }
        })
    }

    /// If everybody is ready, `ready` included, the game begins with the same change.
    fn maybe_start(
        &self,
        mut proposal: Proposal,
        ready: SeatSet,
        entropy: impl Fn(Seat) -> Entropy,
    ) -> Proposed {
        let mut seats = Seat::all(self.seats.len()).zip(&self.seats);
        if seats.all(|(seat, place)| ready.contains(seat) || place.is_ready()) {
            let entropy: Vec<Entropy> = Seat::all(self.seats.len()).map(entropy).collect();
            let open = (self.edition.open)(&self.block, &self.seed, &entropy, self.extras.hints);
            let mut play = open.map_err(|_| Refused::from(Code::BadOptions))?;
            proposal.lines.push(Line::Start.to_string());
            proposal.lines.extend(play.settle());
        }
        Ok(proposal)
    }

    fn act(&self, seat: Seat, question: u64, action: &str) -> Proposed {
        let play = self.playing()?;
        if self.seats[seat.index()].asked.0 != question {
            return Err(Code::StaleQuestion.into());
        }
        let mut play = play.copy();
        let lines = play.act(seat, action)?;
        Ok(Proposal::game(lines, &*play))
    }

    fn take_back(&self, seat: Seat, change: u64) -> Proposed {
        let play = self.playing()?;
        if self.undo(seat) != Some(change) {
            return Err(Code::NoUndo.into());
        }
        match play.take_back(seat) {
            Some(action) => self.act(seat, change, &action),
            None => Ok(Proposal::own([Line::Undo(seat)])),
        }
    }

    fn stand_in(&self, asker: Asker, seat: SeatName, level: Option<&str>) -> Proposed {
        if !asker.is_host() {
            self.own(asker, seat)?;
        }
        self.playing()?;
        let place = self.seats.get(seat.0.index()).ok_or(Code::NotYourSeat)?;
        let person = matches!(place.holder, Held::Person(..));
        let line = match level {
            Some(level) if person && place.stand_in.is_none() => {
                Line::StandIn { seat: seat.0, level: level_of(level)?, clock: false }
            }
            // Only who holds the seat comes back to it.
            None if place.stand_in.is_some() => Line::Return(self.own(asker, seat)?),
            _ => return Err(Code::WrongSeat.into()),
        };
        Ok(Proposal::own([line]))
    }

    fn free(&self, asker: Asker, seat: Seat, new_key: &str) -> Proposed {
        asker.host_only()?;
        let key = fresh(new_key)?;
        let place = self.seats.get(seat.index()).ok_or(Code::WrongSeat)?;
        // A bot's seat can be freed for a person before the start; later its person would have no part in the shuffle.
        let wrong = matches!(place.holder, Held::Bot(_)) && self.stage() != Stage::Lobby;
        if wrong || self.stage() == Stage::Over {
            return Err(Code::WrongStage.into());
        }
        Ok(Proposal::own([Line::Open(seat, key)]))
    }

    fn place_bot(&self, asker: Asker, seat: Seat, level: &str) -> Proposed {
        asker.host_only()?;
        self.lobby_only()?;
        let level = level_of(level)?;
        match self.seats.get(seat.index()).map(|place| &place.holder) {
            Some(Held::Open(_) | Held::Bot(_)) => {}
            _ => return Err(Code::WrongSeat.into()),
        }
        let proposal = Proposal::own([Line::Bot(seat, level)]);
        self.maybe_start(proposal, SeatSet::only(seat), |at| {
            if at == seat {
                Entropy::default()
            } else {
                self.seats[at.index()].entropy.clone().unwrap_or_default()
            }
        })
    }

    /// The lines by which a seat's time is up.
    pub(crate) fn time_is_up(seat: Seat) -> Proposal {
        Proposal::own([Line::StandIn { seat, level: Kind::Casual, clock: true }])
    }

    /// The lines by which everybody learns of the rematch.
    pub(crate) fn rematch_at(table: &str) -> Proposal {
        Proposal::own([Line::Rematch(table.to_owned())])
    }

    /// The first lines of the rematch: the same people with the same keys.
    pub(crate) fn rematch_lines(&self) -> Result<Vec<Line>, Refused> {
        if self.stage() != Stage::Over || self.rematch.is_some() {
            return Err(Code::WrongStage.into());
        }
        let mut lines: Vec<Line> = self.host.map(Line::Host).into_iter().collect();
        lines.extend(self.watch.map(Line::Watch));
        lines.extend(Seat::all(self.seats.len()).zip(&self.seats).map(|(seat, place)| match &place.holder {
            Held::Open(key) => Line::Open(seat, *key),
            Held::Person(key, name) => Line::Sit(seat, *key, name.clone()),
            Held::Bot(kind) => Line::Bot(seat, *kind),
        }));
        Ok(lines)
    }

    /// The first change's lines with, if nobody is left to get ready, the start; or with the game that goes on here.
    pub(crate) fn begin(&self, lines: &[Line], begun: Vec<String>) -> Proposed {
        let mut proposal = Proposal::own(lines.iter().cloned());
        if !begun.is_empty() {
            proposal.lines.extend(begun);
            return Ok(proposal);
        }
        let bots = lines.iter().filter(|line| matches!(line, Line::Bot(..))).count();
        if bots < self.seats.len() {
            return Ok(proposal);
        }
        self.maybe_start(proposal, SeatSet::all(self.seats.len()), |_| Entropy::default())
    }
}

/// The lines of a new table.
pub(crate) fn first_lines(
    host: KeyHash,
    watch: KeyHash,
    seats: &[NewSeat],
    keys: &[Key],
) -> Result<Vec<Line>, Refused> {
    let mut lines = vec![Line::Host(host), Line::Watch(watch)];
    for ((seat, new), key) in Seat::all(seats.len()).zip(seats).zip(keys) {
        lines.push(match new {
            NewSeat::Person { name } => Line::Sit(seat, key.hash(), check_name(name)?),
            NewSeat::Open {} => Line::Open(seat, key.hash()),
            NewSeat::Bot { level } => Line::Bot(seat, level_of(level)?),
        });
    }
    Ok(lines)
}

/// A name people can read: one line, no control characters, no blanks around it.
pub(crate) fn check_name(name: &str) -> Result<String, Refused> {
    const LONGEST: usize = 24;
    let name = name.trim();
    let words: Vec<&str> = name.split_whitespace().collect();
    let fits = (1..=LONGEST).contains(&name.chars().count());
    if fits && !name.chars().any(is_strange) { Ok(words.join(" ")) } else { Err(Code::BadName.into()) }
}

/// Control characters, and marks that turn the direction of text or are not seen at all.
fn is_strange(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

fn level_of(level: &str) -> Result<Kind, Refused> {
    let known = Kind::from_str(level).ok().filter(|kind| Kind::LEVELS.contains(kind));
    known.ok_or_else(|| Code::NoSuchLevel.into())
}

/// A key a client made.
fn fresh(key: &str) -> Result<KeyHash, Refused> {
    Key::parse(key).map(|key| key.hash()).ok_or_else(|| Code::BadText.into())
}

/// Is this written like an acknowledgement?
pub(crate) fn is_ack(ack: &str) -> bool {
    (1..=40).contains(&ack.len()) && ack.bytes().all(is_plain)
}
