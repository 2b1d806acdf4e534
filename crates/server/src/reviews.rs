//! Reviews of recorded games: one thread makes them step by step, with a share of a core of its own, so that nobody who plays
//! waits for somebody who studies.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use room::wire::{AskReview, Code, Json, Review};
use room::{Catalogue, DraftError, Reviewing};
use table::Seat;

use crate::hall::Hall;

/// The most reviews kept, finished or not; the one that was not asked for longest goes first.
const KEPT: usize = 64;
/// A review nobody has asked for so long waits until somebody does.
const WANTED: Duration = Duration::from_secs(30);
/// After a step the thread rests as long as the step took; so many times as long while bots think.
const REST_WHILE_BOTS_THINK: u32 = 4;
/// How often a review under way is written anew for those who ask.
const WRITTEN_EVERY: Duration = Duration::from_millis(250);

/// The reviews this server has and makes.
pub(crate) struct Reviews {
    shared: Arc<Shared>,
}

struct Shared {
    desk: Mutex<Desk>,
    woken: Condvar,
    /// How many bots think just now.
    bots: Box<dyn Fn() -> usize + Send + Sync>,
}

#[derive(Default)]
struct Desk {
    /// The next to be worked on first.
    kept: VecDeque<Kept>,
    /// Is there a thread? The first review starts it.
    working: bool,
    /// Is one worked on just now?
    busy: bool,
    closed: bool,
}

/// A review.
struct Kept {
    log: String,
    seat: Seat,
    /// As far as it was written.
    told: Json<Review>,
    written: Instant,
    asked: Instant,
    /// `None` when it is whole, or while it is worked on.
    reviewing: Option<Box<dyn Reviewing>>,
}

impl Reviews {
    /// An empty desk; `bots` says how many bots think just now.
    pub(crate) fn new(bots: impl Fn() -> usize + Send + Sync + 'static) -> Self {
        let shared = Shared { desk: Mutex::default(), woken: Condvar::new(), bots: Box::new(bots) };
        Self { shared: Arc::new(shared) }
    }

    /// How many reviews are under way and wanted.
    pub(crate) fn pending(&self) -> usize {
        let desk = self.shared.desk();
        usize::from(desk.busy) + desk.kept.iter().filter(|kept| kept.is_wanted()).count()
    }

    /// Starts the thread that makes reviews, if there is none yet.
    fn start(&self, desk: &mut Desk) -> Result<(), DraftError> {
        if !desk.working {
            let shared = Arc::clone(&self.shared);
            let started = std::thread::Builder::new().name("reviews".to_owned()).spawn(move || shared.work());
            started.map_err(|_| Code::Unavailable)?;
            desk.working = true;
        }
        Ok(())
    }

    /// The review of a log for a seat, as far as it is; begun if it is new.
    pub(crate) fn ask(
        &self,
        catalogue: &Catalogue,
        log: String,
        seat: Seat,
        trials: Option<u32>,
    ) -> Result<Json<Review>, DraftError> {
        if let Some(told) = self.shared.desk().ask(&log, seat) {
            self.shared.woken.notify_one();
            return Ok(told);
        }
        // Takes a while, so nobody waits for it; somebody else may begin the same review meanwhile.
        let reviewing = catalogue.review(&log, seat, trials)?;
        let told: Json<Review> = Json::of(&reviewing.told());
        let mut desk = self.shared.desk();
        if let Some(told) = desk.ask(&log, seat) {
            return Ok(told);
        }
        self.start(&mut desk)?;
        let now = Instant::now();
        let kept =
            Kept { log, seat, told: told.clone(), written: now, asked: now, reviewing: Some(reviewing) };
        desk.kept.push_front(kept);
        if desk.kept.len() > KEPT {
            let oldest = (0..desk.kept.len()).min_by_key(|at| desk.kept[*at].asked);
            oldest.and_then(|at| desk.kept.remove(at));
        }
        drop(desk);
        self.shared.woken.notify_one();
        Ok(told)
    }
}

impl Drop for Reviews {
    fn drop(&mut self) {
        self.shared.desk().closed = true;
        self.shared.woken.notify_all();
    }
}

impl Desk {
    /// What is told of a review that is kept already; whoever asks wants it to go on.
    fn ask(&mut self, log: &str, seat: Seat) -> Option<Json<Review>> {
        let kept = self.kept.iter_mut().find(|kept| kept.is(log, seat))?;
        kept.asked = Instant::now();
        Some(kept.told.clone())
    }
}

impl Kept {
    fn is(&self, log: &str, seat: Seat) -> bool {
        self.seat == seat && self.log == log
    }

    /// Is there more to do, and does somebody still want it?
    fn is_wanted(&self) -> bool {
        self.reviewing.is_some() && self.asked.elapsed() < WANTED
    }
}

impl Shared {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some((log, seat, mut reviewing)) = self.next() {
            let start = Instant::now();
            let more = reviewing.step();
            self.put_back(&log, seat, reviewing, more);
            let rest = if (self.bots)() > 0 { REST_WHILE_BOTS_THINK } else { 1 };
            std::thread::sleep(start.elapsed() * rest);
        }
    }

    /// Waits for a review to work on; each that is wanted gets a step in its turn.
    fn next(&self) -> Option<(String, Seat, Box<dyn Reviewing>)> {
        let mut desk = self.desk();
        loop {
            if desk.closed {
                return None;
            }
            if let Some(at) = desk.kept.iter().position(Kept::is_wanted) {
                desk.busy = true;
                let kept = desk.kept.remove(at)?;
                desk.kept.push_back(kept);
                let kept = desk.kept.back_mut()?;
                return kept.reviewing.take().map(|reviewing| (kept.log.clone(), kept.seat, reviewing));
            }
            desk = self.woken.wait(desk).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Puts a review back, written anew if that is due; one that was given up meanwhile is dropped.
    fn put_back(&self, log: &str, seat: Seat, reviewing: Box<dyn Reviewing>, more: bool) {
        let due = |desk: &Desk| {
            let kept = desk.kept.iter().find(|kept| kept.is(log, seat));
            kept.is_some_and(|kept| !more || kept.written.elapsed() >= WRITTEN_EVERY)
        };
        let due = due(&self.desk());
        let told: Option<Json<Review>> = due.then(|| Json::of(&reviewing.told()));
        let mut desk = self.desk();
        desk.busy = false;
        let Some(kept) = desk.kept.iter_mut().find(|kept| kept.is(log, seat)) else { return };
        if let Some(told) = told {
            (kept.told, kept.written) = (told, Instant::now());
        }
        kept.reviewing = more.then_some(reviewing);
    }
}

impl Hall {
    /// The review of a recorded game, as far as it is made.
    pub(crate) async fn review(&self, asked: &AskReview) -> Result<Json<Review>, DraftError> {
        let (log, _) = self.recorded(&asked.source).await?;
        self.reviews().ask(&self.config().catalogue, log, asked.seat.0, self.config().review_trials)
    }
}
