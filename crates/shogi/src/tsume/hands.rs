//! The hand that a mate needs, and the hand with which there still is none.

use super::{checks, evasions};
use crate::{Hand, HandKind, Move, MoveKind, Position};

/// The attacker's hand after a move of either side.
#[inline]
pub(super) fn after(position: &Position, mv: Move, attacks: bool, hand: Hand) -> Hand {
    if !attacks {
        return hand;
    }
    match moved_into(position, mv) {
        Exchange::Drops(kind) => hand.taken(kind).unwrap_or(hand),
        Exchange::Takes(kind) => hand.added(kind).unwrap_or(hand),
        Exchange::Nothing => hand,
    }
}

/// The hand before an attacker's move that leaves `hand` after it.
pub(super) fn before(position: &Position, mv: Move, hand: Hand) -> Hand {
    match moved_into(position, mv) {
        Exchange::Drops(kind) => hand.added(kind).unwrap_or(hand),
        Exchange::Takes(kind) => hand.taken(kind).unwrap_or(hand),
        Exchange::Nothing => hand,
    }
}

enum Exchange {
    Drops(HandKind),
    Takes(HandKind),
    Nothing,
}

#[inline]
fn moved_into(position: &Position, mv: Move) -> Exchange {
    match mv.kind() {
        MoveKind::Drop { kind, .. } => Exchange::Drops(kind),
        MoveKind::Normal { to, .. } => match position.piece_at(to) {
            Some(piece) => piece
                .kind()
                .in_hand()
                .map_or(Exchange::Nothing, Exchange::Takes),
            None => Exchange::Nothing,
        },
    }
}

/// What both sides hold.
pub(super) fn all(position: &Position) -> Hand {
    let (us, them) = (
        position.hand(position.turn()),
        position.hand(!position.turn()),
    );
    HandKind::ALL.into_iter().fold(us, |all, kind| {
        all.with(kind, us.count(kind) + them.count(kind))
            .unwrap_or(all)
    })
}

/// The side to move is in check by a slider: what the attacker must hold so
/// that the other has none of it to put between.
pub(super) fn withheld(position: &Position) -> Hand {
    if evasions::gaps(position).is_empty() {
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

/// Of a hand without mate: without the kinds that the attacker has none of, and
/// could give check with.
pub(super) fn without_new_checks(position: &Position, hand: Hand) -> Hand {
    let us = position.turn();
    let held = position.hand(us);
    checks::droppable(position, us)
        .filter(|&kind| !held.has(kind))
        .fold(hand, |hand, kind| hand.with(kind, 0).unwrap_or(hand))
}
