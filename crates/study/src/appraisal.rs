//! What each option of a decision is worth, by trials in common worlds.
//!
//! Three heats. All options are tried in the first; the better ones go on to the second, the best few to the last. What is
//! best is decided by the first two, what it is worth by the last alone, in new worlds: a value is never high because luck
//! chose it. The option that was played is in every heat.

use bots::{Trials, Worth};
use table::Game;
use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};

use crate::estimate::Estimate;

/// How many go on to the second heat and to the last, beside what was played.
const SECOND: usize = 6;
const LAST: usize = 2;
/// Every heat has at least so many worlds.
const LEAST: u32 = 8;

/// How long to think about a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Trials for a decision by what the seat knew, and as many again with open cards.
    pub trials: u32,
    /// Worlds for each point of the curve, and for what each draw might have been.
    pub worlds: u32,
}

/// What the seat that decides is taken to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// What it knew.
    Own,
    /// Everything.
    Open,
}

/// What is asked of an appraisal.
#[derive(Clone, Copy, Debug)]
pub struct Question<A> {
    /// What was played; it is among the options compared.
    pub played: A,
    /// How many trials may be made; at least some for each option are.
    pub trials: u32,
    /// The seed of all chance.
    pub seed: u64,
    /// What the seat knows.
    pub sight: Sight,
}

/// An option and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Valued<A> {
    /// The option.
    pub action: A,
    /// The chance to win.
    pub win: Estimate,
    /// The points the seat leads by in the end, or its team has.
    pub score: Estimate,
    /// In how many worlds it was tried.
    pub worlds: u32,
}

/// What the options of a decision are worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Appraisal<A> {
    /// All that was tried, the best first; what was in the last heat stands before what was not.
    pub options: Vec<Valued<A>>,
    /// What was played.
    pub played: Valued<A>,
    /// What would have been best; the same as `played` if nothing was clearly better.
    pub best: Valued<A>,
    /// The chance to win that was lost, at least 0, with the error of the difference.
    pub loss: Estimate,
    /// The same in points.
    pub points: Estimate,
}

/// One option's results, by world; heats follow each other.
struct Lane<A> {
    action: A,
    results: Vec<Worth>,
}

/// Compares options; `world` gives the worlds they are tried in.
pub fn appraise<G: Game>(
    trials: &mut dyn Trials<G>,
    question: Question<G::Action>,
    mut world: impl FnMut(&mut SmallRng) -> G::State,
) -> Appraisal<G::Action> {
    let played = question.played;
    let mut options = trials.options();
    if !options.contains(&played) {
        options.push(played);
    }
    let mut lanes: Vec<Lane<G::Action>> =
        options.into_iter().map(|action| Lane { action, results: Vec::new() }).collect();
    let mut rng = SmallRng::seed_from_u64(question.seed);
    let mut heat = |lanes: &mut [Lane<G::Action>], share: u32, trials: &mut dyn Trials<G>| {
        let worlds = (share / lanes.len() as u32).max(LEAST);
        for _ in 0..worlds {
            let world = world(&mut rng);
            let luck = rng.next_u64();
            for lane in lanes.iter_mut() {
                lane.results.push(match question.sight {
                    Sight::Own => trials.try_option(&world, lane.action, luck),
                    Sight::Open => trials.try_open(&world, lane.action, luck),
                });
            }
        }
    };
    heat(&mut lanes, question.trials / 4, trials);
    let second = SECOND.min(lanes.len());
    promote(&mut lanes, second, played, trials);
    let kept = kept(&lanes, second, played);
    heat(&mut lanes[..kept], question.trials / 4, trials);
    promote(&mut lanes[..kept], LAST.min(kept), played, trials);
    let finalists = self::kept(&lanes[..kept], LAST.min(kept), played);
    let before: usize = lanes[0].results.len();
    heat(&mut lanes[..finalists], question.trials / 2, trials);
    judge(&lanes, finalists, before, played)
}

/// Puts the best `most` first, then what was played if it is not among them, then the rest.
fn promote<G: Game>(lanes: &mut [Lane<G::Action>], most: usize, played: G::Action, trials: &dyn Trials<G>) {
    let merit = |lane: &Lane<G::Action>| {
        lane.results.iter().map(|worth| trials.merit(*worth)).sum::<f64>() / lane.results.len() as f64
    };
    lanes.sort_by(|a, b| merit(b).total_cmp(&merit(a)));
    if let Some(at) = lanes.iter().position(|lane| lane.action == played).filter(|at| *at >= most) {
        lanes[most..=at].rotate_right(1);
    }
}

/// How many of the promoted go on: what was played may be one more.
fn kept<A: Copy + PartialEq>(lanes: &[Lane<A>], most: usize, played: A) -> usize {
    most + usize::from(lanes[most..].first().is_some_and(|lane| lane.action == played))
}

/// Values of the finalists by their last heat, of the others by what there is.
fn judge<A: Copy + PartialEq>(lanes: &[Lane<A>], finalists: usize, before: usize, played: A) -> Appraisal<A> {
    let last = |lane: &Lane<A>| lane.results.len().min(before);
    let options: Vec<Valued<A>> = lanes
        .iter()
        .enumerate()
        .map(|(at, lane)| valued(lane, if at < finalists { last(lane) } else { 0 }))
        .collect();
    let at = |action: A| options.iter().position(|option| option.action == action).unwrap_or(0);
    // The finalist that led before the last heat; what was played if that led.
    let (best, own) = (0, at(played));
    let gap = |of: fn(&Worth) -> f64| {
        let pairs = lanes[best].results[before..].iter().zip(&lanes[own].results[before..]);
        Estimate::of(pairs.map(|(best, own)| of(best) - of(own)))
    };
    let (loss, points) = (gap(|worth| worth.win), gap(|worth| worth.score));
    // In new worlds the favourite was no better than what was played: nothing was lost.
    let none = best == own || (loss.mean <= 0.0 && points.mean <= 0.0);
    let at_least_none =
        |gap: Estimate| Estimate { mean: if none { 0.0 } else { gap.mean.max(0.0) }, error: gap.error };
    Appraisal {
        played: options[own],
        best: options[if none { own } else { best }],
        loss: at_least_none(loss),
        points: at_least_none(points),
        options,
    }
}

fn valued<A: Copy>(lane: &Lane<A>, from: usize) -> Valued<A> {
    let results = &lane.results[from..];
    Valued {
        action: lane.action,
        win: Estimate::of(results.iter().map(|worth| worth.win)),
        score: Estimate::of(results.iter().map(|worth| worth.score)),
        worlds: results.len() as u32,
    }
}
