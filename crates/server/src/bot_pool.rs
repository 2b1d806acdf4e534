//! Threads for bots, so that nothing ever waits for a bot but its own move.

use std::cell::Cell;
use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use room::BotJob;

/// A bounded number of threads and the jobs that wait for one.
pub(crate) struct BotPool {
    shared: Arc<Shared>,
    threads: usize,
    usual: Duration,
}

struct Shared {
    queue: Mutex<Queue>,
    woken: Condvar,
}

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Queued>,
    thinking: usize,
    closed: bool,
}

struct Queued {
    job: BotJob,
    time: Duration,
    done: Box<dyn FnOnce(String) + Send>,
}

impl BotPool {
    /// The least a bot gets, however busy the server is: enough for every level but master to finish.
    const LEAST: Duration = Duration::from_millis(5);
    /// How often a bot without a thread looks whether it has to stop, before it has.
    const LOOKS: u32 = 8;

    /// So many threads; a decision takes `usual` at most. Without threads bots decide on the spot, and hardly think.
    pub(crate) fn new(threads: usize, usual: Duration) -> std::io::Result<Self> {
        let shared = Arc::new(Shared { queue: Mutex::default(), woken: Condvar::new() });
        for number in 0..threads {
            let shared = Arc::clone(&shared);
            std::thread::Builder::new().name(format!("bot-{number}")).spawn(move || shared.work())?;
        }
        Ok(Self { shared, threads, usual })
    }

    /// Does a job when a thread is free; `done` gets the action. Returns how much of the usual time it will have, in
    /// per cent: less when many want to think, so that the last in the queue does not wait for ever.
    pub(crate) fn think(&self, job: BotJob, done: impl FnOnce(String) + Send + 'static) -> u8 {
        if self.threads == 0 {
            let looks = Cell::new(0);
            done((job.think)(&|| looks.replace(looks.get() + 1) >= Self::LOOKS));
            return 100;
        }
        let mut queue = self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let wanting = queue.jobs.len() + queue.thinking + 1;
        let pace = (100 * self.threads / wanting).clamp(1, 100) as u8;
        let time = (self.usual * u32::from(pace) / 100).max(Self::LEAST.min(self.usual));
        queue.jobs.push_back(Queued { job, time, done: Box::new(done) });
        drop(queue);
        self.shared.woken.notify_one();
        pace
    }

    /// How many jobs wait or are being done.
    pub(crate) fn load(&self) -> usize {
        let queue = self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.jobs.len() + queue.thinking
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
        self.shared.woken.notify_all();
    }
}

impl Shared {
    fn work(&self) {
        while let Some(queued) = self.next() {
            let end = Instant::now() + queued.time;
            (queued.done)((queued.job.think)(&|| Instant::now() >= end));
            self.queue.lock().unwrap_or_else(PoisonError::into_inner).thinking -= 1;
        }
    }

    fn next(&self) -> Option<Queued> {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if queue.closed {
                return None;
            }
            if let Some(job) = queue.jobs.pop_front() {
                queue.thinking += 1;
                return Some(job);
            }
            queue = self.woken.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}
