//! Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), for any game.
//!
//! Each iteration samples a world that fits the knowledge, walks down the tree by UCB1 among what that world offers, adds a
//! node, plays on greedily for a while, and tells every node passed what came of it. A node is what the searching seat can
//! tell apart: its own actions, and others' by the events it sees of them, so that a card laid face down does not branch.
//! Chance is sampled and does not branch either. Everybody in the tree plays for their own result.
//!
//! Memory: at most [`MOST_NODES`] nodes of some 48 bytes in one list, so 6 MB; when they are used up the search goes on
//! without growing its tree.

use std::fmt::{self, Write};

use table::rand::rngs::SmallRng;
use table::rand::{Rng, SeedableRng};
use table::shuffle::{Quick, below};
use table::{Game, Outcome, Pending, Points, Seat, Step, Viewer};

use super::{lead, loses_nothing, score, seat_of, settle};
use crate::{Budget, Considered, Decision, Player};

/// How much more the little tried is tried.
const CURIOSITY: f32 = 0.4;
/// What winning counts, the rest being the lead that was gained.
const WIN: f32 = 0.3;
/// The most nodes a tree grows to.
const MOST_NODES: usize = 1 << 17;
/// After so many decisions in a world the result is judged as it stands.
const HORIZON: usize = 16;
/// Of so many actions at most a playout takes the best.
const GLANCES: u32 = 24;

/// Searches.
pub struct Ismcts {
    rng: SmallRng,
}

impl Ismcts {
    /// A player with a generator of its own.
    pub const fn new(rng: SmallRng) -> Self {
        Self { rng }
    }
}

impl<G: Game> Player<G> for Ismcts {
    fn decide(
        &mut self,
        game: &G,
        knowledge: &G::Knowledge,
        legal: &[G::Action],
        budget: Budget<'_>,
    ) -> Decision<G> {
        // The generator moves on by one step a decision, however long the search.
        let rng = SmallRng::seed_from_u64(self.rng.next_u64());
        if let [only] = legal {
            return Decision::plain(*only);
        }
        let mut search = Search::new(game, knowledge, rng);
        let mut iterations = 0;
        while iterations == 0 || !budget.is_spent(iterations) {
            search.iterate(knowledge, legal);
            iterations += 1;
        }
        search.decision(iterations)
    }

    fn agrees(&mut self, game: &G, knowledge: &G::Knowledge) -> bool {
        loses_nothing(game, knowledge)
    }
}

/// What the searching seat can tell a decision by.
#[derive(Clone, Copy, PartialEq)]
enum Key<A> {
    /// Its own action.
    Own(A),
    /// A fingerprint of what it sees of another's.
    Seen(u64),
}

/// A decision, and what came of it for the seat that made it.
struct Node<A> {
    key: Key<A>,
    /// The first of the decisions after it, and the next one beside it; 0 is none.
    first: u32,
    next: u32,
    visits: u32,
    /// How often it could have been made.
    offered: u32,
    wins: f32,
    /// Sum of the changes of the seat's lead.
    gains: f32,
    scores: f32,
}

/// Something to choose in a node: a key and an action that has it.
struct Choice<A> {
    key: Key<A>,
    action: A,
    /// How many actions have the key.
    alike: u32,
    /// Is there a node for it?
    tried: bool,
}

/// One decision under search.
struct Search<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    rng: SmallRng,
    /// The root first.
    nodes: Vec<Node<G::Action>>,
    /// The nodes passed in this iteration, with the seats that decided.
    path: Vec<(u32, Seat)>,
    /// The largest change of a lead so far, at least 1: gains are measured by it.
    span: f32,
    /// Scratch.
    actions: Vec<G::Action>,
    choices: Vec<Choice<G::Action>>,
}

const ROOT: u32 = 0;

impl<'a, G: Game> Search<'a, G> {
    fn new(game: &'a G, knowledge: &G::Knowledge, mut rng: SmallRng) -> Self {
        let seat = seat_of(game, &game.sample(knowledge, &mut rng), knowledge);
        let (nodes, path) = (vec![Node::new(Key::Seen(0))], Vec::new());
        Self { game, seat, rng, nodes, path, span: 1.0, actions: Vec::new(), choices: Vec::new() }
    }

    fn iterate(&mut self, knowledge: &G::Knowledge, legal: &[G::Action]) {
        self.path.clear();
        let mut state = self.game.sample(knowledge, &mut self.rng);
        let before = self.game.standing(&state);
        self.actions.clear();
        self.actions.extend_from_slice(legal);
        let (mut seat, mut node) = (self.seat, Some(ROOT));
        for _ in 0..HORIZON {
            let action;
            (action, node) = match node {
                Some(at) => self.walk(&state, seat, at),
                None => (self.glance(&state, seat), None),
            };
            self.game.play(&mut state, seat, action).expect("a listed action is legal");
            settle(self.game, &mut state, &mut Quick(&mut self.rng));
            let Pending::Seats(seats) = self.game.pending(&state) else { break };
            seat = seats.iter().next().expect("somebody is waited for");
            self.game.legal(&state, seat, &mut self.actions);
        }
        self.learn(&before, &self.game.standing(&state));
    }

    /// The decision of a seat inside the tree, and where it leads; `None` if that is new: there the tree ends.
    fn walk(&mut self, state: &G::State, seat: Seat, at: u32) -> (G::Action, Option<u32>) {
        self.offer(state, seat);
        if self.choices.len() == 1 {
            return (self.glance(state, seat), Some(at));
        }
        let best = self.best_tried(at);
        let untried = self.choices.iter().filter(|choice| !choice.tried).count() as u32;
        if untried == 0
            && let Some((child, action)) = best
        {
            self.path.push((child, seat));
            return (action, Some(child));
        }
        let nth = below(&mut self.rng, untried) as usize;
        let choice = self.choices.iter().filter(|choice| !choice.tried).nth(nth).expect("one is untried");
        let (key, action) = (choice.key, choice.action);
        if self.nodes.len() < MOST_NODES {
            let (child, next) = (self.nodes.len() as u32, self.nodes[at as usize].first);
            self.nodes.push(Node { offered: 1, next, ..Node::new(key) });
            self.nodes[at as usize].first = child;
            self.path.push((child, seat));
        }
        (action, None)
    }

    /// Lists what can be chosen: actions that look the same to the searching seat are one choice, any of them.
    fn offer(&mut self, state: &G::State, seat: Seat) {
        self.choices.clear();
        for action in &self.actions {
            let key = if seat == self.seat { Key::Own(*action) } else { self.seen(state, seat, *action) };
            let known = self.choices.iter_mut().find(|choice| seat != self.seat && choice.key == key);
            let Some(choice) = known else {
                self.choices.push(Choice { key, action: *action, alike: 1, tried: false });
                continue;
            };
            choice.alike += 1;
            if below(&mut self.rng, choice.alike) == 0 {
                choice.action = *action;
            }
        }
    }

    fn seen(&self, state: &G::State, seat: Seat, action: G::Action) -> Key<G::Action> {
        let mut fingerprint = Fingerprint::default();
        for event in self.game.events(state, &Step::Action(seat, action), Viewer::Seat(self.seat)) {
            let _ = writeln!(fingerprint, "{event}");
        }
        Key::Seen(fingerprint.0)
    }

    /// UCB1 among the choices that have a node; marks them.
    fn best_tried(&mut self, at: u32) -> Option<(u32, G::Action)> {
        let (mut best, mut most) = (None, f32::MIN);
        let mut child = self.nodes[at as usize].first;
        while child != 0 {
            let node = &mut self.nodes[child as usize];
            let offered = self.choices.iter_mut().find(|choice| choice.key == node.key);
            if let Some(choice) = offered {
                choice.tried = true;
                let upper = node.worth(self.span)
                    + CURIOSITY * (libm::logf(node.offered as f32) / node.visits.max(1) as f32).sqrt();
                node.offered += 1;
                if upper > most {
                    (best, most) = (Some((child, choice.action)), upper);
                }
            }
            child = node.next;
        }
        best
    }

    /// A playout's decision: of a few actions the one after which the seat stands best, any of equal ones.
    fn glance(&mut self, state: &G::State, seat: Seat) -> G::Action {
        let all = self.actions.len() as u32;
        let (mut best, mut most, mut alike) = (self.actions[0], Points::MIN, 0);
        for nth in 0..all.min(GLANCES) {
            let at = if all <= GLANCES { nth } else { below(&mut self.rng, all) };
            let action = self.actions[at as usize];
            let mut after = state.clone();
            self.game.play(&mut after, seat, action).expect("a listed action is legal");
            let lead = lead(&self.game.standing(&after), seat);
            if lead < most {
                continue;
            }
            alike = if lead > most { 1 } else { alike + 1 };
            if below(&mut self.rng, alike) == 0 {
                best = action;
            }
            most = lead;
        }
        best
    }

    /// Tells the nodes passed what came of it.
    fn learn(&mut self, before: &Outcome, after: &Outcome) {
        let winners = after.winners();
        for (at, seat) in &self.path {
            let node = &mut self.nodes[*at as usize];
            let gain = (lead(after, *seat) - lead(before, *seat)) as f32;
            self.span = self.span.max(gain.abs());
            node.visits += 1;
            node.wins += f32::from(u8::from(winners.contains(*seat)));
            node.gains += gain;
            node.scores += score(after, *seat) as f32;
        }
    }

    /// The most visited action; the others in order.
    fn decision(&self, iterations: u64) -> Decision<G> {
        let mut considered = Vec::new();
        let mut child = self.nodes[ROOT as usize].first;
        while child != 0 {
            let node = &self.nodes[child as usize];
            if let Key::Own(action) = node.key {
                let visits = node.visits.max(1) as f32;
                let (score, win) = (f64::from(node.scores / visits), f64::from(node.wins / visits));
                considered.push((
                    node.worth(self.span),
                    Considered { action, visits: node.visits.into(), score, win },
                ));
            }
            child = node.next;
        }
        considered.sort_by(|(a, one), (b, two)| two.visits.cmp(&one.visits).then(b.total_cmp(a)));
        let considered: Vec<_> = considered.into_iter().map(|(_, considered)| considered).collect();
        Decision { action: considered[0].action, considered, iterations }
    }
}

impl<A> Node<A> {
    const fn new(key: Key<A>) -> Self {
        Self { key, first: 0, next: 0, visits: 0, offered: 0, wins: 0.0, gains: 0.0, scores: 0.0 }
    }

    /// Wins and gains together, from 0 to 1.
    fn worth(&self, span: f32) -> f32 {
        let visits = self.visits.max(1) as f32;
        WIN * self.wins / visits + 0.5 * (1.0 - WIN) * (1.0 + self.gains / (visits * span))
    }
}

/// A hash of text (FNV-1a) that is the same everywhere.
struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Write for Fingerprint {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use gambit::Gambit;

    use super::*;

    /// How many choices the searching seat can tell apart when B has to decide, and how many actions B has.
    fn choices(seat: usize, more: &str) -> (usize, usize) {
        let text = "options seats=2\nlog\nA place 1\nB place 3\n* deal A RRRQB\n* deal B RRRQB\nA plan RRR\n";
        let table =
            table::testkit::position::<Gambit>(&format!("{text}{more}")).expect("these moves are legal");
        let (game, state) = (table.game(), table.state());
        let known = game.knowledge(state, Seat::new(seat));
        let mut search = Search::new(game, &known, SmallRng::seed_from_u64(0));
        game.legal(state, Seat::new(1), &mut search.actions);
        search.offer(state, Seat::new(1));
        (search.choices.len(), search.actions.len())
    }

    #[test]
    fn g14_what_is_laid_face_down_does_not_branch() {
        let moving = "B plan RRR\n* draw A N\n* draw B N\n";
        assert_eq!(choices(0, ""), (1, 13));
        assert_eq!(choices(1, ""), (13, 13));
        assert_eq!(choices(0, moving), (12, 12));
        assert_eq!(choices(0, &format!("{moving}B move e2\n")), (1, 3));
        assert_eq!(choices(1, &format!("{moving}B move e2\n")), (3, 3));
    }

    #[test]
    fn a_tree_stops_growing() {
        let game = Gambit::usual(2);
        let known = game.knowledge(&game.start(), game.options().oldest);
        let mut search = Search::new(&game, &known, SmallRng::seed_from_u64(0));
        while search.nodes.len() < MOST_NODES {
            search.nodes.push(Node::new(Key::Seen(0)));
        }
        let mut legal = Vec::new();
        game.legal(&game.start(), search.seat, &mut legal);
        (0..50).for_each(|_| search.iterate(&known, &legal));
        assert_eq!(search.nodes.len(), MOST_NODES);
    }
}
