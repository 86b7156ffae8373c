use shogi::{Move, Origin, Ply, Promotion, Setup};

use crate::i18n::MoveContext;

/// What a text needs of a move that is made on a table; `before` is the move
/// before it. `None` where there is no wood for it.
pub fn move_context(table: &Setup, ply: Ply, before: Option<Move>) -> Option<MoveContext> {
    let Ply { by, mv } = ply;
    let origin = mv.origin(by);
    let kind = match origin {
        Origin::Board(from) => table.piece_at(from)?.kind(),
        Origin::Hand(_, kind) => kind.kind(),
    };
    Some(MoveContext {
        mv,
        by,
        kind,
        captures: table.piece_at(mv.to()).is_some(),
        declines: !mv.promotes() && table.promotion(origin, mv.to()) == Promotion::Optional,
        same_square: before.is_some_and(|before| before.to() == mv.to()),
    })
}
