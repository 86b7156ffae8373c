use komadai_shogi::{Color, MoveDelta, PieceKind};

use crate::{exchange::can_take, replay::Replay};

/// How many moves of a line are looked at.
const PLIES: usize = 6;

/// The first promotion of a side in a line that it gains much by: a rook, a bishop, or a piece
/// that becomes a gold, which is not taken. The number of moves before it, and the piece.
pub fn promotion(replay: &Replay, side: Color) -> Option<(usize, &MoveDelta)> {
    let mut moves = replay.moves_of(side, PLIES);
    moves.find(|(ply, delta)| {
        let promotes = delta.placed != delta.mover && gains(delta.mover.kind());
        promotes && is_kept(replay, *ply)
    })
}

fn gains(kind: PieceKind) -> bool {
    matches!(
        kind,
        PieceKind::Pawn
            | PieceKind::Lance
            | PieceKind::Knight
            | PieceKind::Bishop
            | PieceKind::Rook
    )
}

/// Whether the piece that has moved is not taken at once.
fn is_kept(replay: &Replay, ply: usize) -> bool {
    let Some(delta) = replay.delta(ply) else {
        return false;
    };
    let square = delta.mv.to();
    match replay.delta(ply + 1) {
        Some(answer) => answer.mv.to() != square,
        None => !can_take(replay.position(ply + 1), square, 1),
    }
}
