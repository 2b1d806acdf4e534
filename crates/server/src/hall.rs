//! All tables: makes them, opens rooms for them when somebody comes, and has what all rooms share.

mod polling;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use room::wire::http::Summary;
use room::wire::{Code, Message};
use room::{Advise, BotJob, Catalogue, KeyHash, Room, Stored, is_table_id};
use table::Viewer;
use table::shuffle::Seed;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot, watch};
use tracing::error;

use crate::advisers::Advisers;
use crate::bot_pool::BotPool;
use crate::clients::Outbox;
use crate::clock::Clock;
use crate::followers::Followers;
use crate::host::{Call, Host};
use crate::limits::{ByAddress, Rate};
use crate::metrics::Metrics;
use crate::notices::{self, NoticeConfig};
use crate::pars::Pars;
use crate::peers;
use crate::photos::Photos;
use crate::preview::Pictures;
use crate::random::SharedRandom;
use crate::sightings::AllSightings;
use crate::store::Store;
use crate::studies::{Pulse, Studies};

/// How a server behaves.
#[derive(Clone)]
pub struct Config {
    /// The games it knows.
    pub catalogue: Catalogue,
    /// How long a bot may think about a decision.
    pub thinking: Duration,
    /// How long a bot waits before it answers, so that people can follow.
    pub pause: Duration,
    /// How many threads bots think on; without any they decide at once, by the first thing that comes to their minds.
    pub bot_threads: usize,
    /// Trials of each decision in a review; `None` for what is usual in its game.
    pub review_trials: Option<u32>,
    /// Games that a setup card is measured with; `None` for what is usual.
    pub fairness_games: Option<u32>,
    /// After how long without anybody a table leaves memory.
    pub idle: Duration,
    /// The failover timeout: after it a bot or a clock of another server that does not act is acted for.
    pub failover: Duration,
    /// How often it is looked whether a clock for days has run out.
    pub due_every: Duration,
    /// How long a clock for days that ran out before this server started waits from then on: perhaps nobody could move.
    pub grace: Duration,
    /// For how long the person who had a freed seat may say no to who asks for it.
    pub objection: Duration,
    /// How often one address may make a table.
    pub creations: Rate,
    /// May tables have photos of people's own?
    pub photos: bool,
    /// How many photos one address may send.
    pub photo_rate: Rate,
    /// How many pages of the past one address may ask for.
    pub pasts: Rate,
    /// How many hints and remarks one address may ask for.
    pub advice: Rate,
    /// How many messages a connection may send.
    pub messages: Rate,
    /// The most sockets at a time.
    pub sockets: u64,
    /// How long a connection that is no socket may be silent: before a request, between two, and while a body is to come.
    pub silence: Duration,
    /// Origins of pages besides the server's own that may use it, such as `https://table.example`.
    pub origins: Vec<String>,
    /// Does a proxy say by `X-Forwarded-For` where people come from?
    pub proxied: bool,
    /// Addresses phones can reach this server at, for links and QR codes.
    pub addresses: Vec<String>,
    /// Seeds of the generators for names and for shuffles; `None` for the system's. Only tests set them.
    pub seeds: Option<([u8; 32], [u8; 32])>,
    /// Every table has this seed, and bots decide on the spot: the same doings give the same game.
    pub rehearsal: Option<Seed>,
    /// How people who are away are called; `None` if nobody is.
    pub notices: Option<NoticeConfig>,
    /// The time of day.
    pub clock: Clock,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            catalogue: Catalogue::standard(),
            thinking: Duration::from_millis(400),
            pause: Duration::from_millis(500),
            bot_threads: cores.saturating_sub(1).max(1),
            review_trials: None,
            fairness_games: None,
            idle: Duration::from_mins(1),
            failover: Duration::from_secs(3),
            due_every: Duration::from_secs(5),
            grace: Duration::from_hours(1),
            objection: Duration::from_secs(room::OBJECTION_SECONDS),
            creations: Rate { burst: 60.0, per_second: 1.0 },
            photos: true,
            photo_rate: Rate { burst: 10.0, per_second: 0.2 },
            pasts: Rate { burst: 200.0, per_second: 20.0 },
            advice: Rate { burst: 60.0, per_second: 3.0 },
            messages: Rate { burst: 60.0, per_second: 20.0 },
            sockets: 20_000,
            silence: Duration::from_secs(30),
            origins: Vec::new(),
            addresses: Vec::new(),
            proxied: false,
            seeds: None,
            rehearsal: None,
            notices: None,
            clock: Clock::of_system(),
        }
    }
}

/// What all rooms share; cheap to clone.
#[derive(Clone)]
pub struct Hall(Arc<Shared>);

/// The same, for who does not keep it open.
pub(crate) struct WeakHall(Weak<Shared>);

impl WeakHall {
    /// The hall, if it is still there.
    pub(crate) fn upgrade(&self) -> Option<Hall> {
        self.0.upgrade().map(Hall)
    }
}

struct Shared {
    config: Config,
    store: Arc<dyn Store>,
    rooms: Mutex<HashMap<String, mpsc::Sender<Call>>>,
    /// How many rooms run, those included that are just ending.
    open_rooms: watch::Sender<u64>,
    bots: Arc<BotPool>,
    studies: Studies,
    advisers: Advisers,
    pars: Pars,
    metrics: Arc<Metrics>,
    random: SharedRandom,
    creations: ByAddress,
    photo_limit: ByAddress,
    photos: Photos,
    lookups: ByAddress,
    pasts: ByAddress,
    advice: ByAddress,
    followers: Followers,
    notice_desk: notices::Desk,
    pictures: Pictures,
    sightings: AllSightings,
    runtime: tokio::runtime::Handle,
    /// When it began, by its clock.
    started: i64,
    /// May other servers have the same tables open?
    has_others: bool,
    /// No room is opened any more.
    closing: AtomicBool,
}

/// Calls a room may have waiting; whoever sends more has to wait.
const INBOX: usize = 256;

impl Hall {
    /// A hall over a store.
    pub fn new(config: Config, store: Arc<dyn Store>) -> std::io::Result<Self> {
        let random = match (config.seeds, &config.rehearsal) {
            (Some((names, seeds)), _) => SharedRandom::seeded(names, seeds),
            (None, Some(seed)) => SharedRandom::rehearsing(seed.clone())?,
            (None, None) => SharedRandom::of_system()?,
        };
        let bot_threads = if config.rehearsal.is_some() { 0 } else { config.bot_threads };
        let bots = Arc::new(BotPool::new(bot_threads, config.thinking)?);
        let thinking = Arc::downgrade(&bots);
        let metrics = Arc::new(Metrics::default());
        let counted = Arc::clone(&metrics);
        let studies = Studies::new(move || Pulse {
            thinking: thinking.upgrade().map_or(0, |bots| bots.load()),
            written: counted.written(),
        });
        let (creations, lookups) = (ByAddress::new(config.creations), ByAddress::new(config.messages));
        let photo_limit = ByAddress::new(config.photo_rate);
        let (pasts, advice) = (ByAddress::new(config.pasts), ByAddress::new(config.advice));
        let (moved, started) = (store.moved(), config.clock.now());
        let notice_desk = notices::Desk::new(config.notices.as_ref());
        let hall = Self(Arc::new(Shared {
            config,
            store,
            rooms: Mutex::default(),
            open_rooms: watch::Sender::new(0),
            bots,
            studies,
            advisers: Advisers::default(),
            pars: Pars::default(),
            metrics,
            random,
            creations,
            photo_limit,
            photos: Photos::default(),
            lookups,
            pasts,
            advice,
            followers: Followers::default(),
            notice_desk,
            pictures: Pictures::new(),
            sightings: AllSightings::default(),
            runtime: tokio::runtime::Handle::current(),
            started,
            has_others: moved.is_some(),
            closing: AtomicBool::new(false),
        }));
        if let Some(moved) = moved {
            hall.listen(moved);
        }
        hall.poll_versions();
        hall.poll_clocks();
        if let Some(config) = &hall.0.config.notices {
            notices::start(&hall, config);
        }
        Ok(hall)
    }

    /// Without keeping it open.
    pub(crate) fn downgrade(&self) -> WeakHall {
        WeakHall(Arc::downgrade(&self.0))
    }

    fn rooms<T>(&self, see: impl FnOnce(&HashMap<String, mpsc::Sender<Call>>) -> T) -> T {
        see(&self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.0.store
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn random(&self) -> &SharedRandom {
        &self.0.random
    }

    pub(crate) fn config(&self) -> &Config {
        &self.0.config
    }

    /// From when on a clock for days that runs out at this time has an effect here.
    pub(crate) fn effective(&self, due: i64) -> i64 {
        let started = self.0.started;
        if due < started { started + self.0.config.grace.as_millis() as i64 } else { due }
    }

    /// The time of day, in milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.0.config.clock.now()
    }

    pub(crate) fn creations(&self) -> &ByAddress {
        &self.0.creations
    }

    /// How often an address may send a photo.
    pub(crate) fn photo_limit(&self) -> &ByAddress {
        &self.0.photo_limit
    }

    /// Who sends photos.
    pub(crate) fn photos(&self) -> &Photos {
        &self.0.photos
    }

    /// The reviews of recorded games, and the fairness of cards.
    pub(crate) fn studies(&self) -> &Studies {
        &self.0.studies
    }

    /// What master reaches in daily deals.
    pub(crate) fn pars(&self) -> &Pars {
        &self.0.pars
    }

    /// How often an address may ask how its tables stand.
    pub(crate) fn lookups(&self) -> &ByAddress {
        &self.0.lookups
    }

    /// Who wants to know how tables stand.
    pub(crate) fn followers(&self) -> &Followers {
        &self.0.followers
    }

    /// When people were last at their tables.
    pub(crate) fn sightings(&self) -> &AllSightings {
        &self.0.sightings
    }

    /// The key for notices.
    pub(crate) fn notice_desk(&self) -> &notices::Desk {
        &self.0.notice_desk
    }

    /// The pictures of links.
    pub(crate) fn pictures(&self) -> &Pictures {
        &self.0.pictures
    }

    /// How often an address may ask for a page of the past.
    pub(crate) fn pasts(&self) -> &ByAddress {
        &self.0.pasts
    }

    /// How often an address may ask for advice.
    pub(crate) fn advice(&self) -> &ByAddress {
        &self.0.advice
    }

    /// May other servers have the same tables open?
    pub(crate) fn is_shared(&self) -> bool {
        self.0.has_others
    }

    /// Says something to the other servers that have the table open, and which version it has here.
    pub(crate) fn say(&self, room: &Room, message: &Message) {
        if self.0.has_others {
            self.store().tell(room.id(), &peers::said(room.version(), message));
        }
    }

    /// All numbers as a text.
    pub(crate) fn measured(&self) -> String {
        self.0.metrics.text(*self.0.open_rooms.borrow(), self.0.bots.load(), self.0.studies.pending())
    }

    /// Lets a bot think, and tells its room after a pause; returns the pace in per cent.
    pub(crate) fn think(
        &self,
        job: BotJob,
        room: mpsc::Sender<Call>,
        decided: impl FnOnce(String) -> Call + Send + 'static,
    ) -> u8 {
        let ready = tokio::time::Instant::now() + self.0.config.pause;
        let runtime = self.0.runtime.clone();
        self.0.bots.think(job, move |action| {
            runtime.spawn(async move {
                tokio::time::sleep_until(ready).await;
                // If the room is gone, so is the question.
                let _ = room.send(decided(action)).await;
            });
        })
    }

    /// Lets somebody think about advice, and tells the room.
    pub(crate) fn advise(
        &self,
        advise: Advise,
        room: mpsc::Sender<Call>,
        advised: impl FnOnce(Result<Message, Code>) -> Call + Send + 'static,
    ) -> Result<(), Code> {
        let runtime = self.0.runtime.clone();
        self.0.advisers.think(advise, move |answer| {
            // If the room is gone, so is who asked.
            runtime.spawn(async move { room.send(advised(answer)).await });
        })
    }

    /// Brings somebody to a table.
    pub(crate) async fn join(
        &self,
        table: &str,
        client: u64,
        out: &Outbox,
        keys: &[KeyHash],
    ) -> Result<mpsc::Sender<Call>, Code> {
        let (room, joined) = self
            .call(table, |done| Call::Join { client, out: out.clone(), keys: keys.to_vec(), done })
            .await?;
        joined.map(|()| room)
    }

    /// How a table stands for somebody with these keys; nothing if they open nothing.
    pub(crate) async fn summary(&self, table: &str, keys: &[KeyHash]) -> Result<Option<Summary>, Code> {
        if let Some(room) = self.room(table) {
            let (done, answer) = oneshot::channel();
            if room.send(Call::Summarise { keys: keys.to_vec(), done }).await.is_ok()
                && let Ok(summary) = answer.await
            {
                return Ok(summary);
            }
        }
        let Some(room) = self.load(table).await? else { return Ok(None) };
        let grants = room.grants(keys);
        Ok(grants.any().then(|| room.summary(grants)))
    }

    /// The log of a finished game.
    pub(crate) async fn log(&self, table: &str) -> Result<String, Code> {
        let room = self.load(table).await?.ok_or(Code::NoSuchTable)?;
        room.log().ok_or(Code::StillRunning)
    }

    /// Asks a room, which is opened if need be. A room that was just closing gives no answer; then another one is opened.
    async fn call<T>(
        &self,
        table: &str,
        call: impl Fn(oneshot::Sender<T>) -> Call,
    ) -> Result<(mpsc::Sender<Call>, T), Code> {
        const TRIES: usize = 5;
        for _ in 0..TRIES {
            let room = match self.room(table) {
                Some(room) => room,
                None => self.open(table).await?,
            };
            let (done, answer) = oneshot::channel();
            if room.send(call(done)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok((room, answer));
            }
            tokio::task::yield_now().await;
        }
        Err(Code::Unavailable)
    }

    /// Opens a table, and looks at what is due there. One that cannot be opened now is opened by who comes next.
    pub(crate) async fn wake(&self, table: &str) {
        let _opened = self.call(table, |done| Call::Due { done }).await;
    }

    pub(crate) fn room(&self, table: &str) -> Option<mpsc::Sender<Call>> {
        self.rooms(|rooms| rooms.get(table).filter(|room| !room.is_closed()).cloned())
    }

    async fn open(&self, id: &str) -> Result<mpsc::Sender<Call>, Code> {
        let room = self.load(id).await?.ok_or(Code::NoSuchTable)?;
        let mut rooms = self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        // Somebody else may have opened it meanwhile.
        if let Some(other) = rooms.get(id).filter(|other| !other.is_closed()) {
            return Ok(other.clone());
        }
        // Under the lock, so that a room either is told of the end or is not opened.
        if self.is_closing() {
            return Err(Code::Restarting);
        }
        let (sender, inbox) = mpsc::channel(INBOX);
        let host = Host::new(self.clone(), room, inbox, sender.downgrade());
        rooms.insert(id.to_owned(), sender.clone());
        drop(rooms);
        self.0.open_rooms.send_modify(|open| *open += 1);
        let hall = self.clone();
        tokio::spawn(async move {
            host.run().await;
            hall.0.open_rooms.send_modify(|open| *open -= 1);
        });
        Ok(sender)
    }

    pub(crate) async fn load(&self, id: &str) -> Result<Option<Room>, Code> {
        let Some(stored) = self.stored(id).await? else { return Ok(None) };
        let room = Room::load(&self.0.config.catalogue, &stored).map_err(|why| damaged(id, &why))?;
        Ok(Some(room))
    }

    /// A page of what happened at a table up to a version, after another one or from the beginning, as somebody saw it.
    pub(crate) async fn past(
        &self,
        id: &str,
        version: u64,
        since: Option<u64>,
        viewer: Viewer,
    ) -> Result<Message, Code> {
        let mut stored = self.stored(id).await?.ok_or(Code::NoSuchTable)?;
        stored.changes.retain(|change| change.number <= version);
        Room::past(&self.0.config.catalogue, &stored, since, viewer).map_err(|why| damaged(id, &why))
    }

    async fn stored(&self, id: &str) -> Result<Option<Stored>, Code> {
        if !is_table_id(id) {
            return Err(Code::BadText);
        }
        self.store().load(id).await.map_err(|why| {
            self.metrics().store_errors.add();
            error!(table = id, %why, "a table cannot be read");
            Code::Unavailable
        })
    }

    /// A room has ended.
    pub(crate) fn forget(&self, table: &str, room: &mpsc::WeakSender<Call>) {
        let mut rooms = self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let same = match (rooms.get(table), room.upgrade()) {
            (Some(kept), Some(own)) => kept.same_channel(&own),
            _ => false,
        };
        if same {
            rooms.remove(table);
        }
    }

    fn tell_all_rooms(&self, call: impl Fn() -> Call) {
        let rooms = self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        #[allow(clippy::iter_over_hash_type, reason = "everybody is told the same, in whatever order")]
        for room in rooms.values() {
            tell(room, call());
        }
    }

    /// Is the server about to stop?
    pub(crate) fn is_closing(&self) -> bool {
        self.0.closing.load(Ordering::Relaxed)
    }

    /// All rooms end; people are told to come back, and who comes back here is sent elsewhere.
    pub(crate) async fn close_rooms(&self) {
        self.0.closing.store(true, Ordering::Relaxed);
        self.tell_all_rooms(|| Call::Close);
        let _ = self.0.open_rooms.subscribe().wait_for(|open| *open == 0).await;
    }

    /// All that was accepted is written, and all that was to be said to others is said.
    pub(crate) async fn close_store(&self) {
        self.store().close().await;
    }
}

fn damaged(table: &str, why: &str) -> Code {
    error!(table, why, "a stored table is damaged");
    Code::Unavailable
}

/// Tells a room something without waiting for it; a room that is busy hears it later.
pub(crate) fn tell(room: &mpsc::Sender<Call>, call: Call) {
    if let Err(TrySendError::Full(call)) = room.try_send(call) {
        let room = room.clone();
        tokio::spawn(async move { room.send(call).await });
    }
}
