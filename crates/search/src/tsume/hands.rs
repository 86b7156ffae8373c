//! Computation of proof and disproof hands.

use komadai_shogi::{Hand, HandKind, Move, MoveKind, Position};

use super::{checks, evasions};

/// The attacker's hand after a move of either side.
#[inline]
pub(super) fn after(position: &Position, mv: Move, or_node: bool, hand: Hand) -> Hand {
    if !or_node {
        return hand;
    }
    match hand_change(position, mv) {
        HandChange::Drops(kind) => hand.taken(kind).unwrap_or(hand),
        HandChange::Takes(kind) => hand.added(kind).unwrap_or(hand),
        HandChange::Nothing => hand,
    }
}

/// The attacker's hand before its move that leads to `hand`.
pub(super) fn before(position: &Position, mv: Move, hand: Hand) -> Hand {
    match hand_change(position, mv) {
        HandChange::Drops(kind) => hand.added(kind).unwrap_or(hand),
        HandChange::Takes(kind) => hand.taken(kind).unwrap_or(hand),
        HandChange::Nothing => hand,
    }
}

enum HandChange {
    Drops(HandKind),
    Takes(HandKind),
    Nothing,
}

#[inline]
fn hand_change(position: &Position, mv: Move) -> HandChange {
    match mv.kind() {
        MoveKind::Drop { kind, .. } => HandChange::Drops(kind),
        MoveKind::Normal { to, .. } => match position.piece_at(to) {
            Some(piece) => piece
                .kind()
                .in_hand()
                .map_or(HandChange::Nothing, HandChange::Takes),
            None => HandChange::Nothing,
        },
    }
}

/// The pieces of both hands.
pub(super) fn combined(position: &Position) -> Hand {
    let (us, them) = (
        position.hand(position.turn()),
        position.hand(!position.turn()),
    );
    HandKind::ALL.into_iter().fold(us, |all, kind| {
        all.with(kind, us.count(kind) + them.count(kind))
            .unwrap_or(all)
    })
}

/// The proof hand of a position without evasions: the attacker must keep all pieces of
/// the kinds that the defender lacks for an interposition.
pub(super) fn proof_hand_for_interposition(position: &Position) -> Hand {
    if evasions::interposition_squares(position).is_empty() {
        return Hand::EMPTY;
    }
    let (own, held) = (
        position.hand(position.turn()),
        position.hand(!position.turn()),
    );
    HandKind::ALL
        .into_iter()
        .filter(|&kind| !own.has(kind))
        .fold(Hand::EMPTY, |withheld, kind| {
            withheld.with(kind, held.count(kind)).unwrap_or(withheld)
        })
}

/// The disproof hand of a position with this evasion: for an interposing drop the
/// defender needs the piece.
pub(super) fn disproof_hand_for_evasion(position: &Position, evasion: Move) -> Hand {
    let all = combined(position);
    match evasion.kind() {
        MoveKind::Drop { kind, .. } => all.taken(kind).unwrap_or(all),
        MoveKind::Normal { .. } => all,
    }
}

/// Reduces a disproof hand by the kinds that the attacker lacks and that would give
/// check.
pub(super) fn without_new_checks(position: &Position, hand: Hand) -> Hand {
    let us = position.turn();
    let held = position.hand(us);
    checks::droppable(position, us)
        .filter(|&kind| !held.has(kind))
        .fold(hand, |hand, kind| hand.with(kind, 0).unwrap_or(hand))
}
