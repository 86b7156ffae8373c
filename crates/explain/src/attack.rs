use alloc::vec::Vec;

use komadai_search::piece_value;
use komadai_shogi::{Bitboard, MoveDelta, Piece, PieceKind, Position, Square};

use crate::exchange::{MIN_GAIN, can_take};

/// A piece that is attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    pub square: Square,
    pub piece: Piece,
}

/// The squares that a piece attacks.
pub fn attacks(position: &Position, from: Square) -> Bitboard {
    let piece = position.piece_at(from);
    let attacks =
        piece.map(|piece| komadai_shogi::attacks::attacks(piece, from, position.occupied()));
    attacks.unwrap_or(Bitboard::EMPTY)
}

/// The pieces that a piece attacks and would win something by taking, the greatest first.
pub fn targets(position: &Position, from: Square) -> Vec<Target> {
    let Some(attacker) = position.piece_at(from) else {
        return Vec::new();
    };
    let opponent = !attacker.color();
    let attacked = attacks(position, from) & position.pieces_of(opponent);
    let mut targets: Vec<Target> = Vec::new();
    for square in attacked {
        let Some(piece) = position.piece_at(square) else {
            continue;
        };
        let is_protected = position.is_attacked(square, opponent, position.occupied());
        let cost = match is_protected {
            true => piece_value(attacker),
            false => 0,
        };
        let is_king = piece.kind() == PieceKind::King;
        if is_king || piece_value(piece) - cost >= MIN_GAIN {
            let greater = |target: &Target| piece_value(target.piece) >= piece_value(piece);
            let place = targets.partition_point(greater);
            targets.insert(place, Target { square, piece });
        }
    }
    targets
}

/// What a move attacks at once, where it attacks several pieces and cannot be taken itself.
pub fn fork(position: &Position, delta: &MoveDelta) -> Option<Vec<Target>> {
    let square = delta.mv.to();
    let targets = targets(position, square);
    let is_safe = !can_take(position, square, 1);
    (targets.len() > 1 && is_safe).then_some(targets)
}
