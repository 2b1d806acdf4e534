//! All distinct ways to use a turn, and what each is worth on what is known.

use skakanie::{Action, Pieces, StackId};
use table::{Game, Seat};

use super::pool::Sight;
use super::table_view::{TableView, Top, Worth};

/// The most ways that are looked at, and the most actions ahead: longer turns are planned piece by piece.
const MOST: usize = 400;
const AHEAD: u8 = 4;

/// A way to use some of the actions, ending the turn after them.
#[derive(Clone, Copy)]
struct Node {
    /// Where the pawn stands, what was taken (four bits for each stack), who was pushed where. The order does not matter.
    key: u64,
    pool: Pieces,
    pawn: StackId,
    pushed: Option<(Seat, StackId)>,
    /// Which entry of `sights` is the pool's.
    sight: u16,
    parent: u16,
    action: Action,
    used: u8,
    /// How many unseen pieces were taken.
    blind: u8,
    /// How many actions were left when the first unseen piece was turned up, plus one; 0 if none was.
    seen_early: u8,
    value: f32,
}

const TAKEN: u64 = (1 << 48) - 1;

/// Plans turns; keeps its memory from turn to turn.
#[derive(Default)]
pub(super) struct Planner {
    nodes: Vec<Node>,
    sights: Vec<(Sight, [f32; StackId::COUNT])>,
}

/// A way to use the turn: its actions up to the first surprise, and what it is worth.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) actions: [Action; AHEAD as usize + 1],
    pub(super) len: usize,
    pub(super) value: f32,
}

impl Plan {
    pub(super) fn actions(&self) -> &[Action] {
        &self.actions[..self.len]
    }
}

impl Planner {
    /// Finds all ways and values them.
    pub(super) fn look(&mut self, view: &TableView<'_>) {
        self.nodes.clear();
        self.sights.clear();
        let pool = view.world.state.pool(view.me);
        let pawn = view.world.pawn(view.me);
        let left = view.world.state.actions_left();
        let root = Node {
            key: (pawn.index() as u64) << 48,
            pool,
            pawn,
            pushed: None,
            sight: self.sight(view, pool),
            parent: 0,
            action: Action::End,
            used: 0,
            blind: 0,
            seen_early: 0,
            value: 0.0,
        };
        self.nodes.push(root);
        let mut from = 0;
        while from < self.nodes.len() && self.nodes.len() < MOST {
            let node = self.nodes[from];
            if node.used < left.min(AHEAD) {
                self.expand(view, from as u16, &node, left);
            }
            from += 1;
        }
        let mut pushed: Option<((Seat, StackId), [Worth; StackId::COUNT])> = None;
        for at in 0..self.nodes.len() {
            let node = self.nodes[at];
            let others = match (node.pushed, &pushed) {
                (None, _) => &view.others,
                (Some(push), Some((known, worth))) if push == *known => worth,
                (Some(push), _) => &pushed.insert((push, view.worth_to_others(Some(push)))).1,
            };
            let (sight, gains) = &self.sights[node.sight as usize];
            let value = sight.value
                + f32::from(node.blind) * sight.blind
                + view.weights.reveal * f32::from(node.seen_early.saturating_sub(1))
                + view.tops(others, sight, gains, node.pawn, node.key & TAKEN)
                + view.bites(sight, node.pawn, node.pushed)
                + view.others_value()
                - view.discourtesy(node.key & TAKEN);
            self.nodes[at].value = value;
        }
    }

    fn expand(&mut self, view: &TableView<'_>, parent: u16, node: &Node, left: u8) {
        let stack = node.pawn.index();
        let next = Node { parent, used: node.used + 1, ..*node };
        let taken = (node.key >> (4 * stack) & 15) as usize;
        let key = node.key + (1 << (4 * stack));
        match view.top(node.pawn, taken) {
            Top::Known(piece) => {
                let pool = node.pool.with(piece);
                let turns_up = view.top(node.pawn, taken + 1) == Top::Unknown;
                let seen_early =
                    if turns_up && node.seen_early == 0 { left - node.used } else { node.seen_early };
                let sight = self.sight(view, pool);
                self.add(Node { key, pool, sight, action: Action::Take, seen_early, ..next });
            }
            Top::Unknown => self.add(Node { key, blind: node.blind + 1, action: Action::Take, ..next }),
            Top::Nothing => {}
        }
        let dragon = view.world.state.dragon();
        for to in neighbours(node.pawn).filter(|to| Some(*to) != dragon) {
            let key = node.key & !(15 << 48) | (to.index() as u64) << 48;
            self.add(Node { key, pawn: to, action: Action::Move(to), ..next });
        }
        if !view.game.options().push || node.pushed.is_some() {
            return;
        }
        for other in Seat::all(view.game.seats()).filter(|seat| *seat != view.me) {
            for to in neighbours(view.world.pawn(other)).filter(|to| Some(*to) != dragon) {
                let key = node.key | (1 + other.index() as u64) << 52 | (to.index() as u64) << 56;
                self.add(Node { key, pushed: Some((other, to)), action: Action::Push(other, to), ..next });
            }
        }
    }

    /// Adds a way unless the same was found before; of two equally long the one that sees more sooner stays.
    fn add(&mut self, node: Node) {
        match self.nodes.iter_mut().find(|known| known.key == node.key) {
            Some(known) if known.used == node.used && known.seen_early < node.seen_early => *known = node,
            Some(_) => {}
            None => self.nodes.push(node),
        }
    }

    fn sight(&mut self, view: &TableView<'_>, pool: Pieces) -> u16 {
        if let Some(at) = self.sights.iter().position(|(sight, _)| sight.pool == pool) {
            return at as u16;
        }
        let sight = view.my_sight(pool);
        self.sights.push((sight, view.gains(&sight)));
        self.sights.len() as u16 - 1
    }

    /// The best way that was found.
    pub(super) fn best(&self, left: u8) -> Plan {
        let mut best = 0;
        for (at, node) in self.nodes.iter().enumerate() {
            if node.value > self.nodes[best].value {
                best = at;
            }
        }
        self.plan(best, left)
    }

    /// The best ways that differ before the first surprise, best first, at most so many.
    pub(super) fn best_few(&self, left: u8, most: usize) -> Vec<Plan> {
        let mut order: Vec<usize> = (0..self.nodes.len()).collect();
        order.sort_by(|a, b| self.nodes[*b].value.total_cmp(&self.nodes[*a].value));
        let mut plans: Vec<Plan> = Vec::with_capacity(most);
        for at in order {
            let plan = self.plan(at, left);
            if plans.iter().all(|known| known.actions() != plan.actions()) {
                plans.push(plan);
            }
            if plans.len() == most {
                break;
            }
        }
        plans
    }

    /// The actions of a way, up to the first that shows something new.
    fn plan(&self, at: usize, left: u8) -> Plan {
        let node = &self.nodes[at];
        let mut plan =
            Plan { actions: [Action::End; AHEAD as usize + 1], len: node.used as usize, value: node.value };
        let mut step = at;
        while step != 0 {
            let node = &self.nodes[step];
            plan.actions[node.used as usize - 1] = node.action;
            step = node.parent as usize;
        }
        if node.used < left.min(AHEAD) {
            plan.len += 1;
        }
        if node.seen_early > 0 {
            plan.len = plan.len.min((left - node.seen_early) as usize + 1);
        }
        plan
    }
}

/// The stacks beside a stack, from a list: asked for in every step of every search.
pub(super) fn neighbours(stack: StackId) -> impl Iterator<Item = StackId> {
    const NEXT: [&[u8]; StackId::COUNT] = [
        &[1, 4],
        &[0, 2, 5],
        &[1, 3, 6],
        &[2, 7],
        &[0, 5, 8],
        &[1, 4, 6, 9],
        &[2, 5, 7, 10],
        &[3, 6, 11],
        &[4, 9],
        &[5, 8, 10],
        &[6, 9, 11],
        &[7, 10],
    ];
    NEXT[stack.index()].iter().filter_map(|at| StackId::new(*at as usize))
}
