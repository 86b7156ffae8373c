//! Positions of a record that may be problems.

use shogi::{
    Move, Position, Strictness,
    record::{NodeId, Record},
};

use crate::review::start_handicap;

/// A position, and the moves that follow it in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordPosition {
    pub position: Position,
    pub moves: Vec<Move>,
}

/// Where the problems of a record are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordProblems {
    /// At these positions: the start of a record that begins with a composed position, and
    /// what is bookmarked.
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

impl RecordPosition {
    /// `None` where the position is not one of the rules.
    fn new(record: &Record, node: NodeId) -> Option<Self> {
        let position = Position::from_setup(&record.setup_at(node), Strictness::Problem).ok()?;
        let mut moves = Vec::new();
        let mut after = position;
        for ply in record
            .line_from(node)
            .into_iter()
            .filter_map(|node| record.node(node).ply())
        {
            if ply.by != after.turn() || after.play(ply.mv).is_err() {
                break;
            }
            moves.push(ply.mv);
        }
        Some(Self { position, moves })
    }
}
