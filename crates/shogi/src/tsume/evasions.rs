//! The answers to a check.

use crate::{
    Bitboard, HandKind, Move, PieceKind, Position, Square, attacks,
    movegen::{Targets, farthest_ranks},
};

/// Appends every legal move of the side in check.
pub(super) fn evasions(position: &Position, moves: &mut Vec<Move>) {
    let us = position.turn();
    let (Some(king), Some(checker)) = (position.king(us), position.checkers().first()) else {
        return;
    };
    let targets = Targets::new(position);
    targets
        .of_king(king)
        .for_each(|to| moves.push(Move::normal(king, to, false)));
    if position.checkers().has_many() {
        return;
    }
    let pinned = position.pinned(us);
    let between = attacks::between(king, checker);
    onto(position, checker, king, pinned, moves);
    between.for_each(|to| onto(position, to, king, pinned, moves));
    if between.is_empty() {
        return;
    }
    // The weakest first: what the attacker gains by taking it.
    for kind in HandKind::ALL.into_iter().rev() {
        if position.hand(us).has(kind) {
            (targets.of_drop(kind) & between).for_each(|to| moves.push(Move::drop(kind, to)));
        }
    }
}

/// The pieces other than the king that can go to a square of the line of check.
fn onto(position: &Position, to: Square, king: Square, pinned: Bitboard, moves: &mut Vec<Move>) {
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
        if !farthest_ranks(us, kind.dead_ranks()).contains(to) {
            moves.push(Move::normal(from, to, false));
        }
    });
}

/// Where a piece could be put between a single slider and the king in check.
pub(super) fn gaps(position: &Position) -> Bitboard {
    let checkers = position.checkers();
    match (position.king(position.turn()), checkers.first()) {
        (Some(king), Some(checker)) if !checkers.has_many() => attacks::between(king, checker),
        _ => Bitboard::EMPTY,
    }
}

/// Whether a move leaves a piece as it is that would only gain by promoting: it
/// matters where the mate by a dropped pawn is at stake, and nowhere else.
pub(super) fn spares_promotion(position: &Position, mv: Move) -> bool {
    let Some(from) = mv.from() else {
        return false;
    };
    let us = position.turn();
    let to = mv.to();
    if mv.promotes() || !(from.in_promotion_zone(us) || to.in_promotion_zone(us)) {
        return false;
    }
    match position.piece_at(from).map(crate::Piece::kind) {
        Some(PieceKind::Pawn | PieceKind::Bishop | PieceKind::Rook) => true,
        Some(PieceKind::Lance) => to.rank_for(us) == 2,
        _ => false,
    }
}
