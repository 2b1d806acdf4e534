//! A search tree whose nodes offer other choices in other worlds, so that priors come with each question.

use table::Seat;

use super::rollout::{Outcome, Worth};

/// A choice and how promising it looks before it is tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prior {
    pub(super) key: u8,
    pub(super) prior: f32,
}

/// What a choice is worth of which nothing is known.
const EVEN: f32 = 0.5;

#[derive(Clone, Copy, Debug, Default)]
struct Node {
    visits: u32,
    win: f32,
    score: f32,
    /// What it was worth to whoever chose to go here.
    merit: f32,
    /// The newest child, and the child of the same parent that was there before; 0 is none.
    newest: u32,
    before: u32,
    key: u8,
}

/// The tree. Its nodes lie in one list, which is kept from one decision to the next.
#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
}

impl Tree {
    pub(super) const ROOT: u32 = 0;

    /// Begins anew, with room for so many nodes.
    pub(super) fn clear(&mut self, most: usize) {
        self.nodes.clear();
        self.nodes.reserve_exact(most);
        self.nodes.push(Node::default());
    }

    /// The children of a node.
    fn children(&self, node: u32) -> impl Iterator<Item = (u32, &Node)> {
        let link = |at: u32| (at != Self::ROOT).then(|| (at, &self.nodes[at as usize]));
        std::iter::successors(link(self.nodes[node as usize].newest), move |(_, child)| link(child.before))
    }

    /// How often a node was passed.
    pub(super) fn visits(&self, at: u32) -> u32 {
        self.nodes[at as usize].visits
    }

    /// What a node was worth to whoever chose to go there.
    pub(super) fn mean(&self, at: u32) -> f32 {
        let node = &self.nodes[at as usize];
        if node.visits == 0 { EVEN } else { node.merit / node.visits as f32 }
    }

    /// What a node's choices were worth to whoever chose among them.
    pub(super) fn mean_of_choices(&self, at: u32) -> f32 {
        let (visits, merit) = self
            .children(at)
            .fold((0, 0.0), |(visits, merit), (_, child)| (visits + child.visits, merit + child.merit));
        if visits == 0 { EVEN } else { merit / visits as f32 }
    }

    /// The index of the choice to try: mean result plus a bonus for the promising and the little tried. What has not been tried
    /// is taken to be a little worse than `usual`.
    pub(super) fn select(&self, at: u32, priors: &[Prior], curiosity: f32, usual: f32) -> usize {
        let reach = curiosity * (self.visits(at) as f32 + 1.0).sqrt();
        let unknown = if self.visits(at) == 0 { usual } else { usual - 0.1 };
        let worth = |prior: &Prior| {
            let child = self.children(at).find(|(_, child)| child.key == prior.key);
            let (visits, mean) = child.map_or((0.0, unknown), |(_, child)| {
                (
                    child.visits as f32,
                    if child.visits == 0 { unknown } else { child.merit / child.visits as f32 },
                )
            });
            mean + reach * prior.prior / (1.0 + visits)
        };
        let mut best = (0, f32::MIN);
        for (i, prior) in priors.iter().enumerate() {
            let worth = worth(prior);
            if worth > best.1 {
                best = (i, worth);
            }
        }
        best.0
    }

    /// The child for a choice, and whether it is new; `None` if the tree is full.
    pub(super) fn child(&mut self, node: u32, key: u8, most: usize) -> Option<(u32, bool)> {
        if let Some((child, _)) = self.children(node).find(|(_, child)| child.key == key) {
            return Some((child, false));
        }
        if self.nodes.len() >= most {
            return None;
        }
        let child = self.nodes.len() as u32;
        let before = std::mem::replace(&mut self.nodes[node as usize].newest, child);
        self.nodes.push(Node { before, key, ..Node::default() });
        Some((child, true))
    }

    /// Adds a result to the nodes of a path, each with the seat that chose to go there.
    pub(super) fn learn(&mut self, path: &[(u32, Seat)], outcome: &Outcome) {
        for (at, seat) in path {
            let node = &mut self.nodes[*at as usize];
            node.visits += 1;
            node.win += outcome.worth.win;
            node.score += outcome.worth.score;
            node.merit += outcome.merits[seat.index()];
        }
    }

    /// Visits and mean results of a choice.
    pub(super) fn report(&self, node: u32, key: u8) -> (u64, Worth) {
        let child = self.children(node).find(|(_, child)| child.key == key);
        child.map_or((0, Worth::default()), |(_, child)| {
            let mean = |sum: f32| sum / child.visits.max(1) as f32;
            (u64::from(child.visits), Worth { win: mean(child.win), score: mean(child.score) })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_tree_takes_no_more_room_than_promised() {
        let mut tree = Tree::default();
        tree.clear(super::super::search::MOST_NODES);
        let room = tree.nodes.capacity() * size_of::<Node>();
        assert!(room <= 8 << 20, "{room} bytes");
        assert_eq!(tree.child(Tree::ROOT, 3, 3), Some((1, true)));
        assert_eq!(tree.child(Tree::ROOT, 5, 3), Some((2, true)));
        assert_eq!(tree.child(Tree::ROOT, 3, 3), Some((1, false)));
        assert_eq!(tree.child(1, 3, 3), None, "there is no room for a fourth");
        tree.clear(3);
        assert_eq!(tree.report(Tree::ROOT, 3).0, 0, "what was learned before is forgotten");
    }
}
