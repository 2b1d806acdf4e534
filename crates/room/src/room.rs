//! A table: who sits where, the links, the game. Nothing here waits, writes or sends.
//!
//! A room changes only by [`Room::apply`], which takes stored lines; [`Room::decide`] says which lines an input would lead to, or why
//! it is refused. So what happens after a restart is what happened before it.

use std::collections::{BTreeMap, HashMap};

use table::shuffle::{Entropy, Seed};
use table::{NotationError, Seat, SeatSet};

use crate::catalogue::{Catalogue, GameEntry};
use crate::chair::{Chair, Holder};
use crate::change::{Change, NewTable, Stored};
use crate::days::Before;
use crate::key::KeyHash;
use crate::line::{self, Line};
use crate::play::{Begun, BotJob, Entered, Play};
use crate::settings::Settings;
use crate::wire::{Json, News, Options, SeatName, Stage, TableInfo, View};

/// The most changes of a table. A long game has a thousand; who makes more only fills memory and disk.
const MOST_CHANGES: u64 = 20_000;

/// A table.
pub struct Room {
    id: String,
    game: GameEntry,
    rules: u32,
    block: String,
    options: Json<Options>,
    settings: Settings,
    seed: Seed,
    /// The number of the last change.
    version: u64,
    /// When it was.
    updated: i64,
    host: Option<KeyHash>,
    watch: Option<KeyHash>,
    pub(crate) invite: Option<KeyHash>,
    pub(crate) seats: Vec<Chair>,
    /// The recorded game that goes on here.
    begun: Begun,
    play: Option<Box<dyn Play>>,
    rematch: Option<String>,
    /// Which commands were done, by their idempotency keys, and in which change.
    acks: HashMap<String, u64>,
    /// The changes whose only line is an action that uncovered nothing and could be undone, the last one last.
    silent: Vec<u64>,
    /// The table as everybody sees it now.
    info: Json<TableInfo>,
    /// What was last told to those who view as a seat, or as watchers, and of which version.
    pub(crate) told: BTreeMap<Option<Seat>, (u64, Json<View>)>,
}

/// What a change did.
#[derive(Clone, Debug, PartialEq)]
pub struct Applied {
    /// What happened at the table.
    pub news: Vec<News>,
    /// Is the table as everybody sees it another one now?
    pub info_changed: bool,
}

impl Room {
    /// A table without any change yet.
    pub fn new(catalogue: &Catalogue, new: &NewTable) -> Result<Self, String> {
        let game =
            catalogue.find(&new.game).ok_or_else(|| format!("there is no game {:?} here", new.game))?;
        let settings = Settings::read(&new.extras);
        let (options, seats) = (game.options)(&new.block, new.rules, &settings)?;
        let mut room = Self {
            id: new.id.clone(),
            game,
            rules: new.rules,
            block: new.block.clone(),
            options,
            settings,
            seed: new.seed.parse().map_err(|error: NotationError| error.to_string())?,
            version: 0,
            updated: new.created,
            host: None,
            watch: None,
            invite: None,
            seats: vec![Chair::new(new.created); seats],
            begun: Begun::default(),
            play: None,
            rematch: None,
            acks: HashMap::new(),
            silent: Vec::new(),
            info: Json::of(&()),
            told: BTreeMap::new(),
        };
        room.info = Json::of(&room.describe());
        Ok(room)
    }

    /// A table from what was kept of it.
    pub fn load(catalogue: &Catalogue, stored: &Stored) -> Result<Self, String> {
        let mut room = Self::new(catalogue, &stored.table)?;
        for change in &stored.changes {
            room.apply(change).map_err(|error| format!("change {}: {error}", change.number))?;
        }
        Ok(room)
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The number of the last change.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// When the last change was made.
    pub const fn updated(&self) -> i64 {
        self.updated
    }

    /// Has so much happened here that nothing more can?
    pub(crate) const fn is_full(&self) -> bool {
        self.version >= MOST_CHANGES
    }

    /// The name of the game.
    pub const fn game(&self) -> &'static str {
        self.game.name
    }

    /// The game's block of a log: options and setup.
    pub fn block(&self) -> &str {
        &self.block
    }

    /// The day whose deal it is.
    pub const fn daily(&self) -> Option<table::Day> {
        self.settings.daily
    }

    /// The version of its rules.
    pub const fn rules(&self) -> u32 {
        self.rules
    }

    /// What is agreed besides the rules.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What was agreed, as clients read it.
    pub const fn options(&self) -> &Json<Options> {
        &self.options
    }

    pub(crate) const fn seed(&self) -> &Seed {
        &self.seed
    }

    /// How many seats it has.
    pub fn seat_count(&self) -> usize {
        self.seats.len()
    }

    pub(crate) fn play(&self) -> Option<&dyn Play> {
        self.play.as_deref()
    }

    /// Was a rematch made already?
    pub const fn has_rematch(&self) -> bool {
        self.rematch.is_some()
    }

    pub(crate) const fn begun(&self) -> &Begun {
        &self.begun
    }

    pub(crate) fn rematch_id(&self) -> Option<&String> {
        self.rematch.as_ref()
    }

    /// The table as everybody sees it.
    pub const fn info(&self) -> &Json<TableInfo> {
        &self.info
    }

    /// The lines of the keys that are no seat's.
    pub(crate) fn links(&self) -> impl Iterator<Item = Line> {
        [self.host.map(Line::Host), self.watch.map(Line::Watch), self.invite.map(Line::Invite)]
            .into_iter()
            .flatten()
    }

    pub(crate) fn is_host(&self, key: &KeyHash) -> bool {
        self.host.as_ref() == Some(key)
    }

    pub(crate) fn is_watch(&self, key: &KeyHash) -> bool {
        self.watch.as_ref() == Some(key)
    }

    /// The block of a rematch and the version of its rules.
    pub fn rematch_block(&self) -> Result<(String, u32), String> {
        (self.game.rotated)(&self.block, self.rules)
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        match self.play() {
            None => Stage::Lobby,
            Some(play) if play.outcome().is_some() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// The seats the game waits for.
    pub fn waiting(&self) -> SeatSet {
        self.play().map_or(SeatSet::EMPTY, Play::waiting)
    }

    /// The change a request led to, if it was done before.
    pub fn done(&self, ack: &str) -> Option<u64> {
        self.acks.get(ack).copied()
    }

    /// Applies a change that is stored. An error means that what is stored is damaged.
    pub fn apply(&mut self, change: &Change) -> Result<Applied, String> {
        let before =
            Before { waiting: self.waiting(), open: self.open_seats(), people: self.played_by_people() };
        if let Some(play) = &mut self.play {
            play.begin_change();
        }
        self.version = change.number;
        self.updated = change.at;
        let mut news = Vec::new();
        let mut acted = SeatSet::EMPTY;
        for line in &change.lines {
            if line.starts_with(line::MARK) {
                let line: Line = line.parse().map_err(|error: NotationError| error.to_string())?;
                news.extend(self.apply_line(line)?);
            } else {
                match self.apply_entry(line)? {
                    Entered::Action(seat) => acted = acted.with(seat),
                    // Who votes is still asked the same: else a vote would give more time for it.
                    Entered::Vote { seat, agree } => {
                        news.push(News::Voted { seat: SeatName(seat), agree });
                    }
                    Entered::Chance => {}
                }
            }
        }
        self.notice_old_branch(change);
        if let Some(ack) = &change.ack {
            self.acks.insert(ack.clone(), change.number);
        }
        self.run_clocks(before, acted, &news);
        self.end_single_turns(&mut news);
        let actors = acted.iter().chain(self.taken(before.open)).collect();
        self.ask(change, before.waiting, actors, &news);
        if change.result.is_some() {
            news.push(News::Ended);
        }
        Ok(Applied { info_changed: !news.is_empty() && self.describe_again(), news })
    }

    /// Writes down how everybody sees the table now. Returns whether that is news.
    fn describe_again(&mut self) -> bool {
        let info = Json::of(&self.describe());
        let changed = info != self.info;
        self.info = info;
        changed
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

    /// Who is asked something new: who was not waited for before, or has acted or sat down at a free seat.
    fn ask(&mut self, change: &Change, waited: SeatSet, actors: SeatSet, news: &[News]) {
        let waiting = self.waiting();
        let all_anew = news.iter().any(|one| matches!(one, News::Undone { .. }));
        // Who comes back to the seat has the whole time.
        let is_back = |seat| news.contains(&News::Returned { seat: SeatName(seat) });
        for (seat, chair) in Seat::all(self.seats.len()).zip(&mut self.seats) {
            let changed = waiting.contains(seat) != waited.contains(seat);
            if changed || all_anew || actors.contains(seat) || is_back(seat) {
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
            line @ (Line::Open(..) | Line::Claim(..) | Line::Keep(_) | Line::Sit(..) | Line::Bot(..)) => {
                return self.apply_holder(line);
            }
            line @ (Line::Invite(_) | Line::Wish(..) | Line::Seats { .. }) => {
                return self.apply_seating(line);
            }
            Line::Name(seat, who) => {
                if let Holder::Person(_, known) = &mut self.chair(seat)?.holder {
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
            line @ (Line::StandIn { .. } | Line::Return(_) | Line::Night(..)) => {
                return self.apply_time(&line);
            }
            Line::Undo(seat) => {
                self.play.as_mut().ok_or("the game has not begun")?.undo()?;
                self.silent.pop();
                News::Undone { seat: name(seat) }
            }
            Line::Rematch(table) => News::Rematch { table: self.rematch.insert(table).clone() },
            line @ (Line::Branch(_) | Line::Recorded(_)) => {
                self.begun.note(&line);
                return Ok(None);
            }
        };
        Ok(Some(news))
    }

    fn start(&mut self) -> Result<News, String> {
        let mut play = self.open(self.entropy(), &self.begun)?;
        // What was recorded is no news.
        play.begin_change();
        self.play = Some(play);
        Ok(News::Started)
    }

    /// The game before anything happened here, with what the seats add to the shuffle.
    pub(crate) fn open(&self, entropy: Vec<Entropy>, begun: &Begun) -> Result<Box<dyn Play>, String> {
        (self.game.open)(&self.block, self.rules, &self.seed, entropy, &self.settings, begun)
    }

    /// Branches of earlier versions of this program had the recorded game's lines in their first change as if they had been played
    /// there; what gives them away is that somebody was ready from the start.
    fn notice_old_branch(&mut self, change: &Change) {
        let ready = self.seats.iter().any(|chair| chair.entropy.is_some());
        let (Some(play), true) = (&mut self.play, change.number == 0 && ready) else { return };
        if self.begun.branches.is_empty() {
            play.mark_branch();
            let entries = change.lines.iter().filter(|line| !line.starts_with(line::MARK));
            entries.clone().for_each(|entry| self.begun.count(entry));
            let draws = table::Draws::Same;
            self.begun.branches.push(table::Branch { entries: entries.count(), draws });
        }
    }

    pub(crate) fn entropy(&self) -> Vec<Entropy> {
        self.seats.iter().map(|chair| chair.entropy.clone().unwrap_or_default()).collect()
    }

    /// The change that a seat may take back, and how.
    pub fn undo(&self, seat: Seat) -> Option<u64> {
        let play = self.play.as_ref()?;
        if play.outcome().is_none() && play.take_back(seat).is_some() {
            return Some(self.seats[seat.index()].asked.0);
        }
        play.undoable().filter(|last| *last == seat).and_then(|_| self.silent.last().copied())
    }

    /// The seats whose time runs: those of people who are waited for at a table with a clock of seconds, unless a bot plays for them.
    pub fn timed(&self) -> SeatSet {
        let clock = self.settings.clock.filter(|_| !self.is_full());
        let people = self.played_by_people();
        clock
            .map_or(SeatSet::EMPTY, |_| self.waiting().iter().filter(|seat| people.contains(*seat)).collect())
    }

    /// The seats whose bots are asked something, with the question.
    pub fn asked_bots(&self) -> impl Iterator<Item = (Seat, u64)> {
        let asked = |seat: Seat| Some((seat, self.seats[seat.index()].bot().map(|_| self.question(seat))?));
        // In the deal of a day bots wait for people, so that it goes the same way for whoever is quicker.
        let people = |seat: Seat| self.seats[seat.index()].bot().is_none();
        let waits = self.settings.daily.is_some() && self.waiting().iter().any(people);
        self.waiting().iter().filter(move |_| !waits && !self.is_full()).filter_map(asked)
    }

    /// The question a seat is asked: the change that asked it.
    pub fn question(&self, seat: Seat) -> u64 {
        self.seats[seat.index()].asked.0
    }

    /// When a seat was asked its question.
    pub fn asked_at(&self, seat: Seat) -> i64 {
        self.seats[seat.index()].asked.1
    }

    /// What a seat's bot is to think about; `None` if nothing is asked of it. The seed is for a bot that has not thought here before.
    pub fn bot_job(&mut self, seat: Seat, seed: u64) -> Option<BotJob> {
        let (kind, question) = (self.seats[seat.index()].bot()?, self.question(seat));
        let think = self.play.as_mut()?.think(seat, kind, seed)?;
        Some(BotJob { seat, question, think })
    }

    /// Do people of this game point at this place for each other?
    pub fn can_point_at(&self, place: u8) -> bool {
        self.play().is_some_and(|play| play.can_point_at(place))
    }
}
