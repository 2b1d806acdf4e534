//! Hands games to threads and collects them in order. Each *lane* is a question of its own, such as a pairing of two bots:
//! it plays deal after deal, some games each, until its answer is known or the deals are used up.
//!
//! Games are started in a fixed order and a lane is judged by its unbroken run of complete deals only, so the result does
//! not depend on how many threads there are; games beyond that run when a lane closes are thrown away.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result, anyhow};

use crate::progress::Progress;

/// A lane is judged after so many deals at the earliest, and again after so many more.
const CHECK: usize = 10;
/// Later it is judged whenever a twentieth is added: looking costs time too.
const GROWTH: usize = 20;

/// What to play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub(super) lanes: usize,
    /// The most deals of a lane.
    pub(super) deals: usize,
    /// The games of one deal in one lane.
    pub(super) games: usize,
    /// Threads; 0 is one for each core.
    pub(super) threads: usize,
}

impl Plan {
    /// A number for the game that no other game has, from 1.
    pub(super) const fn number(&self, task: Task) -> u64 {
        ((task.deal * self.lanes + task.lane) * self.games + task.game) as u64 + 1
    }
}

/// One game to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Task {
    pub(super) lane: usize,
    pub(super) deal: usize,
    /// Which of the games of the deal.
    pub(super) game: usize,
}

/// All games of one deal in one lane.
pub(super) type Deal<R> = Vec<R>;

/// Plays until every lane is closed. `worker` makes what a thread keeps between games; `known` says, given the deals of a
/// lane so far, whether its answer is known.
pub(super) fn run<R: Send, W>(
    plan: Plan,
    progress: &Progress,
    worker: impl Fn() -> W + Sync,
    play_one: impl Fn(Task, &mut W) -> Result<R> + Sync,
    known: impl Fn(usize, &[Deal<R>]) -> bool + Sync,
) -> Result<Vec<Vec<Deal<R>>>> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(plan.threads)
        .build()
        .context("the threads cannot be started")?;
    let board = Mutex::new(Board::new(plan));
    // A thread that panics ends the run anyway, so what it left behind is never read.
    let lock = || board.lock().unwrap_or_else(PoisonError::into_inner);
    progress.expect((plan.lanes * plan.deals * plan.games) as u64);
    pool.broadcast(|_| {
        let _alarm = Alarm(&board);
        let mut own = worker();
        loop {
            let Some(task) = lock().next() else { return };
            let played = play_one(task, &mut own);
            lock().take(task, played, &known);
            progress.add(1);
        }
    });
    let board = board.into_inner().unwrap_or_else(PoisonError::into_inner);
    match board.failed {
        Some(error) => Err(error),
        None => Ok(board.lanes.into_iter().map(|lane| lane.complete).collect()),
    }
}

/// Stops all threads when one panics, instead of letting them play on for nothing.
struct Alarm<'a, R>(&'a Mutex<Board<R>>);

impl<R> Drop for Alarm<'_, R> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let mut board = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            board.failed.get_or_insert_with(|| anyhow!("a thread panicked"));
        }
    }
}

/// What is to be played next, and what has been.
struct Board<R> {
    plan: Plan,
    next: Task,
    lanes: Vec<Lane<R>>,
    failed: Option<anyhow::Error>,
}

struct Lane<R> {
    /// The deals all of whose games are played, without a gap.
    complete: Vec<Deal<R>>,
    /// Deals after the first gap.
    begun: BTreeMap<usize, Vec<Option<R>>>,
    /// The next number of deals at which it is judged.
    check: usize,
    closed: bool,
}

impl<R> Board<R> {
    fn new(plan: Plan) -> Self {
        let lane = |_| Lane { complete: Vec::new(), begun: BTreeMap::new(), check: CHECK, closed: false };
        Self {
            plan,
            next: Task { lane: 0, deal: 0, game: 0 },
            lanes: (0..plan.lanes).map(lane).collect(),
            failed: None,
        }
    }

    /// The next game: all games of a deal, then the same deal in the next lane that is open, then the next deal.
    fn next(&mut self) -> Option<Task> {
        while self.failed.is_none()
            && self.next.deal < self.plan.deals
            && self.lanes.iter().any(|lane| !lane.closed)
        {
            let task = self.next;
            self.next.game += 1;
            if self.next.game == self.plan.games {
                self.next = Task { lane: task.lane + 1, deal: task.deal, game: 0 };
            }
            if self.next.lane == self.plan.lanes {
                self.next = Task { lane: 0, deal: task.deal + 1, game: 0 };
            }
            if !self.lanes[task.lane].closed {
                return Some(task);
            }
        }
        None
    }

    fn take(&mut self, task: Task, played: Result<R>, known: &impl Fn(usize, &[Deal<R>]) -> bool) {
        let played = match played {
            Ok(played) => played,
            Err(error) => {
                self.failed.get_or_insert(error);
                return;
            }
        };
        let games = self.plan.games;
        let lane = &mut self.lanes[task.lane];
        if lane.closed {
            return;
        }
        lane.begun.entry(task.deal).or_insert_with(|| (0..games).map(|_| None).collect())[task.game] =
            Some(played);
        while let Some(deal) = lane.next_complete() {
            lane.complete.push(deal);
            if lane.complete.len() >= lane.check {
                lane.check += CHECK.max(lane.complete.len() / GROWTH);
                lane.closed = known(task.lane, &lane.complete);
            }
            if lane.closed {
                lane.begun.clear();
            }
        }
    }
}

impl<R> Lane<R> {
    fn next_complete(&mut self) -> Option<Deal<R>> {
        let entry = self.begun.first_entry()?;
        let whole = *entry.key() == self.complete.len() && entry.get().iter().all(Option::is_some);
        whole.then(|| entry.remove().into_iter().flatten().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(threads: usize) -> Vec<Vec<Deal<Task>>> {
        let plan = Plan { lanes: 3, deals: 200, games: 2, threads };
        let progress = Progress::new(0, "games");
        // The first lane is known after 30 deals, the second at once, the third never.
        let known = |lane: usize, deals: &[Deal<Task>]| lane < 2 && deals.len() >= 30 - 29 * lane;
        run(plan, &progress, || (), |task, ()| Ok(task), known).unwrap()
    }

    #[test]
    fn what_is_played_does_not_depend_on_the_threads() {
        let alone = played(1);
        let deals: Vec<usize> = alone.iter().map(Vec::len).collect();
        assert_eq!(deals, [30, 10, 200]);
        for (at, deal) in alone[2].iter().enumerate() {
            let expected = [0, 1].map(|game| Task { lane: 2, deal: at, game });
            assert_eq!(deal.as_slice(), expected);
        }
        assert_eq!(alone, played(4));
    }

    #[test]
    fn an_error_ends_the_run() {
        let plan = Plan { lanes: 1, deals: 1000, games: 1, threads: 2 };
        let fails =
            |task: Task, (): &mut ()| if task.deal == 7 { Err(anyhow::anyhow!("seven")) } else { Ok(()) };
        let error = run(plan, &Progress::new(0, "games"), || (), fails, |_, _| false).unwrap_err();
        assert_eq!(error.to_string(), "seven");
    }
}
