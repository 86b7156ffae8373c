//! The answers that a text for wrong ones names.

use komadai_lessons::{Goal, Winner};
use shogi::{Move, Square};

use crate::{goals::mates, lesson_file::StepDraft};

const IS_RIGHT: &str = "the answer is right";

/// Whether an answer can be given in a step, and is wrong; `choices` is how many answers in
/// words there are.
///
/// # Errors
/// Why not.
pub fn check_wrong(draft: &StepDraft, choices: usize, answer: &str) -> Result<(), String> {
    let number = || {
        answer
            .parse::<usize>()
            .map_err(|_| "not a number".to_owned())
    };
    let is_right = match &draft.goal {
        Goal::Read { .. } | Goal::Stars { .. } => {
            return Err("the step has no wrong answers".to_owned());
        }
        Goal::Clock { answers, .. } if answers.is_empty() => {
            return Err("the step has no wrong answers".to_owned());
        }
        Goal::Select(selection) => {
            let square = Square::from_usi(answer).map_err(|why| why.to_string())?;
            if !selection.among.is_empty() && !selection.among.contains(&square) {
                return Err("the square cannot be marked".to_owned());
            }
            selection.squares.contains(&square)
        }
        Goal::Winner { answer: right, .. } => {
            let winner = Winner::from_name(answer).ok_or("not how a game stands")?;
            winner == *right
        }
        Goal::Points { answer: right, .. } => number()? == usize::from(*right),
        Goal::Choose { right } => {
            let number = number()?;
            if number == 0 || number > choices {
                return Err("there is no such choice".to_owned());
            }
            right.contains(&number)
        }
        Goal::Move { .. }
        | Goal::Capture { .. }
        | Goal::Check
        | Goal::Clock { .. }
        | Goal::Evade { .. }
        | Goal::Mate { .. }
        | Goal::Survive { .. } => return check_wrong_move(draft, answer),
    };
    match is_right {
        true => Err(IS_RIGHT.to_owned()),
        false => Ok(()),
    }
}

/// Whether a move is legal and wrong in a place of the step's lines where the reader moves.
fn check_wrong_move(draft: &StepDraft, answer: &str) -> Result<(), String> {
    let mv: Move = answer.parse().map_err(|_| "not a move")?;
    let mut fault = match draft.start.check_legal(mv) {
        Ok(()) => IS_RIGHT.to_owned(),
        Err(why) => format!("the move is illegal: {why}"),
    };
    for line in draft.lines() {
        let mut position = draft.start;
        for (played, &next) in line.iter().enumerate() {
            if played % 2 == 0 && position.check_legal(mv).is_ok() {
                let moves = [&line[..played], &[mv]].concat();
                fault = match mates::accepts(&draft.goal, &draft.start, &moves) {
                    Some(false) => return Ok(()),
                    Some(true) => IS_RIGHT.to_owned(),
                    None => mates::UNDECIDED.to_owned(),
                };
            }
            position.play(next).map_err(|why| why.to_string())?;
        }
    }
    Err(fault)
}
