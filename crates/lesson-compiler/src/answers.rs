//! The answers that a text for wrong ones names.

use komadai_lessons::{Attempt, Goal, Verdict, Winner};
use shogi::{Move, Position, Square};

use crate::goals::mates;

/// Whether an answer can be given in a step, and is wrong; `choices` is how many answers in
/// words there are.
///
/// # Errors
/// Why not.
pub fn check_wrong(
    goal: &Goal,
    start: &Position,
    choices: usize,
    answer: &str,
) -> Result<(), String> {
    let number = || {
        answer
            .parse::<usize>()
            .map_err(|_| "not a number".to_owned())
    };
    let is_right = match goal {
        Goal::Read { .. } | Goal::Stars { .. } | Goal::Clock { .. } => {
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
        Goal::Move { answers } => {
            let mv: Move = answer.parse().map_err(|_| "not a move")?;
            return check_in_lines(goal, start, answers.iter().map(|line| &**line), mv);
        }
        Goal::Capture { .. }
        | Goal::Check
        | Goal::Evade { .. }
        | Goal::Mate { .. }
        | Goal::Survive { .. } => {
            let mv: Move = answer.parse().map_err(|_| "not a move")?;
            start
                .check_legal(mv)
                .map_err(|why| format!("the move is illegal: {why}"))?;
            mates::accepts(goal, start, mv).ok_or("the mate solver could not decide it")?
        }
    };
    match is_right {
        true => Err("the answer is right".to_owned()),
        false => Ok(()),
    }
}

/// Whether a move is legal and wrong in a place of the lines where the reader moves.
fn check_in_lines<'a>(
    goal: &Goal,
    start: &Position,
    lines: impl Iterator<Item = &'a [Move]>,
    mv: Move,
) -> Result<(), String> {
    let mut is_legal = false;
    for line in lines {
        for played in (0..line.len()).step_by(2) {
            let mut position = *start;
            for before in &line[..played] {
                position.play(*before).map_err(|why| why.to_string())?;
            }
            if position.check_legal(mv).is_err() {
                continue;
            }
            is_legal = true;
            let moves = [&line[..played], &[mv]].concat();
            if goal.judge(start, Attempt::Moves(&moves)) == Verdict::Wrong {
                return Ok(());
            }
        }
    }
    Err(match is_legal {
        true => "the answer is right".to_owned(),
        false => "the move is illegal".to_owned(),
    })
}
