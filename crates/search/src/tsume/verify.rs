//! Verification: every mate is replayed by the rules before it is returned.

use komadai_shogi::{Bitboard, Move, Position};

use super::{futile_interposition::after_futile_interposition, limits::LengthRule};

/// Whether all moves are legal, the attacker's give check, and the last is mate.
pub(super) fn is_mate(root: &Position, moves: &[Move], length_rule: LengthRule) -> bool {
    let mut position = *root;
    for (ply, &mv) in moves.iter().enumerate() {
        if position.play(mv).is_err() || ply % 2 == 0 && !position.in_check() {
            return false;
        }
    }
    moves.len() % 2 == 1
        && position.in_check()
        && match length_rule {
            LengthRule::EveryDefence => !position.has_legal_move(),
            LengthRule::ExcludeFutile => is_mate_but_for_futile_drops(&position),
        }
}

/// Whether all evasions are futile interpositions.
fn is_mate_but_for_futile_drops(position: &Position) -> bool {
    // The kind of the dropped piece makes no difference.
    let mut seen = Bitboard::EMPTY;
    position.legal_moves().iter().all(|&mv| {
        if seen.contains(mv.to()) {
            return mv.is_drop();
        }
        seen = seen.with(mv.to());
        [false, true].into_iter().any(|promote| {
            after_futile_interposition(position, mv, promote)
                .is_some_and(|back| is_mate_but_for_futile_drops(&back))
        })
    })
}
