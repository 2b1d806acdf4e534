//! Hints and remarks during play: one thread thinks about them in the order they were asked for, with a share of a core of its own,
//! so that nobody's move waits for somebody's hint.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use room::Advise;
use room::wire::{Code, Message};

/// The most that wait.
const WAITING: usize = 64;

/// Who thinks about hints.
#[derive(Default)]
pub(crate) struct Advisers(Mutex<Option<SyncSender<Job>>>);

struct Job {
    advise: Advise,
    done: Box<dyn FnOnce(Result<Message, Code>) + Send>,
}

impl Advisers {
    /// Thinks when it is its turn; `done` gets the answer. The first one starts the thread. Refused if too many wait.
    pub(crate) fn think(
        &self,
        advise: Advise,
        done: impl FnOnce(Result<Message, Code>) + Send + 'static,
    ) -> Result<(), Code> {
        let mut queue = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if queue.is_none() {
            let (sender, receiver) = sync_channel(WAITING);
            let started =
                std::thread::Builder::new().name("advice".to_owned()).spawn(move || work(&receiver));
            started.map_err(|_| Code::Unavailable)?;
            *queue = Some(sender);
        }
        let job = Job { advise, done: Box::new(done) };
        queue.as_ref().map_or(Ok(()), |queue| queue.try_send(job)).map_err(|_| Code::TooFast)
    }
}

/// Until the server is gone.
fn work(jobs: &Receiver<Job>) {
    for Job { advise, done } in jobs {
        let start = Instant::now();
        // A mistake in one must not take the thread, and so all others, with it.
        done(catch_unwind(AssertUnwindSafe(advise)).map_err(|_| Code::Unavailable));
        // Half a core at most.
        std::thread::sleep(start.elapsed());
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    fn pong(n: u64) -> Advise {
        Box::new(move || Message::Pong { n })
    }

    #[test]
    fn answers_come_in_order_a_mistake_is_one_answer_and_too_many_are_refused() {
        let advisers = Advisers::default();
        let (answers, heard) = channel();
        let tell = |answers: &std::sync::mpsc::Sender<_>| {
            let answers = answers.clone();
            move |answer| answers.send(answer).expect("somebody listens")
        };
        let (begins, begun) = channel::<()>();
        let (go, wait) = channel::<()>();
        let slow: Advise = Box::new(move || {
            begins.send(()).expect("somebody waits for it");
            wait.recv().expect("somebody says when");
            unreachable!("a mistake")
        });
        advisers.think(slow, tell(&answers)).expect("there is room");
        begun.recv().expect("it does not wait itself any more");
        let asked = (0..100).filter(|n| advisers.think(pong(*n), tell(&answers)).is_ok()).count();
        assert_eq!(asked, WAITING);
        go.send(()).expect("it waits");
        assert_eq!(heard.recv(), Ok(Err(Code::Unavailable)));
        let told: Vec<_> = (0..asked).map(|_| heard.recv()).collect();
        assert!(told.iter().zip(0..).all(|(told, n)| *told == Ok(Ok(Message::Pong { n }))), "{told:?}");
    }
}
