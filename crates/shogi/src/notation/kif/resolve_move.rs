use super::play_move::MoveSource;
use crate::{
    IllegalMoveReason, Move, MoveKind, Origin, PieceKind, Ply, Promotion, Square,
    notation::{
        japanese::{JapaneseMoveError, resolve, tokens::MoveTokens},
        record_builder::RecordBuilder,
    },
};

/// What a move of KIF or KI2 is where the builder stands, and what had to be
/// guessed; or why it is none.
pub(super) fn of(
    builder: &RecordBuilder,
    said: &MoveTokens,
    from: MoveSource,
    before: Option<Square>,
) -> Result<(Ply, Option<String>), String> {
    match from {
        MoveSource::Square(from) => {
            let to = destination(said, before)?;
            from_square(builder, said, from, to)
        }
        MoveSource::Hand => {
            let to = destination(said, before)?;
            let kind = said
                .kind
                .ok_or_else(|| JapaneseMoveError::UnknownPiece.to_string())?;
            let in_hand = kind
                .in_hand()
                .ok_or_else(|| format!("a {kind} is never in hand"))?;
            let mv = Move::new(MoveKind::Drop {
                kind: in_hand,
                to,
                promote: kind.is_promoted() || said.promotes == Some(true),
            });
            let by = said.by.unwrap_or(builder.setup().turn());
            Ok((Ply { by, mv }, None))
        }
        MoveSource::Unknown => {
            let position = builder
                .position()
                .ok_or_else(|| "nothing can follow an illegal move".to_owned())?;
            let by = said.by.unwrap_or(position.turn());
            let meaning = resolve(position, by, said, before).map_err(|error| error.to_string())?;
            Ok((Ply { by, mv: meaning.mv }, meaning.doubt))
        }
    }
}

fn destination(said: &MoveTokens, before: Option<Square>) -> Result<Square, String> {
    let to = said.to.or(before);
    to.ok_or_else(|| JapaneseMoveError::NothingBefore.to_string())
}

fn from_square(
    builder: &RecordBuilder,
    said: &MoveTokens,
    from: Square,
    to: Square,
) -> Result<(Ply, Option<String>), String> {
    let piece = builder
        .setup()
        .piece_at(from)
        .ok_or_else(|| IllegalMoveReason::NothingThere { square: from }.to_string())?;
    let there: PieceKind = piece.kind();
    let mut promote = said.promotes == Some(true);
    let doubt = match said.kind {
        None => Some(format!(
            "the piece cannot be read: taken as the {there} on {from}"
        )),
        Some(kind) if kind == there => None,
        Some(kind)
            if there.promoted() == Some(kind)
                && builder.setup().promotion(Origin::Board(from), to) != Promotion::Never =>
        {
            promote = true;
            Some(format!("the {there} on {from} is taken to promote"))
        }
        Some(kind) if kind == there.unpromoted() => {
            Some(format!("the piece on {from} is a {there} already"))
        }
        Some(kind) => return Err(format!("the piece on {from} is a {there}, not a {kind}")),
    };
    let mv = Move::normal(from, to, promote);
    let by = piece.color();
    Ok((Ply { by, mv }, doubt))
}
