//! A move of JKF.

use alloc::string::{String, ToString};

use komadai_shogi::{HandKind, Move, MoveKind, Piece, PieceKind, Ply, Setup, Square};

use super::{
    diagnostics::ValueError,
    json::Value,
    values::{color, number, square},
};
use crate::notation::{Part, PieceRemark, Remark, csa::codes, record_builder::RecordBuilder};

/// Reads a move, and a warning if part of it is a guess.
pub(super) fn read<'j>(
    value: Value<'j>,
    builder: &RecordBuilder,
    before: Option<Square>,
) -> Result<(Ply, Option<PieceRemark>), ValueError<'j>> {
    let table = builder.setup();
    let by = match value.get("color") {
        Some(found) => color(found).ok_or((found, Part::Color.such(&["0", "1"]).into()))?,
        None => table.turn(),
    };
    let named = match value.get("piece") {
        Some(found) => {
            let kind = found.text().and_then(|code| codes::kind(&code));
            Some(kind.ok_or((found, Part::Piece.such(&["FU"]).into()))?)
        }
        None => None,
    };
    let to = match (value.get("to"), before) {
        (Some(to), _) => square(to)?,
        (None, Some(to))
            if value
                .get("same")
                .is_some_and(|same| same.bool() == Some(true)) =>
        {
            to
        }
        _ => return Err((value, Part::Destination.expected().into())),
    };
    let promote = value.get("promote").and_then(Value::bool);
    let (mv, guess) = match value.get("from") {
        Some(from) => from_board(value, table, (square(from)?, to), named, promote)?,
        None => {
            let kind = named.ok_or((value, Part::Piece.such(&["FU"]).into()))?;
            from_hand(value, builder, kind, to, promote)?
        }
    };
    Ok((Ply { by, mv }, guess))
}

type Guessed = (Move, Option<PieceRemark>);

fn from_board<'j>(
    value: Value<'j>,
    table: &Setup,
    (from, to): (Square, Square),
    named: Option<PieceKind>,
    promote: Option<bool>,
) -> Result<Guessed, ValueError<'j>> {
    let stands = table.piece_at(from).map(Piece::kind);
    let (Some(named), Some(stands)) = (named, stands) else {
        return Ok((Move::normal(from, to, promote == Some(true)), None));
    };
    if named == stands {
        return Ok((Move::normal(from, to, promote == Some(true)), None));
    }
    if stands.promoted() == Some(named) && promote != Some(false) {
        let there = stands;
        let guess = PieceRemark::Promotes { from, there };
        return Ok((Move::normal(from, to, true), Some(guess)));
    }
    let other = Remark::OtherPiece {
        from,
        there: stands,
        named,
    };
    Err((value, other))
}

/// A move without an origin: a drop, or if the piece is not in hand, the move of the
/// only piece that can go there.
fn from_hand<'j>(
    value: Value<'j>,
    builder: &RecordBuilder,
    kind: PieceKind,
    to: Square,
    promote: Option<bool>,
) -> Result<Guessed, ValueError<'j>> {
    let held: Option<HandKind> = kind.in_hand().filter(|_| !kind.is_promoted());
    let table = builder.setup();
    let is_held = held.is_some_and(|held| table.hand(table.turn()).has(held));
    let is_drop = value
        .get("relative")
        .and_then(Value::text)
        .is_none_or(|relative| relative == "H");
    let promote = promote == Some(true);
    if is_drop && is_held && !promote {
        let kind = held.unwrap_or(HandKind::Pawn);
        return Ok((Move::drop(kind, to), None));
    }
    if let Some(position) = builder.position() {
        let piece = Piece::new(position.turn(), kind);
        let moves = position.legal_moves();
        let mut fitting = moves.iter().filter(|mv| {
            let from = mv.from();
            mv.to() == to
                && mv.promotes() == promote
                && from.is_some_and(|from| position.piece_at(from) == Some(piece))
        });
        if let (Some(&mv), None) = (fitting.next(), fitting.next()) {
            return Ok((mv, Some(PieceRemark::OriginMissing)));
        }
    }
    match held {
        Some(kind) if is_drop => Ok((Move::new(MoveKind::Drop { kind, to, promote }), None)),
        _ => Err((value, Part::Origin.expected().into())),
    }
}

/// Writes the value of `move` on the board `table`; `before` is the destination of the
/// previous move.
pub(super) fn write(ply: Ply, table: &Setup, before: Option<Square>, text: &mut String) {
    let (by, to) = (number(ply.by), ply.mv.to());
    text.push_str("{\"color\":");
    text.push(by);
    let from = match ply.mv.kind() {
        MoveKind::Normal { from, .. } => Some(from),
        MoveKind::Drop { .. } => None,
    };
    if let Some(from) = from {
        write_square("from", from, text);
    }
    write_square("to", to, text);
    let piece = match ply.mv.kind() {
        MoveKind::Normal { from, .. } => table.piece_at(from).map(Piece::kind),
        MoveKind::Drop { kind, .. } => Some(kind.kind()),
    };
    if let Some(kind) = piece {
        text.extend([",\"piece\":\"", codes::code(kind), "\""]);
    }
    if before == Some(to) {
        text.push_str(",\"same\":true");
    }
    let may_promote = from.zip(piece).is_some_and(|(from, kind)| {
        let in_zone = from.in_promotion_zone(ply.by) || to.in_promotion_zone(ply.by);
        kind.promoted().is_some() && in_zone
    });
    if ply.mv.promotes() {
        text.push_str(",\"promote\":true");
    } else if may_promote {
        text.push_str(",\"promote\":false");
    }
    if let Some(taken) = table.piece_at(to).filter(|_| from.is_some()) {
        text.extend([",\"capture\":\"", codes::code(taken.kind()), "\""]);
    }
    text.push('}');
}

fn write_square(key: &str, square: Square, text: &mut String) {
    let (x, y) = (square.file().to_string(), square.rank().to_string());
    text.extend([",\"", key, "\":{\"x\":", &x, ",\"y\":", &y, "}"]);
}
