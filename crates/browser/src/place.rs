//! A table that is open in this tab: the room, who is at it, and the loop around it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use room::wire::{Code, Command, Message, News, Query, SeatName, Signal};
use room::{
    AdviceAsked, AdviceKind, Catalogue, Change, Grants, Guest, Input, KeyHash, Maker, OBJECTION_SECONDS,
    Random, Refusal, Room, Stored, is_ack,
};
use table::Seat;

use crate::clients::{Clients, refused, send, text};
use crate::host::{Making, Purpose};
use crate::messages::Effect;
use crate::thinker::{BotJob, Job, Unknown};

/// What a table needs of its host.
pub(crate) struct Context<'a> {
    pub(crate) catalogue: &'a Catalogue,
    pub(crate) random: &'a mut Random,
    /// How many workers think.
    pub(crate) thinkers: usize,
    pub(crate) now: i64,
    /// The connections there are.
    pub(crate) live: &'a BTreeSet<u32>,
    pub(crate) making: &'a mut BTreeMap<String, Making>,
    pub(crate) effects: &'a mut Vec<Effect>,
}

/// Something to be done at a table, one after the other.
pub(crate) enum Task {
    Join { client: u32, keys: Vec<KeyHash> },
    Leave { client: u32 },
    Command { client: u32, ack: String, command: Command },
    Query { client: u32, query: Query },
    Signal { client: u32, signal: Signal },
    BotDecided { seat: Seat, question: u64, action: String },
    BotVotes { version: u64, seat: Seat, agree: bool },
    TimeUp { seat: Seat, question: u64 },
    ClaimStands { seat: Seat, claim: u64 },
}

/// What a table waits for before anything else happens at it.
enum Busy {
    /// A change is being written.
    Writing { change: Change, sender: Option<(u32, String)> },
    /// The table of a rematch is being written.
    Rematch { client: u32, ack: String, key: String },
}

/// A bot whose worker breaks again and again is given up.
const MOST_BREAKS: u32 = 3;

/// An open table.
pub(crate) struct Place {
    room: Room,
    stored: Stored,
    clients: Clients,
    busy: Option<Busy>,
    tasks: VecDeque<Task>,
    /// The question each bot thinks about, and the worker it does so in.
    thinking: BTreeMap<Seat, (u64, usize)>,
    /// The last change each worker knows.
    learned: BTreeMap<usize, u64>,
    breaks: u32,
    /// Connections whose question for a hint or a remark is being thought about, and the worker that does so.
    advised: BTreeMap<(u32, AdviceKind), usize>,
    /// Connections whose odds are being counted, as often as they asked.
    counted: Vec<u32>,
    /// The version about which bots were last asked how they vote.
    polled: Option<u64>,
    /// Since when the time of each seat runs: since its question came, or the table was opened.
    since: Vec<i64>,
    /// Since when somebody asks for each freed seat.
    claimed: Vec<i64>,
}

impl Place {
    pub(crate) fn new(room: Room, stored: Stored, tasks: VecDeque<Task>, now: i64) -> Self {
        let since = vec![now; room.seat_count()];
        Self {
            room,
            stored,
            clients: Clients::default(),
            busy: None,
            tasks,
            thinking: BTreeMap::new(),
            learned: BTreeMap::new(),
            breaks: 0,
            advised: BTreeMap::new(),
            counted: Vec::new(),
            polled: None,
            claimed: since.clone(),
            since,
        }
    }

    pub(crate) const fn room(&self) -> &Room {
        &self.room
    }

    pub(crate) fn push(&mut self, task: Task) {
        self.tasks.push_back(task);
    }

    /// Is nobody here, and nothing under way?
    pub(crate) fn is_idle(&self) -> bool {
        self.clients.0.is_empty() && self.busy.is_none() && self.tasks.is_empty()
    }

    /// Another tab has the table now.
    pub(crate) fn lose(&self, cx: &mut Context<'_>) {
        let left = Message::Left { table: self.room.id().to_owned(), code: Code::OpenElsewhere };
        self.clients.tell_all(cx.effects, &left);
    }

    /// Does what is to be done until something has to be written.
    pub(crate) fn run(&mut self, cx: &mut Context<'_>) {
        while self.busy.is_none() {
            let Some(task) = self.tasks.pop_front() else { break };
            self.handle(task, cx);
        }
        self.ask_for_votes(cx);
    }

    fn handle(&mut self, task: Task, cx: &mut Context<'_>) {
        match task {
            Task::Join { client, keys } => self.join(client, keys, cx),
            Task::Leave { client } => {
                if self.clients.0.remove(&client).is_some() {
                    self.tell_presence(cx);
                }
            }
            Task::Command { client, ack, command } => self.command(client, ack, &command, cx),
            Task::Query { client, query } => self.query(client, &query, cx),
            Task::Signal { client, signal } => self.signal(client, &signal, cx),
            Task::BotDecided { seat, question, action } => {
                let asked = self.room.asked_bots().any(|asked| asked == (seat, question));
                let input = Input::BotActs { seat, question, action: &action };
                if !asked || self.submit(&input, None, None, cx).is_err() {
                    self.wake_bots(cx);
                }
            }
            Task::BotVotes { version, seat, agree } => {
                // What it thought of another position does not count.
                if version == self.room.version() {
                    let _refused = self.submit(&Input::BotVotes { seat, agree }, None, None, cx);
                }
            }
            Task::TimeUp { seat, question } => {
                // Who has answered meanwhile was in time.
                let _refused = self.submit(&Input::TimeUp { seat, question }, None, None, cx);
            }
            Task::ClaimStands { seat, claim } => {
                // Who has said no meanwhile was in time.
                let _refused = self.submit(&Input::ClaimStands { seat, claim }, None, None, cx);
            }
        }
    }

    fn join(&mut self, number: u32, keys: Vec<KeyHash>, cx: &mut Context<'_>) {
        if !cx.live.contains(&number) {
            return;
        }
        let Some(guest) = Guest::new(&self.room, keys) else {
            return self.refuse(number, None, &Code::NoSuchKey.into(), cx);
        };
        self.clients.0.insert(number, guest);
        self.sync(number, cx);
        self.tell_presence(cx);
        self.list(cx);
        self.wake_bots(cx);
    }

    fn sync(&mut self, number: u32, cx: &mut Context<'_>) {
        let left = self.time_left(cx.now);
        let Some(guest) = self.clients.0.get_mut(&number) else { return };
        let synced = self.room.synced(guest, left);
        cx.effects.push(send(number, &synced));
    }

    fn query(&mut self, number: u32, query: &Query, cx: &mut Context<'_>) {
        let Some(guest) = self.clients.0.get_mut(&number) else {
            return self.refuse(number, None, &Code::NotJoined.into(), cx);
        };
        match query {
            Query::Look { seat } => match guest.look(seat.map(|name| name.0)) {
                Ok(()) => self.sync(number, cx),
                Err(code) => self.refuse(number, None, &code.into(), cx),
            },
            Query::Sync {} => self.sync(number, cx),
            Query::Past { since } => {
                match Room::past(cx.catalogue, &self.stored, *since, guest.past_viewer()) {
                    Ok(past) => cx.effects.push(send(number, &past)),
                    Err(_) => self.refuse(number, None, &Code::BadLog.into(), cx),
                }
            }
            Query::Odds { seat } => match self.room.check_odds(guest, *seat) {
                Ok(()) => self.count_odds(number, *seat, cx),
                Err(refusal) => self.refuse(number, None, &refusal, cx),
            },
            Query::Hint { .. } | Query::Remark { .. } => {
                if let Some(asked) = AdviceAsked::of(query) {
                    self.advise(number, asked, cx);
                }
            }
            // Connections come and go by tasks of their own.
            Query::Join { .. } | Query::Leave {} => {}
        }
    }

    /// Has a worker think about what a client asks, one hint and one remark at a time for each.
    fn advise(&mut self, client: u32, asked: AdviceAsked, cx: &mut Context<'_>) {
        let guest = self.clients.0.get(&client);
        let allowed = guest
            .ok_or_else(|| Code::NotJoined.into())
            .and_then(|guest| self.room.check_advice(guest, asked));
        if let Err(refusal) = allowed {
            return self.refuse(client, None, &refusal, cx);
        }
        if self.advised.contains_key(&(client, asked.kind)) {
            return self.refuse(client, None, &Code::TooFast.into(), cx);
        }
        // The last worker has the fewest bots.
        let thinker = cx.thinkers - 1;
        self.advised.insert((client, asked.kind), thinker);
        let job =
            Job::Advice { table: self.room.id().to_owned(), client, asked, unknown: self.teach(thinker) };
        cx.effects.push(Effect::Think { thinker, job: text(&job), bot: false });
    }

    /// Has a worker count the odds of what a seat cannot see.
    fn count_odds(&mut self, client: u32, seat: SeatName, cx: &mut Context<'_>) {
        let thinker = cx.thinkers - 1;
        self.counted.push(client);
        let job = Job::Odds { table: self.room.id().to_owned(), client, seat, unknown: self.teach(thinker) };
        cx.effects.push(Effect::Think { thinker, job: text(&job), bot: false });
    }

    /// Odds are told unless another views the device by now.
    pub(crate) fn tell_odds(
        &mut self,
        client: u32,
        seat: SeatName,
        told: Result<String, Code>,
        cx: &mut Context<'_>,
    ) {
        if let Some(at) = self.counted.iter().position(|one| *one == client) {
            self.counted.swap_remove(at);
        }
        let Some(guest) = self.clients.0.get(&client) else { return };
        match self.room.check_odds(guest, seat).and_then(|()| told.map_err(Into::into)) {
            Ok(text) => cx.effects.push(Effect::Send { client, text }),
            Err(refusal) => self.refuse(client, None, &refusal, cx),
        }
    }

    /// An answer is told unless it has nothing to answer any more: the question has changed, or another views the device.
    pub(crate) fn tell_advice(
        &mut self,
        client: u32,
        asked: AdviceAsked,
        told: Result<String, Code>,
        cx: &mut Context<'_>,
    ) {
        self.advised.remove(&(client, asked.kind));
        let Some(guest) = self.clients.0.get(&client) else { return };
        match self.room.check_advice(guest, asked).and_then(|()| told.map_err(Into::into)) {
            Ok(text) => cx.effects.push(Effect::Send { client, text }),
            Err(refusal) => self.refuse(client, None, &refusal, cx),
        }
    }

    /// What a worker has to be told to know the table as it is; from now on it does.
    fn teach(&mut self, thinker: usize) -> Unknown {
        let known = self.learned.insert(thinker, self.room.version());
        let changes = self.stored.changes.iter().skip(known.map_or(0, |last| last as usize + 1));
        Unknown {
            new: known.is_none().then(|| self.stored.table.clone()),
            changes: changes.cloned().collect(),
        }
    }

    /// Tells everybody something that is not kept.
    fn signal(&mut self, number: u32, signal: &Signal, cx: &mut Context<'_>) {
        let table = self.room.id().to_owned();
        let (seat, message) = match *signal {
            Signal::React { seat, reaction } => (seat, Message::Reacted { table, seat, reaction }),
            Signal::Point { seat, stack } => match self.room.may_point_at(stack) {
                Ok(()) => (seat, Message::Pointed { table, seat, stack }),
                Err(refusal) => return self.refuse(number, None, &refusal, cx),
            },
            // Nobody else comes to a table in this browser.
            Signal::Saw { .. } => return,
        };
        match self.clients.0.get(&number) {
            Some(guest) if guest.grants().seats.contains(seat.0) => {
                self.clients.tell_all(cx.effects, &message);
            }
            Some(_) => self.refuse(number, None, &Code::NotYourSeat.into(), cx),
            None => self.refuse(number, None, &Code::NotJoined.into(), cx),
        }
    }

    /// A command is done once and acknowledged, or refused.
    fn command(&mut self, number: u32, ack: String, command: &Command, cx: &mut Context<'_>) {
        let Some(guest) = self.clients.0.get_mut(&number) else {
            return self.refuse(number, Some(&ack), &Code::NotJoined.into(), cx);
        };
        if !is_ack(&ack) {
            return self.refuse(number, Some(&ack), &Code::BadText.into(), cx);
        }
        let key = command.idempotency_key(&ack);
        if let Some(version) = self.room.done(&key) {
            return self.acknowledge(number, ack, version, cx);
        }
        let grants = guest.grants();
        if let Command::Rematch {} = command {
            return self.rematch(number, ack, key, cx);
        }
        if let Command::Sit { new_key, .. } = command {
            guest.add_key(new_key);
        }
        let input = self.input(grants, command, cx);
        if let Err(refusal) = self.submit(&input, Some(key), Some((number, ack.clone())), cx) {
            self.refuse(number, Some(&ack), &refusal, cx);
        }
    }

    /// A command, with what only the host of the room knows: who is there, and chance.
    fn input<'a>(&self, grants: Grants, command: &'a Command, cx: &mut Context<'_>) -> Input<'a> {
        if let Command::DrawLots {} = command {
            return Input::Lots { grants, seed: cx.random.number() };
        }
        let here = self.clients.online();
        let absent = Seat::all(self.room.seat_count()).filter(|seat| !here.contains(*seat)).collect();
        Input::Client { grants: Grants { absent, ..grants }, command }
    }

    /// The only way a room changes: an input is decided, and what it leads to is to be written.
    fn submit(
        &mut self,
        input: &Input<'_>,
        key: Option<String>,
        sender: Option<(u32, String)>,
        cx: &mut Context<'_>,
    ) -> Result<(), Refusal> {
        let change = self.room.decide(cx.now, input, key)?;
        let table = self.room.id().to_owned();
        cx.effects.push(Effect::Write { table, new: None, change: change.clone(), photo: None });
        self.busy = Some(Busy::Writing { change, sender });
        Ok(())
    }

    /// What was to be written is: it becomes part of the room, and everybody learns of it.
    pub(crate) fn written(&mut self, cx: &mut Context<'_>) {
        let Some(Busy::Writing { change, sender }) = self.busy.take() else { return };
        let applied = self.room.apply(&change).expect("a room applies what it has just decided");
        let version = change.number;
        self.stored.changes.push(change);
        for (since, seat) in self.since.iter_mut().zip(Seat::all(self.room.seat_count())) {
            if self.room.question(seat) == version {
                *since = cx.now;
            }
        }
        for (seat, _) in self.room.claims().filter(|(_, claim)| *claim == version) {
            self.claimed[seat.index()] = cx.now;
        }
        let moved =
            applied.news.iter().any(News::changes_keys) && self.clients.review(cx.effects, &self.room);
        let left = self.time_left(cx.now);
        self.clients.announce(cx.effects, self.room.announce(&applied, left));
        if moved {
            self.tell_presence(cx);
        }
        if let Some((client, ack)) = sender {
            self.acknowledge(client, ack, version, cx);
        }
        self.list(cx);
        self.wake_bots(cx);
    }

    /// Makes the table of a rematch, which has to be written before anybody is told where it is.
    fn rematch(&mut self, client: u32, ack: String, key: String, cx: &mut Context<'_>) {
        if self.room.has_rematch() {
            return self.acknowledge(client, ack, self.room.version(), cx);
        }
        let grants = self.clients.0.get(&client).map_or_else(Default::default, Guest::grants);
        let mut maker = Maker { catalogue: cx.catalogue, random: cx.random, now: cx.now };
        let made = self
            .room
            .check_rematch(grants)
            .and_then(|()| maker.make_rematch(&self.room).map_err(|error| error.code.into()));
        match made {
            Ok(made) => {
                let keys = self.clients.0.values().flat_map(|guest| guest.keys().iter().copied()).collect();
                let purpose = Purpose::Rematch { old: self.room.id().to_owned() };
                let (table, making) = Making::new(made, keys, purpose);
                cx.effects.push(making.write(&table));
                cx.making.insert(table, making);
                self.busy = Some(Busy::Rematch { client, ack, key });
            }
            Err(refusal) => self.refuse(client, Some(&ack), &refusal, cx),
        }
    }

    /// The table of the rematch is written.
    pub(crate) fn rematch_made(&mut self, table: &str, cx: &mut Context<'_>) {
        let Some(Busy::Rematch { client, ack, key }) = self.busy.take() else { return };
        let sender = Some((client, ack.clone()));
        if let Err(refusal) = self.submit(&Input::RematchMade { table }, Some(key), sender, cx) {
            self.refuse(client, Some(&ack), &refusal, cx);
        }
    }

    /// Sets bots to work that are waited for, while somebody is here to see it.
    fn wake_bots(&mut self, cx: &mut Context<'_>) {
        if self.clients.0.is_empty() || self.breaks > MOST_BREAKS {
            return;
        }
        let asked: Vec<(Seat, u64)> = self.room.asked_bots().collect();
        for (seat, question) in asked {
            if self.thinking.get(&seat).is_some_and(|(known, _)| *known == question) {
                continue;
            }
            // A bot keeps what it thought from one decision to the next, so it stays with its worker.
            let thinker = seat.index() % cx.thinkers;
            let job = BotJob {
                table: self.room.id().to_owned(),
                seat: SeatName(seat),
                question,
                seed: cx.random.number(),
                unknown: self.teach(thinker),
            };
            self.thinking.insert(seat, (question, thinker));
            let table = self.room.id().to_owned();
            let message = Message::Thinking { table, seat: SeatName(seat), pace: 100 };
            self.clients.tell_all(cx.effects, &message);
            cx.effects.push(Effect::Think { thinker, job: text(&Job::Bot(job)), bot: true });
        }
    }

    /// A bot has decided; its decision goes the way of everybody's.
    pub(crate) fn bot_decided(
        &mut self,
        seat: Seat,
        question: u64,
        action: Option<String>,
        cx: &mut Context<'_>,
    ) {
        if self.thinking.get(&seat).is_none_or(|(known, _)| *known != question) {
            return;
        }
        self.thinking.remove(&seat);
        match action {
            Some(action) => self.push(Task::BotDecided { seat, question, action }),
            // Something was taken back meanwhile, and it is asked something else.
            None => self.wake_bots(cx),
        }
    }

    /// A worker of bots was replaced by another one, which knows nothing.
    pub(crate) fn thinker_broke(&mut self, thinker: usize, cx: &mut Context<'_>) {
        self.learned.remove(&thinker);
        let lost = self.advised.extract_if(.., |_, its| *its == thinker);
        let mut lost: Vec<u32> = lost.map(|((client, _), _)| client).collect();
        if thinker == cx.thinkers - 1 {
            lost.append(&mut self.counted);
            self.polled = None;
        }
        for client in lost {
            self.refuse(client, None, &Code::Unavailable.into(), cx);
        }
        let before = self.thinking.len();
        self.thinking.retain(|_, (_, its)| *its != thinker);
        if self.thinking.len() < before {
            self.breaks += 1;
        }
        self.wake_bots(cx);
    }

    /// Bots agree to end a game that people want to end, if they have nothing to wait for (G17): they are asked once after each change.
    fn ask_for_votes(&mut self, cx: &mut Context<'_>) {
        let version = Some(self.room.version());
        let gives_up = self.clients.0.is_empty() || self.breaks > MOST_BREAKS;
        if self.busy.is_some() || gives_up || self.polled == version || !self.room.is_voting() {
            return;
        }
        self.polled = version;
        let thinker = cx.thinkers - 1;
        let job = Job::Vote { table: self.room.id().to_owned(), unknown: self.teach(thinker) };
        cx.effects.push(Effect::Think { thinker, job: text(&job), bot: false });
    }

    /// A bot has a vote to give or to withdraw, unless something has happened meanwhile.
    pub(crate) fn bots_voted(&mut self, version: u64, vote: Option<(SeatName, bool)>) {
        if let Some((seat, agree)) = vote {
            self.push(Task::BotVotes { version, seat: seat.0, agree });
        }
    }

    /// The seats whose time runs, and when it is up.
    fn deadlines(&self) -> impl Iterator<Item = (Seat, i64)> {
        let clock = i64::from(self.room.settings().clock.unwrap_or_default()) * 1000;
        self.room.timed().iter().map(move |seat| (seat, self.since[seat.index()] + clock))
    }

    /// The time that is left for a decision, in milliseconds.
    fn time_left(&self, now: i64) -> Option<u32> {
        let end = self.deadlines().map(|(_, end)| end).min()?;
        Some(u32::try_from((end - now).max(0)).unwrap_or(u32::MAX))
    }

    /// The same, of clocks of seconds and of days, where something happens then.
    fn alarms(&self) -> impl Iterator<Item = (Seat, i64)> {
        let days = self.room.due().map_or_else(Vec::new, |_| self.room.deadlines());
        self.deadlines().chain(days.into_iter().map(|deadline| (deadline.seat.0, deadline.at)))
    }

    /// The freed seats somebody asks for, with the change by which, and when they get it.
    fn settlements(&self) -> impl Iterator<Item = (Seat, u64, i64)> {
        let minute = OBJECTION_SECONDS as i64 * 1000;
        self.room.claims().map(move |(seat, claim)| (seat, claim, self.claimed[seat.index()] + minute))
    }

    /// When time has something to say next. Nothing while nobody is here, or before it is known what became of the last thing.
    pub(crate) fn alarm(&self) -> Option<i64> {
        let settlements = self.settlements().map(|(_, _, end)| end);
        let next = self.alarms().map(|(_, end)| end).chain(settlements).min();
        next.filter(|_| !self.clients.0.is_empty() && self.busy.is_none())
    }

    /// A bot stands in for whoever has no time left, and who asks for a freed seat gets it when nobody said no in time.
    pub(crate) fn ring(&mut self, now: i64) {
        if self.alarm().is_none_or(|at| at > now) {
            return;
        }
        let late: Vec<Seat> = self.alarms().filter(|(_, end)| *end <= now).map(|(seat, _)| seat).collect();
        for seat in late {
            let question = self.room.question(seat);
            self.push(Task::TimeUp { seat, question });
        }
        let settled: Vec<_> = self.settlements().filter(|(_, _, end)| *end <= now).collect();
        for (seat, claim, _) in settled {
            self.push(Task::ClaimStands { seat, claim });
        }
    }

    fn tell_presence(&self, cx: &mut Context<'_>) {
        self.clients.tell_all(cx.effects, &self.clients.present(self.room.id()));
    }

    /// How the table stands, for the list of one's own tables.
    fn list(&self, cx: &mut Context<'_>) {
        let grants = self.clients.grants(&self.room);
        if grants.any() {
            cx.effects.push(Effect::List { summary: self.room.summary(grants) });
        }
    }

    fn acknowledge(&self, client: u32, ack: String, version: u64, cx: &mut Context<'_>) {
        if self.clients.0.contains_key(&client) {
            cx.effects.push(send(client, &Message::Ack { table: self.room.id().to_owned(), ack, version }));
        }
    }

    fn refuse(&self, client: u32, ack: Option<&str>, refusal: &Refusal, cx: &mut Context<'_>) {
        cx.effects.push(refused(client, Some(self.room.id()), ack, refusal));
    }
}
