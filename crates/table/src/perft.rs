//! Counting all ways a game can go on: the classic check that two versions of the rules agree.

use crate::game::{Game, Pending, Step};
use crate::matches::{Entry, Match};
use crate::seat::Seat;

/// The number of different sequences of `depth` steps from here.
///
/// A step is one action of one seat, whoever may act, or one chance value. A game that is over has no steps. Votes to end
/// a game are not steps. `None` if a chance value with too many outcomes to list (a whole deal) is due on the way.
pub fn perft<G: Game>(from: &Match<G>, depth: u32) -> Option<u64> {
    if from.ended_by_agreement() {
        return Some(u64::from(depth == 0));
    }
    count(from.game(), from.state(), depth)
}

/// The steps from here, each with the number of sequences of `depth` steps that begin with it.
pub fn divide<G: Game>(from: &Match<G>, depth: u32) -> Option<Vec<(Entry<G>, u64)>> {
    if from.ended_by_agreement() {
        return Some(Vec::new());
    }
    let (game, state) = (from.game(), from.state());
    steps(game, state)?
        .into_iter()
        .map(|step| {
            let below = count(game, &after(game, state, &step), depth.saturating_sub(1))?;
            Some((Entry::Step(step), below))
        })
        .collect()
}

fn count<G: Game>(game: &G, state: &G::State, depth: u32) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    let steps = steps(game, state)?;
    if depth == 1 {
        return Some(steps.len() as u64);
    }
    steps.iter().map(|step| count(game, &after(game, state, step), depth - 1)).sum()
}

fn steps<G: Game>(game: &G, state: &G::State) -> Option<Vec<Step<G>>> {
    match game.pending(state) {
        Pending::Over => Some(Vec::new()),
        Pending::Chance => Some(game.chances(state)?.into_iter().map(Step::Chance).collect()),
        Pending::Seats(_) => {
            let mut actions = Vec::new();
            let mut steps = Vec::new();
            for seat in Seat::all(game.seats()) {
                game.legal(state, seat, &mut actions);
                steps.extend(actions.iter().map(|action| Step::Action(seat, *action)));
            }
            Some(steps)
        }
    }
}

fn after<G: Game>(game: &G, state: &G::State, step: &Step<G>) -> G::State {
    let mut next = state.clone();
    game.step(&mut next, step).expect("a listed step is legal");
    next
}
