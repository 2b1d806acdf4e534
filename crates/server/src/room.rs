//! The one who runs a table: a task that is the sole owner of its state.
//!
//! Requests arrive one by one. Each is checked, its lines are stored, and only then does anybody learn what came of it. Bots and
//! the clock come in by the same door. A room nobody is in ends; the table comes back from the store when somebody joins.

mod bots;
mod clocks;
mod presence;

use std::time::Duration;

use table::Seat;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tracing::{error, warn};

use crate::clock::now;
use crate::duties::Duties;
use crate::elsewhere::Elsewhere;
use crate::guests::{Guest, Guests, Outbox, only};
use crate::hall::Hall;
use crate::key::KeyHash;
use crate::play::Refused;
use crate::store::{Change, StoreError};
use crate::table::{Asker, Proposal, Table, is_ack, viewer};
use crate::wire::http::Summary;
use crate::wire::{Code, Message, News, Request, SeatName};

/// What a room is told.
pub(crate) enum Call {
    /// Somebody comes. The answer is missing if the room was just closing; then it has to be opened anew.
    Join { guest: u64, out: Outbox, keys: Vec<KeyHash>, done: oneshot::Sender<Result<(), Code>> },
    /// Somebody goes.
    Leave { guest: u64 },
    /// A request of somebody who is here.
    Ask { guest: u64, request: Box<Request> },
    /// A bot has decided.
    Thought { seat: Seat, question: u64, action: String },
    /// Another server wrote a change.
    Moved { version: u64 },
    /// Another server, where the table has this version, says something that is not kept.
    Said { server: u64, version: u64, message: Message },
    /// How the table stands, for somebody with these keys.
    Summarise { keys: Vec<KeyHash>, done: oneshot::Sender<Option<Summary>> },
    /// The server stops.
    Close,
}

/// Why a room cannot go on.
struct Stuck;

/// How often a change is tried again when others were first or the database did not answer.
const TRIES: usize = 20;
/// How long a database that could not write is left alone.
const BREATH: Duration = Duration::from_millis(100);

/// A table with the people around it.
pub(crate) struct Room {
    hall: Hall,
    table: Table,
    guests: Guests,
    inbox: mpsc::Receiver<Call>,
    own: mpsc::WeakSender<Call>,
    /// Which bots and clocks are this server's affair.
    duties: Duties,
    /// Who is at the table by way of other servers.
    elsewhere: Elsewhere,
    /// When this room opened: clocks start then at the earliest, as nobody could move before.
    opened: i64,
    /// Since when nobody is here.
    empty_since: Option<Instant>,
}

impl Room {
    /// A room for a table that was just loaded.
    pub(crate) fn new(
        hall: Hall,
        table: Table,
        inbox: mpsc::Receiver<Call>,
        own: mpsc::WeakSender<Call>,
    ) -> Self {
        let opened = now();
        let duties = Duties::new(&table, hall.is_shared(), hall.config().takeover, opened);
        Self {
            hall,
            table,
            guests: Guests::default(),
            inbox,
            own,
            duties,
            elsewhere: Elsewhere::default(),
            opened,
            empty_since: Some(Instant::now()),
        }
    }

    /// Runs until nobody needs the room any more.
    pub(crate) async fn run(mut self) {
        let id = self.table.id.clone();
        loop {
            let alarm = self.next_alarm();
            let call = tokio::select! {
                call = self.inbox.recv() => call,
                () = tokio::time::sleep_until(alarm) => {
                    if self.is_abandoned() {
                        break;
                    }
                    if self.check_clock().await.is_err() {
                        self.leave_all(Code::Unavailable);
                        break;
                    }
                    self.wake_bots();
                    self.repeat_presence();
                    continue;
                }
            };
            match call {
                None => break,
                Some(Call::Close) => {
                    self.leave_all(Code::Restarting);
                    break;
                }
                Some(call) => {
                    if self.handle(call).await.is_err() {
                        self.leave_all(Code::Unavailable);
                        break;
                    }
                }
            }
            self.tidy();
        }
        // From here on calls fail, and whoever made one opens the room anew.
        self.inbox.close();
        self.hall.forget(&id, &self.own);
    }

    async fn handle(&mut self, call: Call) -> Result<(), Stuck> {
        match call {
            Call::Join { guest, out, keys, done } => {
                // Who comes from another server may have seen more there than this one has heard of.
                if self.hall.is_shared() {
                    self.catch_up().await?;
                }
                let _ = done.send(self.join(guest, out, keys));
            }
            Call::Leave { guest } => {
                if self.guests.all.remove(&guest).is_some() {
                    self.tell_presence();
                }
            }
            Call::Ask { guest, request } => return self.ask(guest, *request).await,
            Call::Thought { seat, question, action } => return self.thought(seat, question, action).await,
            Call::Moved { version } => {
                if version > self.table.version {
                    return self.catch_up().await;
                }
            }
            Call::Said { server, version, message } => {
                // The announcement of a change is lost if its server dies before it is made.
                if version > self.table.version {
                    self.catch_up().await?;
                }
                self.hear(server, &message);
            }
            Call::Summarise { keys, done } => {
                let grants = self.table.grants(&keys);
                let _ = done.send(grants.any().then(|| self.table.summary(grants)));
            }
            Call::Close => {}
        }
        Ok(())
    }

    fn join(&mut self, number: u64, out: Outbox, keys: Vec<KeyHash>) -> Result<(), Code> {
        let grants = self.table.grants(&keys);
        if !grants.any() {
            return Err(Code::NoSuchKey);
        }
        let looking = only(grants.seats);
        self.guests.all.insert(number, Guest { out, keys, grants, looking });
        self.empty_since = None;
        self.guests.sync(number, &self.table, self.time_left());
        self.tell_presence();
        self.wake_bots();
        Ok(())
    }

    async fn ask(&mut self, number: u64, request: Request) -> Result<(), Stuck> {
        let Some(guest) = self.guests.all.get_mut(&number) else { return Ok(()) };
        match &request {
            Request::Look { seat, .. } => {
                let seat = seat.map(|name| name.0);
                if seat.is_none_or(|seat| guest.grants.seats.contains(seat)) {
                    guest.looking = seat;
                    self.guests.sync(number, &self.table, self.time_left());
                } else {
                    self.refuse(number, None, &Code::NotYourSeat.into());
                }
            }
            Request::Sync { .. } => self.guests.sync(number, &self.table, self.time_left()),
            Request::Past { .. } => self.tell_past(number).await,
            Request::React { seat, reaction, .. } => {
                let (seat, reaction) = (*seat, *reaction);
                self.shout(number, seat, |table| Message::Reacted { table, seat, reaction });
            }
            Request::Point { seat, stack, .. } => {
                let (seat, stack) = (*seat, *stack);
                let fits = (1..=12).contains(&stack) && self.table.game() == "skakanie";
                if fits {
                    self.shout(number, seat, |table| Message::Pointed { table, seat, stack });
                } else {
                    self.refuse(number, None, &Code::WrongStage.into());
                }
            }
            _ => return self.change(number, &request).await,
        }
        Ok(())
    }

    /// Tells somebody all that happened so far. It is not kept in memory: most people never ask, and a server has it on disk.
    async fn tell_past(&mut self, number: u64) {
        let Some(guest) = self.guests.all.get(&number) else { return };
        let eyes = viewer(guest.looking.filter(|_| guest.grants.seats.len() == 1));
        match self.hall.past(&self.table.id, self.table.version, eyes).await {
            Ok(past) => self.guests.tell(number, &past),
            Err(code) => self.refuse(number, None, &code.into()),
        }
    }

    /// Tells everybody something that is not kept.
    fn shout(&mut self, number: u64, seat: SeatName, message: impl FnOnce(String) -> Message) {
        let holds = self.guests.all.get(&number).is_some_and(|guest| guest.grants.seats.contains(seat.0));
        if holds {
            let message = message(self.table.id.clone());
            self.hall.say(&self.table, &message);
            self.guests.tell_all(&message);
        } else {
            self.refuse(number, None, &Code::NotYourSeat.into());
        }
    }

    /// A request that changes something: done once, acknowledged, or refused.
    async fn change(&mut self, number: u64, request: &Request) -> Result<(), Stuck> {
        let Some((who, ack)) = signature(request) else { return Ok(()) };
        if !is_ack(ack) {
            self.refuse(number, Some(ack), &Code::BadText.into());
            return Ok(());
        }
        let signed = format!("{who}:{ack}");
        for _ in 0..TRIES {
            let Some(guest) = self.guests.all.get(&number) else { return Ok(()) };
            if let Some(version) = self.table.done(&signed) {
                let (table, ack) = (self.table.id.clone(), ack.to_owned());
                self.guests.tell(number, &Message::Ack { table, ack, version });
                return Ok(());
            }
            let proposed = match request {
                Request::Rematch { .. } => {
                    self.rematch(guest.grants.host || !guest.grants.seats.is_empty()).await
                }
                _ => self.table.propose(Asker::Connection(guest.grants), request),
            };
            match proposed {
                Ok(proposal) => {
                    if let Request::Sit { new_key, .. } = request {
                        self.hand_key(number, new_key);
                    }
                    self.commit(proposal, Some(signed.clone())).await?;
                    if matches!(request, Request::Vote { .. }) {
                        self.bots_vote().await?;
                    }
                }
                Err(refused) => {
                    self.refuse(number, Some(ack), &refused);
                    return Ok(());
                }
            }
        }
        self.refuse(number, Some(ack), &Code::Unavailable.into());
        Ok(())
    }

    /// Writes what was proposed, then applies it and tells everybody. If somebody else was first, what they wrote is applied
    /// instead, and the caller has to think again.
    async fn commit(&mut self, proposal: Proposal, ack: Option<String>) -> Result<(), Stuck> {
        let Proposal { lines, result } = proposal;
        let change = Change { number: self.table.version + 1, at: now(), ack, lines, result };
        let start = Instant::now();
        match self.hall.store().append(&self.table.id, change.clone()).await {
            Ok(()) => {
                self.hall.metrics().committed(start.elapsed());
                self.absorb(&change, true)
            }
            Err(StoreError::Raced) => {
                self.hall.metrics().races.add();
                self.catch_up().await
            }
            Err(why) => {
                self.hall.metrics().store_errors.add();
                warn!(table = self.table.id, %why, "a change could not be written");
                tokio::time::sleep(BREATH).await;
                // It may have been written all the same.
                self.catch_up().await
            }
        }
    }

    /// A stored change becomes part of the table, and everybody learns of it.
    fn absorb(&mut self, change: &Change, ours: bool) -> Result<(), Stuck> {
        let news = self.table.apply(change).map_err(|why| {
            error!(table = self.table.id, change = change.number, why, "a stored change cannot be applied");
            Stuck
        })?;
        self.duties.changed(&self.table, &news, ours);
        let moved = news.iter().any(changes_links) && self.guests.review(&self.table);
        let time_left = self.time_left();
        self.guests.changed(&self.table, &news, time_left);
        if moved {
            self.tell_presence();
        }
        self.wake_bots();
        Ok(())
    }

    /// Reads what others wrote.
    async fn catch_up(&mut self) -> Result<(), Stuck> {
        let from = self.table.version + 1;
        match self.hall.store().changes_from(&self.table.id, from).await {
            Ok(changes) => changes.iter().try_for_each(|change| self.absorb(change, false)),
            Err(why) => {
                self.hall.metrics().store_errors.add();
                warn!(table = self.table.id, %why, "the table cannot be read");
                Err(Stuck)
            }
        }
    }

    /// Makes the table of a rematch; the proposal tells everybody where it is.
    async fn rematch(&self, may: bool) -> Result<Proposal, Refused> {
        if !may {
            return Err(Code::NotYourSeat.into());
        }
        let lines = self.table.rematch_lines()?;
        let id = self.hall.make_rematch(&self.table, lines).await?;
        Ok(Table::rematch_at(&id))
    }

    /// Who sits down holds the seat by the new key; until that is written it opens nothing.
    fn hand_key(&mut self, number: u64, new_key: &str) {
        if let (Some(guest), Some(key)) = (self.guests.all.get_mut(&number), crate::key::Key::parse(new_key))
        {
            guest.keys.push(key.hash());
        }
    }

    fn refuse(&mut self, number: u64, ack: Option<&str>, refused: &Refused) {
        self.hall.metrics().refused.add();
        let message = Message::Refused {
            table: Some(self.table.id.clone()),
            ack: ack.map(ToOwned::to_owned),
            code: refused.code,
            reason: refused.reason.map(ToOwned::to_owned),
            rule: refused.rule.map(ToOwned::to_owned),
        };
        self.guests.tell(number, &message);
    }

    fn is_abandoned(&self) -> bool {
        let long = self.empty_since.is_some_and(|since| since.elapsed() >= self.hall.idle());
        long && self.guests.all.is_empty() && self.inbox.is_empty()
    }

    /// Forgets connections that are too slow, and notices when nobody is left.
    fn tidy(&mut self) {
        let slow = self.guests.drop_slow();
        for _ in &slow {
            self.hall.metrics().slow_sockets.add();
        }
        if !slow.is_empty() {
            self.tell_presence();
        }
        match (self.guests.all.is_empty(), self.empty_since) {
            (true, None) => self.empty_since = Some(Instant::now()),
            (false, Some(_)) => self.empty_since = None,
            _ => {}
        }
    }

    fn leave_all(&mut self, code: Code) {
        self.guests.tell_all(&Message::Left { table: self.table.id.clone(), code });
        self.guests.all.clear();
        self.say_presence();
    }
}

/// Does this change what keys open?
fn changes_links(news: &News) -> bool {
    matches!(
        news,
        News::Sat { .. }
            | News::Freed { .. }
            | News::BotPlaced { .. }
            | News::Offered { .. }
            | News::NewWatchLink
    )
}

/// Who signs a request that changes something, and its acknowledgement.
pub(crate) fn signature(request: &Request) -> Option<(String, &str)> {
    let (who, ack) = match request {
        Request::Sit { ack, .. } => ("sit".to_owned(), ack),
        Request::Rename { seat, ack, .. }
        | Request::Ready { seat, ack, .. }
        | Request::Act { seat, ack, .. }
        | Request::Undo { seat, ack, .. }
        | Request::Vote { seat, ack, .. }
        | Request::Offer { seat, ack, .. }
        | Request::StandIn { seat, ack, .. }
        | Request::Free { seat, ack, .. }
        | Request::PlaceBot { seat, ack, .. } => (seat.to_string(), ack),
        Request::NewWatchLink { ack, .. } | Request::Rematch { ack, .. } => ("table".to_owned(), ack),
        Request::Join { .. }
        | Request::Leave { .. }
        | Request::Look { .. }
        | Request::Sync { .. }
        | Request::Past { .. }
        | Request::React { .. }
        | Request::Point { .. }
        | Request::Ping { .. } => return None,
    };
    Some((who, ack))
}
