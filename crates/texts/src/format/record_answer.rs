//! The answer in a position of a record.
use shogi::Move;

use komadai_model::problems::RecordAnswer;

use crate::{Text, line_notation};

/// The answer in notation: the whole mate, or the moves that are right.
pub fn answer_notation(answer: &RecordAnswer, text: Text) -> String {
    let lines = answer.lines().into_iter();
    let lines: Vec<String> = lines.map(|moves| line(answer, moves, text)).collect();
    lines.join(" / ")
}

/// The move of the record in notation.
pub fn played_notation(answer: &RecordAnswer, text: Text) -> Option<String> {
    let moves = answer.at.moves.get(..1)?;
    Some(line(answer, moves, text))
}

fn line(answer: &RecordAnswer, moves: &[Move], text: Text) -> String {
    line_notation(answer.at.position, answer.at.before, moves, text)
}
