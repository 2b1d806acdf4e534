//! The host of one room: a task that is the sole owner of its state, and the loop around it.
//!
//! Calls arrive one by one. What a command, a bot or the clock leads to is decided by the room, stored, applied, and only then does
//! anybody learn of it. A room nobody is in ends; the table comes back from the store when somebody joins.

mod advice;
mod bots;
mod clocks;
mod days;
mod notices;
mod presence;
mod rematch;

use std::collections::BTreeSet;
use std::time::Duration;

use room::wire::http::Summary;
use room::wire::{Code, Command, Message, News, Query, Signal};
use room::{AdviceAsked, AdviceKind, Change, Grants, Guest, Input, KeyHash, Random, Refusal, Room, is_ack};
use table::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tracing::{error, warn};

use self::clocks::Clocks;
use self::notices::Callees;
use crate::clients::{Client, Clients, Outbox};
use crate::hall::Hall;
use crate::leases::Leases;
use crate::remote_presence::RemotePresence;
use crate::store::StoreError;

pub(crate) use self::days::LOOK_AGAIN;

/// What a room's host is told.
pub(crate) enum Call {
    /// Somebody comes. The answer is missing if the room was just closing; then it has to be opened anew.
    Join { client: u64, out: Outbox, keys: Vec<KeyHash>, done: oneshot::Sender<Result<(), Code>> },
    /// Somebody goes.
    Leave { client: u64 },
    /// Somebody who is here, as far as the connection knows, asks for something. The outbox is for who is not any more.
    Ask { client: u64, out: Outbox, asked: Asked },
    /// A bot has decided.
    BotDecided { seat: Seat, question: u64, action: String },
    /// What somebody asked for advice is told.
    Advised { client: u64, asked: AdviceAsked, answer: Result<Message, Code> },
    /// Another server wrote a change.
    Changed { version: u64 },
    /// Another server, where the table has this version, says something that is not kept.
    Peer { server: u64, version: u64, message: Message },
    /// How the table stands, for somebody with these keys.
    Summarise { keys: Vec<KeyHash>, done: oneshot::Sender<Option<Summary>> },
    /// The table's clock for days may have run out; answered when it is known what to do about that.
    Due { done: oneshot::Sender<()> },
    /// Who is called to the table may have changed: there are so many of them now, if that is known.
    Notices { count: Option<usize> },
    /// The table is not stored any more.
    Removed,
    /// The server stops.
    Close,
}

/// What a client asks of a room.
pub(crate) enum Asked {
    /// Change something.
    Command { ack: String, command: Command },
    /// Tell something.
    Query(Query),
    /// Show the others something.
    Signal(Signal),
}

/// The room cannot go on, for the reason people are told: the database does not answer, what is stored is damaged, or the table was
/// removed. It ends, and who comes back opens it anew.
struct RoomFailed(Code);

/// What became of a change that was to be written.
enum Committed {
    /// It is written and applied.
    Written,
    /// It is not known to be written. What others wrote meanwhile is applied, and what to write has to be decided again.
    Conflict,
}

/// Where an input comes from.
enum Origin<'a> {
    /// A client that is here.
    Client(u64, &'a Command),
    /// Bots, the clock, the server itself.
    Room(Input<'a>),
}

/// How often a change is decided again when others were first or the database did not answer.
const MAX_ATTEMPTS: usize = 20;
/// How long a database that could not write is left alone.
const RETRY_DELAY: Duration = Duration::from_millis(100);

/// A room with the people around it.
pub(crate) struct Host {
    hall: Hall,
    room: Room,
    clients: Clients,
    inbox: mpsc::Receiver<Call>,
    own: mpsc::WeakSender<Call>,
    /// Which bots and clocks are this server's affair.
    leases: Leases,
    /// Who is at the table by way of other servers.
    remote: RemotePresence,
    /// Since when people's time runs.
    clocks: Clocks,
    /// Connections whose question for a hint or a remark is being thought about.
    advised: BTreeSet<(u64, AdviceKind)>,
    /// Who is called when they are away.
    callees: Callees,
    /// Since when nobody is here.
    empty_since: Option<Instant>,
}

impl Host {
    /// The host of a table that was just loaded.
    pub(crate) fn new(
        hall: Hall,
        room: Room,
        inbox: mpsc::Receiver<Call>,
        own: mpsc::WeakSender<Call>,
    ) -> Self {
        let leases = Leases::new(&room, hall.is_shared(), hall.config().failover, hall.now());
        let clocks = Clocks::new(&room);
        Self {
            hall,
            room,
            clients: Clients::default(),
            inbox,
            own,
            leases,
            remote: RemotePresence::default(),
            clocks,
            advised: BTreeSet::new(),
            callees: Callees::default(),
            empty_since: Some(Instant::now()),
        }
    }

    /// Runs until nobody needs the room any more.
    pub(crate) async fn run(mut self) {
        self.open_notices().await;
        loop {
            let alarm = self.next_alarm();
            // Calls come first, and an alarm that is due after each of them: neither waits long for the other.
            let call = tokio::select! {
                biased;
                call = self.inbox.recv() => Some(call),
                () = tokio::time::sleep_until(alarm) => None,
            };
            let done = match call {
                None => Ok(()),
                Some(None) => break,
                Some(Some(Call::Close)) => {
                    self.leave_all(Code::Restarting);
                    break;
                }
                Some(Some(Call::Removed)) => {
                    self.leave_all(Code::NoSuchTable);
                    break;
                }
                Some(Some(call)) => self.handle(call).await,
            };
            let is_due = alarm <= Instant::now();
            if is_due && self.is_abandoned() {
                break;
            }
            let rung = if done.is_ok() && is_due { self.ring().await } else { done };
            if let Err(RoomFailed(code)) = rung {
                self.leave_all(code);
                break;
            }
            self.tidy();
        }
        // From here on calls fail, and whoever made one opens the room anew; who asked for something before is answered.
        self.inbox.close();
        while let Some(call) = self.inbox.recv().await {
            if let Call::Ask { out, asked, .. } = call {
                self.refuse_stranger(&out, asked);
            }
        }
        self.hall.forget(self.room.id(), &self.own);
    }

    /// An alarm is due.
    async fn ring(&mut self) -> Result<(), RoomFailed> {
        self.check_clock().await?;
        self.check_claims().await?;
        self.check_seen().await;
        self.wake_bots();
        self.repeat_presence();
        Ok(())
    }

    async fn handle(&mut self, call: Call) -> Result<(), RoomFailed> {
        match call {
            Call::Join { client, out, keys, done } => {
                // Who comes from another server may have seen more there than this one has heard of.
                self.catch_up_if_shared().await?;
                let _ = done.send(self.join(client, out, keys));
                self.attend().await;
                return self.let_bots_vote().await;
            }
            Call::Leave { client } => {
                if let Some(gone) = self.clients.all.remove(&client) {
                    self.tell_presence();
                    self.was_here(gone.guest.grants().seats);
                }
            }
            Call::Ask { client, out, asked } => {
                if !self.clients.all.contains_key(&client) {
                    self.refuse_stranger(&out, asked);
                    return Ok(());
                }
                match asked {
                    Asked::Command { ack, command } => return self.command(client, &ack, &command).await,
                    Asked::Query(query) => return self.query(client, query).await,
                    Asked::Signal(signal) => self.signal(client, &signal),
                }
            }
            Call::BotDecided { seat, question, action } => {
                return self.bot_decided(seat, question, &action).await;
            }
            Call::Advised { client, asked, answer } => self.tell_advice(client, asked, answer),
            Call::Changed { version } => {
                if version > self.room.version() {
                    return self.catch_up().await;
                }
                // The server that wrote the last change may have died before its bots voted.
                return self.let_bots_vote().await;
            }
            Call::Peer { server, version, message } => {
                // The announcement of a change is lost if its server dies before it is made.
                if version > self.room.version() {
                    self.catch_up().await?;
                }
                self.hear(server, &message);
            }
            Call::Summarise { keys, done } => {
                let _ = done.send(self.summary(&keys));
            }
            Call::Due { done } => {
                self.catch_up_if_shared().await?;
                let _ = done.send(());
                self.check_days().await?;
                self.wake_bots();
                self.let_bots_vote().await?;
                self.say_due().await;
            }
            Call::Notices { count } => self.notices_changed(count).await,
            Call::Close | Call::Removed => {}
        }
        Ok(())
    }

    /// What who has these keys may know of the table; nothing if they open nothing.
    fn summary(&self, keys: &[KeyHash]) -> Option<Summary> {
        let grants = self.room.grants(keys);
        grants.any().then(|| self.room.summary(grants))
    }

    fn join(&mut self, number: u64, out: Outbox, keys: Vec<KeyHash>) -> Result<(), Code> {
        let guest = Guest::new(&self.room, keys).ok_or(Code::NoSuchKey)?;
        self.clients.all.insert(number, Client { out, guest, seen: None });
        self.empty_since = None;
        self.sync(number);
        self.tell_presence();
        self.tell_sightings();
        self.wake_bots();
        Ok(())
    }

    /// Sends the whole state to one.
    fn sync(&mut self, number: u64) {
        let left = self.time_left();
        let Some(client) = self.clients.all.get_mut(&number) else { return };
        let synced = self.room.synced(&mut client.guest, left);
        self.clients.tell(number, &synced);
    }

    async fn query(&mut self, number: u64, query: Query) -> Result<(), RoomFailed> {
        match query {
            Query::Look { seat } => {
                let Some(client) = self.clients.all.get_mut(&number) else { return Ok(()) };
                match client.guest.look(seat.map(|name| name.0)) {
                    Ok(()) => self.sync(number),
                    Err(code) => self.refuse(number, None, &code.into()),
                }
            }
            Query::Sync {} => {
                self.catch_up_if_shared().await?;
                self.sync(number);
            }
            Query::Past { since } => self.tell_past(number, since).await,
            Query::Odds { seat } => self.tell_odds(number, seat),
            Query::Hint { .. } | Query::Remark { .. } => {
                if let Some(asked) = AdviceAsked::of(&query) {
                    self.advise(number, asked);
                }
            }
            // Connections come and go by calls of their own.
            Query::Join { .. } | Query::Leave {} => {}
        }
        Ok(())
    }

    /// Tells somebody what happened so far. It is not kept in memory: most people never ask, and a server has it on disk.
    async fn tell_past(&mut self, number: u64, since: Option<u64>) {
        let Some(client) = self.clients.all.get(&number) else { return };
        let viewer = client.guest.past_viewer();
        match self.hall.past(self.room.id(), self.room.version(), since, viewer).await {
            Ok(past) => self.clients.tell(number, &past),
            Err(code) => self.refuse(number, None, &code.into()),
        }
    }

    /// Tells everybody something that is not kept.
    fn signal(&mut self, number: u64, signal: &Signal) {
        if let Signal::Saw { version } = *signal {
            return self.saw(number, version);
        }
        let table = self.room.id().to_owned();
        let (seat, message) = match *signal {
            Signal::React { seat, reaction } => (seat, Message::Reacted { table, seat, reaction }),
            Signal::Point { seat, stack } => match self.room.may_point_at(stack) {
                Ok(()) => (seat, Message::Pointed { table, seat, stack }),
                Err(refusal) => return self.refuse(number, None, &refusal),
            },
            Signal::Saw { .. } => return,
        };
        let holds = |client: &Client| client.guest.grants().seats.contains(seat.0);
        if self.clients.all.get(&number).is_some_and(holds) {
            self.hall.say(&self.room, &message);
            self.clients.tell_all(&message);
        } else {
            self.refuse(number, None, &Code::NotYourSeat.into());
        }
    }

    /// A command is done once and acknowledged, or refused.
    async fn command(&mut self, number: u64, ack: &str, command: &Command) -> Result<(), RoomFailed> {
        if !is_ack(ack) {
            self.refuse(number, Some(ack), &Code::BadText.into());
            return Ok(());
        }
        let key = command.idempotency_key(ack);
        let done = match command {
            Command::Rematch {} => self.rematch(number, &key).await,
            _ => self.submit(&Origin::Client(number, command), Some(&key)).await,
        };
        if let Err(RoomFailed(code @ Code::NoSuchTable)) = done {
            self.refuse(number, Some(ack), &code.into());
        }
        match done? {
            Ok(version) => {
                let (table, ack) = (self.room.id().to_owned(), ack.to_owned());
                self.clients.tell(number, &Message::Ack { table, ack, version });
            }
            Err(refusal) => self.refuse(number, Some(ack), &refusal),
        }
        self.let_bots_vote().await
    }

    /// The only way a room changes: an input is decided, written and applied. If somebody else was first it is decided again, from what
    /// they wrote. Answers with the change it made, or why it was refused.
    async fn submit(
        &mut self,
        origin: &Origin<'_>,
        key: Option<&str>,
    ) -> Result<Result<u64, Refusal>, RoomFailed> {
        for _ in 0..MAX_ATTEMPTS {
            if let Some(version) = key.and_then(|key| self.room.done(key)) {
                return Ok(Ok(version));
            }
            let input = match origin {
                Origin::Room(input) => input.clone(),
                Origin::Client(number, command) => match self.clients.all.get(number) {
                    Some(client) => self.input(client.guest.grants(), command),
                    None => return Ok(Err(Code::NotJoined.into())),
                },
            };
            let change = match self.room.decide(self.hall.now(), &input, key.map(ToOwned::to_owned)) {
                Ok(change) => change,
                Err(refusal) => return Ok(Err(refusal)),
            };
            if let Origin::Client(number, Command::Sit { new_key, .. }) = origin
                && let Some(client) = self.clients.all.get_mut(number)
            {
                client.guest.add_key(new_key);
            }
            if let Committed::Written = self.commit(&change).await? {
                return Ok(Ok(change.number));
            }
        }
        Ok(Err(Code::Unavailable.into()))
    }

    /// A command, with what only the host of the room knows: who is there, and chance.
    fn input<'a>(&self, grants: Grants, command: &'a Command) -> Input<'a> {
        if let Command::DrawLots {} = command {
            return Input::Lots { grants, seed: self.hall.random().with(Random::number) };
        }
        let here = self.people().online;
        let absent = Seat::all(self.room.seat_count()).filter(|seat| !here.contains(*seat)).collect();
        Input::Client { grants: Grants { absent, ..grants }, command }
    }

    async fn commit(&mut self, change: &Change) -> Result<Committed, RoomFailed> {
        let start = Instant::now();
        let written = match self.expect_due().await {
            Ok(()) => self.hall.store().append(self.room.id(), change.clone()).await,
            Err(why) => Err(why),
        };
        match written {
            Ok(()) => {
                self.hall.metrics().committed(start.elapsed());
                self.absorb(change, true)?;
                self.say_due().await;
                return Ok(Committed::Written);
            }
            Err(StoreError::Conflict) => self.hall.metrics().conflicts.add(),
            Err(StoreError::NoTable) => return Err(RoomFailed(Code::NoSuchTable)),
            Err(why) => {
                self.hall.metrics().store_errors.add();
                warn!(table = self.room.id(), %why, "a change could not be written");
                tokio::time::sleep(RETRY_DELAY).await;
            }
        }
        // It may have been written all the same.
        self.catch_up().await?;
        Ok(Committed::Conflict)
    }

    /// A stored change becomes part of the room, and everybody learns of it.
    fn absorb(&mut self, change: &Change, ours: bool) -> Result<(), RoomFailed> {
        let all = Seat::all(self.room.seat_count()).collect();
        let shown = self.room.seen_seats(all);
        let applied = self.room.apply(change).map_err(|why| {
            error!(table = self.room.id(), change = change.number, why, "a stored change cannot be applied");
            RoomFailed(Code::Unavailable)
        })?;
        self.hall.followers().moved(self.room.id());
        self.leases.changed(&self.room, &applied.news, ours);
        let wait = if ours { Duration::ZERO } else { self.hall.config().failover };
        self.clocks.changed(&self.room, wait);
        let moved = applied.news.iter().any(News::changes_keys) && self.clients.review(&self.room);
        let left = self.time_left();
        self.clients.announce(self.room.announce(&applied, left));
        if moved {
            self.tell_presence();
        }
        if self.room.seen_seats(all) != shown {
            self.tell_sightings();
        }
        self.wake_bots();
        Ok(())
    }

    /// Reads what others wrote.
    async fn catch_up(&mut self) -> Result<(), RoomFailed> {
        let from = self.room.version() + 1;
        match self.hall.store().changes_from(self.room.id(), from).await {
            Ok(changes) => {
                changes.iter().try_for_each(|change| self.absorb(change, false))?;
                if !changes.is_empty() {
                    self.say_due().await;
                }
                Ok(())
            }
            Err(why) => {
                self.hall.metrics().store_errors.add();
                warn!(table = self.room.id(), %why, "the table cannot be read");
                Err(RoomFailed(Code::Unavailable))
            }
        }
    }

    /// Whoever asks is told the present version, whatever announcement was lost.
    async fn catch_up_if_shared(&mut self) -> Result<(), RoomFailed> {
        if self.hall.is_shared() { self.catch_up().await } else { Ok(()) }
    }

    fn refuse(&mut self, number: u64, ack: Option<&str>, refusal: &Refusal) {
        let message = self.refusal(ack.map(ToOwned::to_owned), refusal);
        self.clients.tell(number, &message);
    }

    /// Who is not here any more is told so, whatever it asks for.
    fn refuse_stranger(&self, out: &Outbox, asked: Asked) {
        let ack = match asked {
            Asked::Command { ack, .. } => Some(ack),
            Asked::Query(_) | Asked::Signal(_) => None,
        };
        out.send(&self.refusal(ack, &Code::NotJoined.into()));
    }

    fn refusal(&self, ack: Option<String>, refusal: &Refusal) -> Message {
        self.hall.metrics().refused.add();
        Message::Refused {
            table: Some(self.room.id().to_owned()),
            ack,
            code: refusal.code,
            reason: refusal.reason.map(ToOwned::to_owned),
            rule: refusal.rule.map(ToOwned::to_owned),
        }
    }

    fn is_abandoned(&self) -> bool {
        let long = self.empty_since.is_some_and(|since| since.elapsed() >= self.hall.config().idle);
        long && self.clients.all.is_empty() && self.inbox.is_empty() && !self.bots_play_alone()
    }

    /// Forgets connections that are too slow, and notices when nobody is left.
    fn tidy(&mut self) {
        let slow = self.clients.drop_slow();
        for _ in &slow {
            self.hall.metrics().slow_sockets.add();
        }
        if !slow.is_empty() {
            self.tell_presence();
        }
        match (self.clients.all.is_empty(), self.empty_since) {
            (true, None) => self.empty_since = Some(Instant::now()),
            (false, Some(_)) => self.empty_since = None,
            _ => {}
        }
    }

    fn leave_all(&mut self, code: Code) {
        self.clients.tell_all(&Message::Left { table: self.room.id().to_owned(), code });
        self.clients.all.clear();
        self.say_presence();
    }
}
