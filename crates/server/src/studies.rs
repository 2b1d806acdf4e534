//! Reviews of recorded games and the fairness of setup cards: one thread works on them step by step, with a share of a core of its
//! own, so that nobody who plays waits for somebody who studies.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use room::games::gambit::{AskFairness, Measuring};
use room::wire::{AskReview, Code, Json};
use room::{DraftError, Reviewing};
use table::Seat;

use crate::hall::Hall;

/// The most studies kept, finished or not; the one that was not asked for longest goes first.
const KEPT: usize = 64;
/// A review nobody has asked for so long waits until somebody does.
const REVIEW_WANTED: Duration = Duration::from_secs(30);
/// The same for a card: who draws one changes it all the time, and asks for another.
const FAIRNESS_WANTED: Duration = Duration::from_secs(3);
/// After a step the thread rests as long as the step took; so many times as long while bots think.
const REST_WHILE_BOTS_THINK: u32 = 4;
/// How often a study under way is written anew for those who ask.
const WRITTEN_EVERY: Duration = Duration::from_millis(250);

/// The studies this server has and makes.
pub(crate) struct Studies {
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
    /// Is there a thread? The first study starts it.
    working: bool,
    closed: bool,
}

/// What a study is of.
#[derive(Clone, PartialEq, Eq)]
enum Subject {
    /// A recorded game, for a seat.
    Game(String, Seat),
    /// A setup card, and how many play.
    Card(AskFairness),
}

/// A study in the making. Whoever has it steps it, as long as it likes.
trait Work: Send {
    /// Takes a step of some hundredths of a second at most; says whether there are more.
    fn step(&mut self) -> bool;
    /// The study as far as it is.
    fn told(&self) -> Json<Study>;
}

/// A review or a measurement, as it is told.
pub(crate) enum Study {}

/// A study.
struct Kept {
    subject: Subject,
    /// As far as it was written.
    told: Json<Study>,
    written: Instant,
    asked: Instant,
    /// `None` when it is whole, or while it is worked on.
    work: Option<Box<dyn Work>>,
}

impl Work for Box<dyn Reviewing> {
    fn step(&mut self) -> bool {
        (**self).step()
    }

    fn told(&self) -> Json<Study> {
        Json::of(&(**self).told())
    }
}

impl Work for Measuring {
    fn step(&mut self) -> bool {
        Self::step(self)
    }

    fn told(&self) -> Json<Study> {
        Json::of(&Self::told(self))
    }
}

impl Subject {
    /// For how long after a question it is worked on.
    const fn wanted(&self) -> Duration {
        match self {
            Self::Game(..) => REVIEW_WANTED,
            Self::Card(_) => FAIRNESS_WANTED,
        }
    }
}

impl Studies {
    /// An empty desk; `bots` says how many bots think just now.
    pub(crate) fn new(bots: impl Fn() -> usize + Send + Sync + 'static) -> Self {
        let shared = Shared { desk: Mutex::default(), woken: Condvar::new(), bots: Box::new(bots) };
        Self { shared: Arc::new(shared) }
    }

    /// Starts the thread that works on them, if there is none yet.
    fn start(&self, desk: &mut Desk) -> Result<(), DraftError> {
        if !desk.working {
            let shared = Arc::clone(&self.shared);
            let started = std::thread::Builder::new().name("studies".to_owned()).spawn(move || shared.work());
            started.map_err(|_| Code::Unavailable)?;
            desk.working = true;
        }
        Ok(())
    }

    /// A study as far as it is; begun if it is new.
    fn ask<W: Work + 'static>(
        &self,
        subject: Subject,
        begin: impl FnOnce() -> Result<W, DraftError>,
    ) -> Result<Json<Study>, DraftError> {
        if let Some(told) = self.shared.desk().ask(&subject) {
            self.shared.woken.notify_one();
            return Ok(told);
        }
        // May take a while, so nobody waits for it; somebody else may begin the same study meanwhile.
        let work = begin()?;
        let told = work.told();
        let mut desk = self.shared.desk();
        if let Some(told) = desk.ask(&subject) {
            return Ok(told);
        }
        self.start(&mut desk)?;
        let now = Instant::now();
        let work: Option<Box<dyn Work>> = Some(Box::new(work));
        desk.kept.push_front(Kept { subject, told: told.clone(), written: now, asked: now, work });
        if desk.kept.len() > KEPT {
            let oldest = (0..desk.kept.len()).min_by_key(|at| desk.kept[*at].asked);
            oldest.and_then(|at| desk.kept.remove(at));
        }
        drop(desk);
        self.shared.woken.notify_one();
        Ok(told)
    }
}

impl Drop for Studies {
    fn drop(&mut self) {
        self.shared.desk().closed = true;
        self.shared.woken.notify_all();
    }
}

impl Desk {
    /// What is told of a study that is kept already; whoever asks wants it to go on.
    fn ask(&mut self, subject: &Subject) -> Option<Json<Study>> {
        let kept = self.kept.iter_mut().find(|kept| kept.subject == *subject)?;
        kept.asked = Instant::now();
        Some(kept.told.clone())
    }
}

impl Kept {
    /// Is there more to do, and does somebody still want it?
    fn is_wanted(&self) -> bool {
        self.work.is_some() && self.asked.elapsed() < self.subject.wanted()
    }
}

impl Shared {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some((subject, mut work)) = self.next() {
            let start = Instant::now();
            let more = work.step();
            self.put_back(&subject, work, more);
            let rest = if (self.bots)() > 0 { REST_WHILE_BOTS_THINK } else { 1 };
            std::thread::sleep(start.elapsed() * rest);
        }
    }

    /// Waits for a study to work on; each that is wanted gets a step in its turn.
    fn next(&self) -> Option<(Subject, Box<dyn Work>)> {
        let mut desk = self.desk();
        loop {
            if desk.closed {
                return None;
            }
            if let Some(at) = desk.kept.iter().position(Kept::is_wanted) {
                let kept = desk.kept.remove(at)?;
                desk.kept.push_back(kept);
                let kept = desk.kept.back_mut()?;
                return kept.work.take().map(|work| (kept.subject.clone(), work));
            }
            desk = self.woken.wait(desk).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Puts a study back, written anew if that is due; one that was given up meanwhile is dropped.
    fn put_back(&self, subject: &Subject, work: Box<dyn Work>, more: bool) {
        let due = |desk: &Desk| {
            let kept = desk.kept.iter().find(|kept| kept.subject == *subject);
            kept.is_some_and(|kept| !more || kept.written.elapsed() >= WRITTEN_EVERY)
        };
        let due = due(&self.desk());
        let told = due.then(|| work.told());
        let mut desk = self.desk();
        let Some(kept) = desk.kept.iter_mut().find(|kept| kept.subject == *subject) else { return };
        if let Some(told) = told {
            (kept.told, kept.written) = (told, Instant::now());
        }
        kept.work = more.then_some(work);
    }
}

impl Hall {
    /// The review of a recorded game, as far as it is made.
    pub(crate) async fn review(&self, asked: &AskReview) -> Result<Json<Study>, DraftError> {
        let (log, _) = self.recorded(&asked.source).await?;
        let (config, seat) = (self.config(), asked.seat.0);
        let begin = || config.catalogue.review(&log, seat, config.review_trials);
        self.studies().ask(Subject::Game(log.clone(), seat), begin)
    }

    /// How fair a setup card is, as far as it is measured.
    pub(crate) fn fairness(&self, asked: &AskFairness) -> Result<Json<Study>, DraftError> {
        let asked = asked.canonical()?;
        let begin = || Measuring::begin(&asked, self.config().fairness_games);
        self.studies().ask(Subject::Card(asked.clone()), begin)
    }
}
