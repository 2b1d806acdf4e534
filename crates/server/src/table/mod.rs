//! A table: who sits where, the links, the game. Nothing here waits, writes or sends.
//!
//! A table changes only by [`Table::apply`], which takes stored lines; [`Table::propose`](request) says which lines a request would
//! lead to, or why it is refused. So what happens after a restart is what happened before it.

mod grants;
mod line;
mod request;
mod tell;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use bots::Kind;
use table::shuffle::{Entropy, Seed};
use table::{Header, Player, PlayerKind, Seat, SeatSet};

pub(crate) use self::grants::Grants;
pub(crate) use self::line::Line;
pub(crate) use self::request::{Asker, Proposal, first_lines, is_ack};
pub(crate) use self::tell::{names, viewer};
use crate::catalogue::{Catalogue, Edition};
use crate::key::KeyHash;
use crate::options::Extras;
use crate::play::{Entered, Play};
use crate::store::{Change, NewTable, Stored};
use crate::wire::http::Options;
use crate::wire::{News, SeatName, Stage};

/// A table.
pub(crate) struct Table {
    pub(crate) id: String,
    edition: Edition,
    block: String,
    options: Options,
    pub(crate) extras: Extras,
    seed: Seed,
    /// The number of the last change.
    pub(crate) version: u64,
    /// When it was made.
    pub(crate) updated: i64,
    host: Option<KeyHash>,
    watch: Option<KeyHash>,
    pub(crate) seats: Vec<Chair>,
    pub(crate) play: Option<Box<dyn Play>>,
    rematch: Option<String>,
    /// Which requests were done, by their acknowledgements, and in which change.
    acks: HashMap<String, u64>,
    /// The changes whose only line is a silent action that could be taken back, the last one last.
    silent: Vec<u64>,
}

/// A seat of a table.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) holder: Held,
    /// A key that would take the seat over.
    offer: Option<KeyHash>,
    /// What it adds to the shuffle, once it is ready.
    entropy: Option<Entropy>,
    /// The bot that plays for its person.
    pub(crate) stand_in: Option<Kind>,
    /// The change that asked its present question, and when.
    pub(crate) asked: (u64, i64),
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Held {
    /// Nobody; this key invites.
    Open(KeyHash),
    /// A person with this key.
    Person(KeyHash, String),
    /// A bot.
    Bot(Kind),
}

impl Chair {
    /// The bot that plays here now.
    pub(crate) fn bot(&self) -> Option<Kind> {
        match self.holder {
            Held::Bot(kind) => Some(kind),
            Held::Person(..) => self.stand_in,
            Held::Open(_) => None,
        }
    }

    fn is_ready(&self) -> bool {
        self.entropy.is_some() || matches!(self.holder, Held::Bot(_))
    }
}

impl Table {
    /// A table without any change yet.
    pub(crate) fn new(catalogue: &Catalogue, new: &NewTable) -> Result<Self, String> {
        let edition = catalogue
            .find(&new.game, new.rules)
            .ok_or_else(|| format!("this server does not know rules {} of {}", new.rules, new.game))?;
        let extras = Extras::read(&new.extras);
        let options = (edition.options)(&new.block, &extras)?;
        let seats = match &options {
            Options::Gambit(options) => options.seats,
            Options::Skakanie(options) => options.seats,
        };
        let nobody = Chair {
            holder: Held::Bot(Kind::Casual),
            offer: None,
            entropy: None,
            stand_in: None,
            asked: (0, new.created),
        };
        Ok(Self {
            id: new.id.clone(),
            edition,
            block: new.block.clone(),
            options,
            extras,
            seed: new.seed.parse().map_err(|error: table::NotationError| error.to_string())?,
            version: 0,
            updated: new.created,
            host: None,
            watch: None,
            seats: vec![nobody; usize::from(seats)],
            play: None,
            rematch: None,
            acks: HashMap::new(),
            silent: Vec::new(),
        })
    }

    /// A table from the store.
    pub(crate) fn load(catalogue: &Catalogue, stored: &Stored) -> Result<Self, String> {
        let mut table = Self::new(catalogue, &stored.table)?;
        for change in &stored.changes {
            table.apply(change).map_err(|error| format!("change {}: {error}", change.number))?;
        }
        Ok(table)
    }

    /// The game and its options.
    pub(crate) const fn options(&self) -> &Options {
        &self.options
    }

    /// The name of the game.
    pub(crate) const fn game(&self) -> &'static str {
        self.edition.game
    }

    /// How far it is.
    pub(crate) fn stage(&self) -> Stage {
        match &self.play {
            None => Stage::Lobby,
            Some(play) if play.outcome().is_some() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// The seats the game waits for.
    pub(crate) fn waiting(&self) -> SeatSet {
        self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.waiting())
    }

    /// The change a request led to, if it was done before.
    pub(crate) fn done(&self, ack: &str) -> Option<u64> {
        self.acks.get(ack).copied()
    }

    /// Applies a change that is stored. An error means that the store is damaged.
    pub(crate) fn apply(&mut self, change: &Change) -> Result<Vec<News>, String> {
        let waited = self.waiting();
        if let Some(play) = &mut self.play {
            play.begin_change();
        }
        self.version = change.number;
        self.updated = change.at;
        let mut news = Vec::new();
        let mut actors = SeatSet::EMPTY;
        for line in &change.lines {
            if line.starts_with(line::MARK) {
                let line: Line = line.parse().map_err(|error: table::NotationError| error.to_string())?;
                news.extend(self.apply_line(line)?);
            } else {
                match self.apply_entry(line)? {
                    Entered::Action(seat) => actors = actors.with(seat),
                    Entered::Vote { seat, agree } => {
                        actors = actors.with(seat);
                        news.push(News::Voted { seat: SeatName(seat), agree });
                    }
                    Entered::Chance => {}
                }
            }
        }
        if let Some(ack) = &change.ack {
            self.acks.insert(ack.clone(), change.number);
        }
        self.ask(change, waited, actors, &news);
        if change.result.is_some() {
            news.push(News::Ended);
        }
        Ok(news)
    }

    /// A line of the game.
    fn apply_entry(&mut self, line: &str) -> Result<Entered, String> {
        let play = self.play.as_mut().ok_or("the game has not begun")?;
        let entered = play.apply(line)?;
        if play.undoable().is_some() {
            self.silent.push(self.version);
        } else {
            self.silent.clear();
        }
        Ok(entered)
    }

    /// Who is asked something new: who was not waited for before, or has acted.
    fn ask(&mut self, change: &Change, waited: SeatSet, actors: SeatSet, news: &[News]) {
        let waiting = self.waiting();
        let all_anew = news.iter().any(|one| matches!(one, News::Undone { .. }));
        for (seat, chair) in Seat::all(self.seats.len()).zip(&mut self.seats) {
            let changed = waiting.contains(seat) != waited.contains(seat);
            if changed || all_anew || actors.contains(seat) {
                chair.asked = (change.number, change.at);
            }
        }
    }

    fn apply_line(&mut self, line: Line) -> Result<Option<News>, String> {
        let name = SeatName;
        let news = match line {
            Line::Host(key) => {
                self.host = Some(key);
                return Ok(None);
            }
            Line::Watch(key) => {
                let news = self.watch.is_some().then_some(News::NewWatchLink);
                self.watch = Some(key);
                return Ok(news);
            }
            Line::Open(seat, key) => {
                self.seat_line(seat, Held::Open(key), News::Freed { seat: name(seat) })?
            }
            Line::Sit(seat, key, who) => {
                let news = News::Sat { seat: name(seat), name: who.clone() };
                self.seat_line(seat, Held::Person(key, who), news)?
            }
            Line::Bot(seat, kind) => {
                let news = News::BotPlaced { seat: name(seat), level: kind.to_string() };
                self.seat_line(seat, Held::Bot(kind), news)?
            }
            Line::Name(seat, who) => {
                if let Held::Person(_, known) = &mut self.chair(seat)?.holder {
                    known.clone_from(&who);
                }
                News::Renamed { seat: name(seat), name: who }
            }
            Line::Ready(seat, entropy) => {
                self.chair(seat)?.entropy = Some(entropy);
                News::Ready { seat: name(seat), ready: true }
            }
            Line::Unready(seat) => {
                self.chair(seat)?.entropy = None;
                News::Ready { seat: name(seat), ready: false }
            }
            Line::Start => self.start()?,
            Line::Offer(seat, key) => {
                self.chair(seat)?.offer = Some(key);
                News::Offered { seat: name(seat) }
            }
            Line::StandIn { seat, level, clock } => {
                self.chair(seat)?.stand_in = Some(level);
                News::StoodIn { seat: name(seat), level: level.to_string(), clock }
            }
            Line::Return(seat) => {
                self.chair(seat)?.stand_in = None;
                News::Returned { seat: name(seat) }
            }
            Line::Undo(seat) => {
                self.play.as_mut().ok_or("the game has not begun")?.undo()?;
                self.silent.pop();
                News::Undone { seat: name(seat) }
            }
            Line::Rematch(table) => News::Rematch { table: self.rematch.insert(table).clone() },
        };
        Ok(Some(news))
    }

    /// A seat gets another holder. What it added to a shuffle that has not begun goes with the old one.
    fn seat_line(&mut self, seat: Seat, holder: Held, news: News) -> Result<News, String> {
        let begun = self.play.is_some();
        let chair = self.chair(seat)?;
        chair.offer = None;
        chair.stand_in = None;
        if !begun {
            chair.entropy = None;
        }
        chair.holder = holder;
        Ok(news)
    }

    fn start(&mut self) -> Result<News, String> {
        self.play = Some(self.open()?);
        Ok(News::Started)
    }

    /// The game before anything happened in it.
    fn open(&self) -> Result<Box<dyn Play>, String> {
        (self.edition.open)(&self.block, &self.seed, &self.entropy(), self.extras.hints)
    }

    fn entropy(&self) -> Vec<Entropy> {
        self.seats.iter().map(|chair| chair.entropy.clone().unwrap_or_default()).collect()
    }

    fn chair(&mut self, seat: Seat) -> Result<&mut Chair, String> {
        self.seats.get_mut(seat.index()).ok_or_else(|| format!("the table has no seat {seat}"))
    }

    /// The change that a seat may take back, and how.
    pub(crate) fn undo(&self, seat: Seat) -> Option<u64> {
        let play = self.play.as_ref()?;
        if play.outcome().is_none() && play.take_back(seat).is_some() {
            return Some(self.seats[seat.index()].asked.0);
        }
        play.undoable().filter(|last| *last == seat).and_then(|_| self.silent.last().copied())
    }

    /// The log of a finished game as a file.
    pub(crate) fn log(&self) -> Option<String> {
        let play = self.play.as_ref().filter(|play| play.outcome().is_some())?;
        let player = |chair: &Chair| match &chair.holder {
            Held::Person(_, name) => Player { kind: PlayerKind::Person, name: name.clone() },
            Held::Bot(kind) => Player { kind: PlayerKind::Bot, name: kind.to_string() },
            Held::Open(_) => Player { kind: PlayerKind::Person, name: "-".to_owned() },
        };
        let header = Header {
            players: self.seats.iter().map(player).collect(),
            commitment: Some(self.seed.commitment()),
            entropy: self.entropy(),
        };
        Some(play.log(header, self.seed.clone()))
    }
}
