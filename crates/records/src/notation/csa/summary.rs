//! What only the comments of shogi-server say, which floodgate runs on: the result, as in
//! `'summary:time up:A win:B lose`, the move limit and the end of the game.

use komadai_shogi::Color;

use crate::{
    notation::source_location,
    record::{EndMarker, key},
};

/// The header that a comment is, such as `Max_Moves:256`, and its value.
pub(super) fn header(comment: &str) -> Option<(&'static str, &str)> {
    let (name, value) = comment.split_once(':')?;
    let key = match name {
        "Max_Moves" => key::MAX_MOVES,
        "$END_TIME" => key::ENDED,
        _ => return None,
    };
    Some((key, value.trim()))
}

/// The result of a game by the comment after its moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Summary<'a> {
    reason: &'a str,
    winner: Option<Color>,
}

impl<'a> Summary<'a> {
    /// The summary of the first game of a text.
    pub fn find(text: &'a str) -> Option<Self> {
        let mut lines = source_location::lines(text)
            .map(|line| line.text.trim_end())
            .take_while(|&line| line != "/");
        let mut parts = lines
            .find_map(|line| line.strip_prefix("'summary:"))?
            .split(':');
        let reason = parts.next()?;
        let winner = match parts.next()?.rsplit(' ').next()? {
            "win" => Some(Color::Black),
            "lose" => Some(Color::White),
            _ => None,
        };
        Some(Self { reason, winner })
    }

    /// The end that it names, unless a statement says it too; `turn` is the side to move.
    pub fn end(&self, turn: Color) -> Option<EndMarker> {
        Some(match self.reason {
            "time up" => EndMarker::Time,
            // The move itself is in a comment.
            "illegal move" | "uchifuzume" | "oute_kaihimore" | "outori" => {
                EndMarker::IllegalMoveLoss
            }
            // A declaration that does not win.
            "illegal kachi" => EndMarker::IllegalMoveLoss,
            "oute_sennichite" => EndMarker::PerpetualCheck,
            "sennichite" => EndMarker::Repetition,
            "max_moves" => EndMarker::MoveLimit,
            // The connection of a side was lost, whose turn it need not be.
            "abnormal" if self.winner == Some(turn) => EndMarker::ForfeitWin,
            _ => return None,
        })
    }
}
