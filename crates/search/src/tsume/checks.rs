//! Generation of all legal checks, with non-promotions and discovered checks.

use alloc::vec::Vec;

use komadai_shogi::{
    Bitboard, Color, HandKind, LegalTargets, Move, PieceKind, Position, Square,
    attacks::{self, Direction},
};

use crate::check_squares::CheckSquares;

/// Appends every legal move that gives check.
pub(super) fn checks(position: &Position, moves: &mut Vec<Move>) {
    let us = position.turn();
    if position.king(!us).is_none() {
        return;
    }
    let targets = LegalTargets::new(position);
    let check_squares = CheckSquares::new(position);
    let double = position.checkers().more_than_one();
    let movers = match (double, position.king(us)) {
        (true, Some(own)) => Bitboard::from_square(own),
        _ => position.pieces_of(us),
    };
    movers.for_each(|from| {
        let Some(piece) = position.piece_at(from) else {
            return;
        };
        let kind = piece.kind();
        let discovered = check_squares.discovered(from);
        let plain = check_squares.direct(kind) | discovered;
        let promoting = match kind.promoted() {
            Some(kind) => check_squares.direct(kind) | discovered,
            None => Bitboard::EMPTY,
        };
        if !may_reach(kind, us, from, plain | promoting) {
            return;
        }
        let reached = targets.piece_targets(kind, from);
        let zone = if from.in_promotion_zone(us) {
            reached
        } else {
            reached & Bitboard::last_ranks(us, 3)
        };
        (zone & promoting).for_each(|to| moves.push(Move::normal(from, to, true)));
        ((reached & plain) - Bitboard::last_ranks(us, kind.immobile_ranks()))
            .for_each(|to| moves.push(Move::normal(from, to, false)));
    });
    if double {
        return;
    }
    for (kind, _) in position.hand(us).iter() {
        let squares = check_squares.direct(kind.kind()) - position.occupied();
        if !squares.is_empty() {
            (targets.drop_targets(kind) & squares).for_each(|to| moves.push(Move::drop(kind, to)));
        }
    }
}

/// Whether a piece could reach one of the squares on an empty board.
fn may_reach(kind: PieceKind, us: Color, from: Square, squares: Bitboard) -> bool {
    let reach = match kind {
        PieceKind::Pawn => attacks::pawn(us, from),
        PieceKind::Lance => attacks::ray(Direction::forward(us), from),
        PieceKind::Knight => attacks::knight(us, from),
        PieceKind::Silver => attacks::silver(us, from),
        PieceKind::Bishop => attacks::diagonals(from),
        PieceKind::Rook => attacks::orthogonals(from),
        PieceKind::King => attacks::king(from),
        PieceKind::Horse => attacks::diagonals(from) | attacks::king(from),
        PieceKind::Dragon => attacks::orthogonals(from) | attacks::king(from),
        _ => attacks::gold(us, from),
    };
    reach.intersects(squares)
}

/// The kinds that would give check when dropped, whether they are in hand or not.
pub(super) fn droppable(position: &Position, us: Color) -> impl Iterator<Item = HandKind> {
    let check_squares = CheckSquares::by(position, us);
    let occupied = position.occupied();
    HandKind::ALL
        .into_iter()
        .filter(move |kind| !(check_squares.direct(kind.kind()) - occupied).is_empty())
}
