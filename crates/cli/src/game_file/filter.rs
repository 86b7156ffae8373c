use shogi::{Move, MoveKind, Position};

/// Whether what a position is worth shows without looking ahead: neither is a king in
/// check, nor does the best move take, promote, or check by a drop.
pub fn is_quiet(position: &Position, best: Move) -> bool {
    let loud = match best.kind() {
        MoveKind::Normal { to, promote, .. } => promote || position.piece_at(to).is_some(),
        MoveKind::Drop { .. } => {
            let mut after = *position;
            after.play_unchecked(best);
            after.is_check()
        }
    };
    !loud && !position.is_check()
}
