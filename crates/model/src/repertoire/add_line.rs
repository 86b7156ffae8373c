use komadai_records::{NodeId, Record};
use shogi::{IllegalMoveReason, Move, Ply, Position};

use super::legal_moves::LegalMoves;

/// A line that a record has now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddedLine {
    /// The node of its last move; the root for a line without a move at the start.
    pub end: NodeId,
    /// How many moves are new in the record.
    pub added: usize,
}

/// Why a line cannot be added to a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddLineError {
    #[error("move {} is illegal", index + 1)]
    Illegal {
        /// From 0.
        index: usize,
        why: IllegalMoveReason,
    },
    /// Neither where the line begins nor where its moves lead.
    #[error("the record has no position of the line")]
    NoPlace,
}

/// Adds a line of moves to a record: it follows the moves that are there, and what is new becomes
/// the last variation. The line may begin anywhere; from its first position that the record has,
/// its moves are added there. A record that is open is changed by
/// [`Review::graft`](crate::review::Review::graft) instead, which can be undone.
///
/// # Errors
/// When a move is illegal, or the record has no position of the line; then nothing is changed.
pub fn add_line(
    record: &mut Record,
    start: &Position,
    moves: &[Move],
) -> Result<AddedLine, AddLineError> {
    let mut position = *start;
    let mut keys = vec![position.key()];
    for (index, &mv) in moves.iter().enumerate() {
        let played = position.play(mv);
        played.map_err(|why| AddLineError::Illegal { index, why })?;
        keys.push(position.key());
    }
    let (first, node) = place(record, &keys).ok_or(AddLineError::NoPlace)?;
    let known = record.len();
    let mut line = record.editor_from(node);
    for &mv in &moves[first..] {
        let by = line.setup().turn();
        let pushed = line.push(Ply { by, mv });
        pushed.unwrap_or_else(|error| unreachable!("a legal move: {error}"));
    }
    let end = line.node();
    Ok(AddedLine {
        end,
        added: record.len() - known,
    })
}

/// The first position of a line that a record has, and where it has it first.
fn place(record: &Record, keys: &[u64]) -> Option<(usize, NodeId)> {
    let index = |position: &Position| keys.iter().position(|&key| key == position.key());
    let start = record.start_position()?;
    let mut best = index(&start).map(|index| (index, NodeId::ROOT));
    for step in LegalMoves::new(record, start).flatten() {
        let Some(index) = index(&step.after) else {
            continue;
        };
        if best.is_none_or(|(first, _)| index < first) {
            best = Some((index, step.node));
        }
    }
    best
}
