//! A textbook single-observer information-set search to measure the others against: UCB1 among the actions a world offers,
//! everybody maximising their own result, greedy playouts to the end.
//!
//! Others' moves branch by card and destination; cards they lay face down are not seen, so they do not branch.

use gambit::{Action, Card, Gambit, Knowledge, Phase, Square, State};
use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};
use table::{Game, Pending, Seat};

use super::nothing_to_wait_for;
use super::rollout::any_card;
use super::tactics::Tactics;
use crate::{Budget, Considered, Decision, Player};

const CURIOSITY: f32 = 0.7;
const BATCH: u64 = 8;
const MOST_NODES: usize = 1 << 18;

/// The player.
pub(super) struct Ismcts {
    rng: SmallRng,
}

impl Ismcts {
    pub(super) fn new(rng: SmallRng) -> Self {
        Self { rng }
    }
}

impl Player<Gambit> for Ismcts {
    fn decide(
        &mut self,
        game: &Gambit,
        known: &Knowledge,
        legal: &[Action],
        budget: Budget<'_>,
    ) -> Decision<Gambit> {
        let rng = SmallRng::seed_from_u64(self.rng.next_u64());
        if let [only] = legal {
            return Decision::plain(*only);
        }
        let tactics = Tactics::new(game);
        let mut search =
            Search { game, tactics: &tactics, nodes: vec![Node::default()], path: Vec::new(), rng };
        let mut iterations = 0;
        while iterations == 0 || !budget.is_spent(iterations) {
            (0..BATCH).for_each(|_| search.iterate(known, legal));
            iterations += BATCH;
        }
        search.decision(legal, iterations)
    }

    fn agrees(&mut self, game: &Gambit, known: &Knowledge) -> bool {
        nothing_to_wait_for(game, known)
    }
}

#[derive(Default)]
struct Node {
    visits: u32,
    /// How often it could have been chosen.
    offered: u32,
    /// Wins of the seat that chose it.
    wins: f32,
    children: Vec<(u16, u32)>,
}

struct Search<'a> {
    game: &'a Gambit,
    tactics: &'a Tactics,
    nodes: Vec<Node>,
    /// Nodes passed, with the seat that chose them.
    path: Vec<(u32, Seat)>,
    rng: SmallRng,
}

impl Search<'_> {
    fn iterate(&mut self, known: &Knowledge, legal: &[Action]) {
        self.path.clear();
        let mut state = self.game.sample(known, &mut self.rng);
        let keys: Vec<u16> = (0..legal.len() as u16).collect();
        let (choice, mut node) = self.choose(0, known.seat(), &keys);
        self.game
            .play(&mut state, known.seat(), legal[choice])
            .expect("the root's actions are legal in every world");
        let mut actions = Vec::new();
        while let Some(at) = node {
            self.game.settle(&mut state, &mut self.rng);
            let Pending::Seats(seats) = self.game.pending(&state) else { break };
            let seat = seats.iter().next().expect("somebody is waited for");
            self.game.legal(&state, seat, &mut actions);
            let hidden = matches!(actions[0], Action::Lay(_) | Action::Plan(_)) && seat != known.seat();
            let choice = if hidden {
                self.any(actions.len())
            } else {
                let card = if state.phase() == Phase::Moving { state.row(seat).get(0) } else { Card::Bishop };
                let keys: Vec<u16> =
                    actions.iter().zip(0..).map(|(action, i)| key(*action, card, i)).collect();
                let (choice, next) = self.choose(at, seat, &keys);
                node = next;
                choice
            };
            self.game.play(&mut state, seat, actions[choice]).expect("a listed action is legal");
        }
        self.playout(&mut state);
        let winners = self.game.standing(&state).winners();
        self.nodes[0].visits += 1;
        for (at, seat) in &self.path {
            self.nodes[*at as usize].visits += 1;
            self.nodes[*at as usize].wins += f32::from(u8::from(winners.contains(*seat)));
        }
    }

    fn any(&mut self, count: usize) -> usize {
        ((u64::from(self.rng.next_u32()) * count as u64) >> 32) as usize
    }

    /// UCB1 among what is offered, untried choices first. Returns the choice and where it leads, `None` out of the tree.
    fn choose(&mut self, node: u32, seat: Seat, keys: &[u16]) -> (usize, Option<u32>) {
        let children = &self.nodes[node as usize].children;
        let known: Vec<Option<u32>> = keys
            .iter()
            .map(|key| children.iter().find(|(other, _)| other == key).map(|(_, child)| *child))
            .collect();
        let untried: Vec<usize> = (0..keys.len()).filter(|i| known[*i].is_none()).collect();
        for child in known.iter().flatten() {
            self.nodes[*child as usize].offered += 1;
        }
        if !untried.is_empty() {
            let choice = untried[self.any(untried.len())];
            if self.nodes.len() < MOST_NODES {
                let child = self.nodes.len() as u32;
                self.nodes.push(Node { offered: 1, ..Node::default() });
                self.nodes[node as usize].children.push((keys[choice], child));
                self.path.push((child, seat));
            }
            return (choice, None);
        }
        let upper = |child: &Option<u32>| {
            let child = &self.nodes[child.expect("all choices are known") as usize];
            let visits = child.visits.max(1) as f32;
            child.wins / visits + CURIOSITY * ((child.offered as f32).ln() / visits).sqrt()
        };
        let best =
            (0..keys.len()).max_by(|a, b| upper(&known[*a]).total_cmp(&upper(&known[*b]))).unwrap_or(0);
        let child = known[best].expect("all choices are known");
        self.path.push((child, seat));
        (best, Some(child))
    }

    /// Greedy play to the end: the dearest capture now, else anything.
    fn playout(&mut self, state: &mut State) {
        let mut actions = Vec::new();
        loop {
            self.game.settle(state, &mut self.rng);
            match state.phase() {
                Phase::Over => return,
                Phase::Moving => {
                    let to = self.greedy_move(state);
                    let random = self.rng.next_u32();
                    self.game.turn(state, to, |hand| any_card(hand, random), &mut self.rng);
                }
                _ => {
                    let Pending::Seats(seats) = self.game.pending(state) else { return };
                    let seat = seats.iter().next().expect("somebody is waited for");
                    self.game.legal(state, seat, &mut actions);
                    let choice = self.any(actions.len());
                    self.game.play(state, seat, actions[choice]).expect("a listed action is legal");
                }
            }
        }
    }

    fn greedy_move(&mut self, state: &State) -> Square {
        let reach = self.game.reach(state);
        if reach.is_empty() {
            return state.square(state.turn());
        }
        let dearest = self.tactics.captures(&self.tactics.targets(state.tokens()), reach);
        (if dearest.is_empty() { reach } else { dearest }).pick(self.rng.next_u32())
    }

    fn decision(&self, legal: &[Action], iterations: u64) -> Decision<Gambit> {
        let report = |(key, child): &(u16, u32)| {
            let node = &self.nodes[*child as usize];
            let win = f64::from(node.wins) / f64::from(node.visits.max(1));
            Considered { action: legal[usize::from(*key)], visits: node.visits.into(), score: 0.0, win }
        };
        let mut considered: Vec<_> = self.nodes[0].children.iter().map(report).collect();
        considered.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.win.total_cmp(&a.win)));
        Decision { action: considered[0].action, considered, iterations }
    }
}

/// What tells an action apart from the others in a node: a move by its card and destination, else its place in the list.
fn key(action: Action, card: Card, index: u16) -> u16 {
    match action {
        Action::Move(to) => 1000 + 64 * card as u16 + to.index() as u16,
        Action::Lay(card) => 2000 + card as u16,
        Action::Place(spot) => 3000 + spot.index() as u16,
        Action::Stay => 4000,
        Action::Plan(_) | Action::Unplan => 5000 + index,
    }
}
