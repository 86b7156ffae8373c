//! Steps that one legal move solves: `capture`, `check`, `evade`, `clock`.

use komadai_lessons::{Attempt, Goal, Verdict, Words};
use shogi::{Move, Position, Square};

use super::CheckedGoal;
use crate::fields::Fields;

/// The legal moves that reach a goal.
fn solutions(goal: &Goal, start: &Position) -> Vec<Move> {
    let legal = start.legal_moves();
    let mut solutions: Vec<Move> = legal
        .iter()
        .copied()
        .filter(|&mv| goal.judge(start, Attempt::Moves(&[mv])) == Verdict::Solved)
        .collect();
    // Moves before drops; the order of generation has no meaning.
    solutions.sort_by_key(|mv| (mv.is_drop(), *mv));
    solutions
}

/// A goal that one of its moves reaches; without one, it has this fault.
fn solved(fields: &Fields<'_>, start: &Position, goal: Goal, fault: &str) -> Option<CheckedGoal> {
    let Some(&first) = solutions(&goal, start).first() else {
        fields.fault_of("kind", fault);
        return None;
    };
    let solution = vec![first];
    Some(CheckedGoal { goal, solution })
}

pub fn capture(fields: &mut Fields<'_>, start: &Position) -> Option<CheckedGoal> {
    let square: Square = fields.parse("square")?;
    let fault = format!("no piece can be taken on {square}");
    solved(fields, start, Goal::Capture { square }, &fault)
}

pub fn check(fields: &mut Fields<'_>, start: &Position) -> Option<CheckedGoal> {
    solved(fields, start, Goal::Check, "no move gives check")
}

pub fn evade(fields: &mut Fields<'_>, start: &Position) -> Option<CheckedGoal> {
    let answers = answers(fields, start);
    if !start.in_check() {
        fields.fault_of("sfen", "the king is not in check");
        return None;
    }
    let goal = Goal::Evade { answers: answers? };
    solved(fields, start, goal, "the king is mated")
}

pub fn clock(fields: &mut Fields<'_>, start: &Position) -> Option<CheckedGoal> {
    let seconds = fields.number::<u32>("seconds");
    let answers = answers(fields, start);
    let (seconds, answers) = (seconds?, answers?);
    if seconds == 0 {
        fields.fault_of("seconds", "there is at least one second");
        return None;
    }
    let goal = Goal::Clock { seconds, answers };
    solved(fields, start, goal, "there is no legal move")
}

/// The moves of the field `answers`, which may be missing.
fn answers(fields: &mut Fields<'_>, start: &Position) -> Option<Words<Move>> {
    let Some(text) = fields.optional_text("answers") else {
        return Some(Words::default());
    };
    let moves: Vec<Move> = fields.words_of(&text)?;
    if moves.is_empty() {
        fields.fault(text.line, "answers is empty");
        return None;
    }
    for mv in &moves {
        if let Err(why) = start.check_legal(*mv) {
            fields.fault(text.line, format!("the move {mv} is illegal: {why}"));
            return None;
        }
    }
    Some(Words(moves))
}
