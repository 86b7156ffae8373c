//! Single moves in positions of any kind.

use komadai_records::notation::{
    japanese,
    western::{self, PieceLetters, SquareStyle},
};
use shogi::{Move, Position, Strictness};

/// The position in the first line of a text, and the rest; without one the start position and
/// the whole text.
pub fn position_and_text(text: &str) -> (Position, &str) {
    let read = text.split_once('\n').and_then(|(sfen, rest)| {
        let position = Position::from_sfen(sfen, Strictness::Lesson).ok()?;
        Some((position, rest))
    });
    read.unwrap_or((Position::startpos(), text))
}

/// A legal move, chosen by the length of a text.
pub fn one_of(position: &Position, text: &str) -> Option<Move> {
    let moves = position.legal_moves();
    let index = text.len().checked_rem(moves.len())?;
    moves.get(index).copied()
}

/// Checks that the text of a move is read as the same move, without a guess.
pub fn check_japanese(position: &Position, mv: Move, before: Option<Move>) {
    let text = japanese::format(position, mv, before);
    let read = japanese::read(position, &text, before);
    let read = read.unwrap_or_else(|error| panic!("{text} {mv}: {error}"));
    assert_eq!((read.mv, read.doubt), (mv, None), "{text}");
}

pub fn check_western(position: &Position, mv: Move) {
    for squares in [SquareStyle::Letters, SquareStyle::Digits] {
        let text = western::format_with(position, mv, squares, &PieceLetters::ENGLISH);
        assert_eq!(western::read(position, &text), Ok(mv), "{text}");
    }
}
