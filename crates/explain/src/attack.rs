use alloc::vec::Vec;

use komadai_search::{piece_value, see_ge};
use komadai_shogi::{Bitboard, Color, MoveDelta, PieceKind, Position, Square};

use crate::exchange::MIN_GAIN;

/// A piece that is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    pub square: Square,
    pub kind: PieceKind,
}

/// The squares that a piece attacks.
pub fn attacks(position: &Position, from: Square) -> Bitboard {
    let piece = position.piece_at(from);
    let attacks =
        piece.map(|piece| komadai_shogi::attacks::attacks(piece, from, position.occupied()));
    attacks.unwrap_or(Bitboard::EMPTY)
}

/// The pieces that a piece of this side attacks and would win something by taking, the greatest
/// first.
pub fn targets(position: &Position, from: Square, by: Color) -> Vec<Target> {
    let Some(attacker) = position.piece_at(from) else {
        return Vec::new();
    };
    let attacked = attacks(position, from) & position.pieces_of(!by);
    let mut targets: Vec<Target> = Vec::new();
    for square in attacked {
        let Some(piece) = position.piece_at(square) else {
            continue;
        };
        let is_protected = position.is_attacked(square, !by, position.occupied());
        let cost = match is_protected {
            true => piece_value(attacker),
            false => 0,
        };
        let is_king = piece.kind() == PieceKind::King;
        if is_king || piece_value(piece) - cost >= MIN_GAIN {
            let kind = piece.kind();
            let greater = |target: &Target| value(target.kind) >= value(kind);
            let place = targets.partition_point(greater);
            targets.insert(place, Target { square, kind });
        }
    }
    targets
}

fn value(kind: PieceKind) -> i32 {
    piece_value(komadai_shogi::Piece::new(Color::Black, kind))
}

/// What a move attacks at once, where it attacks several pieces and cannot be taken itself.
pub fn fork(position: &Position, delta: &MoveDelta) -> Option<Vec<Target>> {
    let square = delta.mv.to();
    let targets = targets(position, square, delta.mover.color());
    let moves = position.legal_moves();
    let mut captures = moves.iter().filter(|mv| mv.to() == square);
    let is_safe = !captures.any(|&mv| see_ge(position, mv, 1));
    (targets.len() > 1 && is_safe).then_some(targets)
}
