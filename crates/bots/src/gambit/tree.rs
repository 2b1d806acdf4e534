//! A search tree whose nodes offer other choices in other worlds, so that priors come with each question.

use super::rollout::Worth;

/// A choice and how promising it looks before it is tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prior {
    pub(super) key: u8,
    pub(super) prior: f32,
}

#[derive(Clone, Debug, Default)]
struct Node {
    visits: u32,
    win: f32,
    score: f32,
    children: Vec<(u8, u32)>,
}

/// The tree.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    curiosity: f32,
}

impl Tree {
    pub(super) const ROOT: u32 = 0;

    pub(super) fn new(curiosity: f32) -> Self {
        Self { nodes: vec![Node::default()], curiosity }
    }

    /// The index of the choice to try: mean result plus a bonus for the promising and the little tried.
    pub(super) fn select(&self, node: u32, priors: &[Prior]) -> usize {
        let node = &self.nodes[node as usize];
        let reach = self.curiosity * (node.visits as f32 + 1.0).sqrt();
        // What has not been tried is taken to be a little worse than the average of what has.
        let unknown = if node.visits == 0 { 0.5 } else { node.win / node.visits as f32 - 0.1 };
        let worth = |prior: &Prior| {
            let child = node.children.iter().find(|(key, _)| *key == prior.key);
            let (visits, mean) = child.map_or((0.0, unknown), |(_, at)| {
                let child = &self.nodes[*at as usize];
                (
                    child.visits as f32,
                    if child.visits == 0 { unknown } else { child.win / child.visits as f32 },
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
        let known = self.nodes[node as usize].children.iter().find(|(key, _)| *key == choice.key);
        if let Some((_, child)) = known {
            return Some((*child, false));
        }
        if self.nodes.len() >= most {
            return None;
        }
        let child = self.nodes.len() as u32;
        self.nodes.push(Node::default());
        self.nodes[node as usize].children.push((choice.key, child));
        Some((child, true))
    }

    /// Adds a result to the nodes of a path.
    pub(super) fn learn(&mut self, path: &[u32], worth: Worth) {
        for at in path {
            let node = &mut self.nodes[*at as usize];
            node.visits += 1;
            node.win += worth.win;
            node.score += worth.score;
        }
    }

    /// Visits and mean results of a choice.
    pub(super) fn report(&self, node: u32, key: u8) -> (u64, Worth) {
        let child = self.nodes[node as usize].children.iter().find(|(known, _)| *known == key);
        child.map_or((0, Worth { win: 0.0, score: 0.0 }), |(_, at)| {
            let node = &self.nodes[*at as usize];
            let visits = node.visits.max(1) as f32;
            (u64::from(node.visits), Worth { win: node.win / visits, score: node.score / visits })
        })
    }
}
