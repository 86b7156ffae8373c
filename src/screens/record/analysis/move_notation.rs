use shogi::{Color, Move, Ply, Position};

use super::super::controller::RecordController;
use komadai_model::{PlyContext, review::start_handicap};
use komadai_texts::{Sides, Text, move_notation, spoken_move};

/// A move in words, to be read and to be heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveNotation {
    pub written: String,
    pub spoken: String,
}

/// The words of legal moves from a position, which a move led to.
pub fn notate_line(
    position: Position,
    before: Option<Move>,
    moves: &[Move],
    text: Text,
) -> Vec<MoveNotation> {
    let mut table = Some(PlyContext::from_position(position, before));
    let mut by = position.turn();
    let mut said = Vec::new();
    for &mv in moves {
        let ply = Ply { by, mv };
        let Some(before) = table else {
            break;
        };
        said.push(MoveNotation {
            written: move_notation(&before, ply, text),
            spoken: spoken_move(&before, ply, text),
        });
        table = before.after(ply);
        by = !by;
    }
    said
}

/// The words of one move.
pub fn notate(position: Position, before: Option<Move>, mv: Move, text: Text) -> MoveNotation {
    let notation = notate_line(position, before, &[mv], text).pop();
    notation.unwrap_or_else(|| MoveNotation {
        written: mv.to_string(),
        spoken: mv.to_string(),
    })
}

/// What the sides are called in this record.
pub fn sides(controller: RecordController, text: Text) -> Sides {
    let is_handicap = controller.with_review_untracked(|review| {
        let record = review.record();
        record.first_to_move() == Color::White && start_handicap(record).is_some()
    });
    match is_handicap {
        true => text.shogi_terms().handicap_side,
        false => text.shogi_terms().color,
    }
}
