//! Steps with lines of moves: `read` and `move`.

use komadai_lessons::{Goal, Words};
use shogi::{Move, Position};

use super::CheckedGoal;
use crate::fields::Fields;

/// Plays moves; a fault is that one of them is illegal.
pub fn play(
    fields: &Fields<'_>,
    line: usize,
    start: &Position,
    moves: &[Move],
) -> Option<Position> {
    let mut position = *start;
    for mv in moves {
        if let Err(why) = position.play(*mv) {
            fields.fault(line, format!("the move {mv} is illegal: {why}"));
            return None;
        }
    }
    Some(position)
}

pub fn read(fields: &mut Fields<'_>, start: &Position) -> Option<CheckedGoal> {
    let moves = match fields.optional_text("moves") {
        None => Vec::new(),
        Some(text) => {
            let moves = fields.words_of(&text)?;
            play(fields, text.line, start, &moves)?;
            moves
        }
    };
    let moves = Words(moves);
    Some(CheckedGoal::without_moves(Goal::Read { moves }))
}

/// `move`: lines that begin and end with the reader's move.
pub fn answers(fields: &mut Fields<'_>, start: &Position) -> Option<CheckedGoal> {
    let mut lines: Vec<Words<Move>> = Vec::new();
    for text in fields.texts("answers")? {
        let moves: Vec<Move> = fields.words_of(&text)?;
        if moves.len().is_multiple_of(2) {
            fields.fault(text.line, "an answer ends with a move of the reader's");
            return None;
        }
        play(fields, text.line, start, &moves)?;
        if let Some(what) = lines.iter().find_map(|other| conflict(other, &moves)) {
            fields.fault(text.line, what);
            return None;
        }
        lines.push(Words(moves));
    }
    let solution = lines.first().map(|line| line.0.clone())?;
    let goal = Goal::Move { answers: lines };
    Some(CheckedGoal { goal, solution })
}

/// Why two answers cannot both be there.
fn conflict(one: &[Move], other: &[Move]) -> Option<String> {
    let common = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    if common == one.len() || common == other.len() {
        return Some("the answer begins with another answer, or is the same".to_owned());
    }
    // Moves with odd indices are replies.
    (!common.is_multiple_of(2)).then(|| {
        let [first, second] = [one, other].map(|line| line[common]);
        format!("the same moves have two replies, {first} and {second}")
    })
}
