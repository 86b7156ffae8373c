use super::taking::From;
use crate::{
    IllegalMove, Move, MoveKind, Origin, PieceKind, Ply, Promotion, Square,
    notation::{
        japanese::{UnreadMove, resolve, said::Said},
        maker::Maker,
    },
};

/// What a move of KIF or KI2 is where the maker stands, and what had to be
/// guessed; or why it is none.
pub(super) fn of(
    maker: &Maker,
    said: &Said,
    from: From,
    before: Option<Square>,
) -> Result<(Ply, Option<String>), String> {
    match from {
        From::Square(from) => {
            let to = destination(said, before)?;
            from_square(maker, said, from, to)
        }
        From::Hand => {
            let to = destination(said, before)?;
            let kind = said
                .kind
                .ok_or_else(|| UnreadMove::UnknownPiece.to_string())?;
            let in_hand = kind
                .in_hand()
                .ok_or_else(|| format!("a {kind} is never in hand"))?;
            let mv = Move::new(MoveKind::Drop {
                kind: in_hand,
                to,
                promote: kind.is_promoted() || said.promotes == Some(true),
            });
            let by = said.by.unwrap_or(maker.table().turn());
            Ok((Ply { by, mv }, None))
        }
        From::Unsaid => {
            let position = maker
                .position()
                .ok_or_else(|| "nothing can follow an illegal move".to_owned())?;
            let by = said.by.unwrap_or(position.turn());
            let meaning = resolve(position, by, said, before).map_err(|error| error.to_string())?;
            Ok((Ply { by, mv: meaning.mv }, meaning.doubt))
        }
    }
}

fn destination(said: &Said, before: Option<Square>) -> Result<Square, String> {
    let to = said.to.or(before);
    to.ok_or_else(|| UnreadMove::NothingBefore.to_string())
}

fn from_square(
    maker: &Maker,
    said: &Said,
    from: Square,
    to: Square,
) -> Result<(Ply, Option<String>), String> {
    let piece = maker
        .table()
        .piece_at(from)
        .ok_or_else(|| IllegalMove::NothingThere { square: from }.to_string())?;
    let there: PieceKind = piece.kind();
    let mut promote = said.promotes == Some(true);
    let doubt = match said.kind {
        None => Some(format!(
            "the piece cannot be read: taken as the {there} on {from}"
        )),
        Some(kind) if kind == there => None,
        Some(kind)
            if there.promoted() == Some(kind)
                && maker.table().promotion(Origin::Board(from), to) != Promotion::Never =>
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
