//! Steps that the mate solver decides: `mate` and `survive`.

use komadai_lessons::{
    Attempt, Goal, SolverQuery, SolverQuestion, SolverReply, SolverStep, Verdict,
};
use komadai_search::{
    SearchControl,
    tsume::{LengthRule, MateAnswer, MateLimits, Solver},
};
use shogi::{Move, Position};

use super::CheckedGoal;
use crate::fields::Fields;

/// As many as an embedded board has without a worker: what is decided here is decided there.
const MAX_NODES: u64 = 60_000;
const TABLE_BYTES: usize = 4 << 20;

/// The shortest mate by checks within so many plies, or of any length, without futile
/// interpositions. `None` where the solver could not decide.
fn solve(position: &Position, plies: Option<u16>) -> Option<MateAnswer> {
    let limits = MateLimits {
        plies,
        nodes: Some(MAX_NODES),
        length_rule: LengthRule::ExcludeFutile,
        ..MateLimits::default()
    };
    let mut control = SearchControl::unlimited();
    let mut solver = Solver::new(TABLE_BYTES);
    let answer = solver.solve(position, &limits, &mut control);
    let is_decided = match answer {
        MateAnswer::Mate(_) => solver.is_shortest(),
        MateAnswer::NoMate => true,
        MateAnswer::Unknown => false,
    };
    is_decided.then_some(answer)
}

/// What the other side does, as in the page.
fn reply(position: Position, question: SolverQuestion) -> Option<SolverReply> {
    let mut query = SolverQuery::new(position, question);
    loop {
        match query.next_step() {
            SolverStep::Reply(reply) => return Some(reply),
            SolverStep::Solve(search) => {
                query.on_answer(&solve(&search.position, Some(search.plies))?);
            }
        }
    }
}

/// Whether the last of these moves, the reader's, leads to the goal. `None` where the solver
/// could not decide.
pub fn accepts(goal: &Goal, start: &Position, moves: &[Move]) -> Option<bool> {
    match goal.judge(start, Attempt::Moves(moves)) {
        Verdict::Solved | Verdict::Pass | Verdict::Reply(_) => Some(true),
        Verdict::Wrong => Some(false),
        Verdict::Ask(question) => {
            let mut after = *start;
            for &mv in moves {
                after.play_unchecked(mv);
            }
            // A reply that decides nothing is a defence that is mated in time.
            Some(reply(after, question)?.1.unwrap_or(true))
        }
    }
}

pub const UNDECIDED: &str = "the mate solver could not decide it";

pub fn mate(fields: &mut Fields<'_>, start: &Position) -> Option<CheckedGoal> {
    let plies = fields.number::<u8>("plies").map(usize::from)?;
    if start.king(!start.turn()).is_none() {
        fields.fault_of("sfen", "there is no king to mate");
        return None;
    }
    match solve(start, None) {
        None | Some(MateAnswer::Unknown) => fields.fault_of("plies", UNDECIDED),
        Some(MateAnswer::NoMate) => fields.fault_of("plies", "there is no mate"),
        Some(MateAnswer::Mate(line)) if line.len() != plies => {
            let length = line.len();
            fields.fault_of(
                "plies",
                format!("the shortest mate is in {length}, not in {plies}"),
            );
        }
        Some(MateAnswer::Mate(solution)) => {
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
        match accepts(&goal, start, &[mv]) {
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
