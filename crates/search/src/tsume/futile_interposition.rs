//! Futile interpositions (無駄合い).

use komadai_shogi::{Move, MoveKind, Position};

use super::proof_number::Plies;

/// The position after an interposing drop, its capture by the checking slider, with or
/// without promotion, and the return of the captured piece: the same side is to move,
/// in check from a closer square. `None` if the capture is illegal or gives no check.
pub(super) fn after_futile_interposition(
    position: &Position,
    drop: Move,
    promote: bool,
) -> Option<Position> {
    let MoveKind::Drop { kind, to, .. } = drop.kind() else {
        return None;
    };
    let checker = position.checkers().first()?;
    let mut back = *position;
    back.play_unchecked(drop);
    back.play(Move::normal(checker, to, promote)).ok()?;
    back.with_returned(kind).filter(Position::in_check)
}

/// What an interposing drop comes to if it is futile (無駄合い): the position after it, its
/// capture by the checking slider, with or without promotion, and the return of the captured
/// piece. The same side is to move, in check from a closer square; if it is still mated as
/// soon as before, the drop was futile. `None` if `drop` is not a legal drop, or if the
/// capture is illegal or gives no check.
///
/// ```
/// use komadai_search::tsume::capture_interposition;
/// use komadai_shogi::{Position, Strictness};
/// let position = Position::from_sfen("7lk/7p1/9/7N1/9/9/9/9/8R w p 1", Strictness::Problem)?;
/// let back = capture_interposition(&position, "P*1c".parse()?, false).expect("a check");
/// assert_eq!(back.to_sfen(), "7lk/7p1/8R/7N1/9/9/9/9/9 w p 3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn capture_interposition(position: &Position, drop: Move, promote: bool) -> Option<Position> {
    position.check_legal(drop).ok()?;
    after_futile_interposition(position, drop, promote)
}

/// The limit of the position after a futile interposition, if the mate may take `limit`
/// plies: 0 where only drops are left, because it is mate now or they are not futile.
pub(super) fn futile_limit(position: &Position, limit: Plies) -> Plies {
    let only_drops = has_only_drops(position);
    if only_drops { 0 } else { limit }
}

/// Whether all evasions are drops.
pub(super) fn has_only_drops(position: &Position) -> bool {
    position.legal_moves().iter().all(|mv| mv.is_drop())
}
