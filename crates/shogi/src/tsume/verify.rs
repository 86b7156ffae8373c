//! Every mate is replayed by the rules before it is told.

use crate::{Move, Position};

/// Whether the moves are legal, every other one from the first gives check, and
/// the last is mate.
pub(super) fn is_mate(root: &Position, moves: &[Move]) -> bool {
    let mut position = *root;
    for (ply, &mv) in moves.iter().enumerate() {
        if position.play(mv).is_err() || ply % 2 == 0 && !position.is_check() {
            return false;
        }
    }
    moves.len() % 2 == 1 && position.is_check() && !position.has_legal_move()
}
