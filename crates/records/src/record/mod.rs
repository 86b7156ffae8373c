//! A record: its tree of moves, its headers, and its editing.

mod arena;
mod edit;
mod headers;
mod line_editor;
mod mark;
mod node;
mod result;
#[cfg(test)]
mod tests;

pub use edit::EditError;
pub use headers::{Headers, key};
pub use line_editor::LineEditor;
pub use mark::{Arrow, Brush, Mark, Marks, ParseMarkError, Shape};
pub use node::{EndMarker, Evaluation, Node, NodeId, NodeKind, Notes};
pub use result::Winner;

use alloc::vec::Vec;
use core::time::Duration;

use arena::Arena;
use komadai_shogi::{Color, Ply, Position, Setup};

/// A game and its variations, with times, comments and headers.
///
/// The nodes are in an arena: the root is the start, every other node a move or the end
/// of a line. The first child of a node continues its line, the others are variations.
/// The piece for every move is on its square or in hand, so that any line can be
/// replayed; whether the moves are legal is decided by [`Audit`](komadai_shogi::Audit).
///
/// ```
/// use komadai_records::{Record, NodeKind};
/// use komadai_shogi::Setup;
/// let mut record = Record::new(Setup::startpos());
/// let mut line = record.editor();
/// let pawn = line.parse_ply("7g7f")?;
/// line.push(pawn)?;
/// let (first, table) = (line.node(), line.setup().clone());
/// record.notes_mut(first).comment = "Opens the bishop's diagonal.".to_owned();
/// assert_eq!(table.turn(), komadai_shogi::Color::White);
/// assert_eq!(record.main_line().len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    /// Names, dates and other headers.
    pub headers: Headers,
    start: Setup,
    nodes: Arena,
}

impl Record {
    /// The maximum time of a node, nine digits of seconds or 31 years: the sum over all
    /// nodes fits in a [`Duration`].
    pub const MAX_TIME: Duration = Duration::from_secs(999_999_999);

    /// A record without a move.
    #[must_use]
    pub fn new(start: Setup) -> Self {
        Self {
            headers: Headers::default(),
            start,
            nodes: Arena::new(Node::root()),
        }
    }

    /// The board before the first move.
    #[must_use]
    pub fn start(&self) -> &Setup {
        &self.start
    }

    /// The start as a position; `None` if it is not a valid one.
    #[must_use]
    pub fn start_position(&self) -> Option<Position> {
        Position::from_setup(&self.start, komadai_shogi::Strictness::Lesson).ok()
    }

    /// A node.
    ///
    /// # Panics
    /// When `id` is from a larger record.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    /// Whether there is a node with this id.
    #[must_use]
    pub fn contains(&self, id: NodeId) -> bool {
        id.index() < self.nodes.len()
    }

    /// The number of nodes, including the root.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is no move and no end.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 1
    }

    /// The approximate number of bytes that this record needs in addition to a copy of
    /// it: copies share equal nodes.
    // Of Komadai's own programs, and no part of the public interface.
    #[doc(hidden)]
    #[must_use]
    pub fn unshared_bytes(&self, other: &Self) -> usize {
        let bytes = |node: &Node| {
            let notes = node.notes();
            let texts = notes.comment.len() + notes.bookmark.len();
            size_of::<Node>() + texts + size_of_val(&*notes.marks)
        };
        let headers = self.headers.iter();
        let headers: usize = headers.map(|(key, value)| key.len() + value.len()).sum();
        headers
            + self
                .nodes
                .unshared_nodes(&other.nodes)
                .map(bytes)
                .sum::<usize>()
    }

    /// The notes of a node.
    pub fn notes_mut(&mut self, id: NodeId) -> &mut Notes {
        self.nodes[id.index()].notes_mut()
    }

    /// The children of a node, the continuation of its line first.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let next = |&id: &NodeId| self.node(id).sibling;
        core::iter::successors(self.node(id).child, next)
    }

    /// The nodes of the main line, without the root.
    #[must_use]
    pub fn main_line(&self) -> Vec<NodeId> {
        self.line_from(NodeId::ROOT)
    }

    /// The line that follows a node: first children.
    #[must_use]
    pub fn line_from(&self, id: NodeId) -> Vec<NodeId> {
        core::iter::successors(self.node(id).child, |&id| self.node(id).child).collect()
    }

    /// The nodes from the first move to this one, without the root.
    #[must_use]
    pub fn path_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> =
            core::iter::successors(Some(id), |&id| self.node(id).parent).collect();
        path.pop();
        path.reverse();
        path
    }

    /// All nodes but the root, parents before children and each line before its
    /// variations. Not recursive, so that any depth is possible.
    #[must_use]
    pub fn depth_first(&self) -> Vec<NodeId> {
        let mut open = vec![NodeId::ROOT];
        let mut order = Vec::with_capacity(self.nodes.len());
        while let Some(id) = open.pop() {
            if id != NodeId::ROOT {
                order.push(id);
            }
            let first = open.len();
            open.extend(self.children(id));
            open[first..].reverse();
        }
        order
    }

    /// The number of moves that lead to a node.
    #[must_use]
    pub fn ply(&self, id: NodeId) -> usize {
        let moves = |&id: &NodeId| matches!(self.node(id).kind, NodeKind::Move(_));
        self.path_to(id).iter().filter(|id| moves(id)).count()
    }

    /// The moves of the main line.
    #[must_use]
    pub fn main_moves(&self) -> Vec<Ply> {
        let moves = self.main_line().into_iter();
        moves.filter_map(|id| self.node(id).ply()).collect()
    }

    /// The end of the main line, if it has one.
    #[must_use]
    pub fn end(&self) -> Option<&EndMarker> {
        let last = *self.main_line().last()?;
        match &self.node(last).kind {
            NodeKind::End(word) => Some(word),
            NodeKind::Start | NodeKind::Move(_) => None,
        }
    }

    /// The board at a node.
    #[must_use]
    pub fn setup_at(&self, id: NodeId) -> Setup {
        let mut table = self.start.clone();
        for node in self.path_to(id) {
            if let NodeKind::Move(ply) = self.node(node).kind {
                table
                    .apply_as(ply)
                    .unwrap_or_else(|error| unreachable!("a record's move: {error}"));
            }
        }
        table
    }

    /// The side to move at the start.
    #[must_use]
    pub fn first_to_move(&self) -> Color {
        self.start.turn()
    }

    /// The content of a node and its number of children, by which trees are compared,
    /// whatever the ids of their nodes.
    fn content(&self, id: NodeId) -> (&NodeKind, Option<Duration>, &Notes, usize) {
        let node = self.node(id);
        (
            &node.kind,
            node.spent,
            node.notes(),
            self.children(id).count(),
        )
    }

    /// Adds a first child.
    fn prepend(&mut self, parent: NodeId, step: NodeKind) -> NodeId {
        let id = NodeId::new(self.nodes.len());
        self.nodes.push(Node::new(parent, step));
        let first = self.nodes[parent.index()].child.replace(id);
        self.nodes[id.index()].sibling = first;
        if first.is_none() {
            self.nodes[parent.index()].last_child = Some(id);
        }
        id
    }

    fn append(&mut self, parent: NodeId, step: NodeKind) -> NodeId {
        let id = NodeId::new(self.nodes.len());
        self.nodes.push(Node::new(parent, step));
        match self.nodes[parent.index()].last_child {
            Some(last) => self.nodes[last.index()].sibling = Some(id),
            None => self.nodes[parent.index()].child = Some(id),
        }
        self.nodes[parent.index()].last_child = Some(id);
        id
    }
}

impl PartialEq for Record {
    /// Whether the trees are equal, whatever the ids of their nodes.
    fn eq(&self, other: &Self) -> bool {
        let is_same = |(a, b): (NodeId, NodeId)| self.content(a) == other.content(b);
        self.headers == other.headers
            && self.start == other.start
            && self.len() == other.len()
            && is_same((NodeId::ROOT, NodeId::ROOT))
            && self
                .depth_first()
                .into_iter()
                .zip(other.depth_first())
                .all(is_same)
    }
}
