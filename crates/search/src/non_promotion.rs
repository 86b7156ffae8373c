//! Non-promotions that gain nothing.

use komadai_shogi::{Move, Piece, PieceKind, Position};

/// Whether a move does not promote a piece whose promotion is at least as good but for
/// pawn-drop mate.
pub(crate) fn is_dominated_non_promotion(position: &Position, mv: Move) -> bool {
    let Some(from) = mv.from() else {
        return false;
    };
    let us = position.turn();
    let to = mv.to();
    if mv.promotes() || !(from.in_promotion_zone(us) || to.in_promotion_zone(us)) {
        return false;
    }
    match position.piece_at(from).map(Piece::kind) {
        Some(PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook) => true,
        Some(PieceKind::Lance) => to.relative_rank(us) == 2,
        _ => false,
    }
}
