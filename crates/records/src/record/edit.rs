//! Editing a record.

use core::fmt;

use komadai_shogi::ApplyError;

use super::{EndMarker, NodeId, NodeKind, Record};

/// Why a record could not be edited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EditError {
    /// Nothing can follow the end of a line.
    AfterEnd,
    /// The node is not the end of a line.
    NoEnd,
    /// The piece for the move is not on its square or in hand.
    Impossible(ApplyError),
    /// The root cannot be removed, and is not a variation.
    Root,
}

impl From<ApplyError> for EditError {
    fn from(error: ApplyError) -> Self {
        Self::Impossible(error)
    }
}

impl Record {
    /// Deletes a node and all that follow it. The ids of other nodes may change;
    /// returns the new id of its parent.
    ///
    /// # Errors
    /// When it is the root.
    pub fn delete(&mut self, id: NodeId) -> Result<NodeId, EditError> {
        let parent = self.node(id).parent.ok_or(EditError::Root)?;
        self.unlink(id);
        Ok(self.compact(parent))
    }

    /// Promotes a variation: it becomes the first child of its parent.
    ///
    /// # Errors
    /// When it is the root.
    pub fn promote(&mut self, id: NodeId) -> Result<(), EditError> {
        let parent = self.node(id).parent.ok_or(EditError::Root)?;
        self.unlink(id);
        let first = self.nodes[parent.index()].child.replace(id);
        self.nodes[id.index()].sibling = first;
        if first.is_none() {
            self.nodes[parent.index()].last_child = Some(id);
        }
        Ok(())
    }

    /// Replaces the end of a line; its notes stay.
    ///
    /// # Errors
    /// When the node is not an end.
    pub fn set_end(&mut self, id: NodeId, word: EndMarker) -> Result<(), EditError> {
        match &mut self.nodes[id.index()].kind {
            NodeKind::End(old) => *old = word,
            NodeKind::Start | NodeKind::Move(_) => return Err(EditError::NoEnd),
        }
        Ok(())
    }

    /// Removes a node from the children of its parent.
    fn unlink(&mut self, id: NodeId) {
        let Some(parent) = self.node(id).parent else {
            return;
        };
        let next = self.nodes[id.index()].sibling.take();
        let before = self
            .children(parent)
            .find(|&child| self.node(child).sibling == Some(id));
        match before {
            Some(before) => self.nodes[before.index()].sibling = next,
            None => self.nodes[parent.index()].child = next,
        }
        if self.nodes[parent.index()].last_child == Some(id) {
            self.nodes[parent.index()].last_child = before;
        }
    }

    /// Rebuilds the arena from the reachable nodes; returns the new id of `kept`.
    fn compact(&mut self, kept: NodeId) -> NodeId {
        let order = self.depth_first();
        let mut new_ids = vec![NodeId::ROOT; self.nodes.len()];
        let mut compacted = Self::new(self.start.clone());
        compacted.nodes[0] = self.nodes[0].clone();
        compacted.nodes[0].child = None;
        compacted.nodes[0].last_child = None;
        for id in order {
            let node = &self.nodes[id.index()];
            let parent = node.parent.map_or(NodeId::ROOT, |id| new_ids[id.index()]);
            let new = compacted.append(parent, NodeKind::Start);
            let mut moved = self.nodes[id.index()].clone();
            moved.parent = Some(parent);
            moved.child = None;
            moved.last_child = None;
            moved.sibling = None;
            compacted.nodes[new.index()] = moved;
            new_ids[id.index()] = new;
        }
        self.nodes = compacted.nodes;
        new_ids[kept.index()]
    }
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AfterEnd => f.write_str("the line has ended"),
            Self::NoEnd => f.write_str("the line does not end there"),
            Self::Impossible(error) => error.fmt(f),
            Self::Root => f.write_str("the start cannot be taken away"),
        }
    }
}

impl core::error::Error for EditError {}
