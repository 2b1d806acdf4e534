//! The choice of a start spot (G4): a small tree of all ways the gambits can still be placed, in which everybody chooses for
//! themselves, and games played to their end below it.
//!
//! A start is worth what comes of it in the whole game, not after the few rounds a move is judged by; and what is left for oneself
//! depends on what the others take, who choose as well as one does. There are at most 24 ways, so every one of them is tried often.

use gambit::{Action, Gambit, Knowledge, Phase, State};
use table::rand::Rng;
use table::rand::rngs::SmallRng;
use table::{Game, Seat, SeatSet};

use super::rollout::{Judgement, Rollout, any_card};
use super::tactics::Tactics;
use crate::{Budget, Considered, Decision};

/// Iterations at most for one choice, whatever the budget: more tell nothing that matters.
const MOST_ITERATIONS: u64 = 160;
/// The games of an iteration: a start is chosen once, and by much that chance has a part in.
const GAMES: u64 = 50;
/// The most turns of a game that is played out; by then it is decided or calm (G17).
const LONGEST: usize = 240;
/// How curious the choice is about spots that look worse.
const CURIOSITY: f32 = 0.7;

/// A way the gambits are placed so far: how often it was tried, and who won then.
#[derive(Default)]
struct Node {
    tries: u32,
    /// By seat.
    wins: [u32; 4],
    points: u64,
    /// Where each legal spot leads.
    children: Vec<(Action, Node)>,
}

/// Chooses one of the free spots.
pub(super) fn choose(
    game: &Gambit,
    judgement: Judgement,
    known: &Knowledge,
    budget: Budget<'_>,
    mut rng: SmallRng,
) -> Decision<Gambit> {
    let seat = known.seat();
    // Everybody plays alike: only the start is to make the difference.
    let judgement = Judgement { careless: [0, 0], ..judgement };
    let rollout = Rollout { game, tactics: Tactics::new(game), judgement, seat };
    let budget = budget.at_most(MOST_ITERATIONS);
    let mut root = Node::default();
    let mut iterations = 0;
    while iterations == 0 || !budget.is_spent(iterations) {
        for _ in 0..GAMES {
            let mut state = game.sample(known, &mut rng);
            let mut path = Vec::with_capacity(4);
            descend(game, &mut root, &mut state, &mut path);
            play_out(&rollout, &mut state, &mut rng);
            root.learn(&path, game.standing(&state).winners(), seat, &state);
        }
        iterations += 1;
    }
    let considered = |(action, node): &(Action, Node)| Considered {
        action: *action,
        visits: node.tries.into(),
        score: node.points as f64 / f64::from(node.tries.max(1)),
        win: f64::from(node.rate(seat)),
    };
    let mut considered: Vec<_> = root.children.iter().map(considered).collect();
    considered.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.win.total_cmp(&a.win)));
    Decision { action: considered[0].action, considered, iterations }
}

/// Places all gambits that are still to be placed, each seat as has served it best so far.
fn descend(game: &Gambit, root: &mut Node, state: &mut State, path: &mut Vec<usize>) {
    let mut node = root;
    while state.phase() == Phase::Placing {
        let seat = state.turn();
        if node.children.is_empty() {
            let mut spots = Vec::with_capacity(4);
            game.legal(state, seat, &mut spots);
            node.children = spots.into_iter().map(|spot| (spot, Node::default())).collect();
        }
        let at = node.select(seat);
        let placed = game.play(state, seat, node.children[at].0);
        debug_assert!(placed.is_ok(), "a listed spot is free");
        path.push(at);
        node = &mut node.children[at].1;
    }
}

/// Deals, plans sensibly for everybody and plays to the end.
fn play_out(rollout: &Rollout<'_>, state: &mut State, rng: &mut SmallRng) {
    rollout.game.settle(state, rng);
    rollout.plan(state, rng);
    rollout.game.settle(state, rng);
    for _ in 0..LONGEST {
        if state.phase() != Phase::Moving {
            break;
        }
        let to = rollout.policy(state, rng);
        let random = rng.next_u32();
        rollout.game.turn(state, to, |hand| any_card(hand, random), rng);
    }
}

impl Node {
    fn rate(&self, seat: Seat) -> f32 {
        self.wins[seat.index()] as f32 / self.tries.max(1) as f32
    }

    /// The child that looks best to a seat, or should be looked at (UCB1).
    fn select(&self, seat: Seat) -> usize {
        let log = libm::logf(self.tries.max(1) as f32);
        let value = |node: &Node| {
            if node.tries == 0 {
                return f32::INFINITY;
            }
            node.rate(seat) + CURIOSITY * (log / node.tries as f32).sqrt()
        };
        let mut best = 0;
        for (at, (_, node)) in self.children.iter().enumerate() {
            if value(node) > value(&self.children[best].1) {
                best = at;
            }
        }
        best
    }

    fn learn(&mut self, path: &[usize], winners: SeatSet, seat: Seat, state: &State) {
        self.tries += 1;
        self.points += u64::from(state.points(seat));
        winners.iter().for_each(|winner| self.wins[winner.index()] += 1);
        if let [first, rest @ ..] = path {
            self.children[*first].1.learn(rest, winners, seat, state);
        }
    }
}
