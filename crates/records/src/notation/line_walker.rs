//! The lines of a record, one after the other, for writers.

use alloc::vec::Vec;
use core::time::Duration;

use komadai_shogi::{ByColor, Ply, Setup};

use crate::record::{Node, NodeId, Record};

/// The lines of a record in the order of formats that give only the number of a
/// variation's first move: the main line, then its variations, last first, each
/// followed by its own.
#[derive(Debug)]
pub(super) struct LineWalker<'a> {
    record: &'a Record,
    open: Vec<Line>,
}

/// A line to be written, or the rest of one.
#[derive(Debug)]
pub(super) struct Line {
    next: Option<NodeId>,
    /// The first node of a variation.
    first: Option<NodeId>,
    /// The number of moves before the next node.
    pub moves: usize,
    /// The board before the next node.
    pub table: Setup,
    /// The move before the next node.
    pub last: Option<Ply>,
    /// The total time of each side before the next node.
    pub spent: ByColor<Duration>,
}

impl<'a> LineWalker<'a> {
    pub fn new(record: &'a Record) -> Self {
        let game = Line {
            next: record.node(NodeId::ROOT).next(),
            first: None,
            moves: 0,
            table: record.start().clone(),
            last: None,
            spent: ByColor::default(),
        };
        Self {
            record,
            open: vec![game],
        }
    }

    /// The next line.
    pub fn next_line(&mut self) -> Option<Line> {
        self.open.pop()
    }

    /// The next node of a line. Its variations are added to the lines.
    pub fn next_node(&mut self, line: &Line) -> Option<NodeId> {
        let node = line.next?;
        if line.first != Some(node) {
            let record = self.record;
            let siblings = core::iter::successors(record.node(node).sibling(), |&id| {
                record.node(id).sibling()
            });
            let end = self.open.len();
            self.open.extend(siblings.map(|sibling| Line {
                next: Some(sibling),
                first: Some(sibling),
                table: line.table.clone(),
                ..*line
            }));
            self.open[end..].reverse();
        }
        Some(node)
    }

    /// Advances past a node.
    pub fn advance(&self, line: &mut Line, node: NodeId) {
        let node = self.record.node(node);
        if let Some(ply) = node.ply() {
            line.spent[ply.by] += node.spent().unwrap_or_default();
            line.table
                .apply_as(ply)
                .unwrap_or_else(|error| unreachable!("a record's move: {error}"));
            line.last = Some(ply);
            line.moves += 1;
        }
        line.next = node.next();
    }
}

impl Line {
    /// The total time of a node's side, the node included.
    pub fn total_with(&self, node: &Node) -> Duration {
        let side = node.ply().map_or(self.table.turn(), |ply| ply.by);
        self.spent[side] + node.spent().unwrap_or_default()
    }

    pub fn is_variation(&self) -> bool {
        self.first.is_some()
    }
}
