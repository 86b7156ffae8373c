//! Steps that the mate solver decides: `mate` and `survive`.

use core::time::Duration;

use komadai_lessons::{Attempt, Goal, SolverQuestion, Verdict};
use shogi::{
    Move, Position,
    search::SearchControl,
    tsume::{LengthRule, MateAnswer, MateLimits, Solver},
};

use super::CheckedGoal;
use crate::fields::Fields;

/// Enough for a mate in 15 plies.
const MAX_NODES: u64 = 500_000;
const TABLE_BYTES: usize = 1 << 24;

/// The shortest mate by checks, without futile interpositions; inside, `None` if there is
/// none. `None` where the solver could not decide.
fn shortest_mate(position: &Position) -> Option<Option<Vec<Move>>> {
    let limits = MateLimits {
        nodes: Some(MAX_NODES),
        length_rule: LengthRule::ExcludeFutile,
        ..MateLimits::default()
    };
    let mut control = SearchControl {
        now: &mut || Duration::ZERO,
        stop: &mut || false,
    };
    let mut solver = Solver::new(TABLE_BYTES);
    match solver.solve(position, &limits, &mut control) {
        MateAnswer::Mate(line) if solver.is_shortest() => Some(Some(line)),
        MateAnswer::NoMate => Some(None),
        MateAnswer::Mate(_) | MateAnswer::Unknown => None,
    }
}

/// Whether the side to move mates by checks in so many plies.
fn mates_in(position: &Position, plies: usize) -> Option<bool> {
    Some(shortest_mate(position)?.is_some_and(|line| line.len() <= plies))
}

/// Whether there is no defence to a check that avoids mate in so many plies, the defence
/// included.
fn mates_after(position: &Position, plies: usize) -> Option<bool> {
    for &mv in position.legal_moves().iter() {
        let mut after = *position;
        after.play_unchecked(mv);
        let line = shortest_mate(&after)?;
        // A drop that only puts the mate off is no defence.
        let allowed = plies + if mv.is_drop() { 2 } else { 0 };
        if line.is_none_or(|line| line.len() + 1 > allowed) {
            return Some(false);
        }
    }
    Some(true)
}

/// Whether a reader's first move leads to the goal. `None` where the solver could not
/// decide.
pub fn accepts(goal: &Goal, start: &Position, mv: Move) -> Option<bool> {
    let mut after = *start;
    if after.play(mv).is_err() {
        return Some(false);
    }
    match goal.judge(start, Attempt::Moves(&[mv])) {
        Verdict::Solved | Verdict::Pass | Verdict::Reply(_) => Some(true),
        Verdict::Wrong => Some(false),
        Verdict::Ask(SolverQuestion::Defence(plies)) => mates_after(&after, plies),
        Verdict::Ask(SolverQuestion::Attack(plies)) => mates_in(&after, plies).map(|mate| !mate),
    }
}

const UNDECIDED: &str = "the mate solver could not decide it";

pub fn mate(fields: &mut Fields<'_>, start: &Position) -> Option<CheckedGoal> {
    let plies = fields.number::<u8>("plies").map(usize::from)?;
    if start.king(!start.turn()).is_none() {
        fields.fault_of("sfen", "there is no king to mate");
        return None;
    }
    match shortest_mate(start) {
        None => fields.fault_of("plies", UNDECIDED),
        Some(None) => fields.fault_of("plies", "there is no mate"),
        Some(Some(line)) if line.len() != plies => {
            let length = line.len();
            fields.fault_of(
                "plies",
                format!("the shortest mate has {length} plies, not {plies}"),
            );
        }
        Some(Some(solution)) => {
            let goal = Goal::Mate { plies };
            return Some(CheckedGoal { goal, solution });
        }
    }
    None
}

pub fn survive(fields: &mut Fields<'_>, start: &Position) -> Option<CheckedGoal> {
    let plies = fields.number::<u8>("plies").map(usize::from)?;
    if start.king(start.turn()).is_none() {
        fields.fault_of("sfen", "there is no king to defend");
        return None;
    }
    let goal = Goal::Survive { plies };
    let (mut solution, mut some_fail) = (Vec::new(), false);
    for &mv in start.legal_moves().iter() {
        match accepts(&goal, start, mv) {
            None => {
                fields.fault_of("plies", UNDECIDED);
                return None;
            }
            Some(true) if solution.is_empty() => solution.push(mv),
            Some(true) => {}
            Some(false) => some_fail = true,
        }
    }
    let fault = match (solution.is_empty(), some_fail) {
        (true, _) => "every move is followed by mate",
        (false, false) => "no move is followed by mate",
        (false, true) => return Some(CheckedGoal { goal, solution }),
    };
    fields.fault_of("plies", fault);
    None
}
