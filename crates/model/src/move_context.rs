use shogi::{Color, Move, PieceKind, Ply, Promotion, Setup};

/// A move with what the position before it says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveContext {
    pub mv: Move,
    pub by: Color,
    /// The piece as it stood before the move.
    pub kind: PieceKind,
    pub captures: bool,
    /// Whether it could have promoted and did not.
    pub declines: bool,
    /// Whether it goes to the square of the move before.
    pub same_square: bool,
}

/// What the notation of a move needs from the position before it; `before` is the
/// previous move. `None` if the piece is not there.
pub fn move_context(table: &Setup, ply: Ply, before: Option<Move>) -> Option<MoveContext> {
    let Ply { by, mv } = ply;
    let origin = mv.origin(by);
    Some(MoveContext {
        mv,
        by,
        kind: table.piece_of(origin)?.kind(),
        captures: table.piece_at(mv.to()).is_some(),
        declines: !mv.promotes() && table.promotion(origin, mv.to()) == Promotion::Optional,
        same_square: before.is_some_and(|before| before.to() == mv.to()),
    })
}
