//! Reviews of recorded games and the fairness of setup cards: they are worked on step by step, one at a time, with a share of a core of
//! their own and after all others, so that nobody who plays waits for somebody who studies.
//!
//! There are two threads, as a thread that gave up its share of a processor may not have it back. The one that leaves every processor to
//! others works, until it stands still: on a machine that is busy with something else the other one goes on for a while, with a tenth.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use room::games::gambit::{AskFairness, Measuring};
use room::wire::{AskReview, Code, Json};
use room::{DraftError, Reviewing};
use table::Seat;

use crate::hall::Hall;
use crate::priority::{Share, Stopwatch};

/// The most studies kept, finished or not; the one that was not asked for longest goes first.
const KEPT: usize = 64;
/// A review nobody has asked for so long waits until somebody does.
const REVIEW_WANTED: Duration = Duration::from_secs(30);
/// The same for a card: who draws one changes it all the time, and asks for another.
const FAIRNESS_WANTED: Duration = Duration::from_secs(3);
/// After a step the thread rests as long as the step took; so many times as long while others play …
const REST_WHILE_OTHERS_PLAY: f64 = 4.0;
/// … and as long again for each so many changes a second, up to a limit: the more is played, the more of those who play a step delays.
const CHANGES_A_REST: f64 = 15.0;
const LONGEST_REST: f64 = 16.0;
/// So long the other thread goes on when one stood still.
const STILL_FOR: Duration = Duration::from_mins(1);
/// How often a thread looks whether it is its turn again.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// How often a study under way is written anew for those who ask.
const WRITTEN_EVERY: Duration = Duration::from_millis(250);

/// The studies this server has and makes.
pub(crate) struct Studies {
    shared: Arc<Shared>,
}

struct Shared {
    desk: Mutex<Desk>,
    woken: Condvar,
    pulse: Box<dyn Fn() -> Pulse + Send + Sync>,
}

/// What goes on at the tables of this server.
pub(crate) struct Pulse {
    /// How many bots think just now.
    pub(crate) thinking: usize,
    /// How many changes were written so far.
    pub(crate) written: u64,
}

impl Pulse {
    /// How many times as long as a step took the thread rests after it; `before` is how it was so long ago.
    fn rest_after(&self, before: &Self, since: Duration) -> f64 {
        let changes = self.written.saturating_sub(before.written);
        if self.thinking == 0 && changes == 0 {
            return 1.0;
        }
        let rate = changes as f64 / since.as_secs_f64().max(0.001);
        (REST_WHILE_OTHERS_PLAY + rate / CHANGES_A_REST).min(LONGEST_REST)
    }
}

#[derive(Default)]
struct Desk {
    /// The next to be worked on first.
    kept: VecDeque<Kept>,
    /// Are there threads? The first study starts them.
    working: bool,
    /// Is one worked on just now?
    busy: bool,
    /// Until when the thread works that takes its tenth.
    still_until: Option<Instant>,
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
    /// An empty desk; `pulse` says what goes on at the tables.
    pub(crate) fn new(pulse: impl Fn() -> Pulse + Send + Sync + 'static) -> Self {
        let shared = Shared { desk: Mutex::default(), woken: Condvar::new(), pulse: Box::new(pulse) };
        Self { shared: Arc::new(shared) }
    }

    /// How many studies are under way and wanted.
    pub(crate) fn pending(&self) -> usize {
        let desk = self.shared.desk();
        usize::from(desk.busy) + desk.kept.iter().filter(|kept| kept.is_wanted()).count()
    }

    /// Starts the threads that work on them, if there are none yet.
    fn start(&self, desk: &mut Desk) -> Result<(), DraftError> {
        if !desk.working {
            for share in [Share::Rest, Share::Tenth] {
                let shared = Arc::clone(&self.shared);
                let thread = std::thread::Builder::new().name("studies".to_owned());
                thread.spawn(move || shared.work(share)).map_err(|_| Code::Unavailable)?;
            }
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
            self.shared.woken.notify_all();
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
        self.shared.woken.notify_all();
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

    /// Which thread works at this moment?
    fn worker(&self, now: Instant) -> Share {
        if self.still_until.is_some_and(|until| now < until) { Share::Tenth } else { Share::Rest }
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

    fn work(&self, share: Share) {
        share.take();
        let mut last = (Instant::now(), (self.pulse)());
        while let Some((subject, mut work)) = self.next(share) {
            let watch = Stopwatch::start();
            let more = work.step();
            self.put_back(&subject, work, more);
            if share == Share::Rest && watch.stood_still() {
                self.desk().still_until = Some(Instant::now() + STILL_FOR);
                self.woken.notify_all();
            }
            let now = (Instant::now(), (self.pulse)());
            let rest = now.1.rest_after(&last.1, now.0 - last.0);
            last = now;
            std::thread::sleep(watch.elapsed().mul_f64(rest));
        }
    }

    /// Waits for a study to work on, and until this thread is to do it; each that is wanted gets a step in its turn.
    fn next(&self, share: Share) -> Option<(Subject, Box<dyn Work>)> {
        let mut desk = self.desk();
        loop {
            if desk.closed {
                return None;
            }
            let wanted = desk.kept.iter().position(Kept::is_wanted);
            if let Some(at) = wanted.filter(|_| !desk.busy && desk.worker(Instant::now()) == share) {
                desk.busy = true;
                let kept = desk.kept.remove(at)?;
                desk.kept.push_back(kept);
                let kept = desk.kept.back_mut()?;
                return kept.work.take().map(|work| (kept.subject.clone(), work));
            }
            // Nobody says when the other thread's turn is over.
            let patience = if wanted.is_some() || desk.busy { LOOK_EVERY } else { Duration::MAX };
            desk = self.woken.wait_timeout(desk, patience).unwrap_or_else(PoisonError::into_inner).0;
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
        desk.busy = false;
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

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::sync::mpsc::{Sender, channel};

    use super::*;

    /// Says of each step how nice the thread was.
    struct Steps(Sender<i32>);

    impl Work for Steps {
        fn step(&mut self) -> bool {
            self.0.send(rustix::process::getpriority_process(None).expect("everybody may ask")).is_ok()
        }

        fn told(&self) -> Json<Study> {
            Json::of(&0)
        }
    }

    #[test]
    fn the_more_is_played_the_longer_it_rests() {
        let pulse = |thinking, written| Pulse { thinking, written };
        let second = Duration::from_secs(1);
        let rest = |now: Pulse| format!("{:.1}", now.rest_after(&pulse(0, 1000), second));
        assert_eq!(rest(pulse(0, 1000)), "1.0", "nobody plays");
        assert_eq!(rest(pulse(2, 1000)), "4.0", "bots think");
        assert_eq!(rest(pulse(0, 1030)), "6.0", "30 changes a second");
        assert_eq!(rest(pulse(1, 9000)), "16.0", "8,000 changes a second");
        assert!(pulse(0, 1001).rest_after(&pulse(0, 1000), Duration::ZERO) <= 16.0, "no time at all");
    }

    #[test]
    fn where_one_thread_stands_still_the_other_goes_on_for_a_while() {
        let (nice, steps) = channel();
        let studies = Studies::new(|| Pulse { thinking: 0, written: 0 });
        studies.shared.desk().still_until = Some(Instant::now() + Duration::from_hours(1));
        let asked = studies.ask(Subject::Game(String::new(), Seat::new(0)), || Ok(Steps(nice)));
        assert!(asked.is_ok_and(|told| told.text() == "0"));
        assert_eq!(steps.iter().take(3).collect::<Vec<_>>(), [10; 3]);
        studies.shared.desk().still_until = None;
        assert!(steps.iter().any(|nice| nice != 10), "the first has its turn again");
    }
}
