//! The moves of a record on its board, legal or not.
use shogi::{IllegalMoveReason, Piece, Ply, Position, Setup, Strictness};

/// The position on a table, if it can be one in a lesson.
pub(super) fn position_of(table: &Setup) -> Option<Position> {
    Position::from_setup(table, Strictness::Lesson).ok()
}

/// Why a move is illegal in a position; `None` for a legal one.
pub(crate) fn why_illegal(position: &Position, ply: Ply) -> Option<IllegalMoveReason> {
    if ply.by != position.turn() {
        let square = ply.mv.from();
        return Some(IllegalMoveReason::NotYourTurn { square });
    }
    position.check_legal(ply.mv).err()
}

/// Makes a move of a record, and returns what it captured.
pub(super) fn made(table: &mut Setup, ply: Ply) -> Option<Piece> {
    let applied = table.apply_as(ply);
    applied
        .unwrap_or_else(|error| unreachable!("a record's move: {error}"))
        .captured
}
