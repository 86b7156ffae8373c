//! Every mate is replayed by the rules before it is told.

use super::{interposition::returned, solver::Counting};
use crate::{Bitboard, Move, Position};

/// Whether the moves are legal, every other one from the first gives check, and
/// the last is mate.
pub(super) fn is_mate(root: &Position, moves: &[Move], counting: Counting) -> bool {
    let mut position = *root;
    for (ply, &mv) in moves.iter().enumerate() {
        if position.play(mv).is_err() || ply % 2 == 0 && !position.is_check() {
            return false;
        }
    }
    moves.len() % 2 == 1
        && position.is_check()
        && match counting {
            Counting::EveryDefence => !position.has_legal_move(),
            Counting::Book => is_mate_but_for_drops(&position),
        }
}

/// Whether the side in check can only put pieces between that are taken and
/// given back, and then is mated all the same.
fn is_mate_but_for_drops(position: &Position) -> bool {
    // Which piece is dropped on a square makes no difference once it is back.
    let mut seen = Bitboard::EMPTY;
    position.legal_moves().iter().all(|&mv| {
        if seen.contains(mv.to()) {
            return mv.is_drop();
        }
        seen = seen.with(mv.to());
        [false, true].into_iter().any(|promote| {
            returned(position, mv, promote).is_some_and(|back| is_mate_but_for_drops(&back))
        })
    })
}
