//! Hands games to threads and collects them in order. Each *lane* is a question of its own, such as a pairing of two bots:
//! it plays deal after deal, some games each, until its answer is known or the deals are used up.
//!
//! Lanes are judged at fixed numbers of deals, so the result does not depend on how many threads there are.

use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result};
use rayon::prelude::*;

use crate::progress::Progress;

/// A lane is judged after so many deals at the earliest, and again after so many more.
const CHECK: usize = 10;
/// Later it is judged whenever a twentieth is added: looking costs time too.
const GROWTH: usize = 20;

/// What to play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) lanes: usize,
    /// The most deals of a lane.
    pub(crate) deals: usize,
    /// The games of one deal in one lane.
    pub(crate) games: usize,
    /// Threads; 0 is one for each core.
    pub(crate) threads: usize,
}

impl Plan {
    /// A number for the game that no other game has, from 1.
    pub(crate) const fn number(&self, task: Task) -> u64 {
        ((task.deal * self.lanes + task.lane) * self.games + task.game) as u64 + 1
    }
}

/// One game to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Task {
    pub(crate) lane: usize,
    pub(crate) deal: usize,
    /// Which of the games of the deal.
    pub(crate) game: usize,
}

/// All games of one deal in one lane.
pub(crate) type Deal<R> = Vec<R>;

/// Judges a lane by its deals so far: is its answer known?
pub(crate) type Judge<'a, R> = &'a (dyn Fn(&[Deal<R>]) -> bool + Sync);

/// Plays until every lane is closed; without a judge, all deals. `worker` makes what a thread keeps between games.
pub(crate) fn run<R: Send, W: Send>(
    plan: Plan,
    progress: &Progress,
    worker: impl Fn() -> W + Sync,
    play_one: impl Fn(Task, &mut W) -> Result<R> + Sync,
    judge: Option<Judge<'_, R>>,
) -> Result<Vec<Vec<Deal<R>>>> {
    let Plan { lanes, deals, games, threads } = plan;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .context("the threads cannot be started")?;
    progress.expect((lanes * deals * games) as u64);
    // A thread that panics ends the run, so what it left behind is never read.
    let (idle, poisoned) = (Mutex::new(Vec::new()), PoisonError::into_inner);
    let counted = |task: Task| {
        let mut own = idle.lock().unwrap_or_else(poisoned).pop().unwrap_or_else(&worker);
        let played = play_one(task, &mut own);
        idle.lock().unwrap_or_else(poisoned).push(own);
        progress.add(1);
        played
    };
    let mut complete: Vec<Vec<Deal<R>>> = (0..lanes).map(|_| Vec::new()).collect();
    let mut open: Vec<usize> = (0..lanes).collect();
    let mut first = 0;
    while first < deals && !open.is_empty() {
        let step = if judge.is_some() { CHECK.max(first / GROWTH) } else { deals };
        let next = deals.min(first + step);
        let of_deal = |deal| {
            open.iter().flat_map(move |lane| (0..games).map(move |game| Task { lane: *lane, deal, game }))
        };
        let tasks: Vec<Task> = (first..next).flat_map(of_deal).collect();
        let played: Result<Vec<R>> =
            pool.install(|| tasks.into_par_iter().with_max_len(1).map(counted).collect());
        let mut played = played?.into_iter();
        for _ in first..next {
            for lane in &open {
                complete[*lane].push(played.by_ref().take(games).collect());
            }
        }
        open.retain(|lane| !judge.is_some_and(|known| known(&complete[*lane])));
        first = next;
    }
    Ok(complete)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(threads: usize) -> Vec<Vec<Deal<Task>>> {
        let plan = Plan { lanes: 3, deals: 200, games: 2, threads };
        let progress = Progress::new(0, "games");
        // The first lane is known after 30 deals, the second at once, the third never.
        let known = |deals: &[Deal<Task>]| match deals[0][0].lane {
            0 => deals.len() >= 30,
            lane => lane == 1,
        };
        run(plan, &progress, || (), |task, ()| Ok(task), Some(&known)).unwrap()
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
        let error = run(plan, &Progress::new(0, "games"), || (), fails, None).unwrap_err();
        assert_eq!(error.to_string(), "seven");
    }
}
