use std::sync::OnceLock;

use komadai_records::{NodeId, Record};

use super::mistakes;

/// The indices of a line's mistakes, branches and comments, each computed when first
/// needed. A line may have half a million nodes.
#[derive(Clone, Debug, Default)]
pub(super) struct NavigationIndex {
    mistakes: OnceLock<Vec<usize>>,
    branches: OnceLock<Vec<usize>>,
    comments: OnceLock<Vec<usize>>,
}

impl NavigationIndex {
    pub fn mistakes(&self, record: &Record, line: &[NodeId]) -> &[usize] {
        self.mistakes.get_or_init(|| mistakes::along(record, line))
    }

    /// The moves that have variations beside them, or are ones.
    pub fn branches(&self, record: &Record, line: &[NodeId]) -> &[usize] {
        let is_branch = |id| has_variations(record, id);
        self.branches.get_or_init(|| places(line, &is_branch))
    }

    pub fn comments(&self, record: &Record, line: &[NodeId]) -> &[usize] {
        let has_comment = |id| !record.node(id).notes().comment.is_empty();
        self.comments.get_or_init(|| places(line, &has_comment))
    }

    pub fn forget_mistakes(&mut self) {
        self.mistakes = OnceLock::new();
    }

    pub fn forget_comments(&mut self) {
        self.comments = OnceLock::new();
    }

    /// Something is said at a place of the line, or not any more.
    pub fn commented(&mut self, index: usize, says: bool) {
        let Some(comments) = self.comments.get_mut() else {
            return;
        };
        match (comments.binary_search(&index), says) {
            (Ok(at), false) => drop(comments.remove(at)),
            (Err(at), true) => comments.insert(at, index),
            (Ok(_), true) | (Err(_), false) => {}
        }
    }
}

fn places(line: &[NodeId], is_one: &dyn Fn(NodeId) -> bool) -> Vec<usize> {
    let nodes = core::iter::once(&NodeId::ROOT).chain(line).enumerate();
    nodes
        .filter(|&(_, &id)| is_one(id))
        .map(|(index, _)| index)
        .collect()
}

fn has_variations(record: &Record, id: NodeId) -> bool {
    let node = record.node(id);
    let is_first = |parent| record.node(parent).next() == Some(id);
    node.sibling().is_some() || node.parent().is_some_and(|parent| !is_first(parent))
}
