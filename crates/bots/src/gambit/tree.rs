//! A search tree whose nodes offer other choices in other worlds, so that priors come with each question.

use super::rollout::Worth;

/// A choice and how promising it looks before it is tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prior {
    pub(super) key: u8,
    pub(super) prior: f32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Node {
    visits: u32,
    win: f32,
    score: f32,
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
    curiosity: f32,
}

impl Tree {
    pub(super) const ROOT: u32 = 0;

    /// Begins anew, with room for so many nodes.
    pub(super) fn clear(&mut self, curiosity: f32, most: usize) {
        self.curiosity = curiosity;
        self.nodes.clear();
        self.nodes.reserve_exact(most);
        self.nodes.push(Node::default());
    }

    /// The children of a node.
    fn children(&self, node: u32) -> impl Iterator<Item = (u32, &Node)> {
        let link = |at: u32| (at != Self::ROOT).then(|| (at, &self.nodes[at as usize]));
        std::iter::successors(link(self.nodes[node as usize].newest), move |(_, child)| link(child.before))
    }

    /// The index of the choice to try: mean result plus a bonus for the promising and the little tried.
    pub(super) fn select(&self, at: u32, priors: &[Prior]) -> usize {
        let node = &self.nodes[at as usize];
        let reach = self.curiosity * (node.visits as f32 + 1.0).sqrt();
        // What has not been tried is taken to be a little worse than the average of what has.
        let unknown = if node.visits == 0 { 0.5 } else { node.merit / node.visits as f32 - 0.1 };
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
    pub(super) fn child(&mut self, node: u32, choice: Prior, most: usize) -> Option<(u32, bool)> {
        if let Some((child, _)) = self.children(node).find(|(_, child)| child.key == choice.key) {
            return Some((child, false));
        }
        if self.nodes.len() >= most {
            return None;
        }
        let child = self.nodes.len() as u32;
        let before = std::mem::replace(&mut self.nodes[node as usize].newest, child);
        self.nodes.push(Node { before, key: choice.key, ..Node::default() });
        Some((child, true))
    }

    /// Adds a result to the nodes of a path.
    pub(super) fn learn(&mut self, path: &[u32], worth: Worth) {
        for at in path {
            let node = &mut self.nodes[*at as usize];
            node.visits += 1;
            node.win += worth.win;
            node.score += worth.score;
            node.merit += worth.merit;
        }
    }

    /// Visits and mean results of a choice.
    pub(super) fn report(&self, node: u32, key: u8) -> (u64, Worth) {
        let child = self.children(node).find(|(_, child)| child.key == key);
        child.map_or((0, Worth::default()), |(_, child)| {
            let mean = |sum: f32| sum / child.visits.max(1) as f32;
            let worth = Worth { win: mean(child.win), score: mean(child.score), merit: mean(child.merit) };
            (u64::from(child.visits), worth)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_tree_takes_no_more_room_than_promised() {
        let mut tree = Tree::default();
        tree.clear(0.5, super::super::search::MOST_NODES);
        let room = tree.nodes.capacity() * size_of::<Node>();
        assert!(room <= 8 << 20, "{room} bytes");
        let choice = |key| Prior { key, prior: 1.0 };
        assert_eq!(tree.child(Tree::ROOT, choice(3), 3), Some((1, true)));
        assert_eq!(tree.child(Tree::ROOT, choice(5), 3), Some((2, true)));
        assert_eq!(tree.child(Tree::ROOT, choice(3), 3), Some((1, false)));
        assert_eq!(tree.child(1, choice(3), 3), None, "there is no room for a fourth");
        tree.clear(0.5, 3);
        assert_eq!(tree.report(Tree::ROOT, 3).0, 0, "what was learned before is forgotten");
    }
}
