//! The tree of a repertoire.

use std::collections::HashMap;

use komadai_records::{NodeId, Record};
use shogi::{Color, IllegalMoveReason, Move, Position};

use super::{
    legal_moves::{LegalMove, LegalMoves},
    position_key,
};

/// The moves of records for one side. Positions that are reached in several ways, in one record
/// or in several, are one position with all moves that are made there.
///
/// Positions have numbers from 0, each after the one that it was reached from first: by those
/// ways they are trees, whatever moves lead back to an earlier position.
#[derive(Clone, Debug)]
pub struct Repertoire {
    side: Color,
    positions: Vec<TreePosition>,
    /// The numbers of positions by their Zobrist keys.
    numbers: HashMap<u64, usize>,
    starts: Vec<Start>,
    faults: Vec<RepertoireFault>,
}

/// A position where a line begins.
#[derive(Clone, Debug)]
pub(super) struct Start {
    pub position: Position,
    pub number: usize,
}

#[derive(Clone, Debug)]
pub(super) struct TreePosition {
    /// Its [`position_key`] if it is asked; empty where the other side moves and at the end of a
    /// line.
    pub key: String,
    pub moves: Vec<RepertoireMove>,
    /// The position from which it was reached first; `None` for a start.
    pub parent: Option<usize>,
}

/// A move of a repertoire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepertoireMove {
    /// The move.
    pub mv: Move,
    /// What is said of it; may be empty. Where several records have the move, the first comment.
    pub comment: String,
    /// The number of the first record that has it, from 0, and the node there.
    pub record: usize,
    /// The node of the move in that record.
    pub node: NodeId,
    /// The number of the position after it.
    pub(super) target: usize,
}

/// What of a record is not asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RepertoireFault {
    /// All of it: its start is not a position of the rules.
    Start { record: usize },
    /// An illegal move and what follows it.
    IllegalMove {
        record: usize,
        node: NodeId,
        why: IllegalMoveReason,
    },
}

impl Repertoire {
    /// The tree of a side. The move of the first record that has a position is the one that is
    /// told there, in a record the first continuation; records are named by their numbers from 0.
    pub fn new<'a>(side: Color, records: impl IntoIterator<Item = &'a Record>) -> Self {
        let mut tree = Self {
            side,
            positions: Vec::new(),
            numbers: HashMap::new(),
            starts: Vec::new(),
            faults: Vec::new(),
        };
        for (number, record) in records.into_iter().enumerate() {
            tree.add(number, record);
        }
        tree
    }

    /// The side whose moves are asked.
    pub fn side(&self) -> Color {
        self.side
    }

    /// The names of the positions that are asked, as [`position_key`] makes them, each once.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        let positions = self.positions.iter();
        let keys = positions.map(|position| &*position.key);
        keys.filter(|key| !key.is_empty())
    }

    /// Whether nothing is asked: the side never moves.
    pub fn is_empty(&self) -> bool {
        self.keys().next().is_none()
    }

    /// The moves in a position, of either side. If it is the repertoire's own side, the first
    /// one is told and the others are right too. Empty at the end of a line and in positions
    /// that are not there.
    pub fn moves(&self, position: &Position) -> &[RepertoireMove] {
        match self.numbers.get(&position.key()) {
            Some(&number) => &self.positions[number].moves,
            None => &[],
        }
    }

    /// What of the records is left out, in their order.
    pub fn faults(&self) -> &[RepertoireFault] {
        &self.faults
    }

    pub(super) fn positions(&self) -> &[TreePosition] {
        &self.positions
    }

    pub(super) fn starts(&self) -> &[Start] {
        &self.starts
    }

    fn add(&mut self, number: usize, record: &Record) {
        let Some(start) = record.start_position() else {
            self.faults.push(RepertoireFault::Start { record: number });
            return;
        };
        let known = self.positions.len();
        let root = self.number(&start, None);
        if root == known {
            self.starts.push(Start {
                position: start,
                number: root,
            });
        }
        for step in LegalMoves::new(record, start) {
            match step {
                Ok(step) => self.add_move(number, record, &step),
                Err((node, why)) => self.faults.push(RepertoireFault::IllegalMove {
                    record: number,
                    node,
                    why,
                }),
            }
        }
    }

    fn add_move(&mut self, record_number: usize, record: &Record, step: &LegalMove) {
        let from = self.number(&step.before, None);
        let target = self.number(&step.after, Some(from));
        let comment = &record.node(step.node).notes().comment;
        let position = &mut self.positions[from];
        if position.key.is_empty() && step.before.turn() == self.side {
            position.key = position_key(&step.before);
        }
        let mut moves = position.moves.iter_mut();
        match moves.find(|known| known.mv == step.mv) {
            Some(known) if known.comment.is_empty() => known.comment.clone_from(comment),
            Some(_) => {}
            None => position.moves.push(RepertoireMove {
                mv: step.mv,
                comment: comment.clone(),
                record: record_number,
                node: step.node,
                target,
            }),
        }
    }

    /// The number of a position, which is added if it is not there.
    fn number(&mut self, position: &Position, parent: Option<usize>) -> usize {
        let next = self.positions.len();
        let number = *self.numbers.entry(position.key()).or_insert(next);
        if number == next {
            self.positions.push(TreePosition {
                key: String::new(),
                moves: Vec::new(),
                parent,
            });
        }
        number
    }
}
