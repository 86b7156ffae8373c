//! Generation of all legal checks, with non-promotions and discovered checks.

use alloc::vec::Vec;

use crate::{
    Bitboard, Color, HandKind, Move, PieceKind, Position, Square,
    attacks::{self, Direction},
    movegen::{LegalTargets, last_ranks},
};

/// Appends every legal move that gives check.
pub(super) fn checks(position: &Position, moves: &mut Vec<Move>) {
    let us = position.turn();
    let Some(king) = position.king(!us) else {
        return;
    };
    let targets = LegalTargets::new(position);
    let lines = CheckLines::new(position, us, king);
    let double = position.checkers().more_than_one();
    let movers = match (double, position.king(us)) {
        (true, Some(own)) => Bitboard::from_square(own),
        _ => position.pieces_of(us),
    };
    let blockers = blockers(position, us, king);
    movers.for_each(|from| {
        let Some(piece) = position.piece_at(from) else {
            return;
        };
        let kind = piece.kind();
        let discovered = if blockers.contains(from) {
            !attacks::line(king, from)
        } else {
            Bitboard::EMPTY
        };
        let plain = lines.of(kind) | discovered;
        let promoting = match kind.promoted() {
            Some(kind) => lines.of(kind) | discovered,
            None => Bitboard::EMPTY,
        };
        if !may_reach(kind, us, from, plain | promoting) {
            return;
        }
        let reached = targets.piece_targets(kind, from);
        let zone = if from.in_promotion_zone(us) {
            reached
        } else {
            reached & last_ranks(us, 3)
        };
        (zone & promoting).for_each(|to| moves.push(Move::normal(from, to, true)));
        ((reached & plain) - last_ranks(us, kind.immobile_ranks()))
            .for_each(|to| moves.push(Move::normal(from, to, false)));
    });
    if double {
        return;
    }
    for (kind, _) in position.hand(us).iter() {
        let squares = lines.of(kind.kind()) - position.occupied();
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

/// The only pieces of `us` between an own slider and the king: they give discovered
/// check when they leave the line.
fn blockers(position: &Position, us: Color, king: Square) -> Bitboard {
    let occupied = position.occupied();
    let mut blockers = Bitboard::EMPTY;
    position.snipers(king, us).for_each(|slider| {
        let between = attacks::between(king, slider) & occupied;
        if !between.more_than_one() {
            blockers |= between & position.pieces_of(us);
        }
    });
    blockers
}

/// The squares from which each kind of piece gives check.
struct CheckLines {
    pawn: Bitboard,
    lance: Bitboard,
    knight: Bitboard,
    silver: Bitboard,
    gold: Bitboard,
    bishop: Bitboard,
    rook: Bitboard,
    steps: Bitboard,
}

impl CheckLines {
    fn new(position: &Position, us: Color, king: Square) -> Self {
        let occupied = position.occupied();
        Self {
            pawn: attacks::pawn(!us, king),
            lance: attacks::lance(!us, king, occupied),
            knight: attacks::knight(!us, king),
            silver: attacks::silver(!us, king),
            gold: attacks::gold(!us, king),
            bishop: attacks::bishop(king, occupied),
            rook: attacks::rook(king, occupied),
            steps: attacks::king(king),
        }
    }

    #[inline]
    fn of(&self, kind: PieceKind) -> Bitboard {
        match kind {
            PieceKind::Pawn => self.pawn,
            PieceKind::Lance => self.lance,
            PieceKind::Knight => self.knight,
            PieceKind::Silver => self.silver,
            PieceKind::Bishop => self.bishop,
            PieceKind::Rook => self.rook,
            PieceKind::Horse => self.bishop | self.steps,
            PieceKind::Dragon => self.rook | self.steps,
            PieceKind::King => Bitboard::EMPTY,
            _ => self.gold,
        }
    }
}

/// The kinds that would give check when dropped, whether they are in hand or not.
pub(super) fn droppable(position: &Position, us: Color) -> impl Iterator<Item = HandKind> {
    let king = position.king(!us);
    let occupied = position.occupied();
    HandKind::ALL.into_iter().filter(move |&kind| {
        king.is_some_and(|king| {
            let lines = CheckLines::new(position, us, king);
            !(lines.of(kind.kind()) - occupied).is_empty()
        })
    })
}
