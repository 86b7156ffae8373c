//! Moves and times of CSA.

use alloc::string::String;
use core::time::Duration;

use komadai_shogi::{Move, MoveKind, Ply, Setup};

use super::{codes, position};
use crate::notation::{Part, PieceRemark, Remark, elapsed};

/// Reads `+7776FU`, where the piece is the one after the move.
///
/// # Errors
/// What is wrong.
pub(in crate::notation) fn read(text: &str, table: &Setup) -> Result<Ply, Remark> {
    let expected = || Remark::from(Part::Move.such(&["+7776FU"]));
    let by = position::sign(text).ok_or_else(expected)?;
    let part = |range| text.get(range).ok_or_else(expected);
    let to = position::square(part(3..5)?).ok_or_else(expected)?;
    let kind = codes::kind(part(5..text.len())?).ok_or_else(expected)?;
    let from = part(1..3)?;
    if from == "00" {
        let dropped = kind.in_hand();
        let mv = MoveKind::Drop {
            kind: dropped.ok_or(PieceRemark::NeverInHand(kind))?,
            to,
            promote: kind.is_promoted(),
        };
        let mv = Move::new(mv);
        return Ok(Ply { by, mv });
    }
    let from = position::square(from).ok_or_else(expected)?;
    let promote = match table.piece_at(from).map(|piece| piece.kind()) {
        None => false,
        Some(stands) if stands == kind => false,
        Some(stands) if stands.promoted() == Some(kind) => true,
        Some(there) => {
            let named = kind;
            return Err(PieceRemark::CannotBecome { from, there, named }.into());
        }
    };
    let mv = Move::normal(from, to, promote);
    Ok(Ply { by, mv })
}

/// Reads `12` or `6.123`, up to nine digits of seconds.
pub(super) fn seconds(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if !(1..=9).contains(&whole.len()) || !digits(whole) || !digits(fraction) {
        return None;
    }
    let fraction: String = fraction
        .chars()
        .chain("000000000".chars())
        .take(9)
        .collect();
    elapsed::within_limit(Duration::new(whole.parse().ok()?, fraction.parse().ok()?))
}
