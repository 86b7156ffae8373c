//! The nodes of a record. Copies share equal nodes: an edit of a record with half a
//! million moves copies a few hundred.
use alloc::{sync::Arc, vec::Vec};
use core::ops::{Index, IndexMut};

use super::Node;

/// The number of nodes that are shared or copied together.
const PIECE: usize = 256;

#[derive(Clone, Debug)]
pub(super) struct Arena {
    pieces: Vec<Arc<Vec<Node>>>,
}

impl Arena {
    pub fn new(root: Node) -> Self {
        Self {
            pieces: vec![Arc::new(vec![root])],
        }
    }

    pub fn len(&self) -> usize {
        let last = self.pieces.last().map_or(0, |piece| piece.len());
        self.pieces.len().saturating_sub(1) * PIECE + last
    }

    pub fn push(&mut self, node: Node) {
        match self.pieces.last_mut() {
            Some(piece) if piece.len() < PIECE => Arc::make_mut(piece).push(node),
            _ => self.pieces.push(Arc::new(vec![node])),
        }
    }

    /// The nodes that are not shared with another arena.
    pub fn unshared_nodes<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a Node> {
        let is_shared = |index: usize, piece| {
            let theirs = other.pieces.get(index);
            theirs.is_some_and(|theirs| Arc::ptr_eq(piece, theirs))
        };
        let pieces = self.pieces.iter().enumerate();
        let apart = pieces.filter(move |&(index, piece)| !is_shared(index, piece));
        apart.flat_map(|(_, piece)| piece.iter())
    }
}

impl Index<usize> for Arena {
    type Output = Node;

    fn index(&self, index: usize) -> &Node {
        &self.pieces[index / PIECE][index % PIECE]
    }
}

impl IndexMut<usize> for Arena {
    fn index_mut(&mut self, index: usize) -> &mut Node {
        &mut Arc::make_mut(&mut self.pieces[index / PIECE])[index % PIECE]
    }
}
