//! The values of pieces and of simple exchanges, in pawns.

use shogi::{Move, MoveKind, Piece, PieceKind, Position, Square};

/// The value of a piece as a beginner's book has it; the king's is above all others.
pub const fn value(kind: PieceKind) -> i32 {
    match kind {
        PieceKind::Pawn => 1,
        PieceKind::Lance => 3,
        PieceKind::Knight => 4,
        PieceKind::Silver => 5,
        PieceKind::Gold
        | PieceKind::Tokin
        | PieceKind::ProLance
        | PieceKind::ProKnight
        | PieceKind::ProSilver => 6,
        PieceKind::Bishop => 8,
        PieceKind::Rook => 10,
        PieceKind::Horse => 11,
        PieceKind::Dragon => 13,
        PieceKind::King => 1_000,
    }
}

/// What a move gains at once: the captured piece and the promotion.
pub fn gain(position: &Position, mv: Move) -> i32 {
    let captured = position
        .piece_at(mv.to())
        .map_or(0, |piece| value(piece.kind()));
    captured + promotion_gain(position, mv)
}

fn promotion_gain(position: &Position, mv: Move) -> i32 {
    let MoveKind::Normal {
        from,
        promote: true,
        ..
    } = mv.kind()
    else {
        return 0;
    };
    position.piece_at(from).map_or(0, |piece| {
        value(piece.promoted().kind()) - value(piece.kind())
    })
}

/// What the other side could win of `piece` on its square by a simple exchange: the piece
/// if nothing defends it, else the piece less the cheapest attacker.
pub fn hanging(position: &Position, square: Square, piece: Piece) -> i32 {
    let owner = piece.color();
    let occupied = position.occupied();
    let attackers = position.attackers_to(square, !owner, occupied);
    let values = attackers.into_iter().filter_map(|from| {
        let attacker = position.piece_at(from)?;
        Some(value(attacker.kind()))
    });
    let Some(cheapest) = values.min() else {
        return 0;
    };
    if position.attackers_to(square, owner, occupied).is_empty() {
        value(piece.kind())
    } else {
        (value(piece.kind()) - cheapest).max(0)
    }
}

/// Whether the side to move is mated.
pub fn is_mated(position: &Position) -> bool {
    position.in_check() && !position.has_legal_move()
}
