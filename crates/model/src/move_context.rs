use shogi::{Move, Ply, Promotion, Setup};

use crate::i18n::MoveContext;

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
