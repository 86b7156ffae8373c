use komadai_records::{NodeId, NodeKind, Record};
use shogi::{Move, Piece, Ply, Position, Setup};

use super::{
    super::Refusal,
    navigation_index::NavigationIndex,
    replay::{made, position_of, why_illegal},
};
use crate::{MoveContext, move_context};

/// After how many moves of the line the table is kept, so that a step back need
/// not begin at the start.
const STRIDE: usize = 32;

/// A place on a line of a record, with what stands on the table there. The line
/// stays the same as long as the place moves along it.
#[derive(Clone, Debug)]
pub(super) struct Cursor {
    line: Vec<NodeId>,
    /// How many nodes of the line lead here.
    index: usize,
    /// How many of them are moves: all, or all but the end.
    moves: usize,
    table: Setup,
    position: Option<Position>,
    last_move: Option<LastMove>,
    /// The table after every [`STRIDE`] moves, as far as the line was walked.
    kept: Vec<Setup>,
    landmarks: NavigationIndex,
}

/// The move that led to where the cursor stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct LastMove {
    pub ply: Ply,
    pub captured: Option<Piece>,
    pub facts: Option<MoveContext>,
    /// Why it was illegal, where that can be said.
    pub foul: Option<Refusal>,
}

/// A place on a line that can be found again in the same record.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    at: NodeId,
    /// The last node of the line.
    end: NodeId,
}

impl Mark {
    /// A node, on the line that goes on from it by itself.
    pub fn at(node: NodeId) -> Self {
        Self {
            at: node,
            end: node,
        }
    }

    /// The same place where nodes have other ids, if it is still there.
    pub fn renumbered(self, id: impl Fn(NodeId) -> Option<NodeId>) -> Option<Self> {
        let at = id(self.at)?;
        let end = id(self.end).unwrap_or(at);
        Some(Self { at, end })
    }
}

impl Cursor {
    /// The start of the main line.
    pub fn new(record: &Record) -> Self {
        let table = record.start().clone();
        Self {
            line: record.main_line(),
            index: 0,
            moves: 0,
            position: position_of(&table),
            kept: vec![table.clone()],
            table,
            last_move: None,
            landmarks: NavigationIndex::default(),
        }
    }

    /// A place that was marked in this record.
    pub fn found(record: &Record, mark: Mark) -> Self {
        let mut cursor = Self::new(record);
        cursor.follow(record, mark);
        cursor
    }

    pub fn mark(&self) -> Mark {
        let end = self.line.last().copied().unwrap_or(NodeId::ROOT);
        Mark { at: self.at(), end }
    }

    pub fn at(&self) -> NodeId {
        self.node(self.index)
    }

    /// The node that so many nodes of the line lead to.
    pub fn node(&self, index: usize) -> NodeId {
        match index.checked_sub(1) {
            Some(before) => self.line[before],
            None => NodeId::ROOT,
        }
    }

    pub fn index(&self) -> usize {
        self.index
    }

    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The nodes that lead here, the root left out.
    pub fn path(&self) -> &[NodeId] {
        &self.line[..self.index]
    }

    /// How the line goes on.
    pub fn next(&self) -> Option<NodeId> {
        self.line.get(self.index).copied()
    }

    pub fn setup(&self) -> &Setup {
        &self.table
    }

    pub fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    pub fn last_move(&self) -> Option<&LastMove> {
        self.last_move.as_ref()
    }

    /// How many moves lead here.
    pub fn plies(&self) -> usize {
        self.moves
    }

    /// What is worth a look on the line.
    pub fn navigation_index(&self) -> &NavigationIndex {
        &self.landmarks
    }

    pub fn forget_mistakes(&mut self) {
        self.landmarks.forget_mistakes();
    }

    /// Something is said of a node, or not any more.
    pub fn commented(&mut self, node: NodeId, says: bool) {
        match node == self.at() {
            true => self.landmarks.commented(self.index, says),
            false => self.landmarks.forget_comments(),
        }
    }

    /// What stands on the table at any node: made from what was kept of the line, as
    /// far as that leads there.
    pub fn setup_at(&self, record: &Record, node: NodeId) -> Setup {
        let path = record.path_to(node);
        let shared = self.line.iter().zip(&path).take_while(|(a, b)| a == b);
        let nearest = (shared.count() / STRIDE).min(self.kept.len() - 1);
        let mut table = self.kept[nearest].clone();
        let rest = path[nearest * STRIDE..].iter();
        for ply in rest.filter_map(|&id| record.node(id).ply()) {
            made(&mut table, ply);
        }
        table
    }

    /// Goes to a node: along the line if it is there, or else on its own.
    pub fn go(&mut self, record: &Record, to: NodeId) {
        let index = match to {
            NodeId::ROOT => Some(0),
            _ if self.next() == Some(to) => Some(self.index + 1),
            _ => self.line.iter().position(|&id| id == to).map(|at| at + 1),
        };
        match index {
            Some(index) => self.go_along(record, index),
            None => self.follow(record, Mark::at(to)),
        }
    }

    /// Takes up the line of a mark and goes there. The ids of the present line
    /// still have to stand for the same moves.
    pub fn follow(&mut self, record: &Record, mark: Mark) {
        let mut line = record.path_to(mark.end);
        line.extend(record.line_from(mark.end));
        let shared = self.line.iter().zip(&line).take_while(|(a, b)| a == b);
        let shared = shared.count();
        self.line = line;
        self.landmarks = NavigationIndex::default();
        self.kept.truncate(shared / STRIDE + 1);
        if self.moves > shared {
            self.reset();
        }
        let path = |&id: &NodeId| id == mark.at;
        let index = self.line.iter().position(path).map_or(0, |at| at + 1);
        self.go_along(record, index);
    }

    fn reset(&mut self) {
        self.index = 0;
        self.moves = 0;
        self.table = self.kept[0].clone();
        self.position = position_of(&self.table);
        self.last_move = None;
    }

    /// Goes to where so many nodes of the line lead.
    fn go_along(&mut self, record: &Record, index: usize) {
        let is_end = matches!(record.node(self.node(index)).kind(), NodeKind::End(_));
        let moves = index - usize::from(is_end);
        self.index = index;
        if moves == self.moves {
            return;
        }
        if moves < self.moves {
            let nearest = moves.saturating_sub(1) / STRIDE;
            self.reset();
            self.moves = nearest * STRIDE;
            self.table = self.kept[nearest].clone();
        } else {
            let nearest = (moves - 1).min((self.kept.len() - 1) * STRIDE) / STRIDE;
            if nearest * STRIDE > self.moves {
                self.moves = nearest * STRIDE;
                self.table = self.kept[nearest].clone();
            }
        }
        while self.moves < moves {
            let Some(ply) = record.node(self.line[self.moves]).ply() else {
                break;
            };
            let is_last = self.moves + 1 == moves;
            let seen = is_last.then(|| self.seen_before(record, ply));
            let captured = made(&mut self.table, ply);
            self.moves += 1;
            if self.moves == self.kept.len() * STRIDE {
                self.kept.push(self.table.clone());
            }
            self.last_move = seen.map(|(facts, foul)| LastMove {
                ply,
                captured,
                facts,
                foul,
            });
        }
        self.index = index;
        self.position = position_of(&self.table);
    }

    /// What is to be said of the next move while it is not made yet.
    fn seen_before(&self, record: &Record, ply: Ply) -> (Option<MoveContext>, Option<Refusal>) {
        let before: Option<Move> = match self.moves.checked_sub(1) {
            Some(last) => record.node(self.line[last]).ply().map(|ply| ply.mv),
            None => None,
        };
        let position = position_of(&self.table);
        let why = position.and_then(|position| why_illegal(&position, ply));
        let foul = why.map(|why| Refusal {
            origin: ply.mv.origin(ply.by),
            to: ply.mv.to(),
            why,
        });
        (move_context(&self.table, ply, before), foul)
    }
}
