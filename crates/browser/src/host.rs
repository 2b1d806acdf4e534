//! All tables that are open in a tab, and those it makes.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use room::wire::http::Created;
use room::wire::{
    Code, CommandRequest, Message, PROTOCOL, Ping, Query, QueryRequest, Request, SignalRequest,
};
use room::{Catalogue, Key, KeyHash, Made, PhotoSource, Random, Room, Stored};

use crate::api::Wanted;
use crate::clients::{refused, send, text};
use crate::messages::{Effect, Input, KeptPhoto};
use crate::place::{Context, Place, Task};

/// How the ids of a browser's own tables begin: the page knows by it where a table is.
const OWN: &str = "here-";

/// The tables of a tab.
pub struct Host {
    pub(crate) catalogue: Catalogue,
    pub(crate) random: Random,
    pub(crate) thinkers: usize,
    pub(crate) now: i64,
    live: BTreeSet<u32>,
    tables: BTreeMap<String, Slot>,
    making: BTreeMap<String, Making>,
    /// Questions that wait for a table to be read.
    pub(crate) reading: BTreeMap<String, Vec<(u32, Wanted)>>,
    /// Questions that a thinker works on, and which.
    pub(crate) thought: BTreeMap<u32, usize>,
    alarm: Option<i64>,
    pub(crate) effects: Vec<Effect>,
}

/// A table of this tab.
enum Slot {
    /// It is being read, and this is to be done then.
    Opening(VecDeque<Task>),
    /// It is open.
    Open(Box<Place>),
}

/// A table that is being written for the first time.
pub(crate) struct Making {
    made: Made,
    /// The keys of who made it.
    keys: Vec<KeyHash>,
    purpose: Purpose,
}

/// Why a table is made.
pub(crate) enum Purpose {
    /// Somebody asked for it.
    Asked { ask: u32, created: Created },
    /// Another table's people want to play again.
    Rematch { old: String },
}

impl Making {
    /// With the id of a table of this browser.
    pub(crate) fn new(mut made: Made, keys: Vec<KeyHash>, purpose: Purpose) -> (String, Self) {
        made.table.id.insert_str(0, OWN);
        (made.table.id.clone(), Self { made, keys, purpose })
    }

    pub(crate) fn write(&self, table: &str) -> Effect {
        let Made { table: new, first, photo } = &self.made;
        let photo = photo.as_ref().map(|photo| match photo {
            PhotoSource::New(photo) => KeptPhoto::New(photo.to_text()),
            PhotoSource::Of(table) => KeptPhoto::Of(table.clone()),
        });
        Effect::Write { table: table.to_owned(), new: Some(new.clone()), change: first.clone(), photo }
    }
}

impl Host {
    /// A host without tables. The bytes come from the browser's own chance; bots think in so many workers.
    pub fn new(names: [u8; 32], seeds: [u8; 32], thinkers: usize) -> Self {
        Self {
            catalogue: Catalogue::without_bots(),
            random: Random::seeded(names, seeds),
            thinkers: thinkers.max(1),
            now: 0,
            live: BTreeSet::new(),
            tables: BTreeMap::new(),
            making: BTreeMap::new(),
            reading: BTreeMap::new(),
            thought: BTreeMap::new(),
            alarm: None,
            effects: Vec::new(),
        }
    }

    /// Something happened, at this time (in milliseconds since 1970); what has to be done about it.
    pub fn handle(&mut self, now: i64, input: Input) -> Vec<Effect> {
        // Somebody may have set the browser's clock back.
        self.now = self.now.max(now);
        match input {
            Input::Connect { client } => {
                self.live.insert(client);
                let server = env!("CARGO_PKG_VERSION").to_owned();
                self.effects.push(send(client, &Message::Welcome { protocol: PROTOCOL, server }));
            }
            Input::Say { client, text } => self.say(client, &text),
            Input::Gone { client } => {
                self.live.remove(&client);
                for table in self.tables.keys().cloned().collect::<Vec<_>>() {
                    self.task(&table, Task::Leave { client });
                }
            }
            Input::Ask { ask, path, body } => self.ask(ask, &path, body.as_deref().unwrap_or_default()),
            Input::Found { table, taken, kept } => self.found(&table, taken, kept),
            Input::Elsewhere { table } => self.elsewhere(&table),
            Input::Written { table } => self.written(&table),
            Input::Decided { table, seat, question, action } => {
                self.at(&table, |place, cx| place.bot_decided(seat.0, question, action, cx));
            }
            Input::Advised { table, client, asked, told } => {
                self.at(&table, |place, cx| place.tell_advice(client, asked, told, cx));
            }
            Input::Odds { table, client, seat, told } => {
                self.at(&table, |place, cx| place.tell_odds(client, seat, told, cx));
            }
            Input::Voted { table, version, vote } => {
                self.at(&table, |place, _| place.bots_voted(version, vote));
            }
            Input::Thought { ask, answer } => self.answer_thought(ask, answer),
            Input::Broke { thinker } => {
                self.give_up_thoughts(thinker);
                for table in self.tables.keys().cloned().collect::<Vec<_>>() {
                    self.at(&table, |place, cx| place.thinker_broke(thinker, cx));
                }
            }
            Input::Alarm {} => {
                self.alarm = None;
                for table in self.tables.keys().cloned().collect::<Vec<_>>() {
                    self.at(&table, |place, cx| place.ring(cx.now));
                }
            }
        }
        self.set_alarm();
        std::mem::take(&mut self.effects)
    }

    /// A request of the protocol.
    fn say(&mut self, client: u32, said: &str) {
        let request: Request = match serde_json::from_str(said) {
            Ok(request) => request,
            Err(_) => return self.effects.push(refused(client, None, None, &Code::Malformed.into())),
        };
        match request {
            Request::Ping(Ping { ping }) => self.effects.push(send(client, &Message::Pong { n: ping })),
            // A browser's own tables are listed as they change.
            Request::Follow(_) => self.effects.push(refused(client, None, None, &Code::WrongStage.into())),
            Request::Query(QueryRequest { table, query: Query::Join { keys } }) => {
                let keys = keys.iter().filter_map(|key| Key::parse(key)).map(|key| key.hash()).collect();
                if !self.tables.contains_key(&table) {
                    self.tables.insert(table.clone(), Slot::Opening(VecDeque::new()));
                    self.effects.push(Effect::Open { table: table.clone() });
                }
                self.task(&table, Task::Join { client, keys });
            }
            Request::Query(QueryRequest { table, query: Query::Leave {} }) => {
                self.task(&table, Task::Leave { client });
            }
            Request::Query(QueryRequest { table, query }) => self.task(&table, Task::Query { client, query }),
            Request::Signal(SignalRequest { table, signal }) => {
                self.task(&table, Task::Signal { client, signal });
            }
            Request::Command(CommandRequest { table, ack, command }) => {
                self.task(&table, Task::Command { client, ack, command });
            }
        }
    }

    /// Something is to be done at a table, now or when it is open.
    fn task(&mut self, table: &str, task: Task) {
        match self.tables.get_mut(table) {
            Some(Slot::Opening(tasks)) => tasks.push_back(task),
            Some(Slot::Open(_)) => self.at(table, |place, _| place.push(task)),
            None => self.refuse(table, &task, Code::NotJoined),
        }
    }

    fn refuse(&mut self, table: &str, task: &Task, code: Code) {
        let (client, ack) = match task {
            Task::Join { client, .. } | Task::Query { client, .. } | Task::Signal { client, .. } => {
                (*client, None)
            }
            Task::Command { client, ack, .. } => (*client, Some(ack.as_str())),
            Task::Leave { .. }
            | Task::BotDecided { .. }
            | Task::BotVotes { .. }
            | Task::TimeUp { .. }
            | Task::ClaimStands { .. } => return,
        };
        self.effects.push(refused(client, Some(table), ack, &code.into()));
    }

    /// Something happens at an open table, and what follows from it. If nobody is left it is closed.
    fn at(&mut self, table: &str, happens: impl FnOnce(&mut Place, &mut Context<'_>)) {
        let (tables, mut cx) = self.context();
        let Some(Slot::Open(place)) = tables.get_mut(table) else { return };
        happens(place, &mut cx);
        place.run(&mut cx);
        if place.is_idle() {
            self.tables.remove(table);
            self.effects.push(Effect::Close { table: table.to_owned() });
        }
    }

    /// The tables, and what of the rest of the host they need.
    fn context(&mut self) -> (&mut BTreeMap<String, Slot>, Context<'_>) {
        let cx = Context {
            catalogue: &self.catalogue,
            random: &mut self.random,
            thinkers: self.thinkers,
            now: self.now,
            live: &self.live,
            making: &mut self.making,
            effects: &mut self.effects,
        };
        (&mut self.tables, cx)
    }

    /// The storage has answered.
    fn found(&mut self, table: &str, taken: bool, stored: Option<Stored>) {
        if !taken {
            for (ask, wanted) in self.reading.remove(table).unwrap_or_default() {
                self.answer_from(ask, wanted, stored.as_ref());
            }
            return;
        }
        let Some(Slot::Opening(tasks)) = self.tables.remove(table) else { return };
        let room = stored.ok_or(Code::NoSuchTable).and_then(|stored| {
            let room = Room::load(&self.catalogue, &stored).map_err(|_| Code::BadLog)?;
            Ok((room, stored))
        });
        match room {
            Ok((room, stored)) => {
                let place = Place::new(room, stored, tasks, self.now);
                self.tables.insert(table.to_owned(), Slot::Open(Box::new(place)));
                self.at(table, |_, _| {});
            }
            Err(code) => {
                for task in &tasks {
                    self.refuse(table, task, code);
                }
                self.effects.push(Effect::Close { table: table.to_owned() });
            }
        }
    }

    /// Another tab has the table.
    fn elsewhere(&mut self, table: &str) {
        match self.tables.remove(table) {
            Some(Slot::Opening(tasks)) => {
                for task in &tasks {
                    self.refuse(table, task, Code::OpenElsewhere);
                }
            }
            Some(Slot::Open(place)) => place.lose(&mut self.context().1),
            None => {}
        }
    }

    fn written(&mut self, table: &str) {
        let Some(Making { made, keys, purpose }) = self.making.remove(table) else {
            return self.at(table, Place::written);
        };
        self.list(made, &keys);
        match purpose {
            Purpose::Asked { ask, created } => {
                self.effects.push(Effect::Answer { ask, ok: true, text: text(&created) });
            }
            Purpose::Rematch { old } => self.at(&old, |place, cx| place.rematch_made(table, cx)),
        }
    }

    /// A table that was just made stands in the list before anybody is at it.
    fn list(&mut self, Made { table, first, .. }: Made, keys: &[KeyHash]) {
        let stored = Stored { table, changes: vec![first] };
        if let Ok(room) = Room::load(&self.catalogue, &stored) {
            let summary = room.summary(room.grants(keys));
            self.effects.push(Effect::List { summary });
        }
    }

    /// A table is to be written, and whoever asked for it is answered then.
    pub(crate) fn make(&mut self, ask: u32, made: Made, mut created: Created) {
        let seats = created.seats.iter().flatten();
        let keys = seats.filter_map(|key| Key::parse(key)).map(|key| key.hash()).collect();
        created.table.insert_str(0, OWN);
        let (table, making) = Making::new(made, keys, Purpose::Asked { ask, created });
        self.effects.push(making.write(&table));
        self.making.insert(table, making);
    }

    /// A table that is open.
    pub(crate) fn opened(&self, table: &str) -> Option<&Room> {
        match self.tables.get(table) {
            Some(Slot::Open(place)) => Some(place.room()),
            _ => None,
        }
    }

    fn set_alarm(&mut self) {
        let alarms = self.tables.values().filter_map(|slot| match slot {
            Slot::Open(place) => place.alarm(),
            Slot::Opening(_) => None,
        });
        let next = alarms.min();
        if next != self.alarm {
            self.alarm = next;
            self.effects.extend(next.map(|at| Effect::Alarm { at }));
        }
    }
}
