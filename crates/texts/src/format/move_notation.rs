//! Moves in notation, each from the position before it.
use komadai_records::{NodeId, NodeKind, Record, notation::japanese::SideMarks};
use shogi::{Move, Ply, Position};

use komadai_model::PlyContext;

use crate::Text;

/// A move in notation, with its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveLabel {
    pub number: u32,
    pub notation: String,
}

/// The moves of a line from the start of the record, each with its number.
pub fn move_labels(record: &Record, line: &[NodeId], text: Text) -> Vec<MoveLabel> {
    let mut before = PlyContext::start(record);
    let mut labels = Vec::new();
    for ply in line.iter().filter_map(|&node| record.node(node).ply()) {
        let number = before.move_number();
        let notation = move_notation(&before, ply, text);
        labels.push(MoveLabel { number, notation });
        let Some(after) = before.after(ply) else {
            break;
        };
        before = after;
    }
    labels
}

/// Legal moves from a position, which a move led to, in notation.
pub fn line_notation(
    position: Position,
    before: Option<Move>,
    moves: &[Move],
    text: Text,
) -> String {
    let mut by = position.turn();
    let mut context = Some(PlyContext::from_position(position, before));
    let mut words = Vec::new();
    for &mv in moves {
        let Some(before) = context else { break };
        let ply = Ply { by, mv };
        words.push(move_notation(&before, ply, text));
        context = before.after(ply);
        by = !by;
    }
    words.join(" ")
}

/// The move as lists of moves write it.
pub fn move_notation(before: &PlyContext, ply: Ply, text: Text) -> String {
    let moves = text.moves();
    let notation = match before.legal_position(ply) {
        Some(position) => (moves.written)(position, ply.mv, before.last()),
        None => before
            .move_context(ply)
            .map_or_else(|| ply.mv.to_string(), moves.plain),
    };
    match moves.names_side {
        true => notation,
        false => format!("{} {notation}", SideMarks::Pieces.mark(ply.by)),
    }
}

/// A node of a record: its move in notation, or how the line ends.
pub fn node_notation(before: &PlyContext, kind: &NodeKind, text: Text) -> String {
    match kind {
        NodeKind::Start => String::new(),
        NodeKind::Move(ply) => move_notation(before, *ply, text),
        NodeKind::End(marker) => (text.record().end)(marker).to_owned(),
    }
}

/// The move to be read out.
pub fn spoken_move(before: &PlyContext, ply: Ply, text: Text) -> String {
    let spoken = before.move_context(ply).map(text.shogi_terms().spoken_move);
    spoken.unwrap_or_else(|| ply.mv.to_string())
}
