//! The moves in the pages of Shogi Wars, which are CSA with other times and ends:
//! `+7776FU,L600`, a tab, `-3334FU,L597`, and at last `SENTE_WIN_TORYO`.

use core::time::Duration;

use komadai_shogi::{ByColor, Color};

use crate::record::EndMarker;

/// The time that was left to each side after its last move.
#[derive(Debug, Default)]
pub(super) struct RemainingTime(ByColor<Option<Duration>>);

impl RemainingTime {
    /// The time that a side has taken for its move, if the time left to it before is known.
    pub fn spent(&mut self, by: Color, left: Duration) -> Option<Duration> {
        self.0[by].replace(left)?.checked_sub(left)
    }
}

/// The end by a word such as `SENTE_WIN_TORYO`; `turn` is the side to move.
pub(super) fn end(word: &str, turn: Color) -> Option<EndMarker> {
    let (winner, reason) = match word.split_once("_WIN_") {
        Some(("SENTE", reason)) => (Some(Color::Black), reason),
        Some(("GOTE", reason)) => (Some(Color::White), reason),
        _ => (None, word.strip_prefix("DRAW_")?),
    };
    Some(match reason {
        "OUTE_SENNICHI" => EndMarker::PerpetualCheck,
        "SENNICHI" => EndMarker::Repetition,
        "ENTERINGKING" => EndMarker::Declaration,
        "TORYO" | "TIMEOUT" | "DISCONNECT" if winner == Some(turn) => EndMarker::ForfeitWin,
        "TORYO" => EndMarker::Resignation,
        "TIMEOUT" | "DISCONNECT" => EndMarker::Time,
        "CHECKMATE" => EndMarker::Mate,
        _ if winner.is_none() => EndMarker::Draw,
        other => EndMarker::Other(other.into()),
    })
}
