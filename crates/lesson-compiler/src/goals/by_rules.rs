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
    let answers = fields.optional_text("answers");
    if !start.in_check() {
        fields.fault_of("sfen", "the king is not in check");
        return None;
    }
    let mut moves: Vec<Move> = Vec::new();
    if let Some(text) = answers {
        moves = fields.words_of(&text)?;
        for mv in &moves {
            if let Err(why) = start.check_legal(*mv) {
                fields.fault(text.line, format!("the move {mv} is illegal: {why}"));
                return None;
            }
        }
    }
    let answers = Words(moves);
    solved(fields, start, Goal::Evade { answers }, "the king is mated")
}

pub fn clock(fields: &mut Fields<'_>, start: &Position) -> Option<CheckedGoal> {
    let seconds = fields.number::<u32>("seconds")?;
    if seconds == 0 {
        fields.fault_of("seconds", "there is at least one second");
        return None;
    }
    let goal = Goal::Clock { seconds };
    solved(fields, start, goal, "there is no legal move")
}
