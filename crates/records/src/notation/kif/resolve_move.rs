//! Which move a text of KIF or KI2 means.

use komadai_shogi::{IllegalMoveReason, Move, MoveKind, Origin, PieceKind, Ply, Promotion, Square};

use crate::notation::{
    PieceRemark, Remark,
    japanese::{self, JapaneseMoveError, tokens::MoveTokens},
    record_builder::RecordBuilder,
};

/// Where the text of a move says that its piece comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation) enum MoveSource {
    /// A square of the board.
    Square(Square),
    /// The hand.
    Hand,
    /// Not said.
    Unknown,
}

/// The move of KIF or KI2 in the builder's position and a warning if part of it is a
/// guess; or why it is not a move there.
pub(super) fn resolve(
    builder: &RecordBuilder,
    parsed: &MoveTokens,
    from: MoveSource,
    before: Option<Square>,
) -> Result<(Ply, Option<Remark>), Remark> {
    match from {
        MoveSource::Square(from) => {
            let to = destination(parsed, before)?;
            from_square(builder, parsed, from, to)
        }
        MoveSource::Hand => {
            let to = destination(parsed, before)?;
            let kind = parsed.kind.ok_or(JapaneseMoveError::UnknownPiece)?;
            let in_hand = kind.in_hand().ok_or(PieceRemark::NeverInHand(kind))?;
            let mv = Move::new(MoveKind::Drop {
                kind: in_hand,
                to,
                promote: kind.is_promoted() || parsed.promotes == Some(true),
            });
            let by = parsed.by.unwrap_or(builder.setup().turn());
            Ok((Ply { by, mv }, None))
        }
        MoveSource::Unknown => {
            let position = builder.position().ok_or(Remark::AfterIllegalMove)?;
            let by = parsed.by.unwrap_or(position.turn());
            let meaning = japanese::resolve(position, by, parsed, before)?;
            Ok((Ply { by, mv: meaning.mv }, meaning.doubt.map(Remark::from)))
        }
    }
}

fn destination(parsed: &MoveTokens, before: Option<Square>) -> Result<Square, Remark> {
    let to = parsed.to.or(before);
    to.ok_or_else(|| JapaneseMoveError::NothingBefore.into())
}

fn from_square(
    builder: &RecordBuilder,
    parsed: &MoveTokens,
    from: Square,
    to: Square,
) -> Result<(Ply, Option<Remark>), Remark> {
    let piece =
        builder
            .setup()
            .piece_at(from)
            .ok_or(Remark::Illegal(IllegalMoveReason::NothingThere {
                square: from,
            }))?;
    let there: PieceKind = piece.kind();
    let mut promote = parsed.promotes == Some(true);
    let doubt = match parsed.kind {
        None => Some(PieceRemark::Unreadable { from, there }),
        Some(kind) if kind == there => None,
        Some(kind)
            if there.promoted() == Some(kind)
                && builder.setup().promotion(Origin::Board(from), to) != Promotion::Never =>
        {
            promote = true;
            Some(PieceRemark::Promotes { from, there })
        }
        Some(kind) if kind == there.unpromoted() => Some(PieceRemark::Promoted { from, there }),
        Some(kind) => {
            return Err(Remark::OtherPiece {
                from,
                there,
                named: kind,
            });
        }
    };
    let mv = Move::normal(from, to, promote);
    let by = piece.color();
    Ok((Ply { by, mv }, doubt.map(Remark::from)))
}
