//! Which positions of a game can be learned from.

use shogi::{Move, MoveKind, Position};

/// Whether a position can be evaluated without a search: no king is in check, and the best
/// move does not capture, promote, or check by a drop.
pub fn is_quiet(position: &Position, best: Move) -> bool {
    let checks_by_drop = || {
        let mut after = *position;
        after.play_unchecked(best);
        matches!(best.kind(), MoveKind::Drop { .. }) && after.in_check()
    };
    !position.in_check() && !is_capture_or_promotion(position, best) && !checks_by_drop()
}

fn is_capture_or_promotion(position: &Position, mv: Move) -> bool {
    match mv.kind() {
        MoveKind::Normal { to, promote, .. } => promote || position.piece_at(to).is_some(),
        MoveKind::Drop { .. } => false,
    }
}
