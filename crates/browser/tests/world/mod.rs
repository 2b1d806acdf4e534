//! A browser for tests: it does what the host of rooms asks for, in order, and can be killed between any two of these things.
#![allow(dead_code, unreachable_pub, reason = "each user needs a part of it")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should say where")]
#![allow(clippy::needless_pass_by_value, reason = "an input is told once")]

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

use room::wire::http::{Created, Summary};
use room::wire::{Message, State, View};
use room::{Change, NewTable, Stored};
use serde_json::{Value, json};
use stolik_browser::{Effect, Host, Input, KeptPhoto, Thinker};

/// What a browser keeps: it outlives every tab.
#[derive(Default)]
pub struct Disk {
    pub tables: BTreeMap<String, Stored>,
    pub photos: BTreeMap<String, String>,
    pub list: BTreeMap<String, Summary>,
    /// The tables that a tab has.
    pub taken: BTreeSet<String>,
}

impl Disk {
    /// Keeps a change, or a new table with its first one and its photo: all of it or nothing.
    fn write(&mut self, table: &str, new: Option<NewTable>, change: Change, photo: Option<KeptPhoto>) {
        if let Some(photo) = photo {
            let photo = match photo {
                KeptPhoto::New(photo) => photo,
                KeptPhoto::Of(other) => self.photos[&other].clone(),
            };
            self.photos.insert(table.to_owned(), photo);
        }
        if let Some(new) = new {
            let kept = Stored { table: new, changes: vec![change] };
            assert!(self.tables.insert(table.to_owned(), kept).is_none(), "an id is used once");
        } else {
            let changes = &mut self.tables.get_mut(table).unwrap().changes;
            assert_eq!(changes.len() as u64, change.number, "changes have no gaps and no doubles");
            changes.push(change);
        }
    }
}

/// A tab with one connection.
pub struct Tab {
    host: Host,
    thinkers: Vec<Thinker>,
    pub pending: VecDeque<Effect>,
    pub now: i64,
    /// When a bot has to stop: after so many looks at the clock.
    pub looks: u32,
    pub alarm: Option<i64>,
    /// How often bots were asked how they vote.
    pub polls: u32,
    /// What its connection was told, the last at the end.
    pub heard: Vec<Message>,
    pub answers: BTreeMap<u32, Result<Value, Value>>,
    asked: u32,
    own: BTreeSet<String>,
}

pub const CLIENT: u32 = 1;

impl Tab {
    pub fn new(chance: u8) -> Self {
        let mut tab = Self {
            host: Host::new([chance; 32], [chance ^ 0xff; 32], 2),
            thinkers: vec![Thinker::default(), Thinker::default()],
            pending: VecDeque::new(),
            now: 1_790_000_000_000,
            looks: 20,
            alarm: None,
            polls: 0,
            heard: Vec::new(),
            answers: BTreeMap::new(),
            asked: 0,
            own: BTreeSet::new(),
        };
        tab.tell(Input::Connect { client: CLIENT });
        tab
    }

    /// Something happens.
    pub fn tell(&mut self, input: Input) {
        self.now += 10;
        // What crosses the border to the worker is text.
        let input = serde_json::from_str(&serde_json::to_string(&input).unwrap()).unwrap();
        self.pending.extend(self.host.handle(self.now, input));
    }

    pub fn say(&mut self, request: &Value) {
        self.tell(Input::Say { client: CLIENT, text: request.to_string() });
    }

    /// Asks as by HTTP; the answer is there when all is done.
    pub fn ask(&mut self, path: &str, body: &Value) -> u32 {
        self.asked += 1;
        let body = (!body.is_null()).then(|| body.to_string());
        self.tell(Input::Ask { ask: self.asked, path: path.to_owned(), body });
        self.asked
    }

    /// Asks, and waits.
    pub fn answer(&mut self, disk: &mut Disk, path: &str, body: &Value) -> Result<Value, Value> {
        let ask = self.ask(path, body);
        self.settle(disk);
        self.answers.remove(&ask).expect("every question is answered")
    }

    pub fn create(&mut self, disk: &mut Disk, wish: &Value) -> Created {
        serde_json::from_value(self.answer(disk, "tables", wish).unwrap()).unwrap()
    }

    pub fn join(&mut self, table: &str, keys: &[&str]) {
        self.say(&json!({"table": table, "query": {"type": "join", "keys": keys}}));
    }

    pub fn command(&mut self, table: &str, ack: &str, command: &Value) {
        self.say(&json!({"table": table, "ack": ack, "command": command}));
    }

    /// Does everything there is to do.
    pub fn settle(&mut self, disk: &mut Disk) {
        while self.step(disk) {}
    }

    /// Does the next thing, if there is one.
    pub fn step(&mut self, disk: &mut Disk) -> bool {
        let Some(effect) = self.pending.pop_front() else { return false };
        match effect {
            Effect::Send { text, .. } => self.hear(disk, serde_json::from_str(&text).unwrap()),
            Effect::Answer { ask, ok, text } => {
                let value = serde_json::from_str(&text).unwrap();
                self.answers.insert(ask, if ok { Ok(value) } else { Err(value) });
            }
            Effect::Open { table } => {
                if disk.taken.insert(table.clone()) {
                    self.own.insert(table.clone());
                    let kept = disk.tables.get(&table).cloned();
                    self.tell(Input::Found { table, taken: true, kept });
                } else {
                    self.tell(Input::Elsewhere { table });
                }
            }
            Effect::Read { table } => {
                let kept = disk.tables.get(&table).cloned();
                self.tell(Input::Found { table, taken: false, kept });
            }
            Effect::Write { table, new, change, photo } => {
                disk.write(&table, new, change, photo);
                self.tell(Input::Written { table });
            }
            Effect::List { summary } => {
                disk.list.insert(summary.table.clone(), summary);
            }
            Effect::Think { thinker, job, .. } => {
                self.polls += u32::from(job.starts_with("{\"vote\""));
                let (looks, most) = (Cell::new(0), self.looks);
                let stop = || {
                    looks.set(looks.get() + 1);
                    looks.get() >= most
                };
                let decided = self.thinkers[thinker].think(serde_json::from_str(&job).unwrap(), &stop);
                self.tell(decided.unwrap());
            }
            Effect::Close { table } => {
                if self.own.remove(&table) {
                    disk.taken.remove(&table);
                }
                self.thinkers.iter_mut().for_each(|thinker| thinker.forget(&table));
            }
            Effect::Alarm { at } => self.alarm = Some(at),
        }
        true
    }

    /// The tab is closed or dies: what was not done never is.
    pub fn kill(self, disk: &mut Disk) {
        disk.taken.retain(|table| !self.own.contains(table));
    }

    /// A worker of bots breaks, with the jobs it had.
    pub fn break_thinker(&mut self, thinker: usize) {
        self.thinkers[thinker] = Thinker::default();
        self.pending
            .retain(|effect| !matches!(effect, Effect::Think { thinker: its, .. } if *its == thinker));
        self.tell(Input::Broke { thinker });
    }

    /// Whatever anybody is told of a table is on the disk.
    fn hear(&mut self, disk: &Disk, message: Message) {
        if let Message::Synced { table, version, .. }
        | Message::Changed { table, version, .. }
        | Message::Ack { table, version, .. } = &message
        {
            let written = disk.tables[table].changes.len() as u64;
            assert!(*version < written, "change {version} was told before it was written");
        }
        self.heard.push(message);
    }

    /// The table as its connection last saw it.
    pub fn seen(&self) -> Option<(u64, State)> {
        self.heard.iter().rev().find_map(|message| match message {
            Message::Synced { version, state, .. } => Some((*version, State::clone(state))),
            _ => None,
        })
    }

    /// The code of the last refusal or goodbye.
    pub fn refused(&self) -> Option<room::wire::Code> {
        self.heard.iter().rev().find_map(|message| match message {
            Message::Refused { code, .. } | Message::Left { code, .. } => Some(*code),
            _ => None,
        })
    }
}

/// What is legal in a view.
pub fn legal(view: &View) -> Vec<String> {
    match view {
        View::Gambit(view) => view.legal.clone(),
        View::Skakanie(view) => {
            let gives = view.gives.iter().flat_map(|gives| {
                let stack = gives.stacks.first().copied().unwrap_or_default();
                gives.pieces.iter().map(move |piece| format!("give {piece} to {stack}"))
            });
            view.legal.iter().cloned().chain(gives).collect()
        }
    }
}

pub fn bot(level: &str) -> Value {
    json!({"holder": "bot", "level": level})
}

pub fn person(name: &str) -> Value {
    json!({"holder": "person", "name": name})
}

pub fn wish(game: &str, seats: &[Value]) -> Value {
    json!({"options": {"game": game, "seats": seats.len()}, "seats": seats})
}
