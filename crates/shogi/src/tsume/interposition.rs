//! A piece put between that is taken and given back.

use super::number::Plies;
use crate::{Move, MoveKind, Position};

/// The position after the side in check has put a piece between, the piece that
/// gave check has taken it, with or without promoting, and the attacker has
/// given it back: the same side is to move, in check from closer by. None if
/// that cannot be played, or is no check.
pub(super) fn returned(position: &Position, drop: Move, promote: bool) -> Option<Position> {
    let MoveKind::Drop { kind, to, .. } = drop.kind() else {
        return None;
    };
    let checker = position.checkers().first()?;
    let mut back = *position;
    back.play_unchecked(drop);
    back.play(Move::normal(checker, to, promote)).ok()?;
    back.give_back(kind);
    back.is_check().then_some(back)
}

/// Within how many plies the position given back has to be mated, where the
/// mate may take `limit`. Where only drops between are left it is mate as it
/// stands, or they count.
pub(super) fn allowance(position: &Position, limit: Plies) -> Plies {
    let only_drops = has_only_drops(position);
    if only_drops { 0 } else { limit }
}

/// Whether the side in check can only put pieces between.
pub(super) fn has_only_drops(position: &Position) -> bool {
    position.legal_moves().iter().all(|mv| mv.is_drop())
}
