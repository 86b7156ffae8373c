use komadai_records::{NodeId, Record};
use shogi::{IllegalMoveReason, Move, Position};

use crate::review::why_illegal;

/// The legal moves of a record, each line before its variations. What follows an illegal move
/// is left out.
#[derive(Debug)]
pub(super) struct LegalMoves<'a> {
    record: &'a Record,
    /// The nodes to come, the next one last, with the positions before them.
    open: Vec<(NodeId, Position)>,
}

/// A move of a record that can be made.
#[derive(Debug)]
pub(super) struct LegalMove {
    pub node: NodeId,
    pub mv: Move,
    pub before: Position,
    pub after: Position,
}

impl<'a> LegalMoves<'a> {
    /// Those after the start, whose position this is.
    pub fn new(record: &'a Record, start: Position) -> Self {
        let mut moves = Self {
            record,
            open: Vec::new(),
        };
        moves.enter(NodeId::ROOT, start);
        moves
    }

    fn enter(&mut self, node: NodeId, position: Position) {
        let first = self.open.len();
        let children = self.record.children(node);
        self.open.extend(children.map(|child| (child, position)));
        self.open[first..].reverse();
    }
}

impl Iterator for LegalMoves<'_> {
    type Item = Result<LegalMove, (NodeId, IllegalMoveReason)>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let (node, before) = self.open.pop()?;
            let Some(ply) = self.record.node(node).ply() else {
                continue;
            };
            if let Some(why) = why_illegal(&before, ply) {
                return Some(Err((node, why)));
            }
            let mut after = before;
            after.play_unchecked(ply.mv);
            self.enter(node, after);
            return Some(Ok(LegalMove {
                node,
                mv: ply.mv,
                before,
                after,
            }));
        }
    }
}
