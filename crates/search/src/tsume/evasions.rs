//! Generation of evasions.

use alloc::vec::Vec;

use komadai_shogi::{Bitboard, HandKind, LegalTargets, Move, Position, Square, attacks};

/// Appends all legal evasions of the side in check.
pub(super) fn evasions(position: &Position, moves: &mut Vec<Move>) {
    let us = position.turn();
    let (Some(king), Some(checker)) = (position.king(us), position.checkers().first()) else {
        return;
    };
    let targets = LegalTargets::new(position);
    targets
        .king_targets(king)
        .for_each(|to| moves.push(Move::normal(king, to, false)));
    if position.checkers().more_than_one() {
        return;
    }
    let pinned = position.pinned(us);
    let between = attacks::between(king, checker);
    captures_on(position, checker, king, pinned, moves);
    between.for_each(|to| captures_on(position, to, king, pinned, moves));
    if between.is_empty() {
        return;
    }
    // The least valuable kind first: what the attacker gains by capturing it.
    for kind in HandKind::ALL.into_iter().rev() {
        if position.hand(us).has(kind) {
            (targets.drop_targets(kind) & between).for_each(|to| moves.push(Move::drop(kind, to)));
        }
    }
}

/// A legal evasion of the side in check, if there is one; a drop only if all are drops.
pub(super) fn first_evasion(position: &Position) -> Option<Move> {
    let us = position.turn();
    let (king, checker) = (position.king(us)?, position.checkers().first()?);
    let occupied = position.occupied().without(king);
    for to in attacks::king(king) - position.pieces_of(us) {
        if !position.is_attacked(to, !us, occupied) {
            return Some(Move::normal(king, to, false));
        }
    }
    if position.checkers().more_than_one() {
        return None;
    }
    let pinned = position.pinned(us);
    let between = attacks::between(king, checker);
    for to in between.with(checker) {
        let movers = position
            .attackers_to(to, us, position.occupied())
            .without(king);
        for from in movers {
            if !pinned.contains(from) || attacks::line(king, from).contains(to) {
                return Some(Move::normal(from, to, false));
            }
        }
    }
    if between.is_empty() || position.hand(us).is_empty() {
        return None;
    }
    let targets = LegalTargets::new(position);
    let mut kinds = HandKind::ALL.into_iter().rev();
    kinds.find_map(|kind| {
        if !position.hand(us).has(kind) {
            return None;
        }
        let to = (targets.drop_targets(kind) & between).first()?;
        Some(Move::drop(kind, to))
    })
}

/// Moves of pieces but the king to a square: captures of the checker and moved
/// interpositions.
fn captures_on(
    position: &Position,
    to: Square,
    king: Square,
    pinned: Bitboard,
    moves: &mut Vec<Move>,
) {
    let us = position.turn();
    let movers = position
        .attackers_to(to, us, position.occupied())
        .without(king);
    movers.for_each(|from| {
        if pinned.contains(from) && !attacks::line(king, from).contains(to) {
            return;
        }
        let Some(piece) = position.piece_at(from) else {
            return;
        };
        let kind = piece.kind();
        let in_zone = from.in_promotion_zone(us) || to.in_promotion_zone(us);
        if in_zone && kind.promoted().is_some() {
            moves.push(Move::normal(from, to, true));
        }
        if !Bitboard::last_ranks(us, kind.immobile_ranks()).contains(to) {
            moves.push(Move::normal(from, to, false));
        }
    });
}

/// The squares where a piece can be interposed; none in double check.
pub(super) fn interposition_squares(position: &Position) -> Bitboard {
    let checkers = position.checkers();
    match (position.king(position.turn()), checkers.first()) {
        (Some(king), Some(checker)) if !checkers.more_than_one() => attacks::between(king, checker),
        _ => Bitboard::EMPTY,
    }
}
