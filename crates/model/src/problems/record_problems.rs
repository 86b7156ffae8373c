//! Positions of a record that may be problems.

use komadai_records::{NodeId, Record};

use super::RecordPosition;
use crate::review::start_handicap;

/// Where the problems of a record are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordProblems {
    /// At these positions: the start of a record that begins with a composed position, and
    /// what is bookmarked. There is a move in each.
    At(Vec<RecordPosition>),
    /// Somewhere in a game: the positions of its main line, in order.
    Game(Vec<RecordPosition>),
}

impl RecordProblems {
    pub fn new(record: &Record) -> Self {
        let is_problem = |&node: &NodeId| match node {
            NodeId::ROOT if start_handicap(record).is_none() => true,
            _ => !record.node(node).notes().bookmark.is_empty(),
        };
        let nodes = core::iter::once(NodeId::ROOT).chain(record.depth_first());
        let at: Vec<RecordPosition> = nodes
            .filter(is_problem)
            .filter_map(|node| RecordPosition::new(record, node))
            .filter(|at| at.position.has_legal_move())
            .collect();
        if !at.is_empty() {
            return Self::At(at);
        }
        let main_line = core::iter::once(NodeId::ROOT).chain(record.main_line());
        Self::Game(
            main_line
                .filter_map(|node| RecordPosition::new(record, node))
                .collect(),
        )
    }
}
