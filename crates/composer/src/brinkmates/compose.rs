//! Brinkmates from random candidates: a position in which White has no defence, and a move
//! before it.

use fastrand::Rng;
use komadai_problems::{Answer, Kind, Problem};

use super::{Brinkmate, examine};
use crate::{
    MateSolver,
    mates::{Candidate, before_last_move, random_candidate},
};

/// Random candidates for an index.
const TRIES: usize = 2_000;
/// The nodes for the question whether White is lost.
const LOST_NODES: u64 = 20_000;
/// Moves before a lost position that are tried.
const MAX_MOVES: usize = 12;
/// With fewer defences a problem is dull.
const MIN_DEFENCES: usize = 10;
/// The nodes for a candidate.
const NODES: u64 = 200_000;
/// The nodes of the mate solver at which the grades 2 to 10 begin.
const BORDERS: [u64; 9] = [
    6_000, 10_000, 15_000, 22_000, 32_000, 46_000, 68_000, 100_000, 150_000,
];

/// A brinkmate problem and its solution.
pub type Composed = (Candidate, Brinkmate);

/// Composes brinkmates from random candidates. The same seed and index give the same
/// problems.
pub fn compose(seed: u64, index: u64) -> Vec<Composed> {
    let mut rng = Rng::with_seed(seed ^ index.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut solver = MateSolver::default();
    let mut composed = Vec::new();
    for _ in 0..TRIES {
        let Some(candidate) = random_candidate(&mut rng) else {
            continue;
        };
        if is_lost(&mut solver, &candidate) {
            composed.extend(one_before(&mut solver, &candidate, &mut rng));
        }
    }
    composed
}

/// Whether White, to move, has no defence.
fn is_lost(solver: &mut MateSolver, candidate: &Candidate) -> bool {
    let Some(position) = candidate.position_of_defender() else {
        return false;
    };
    solver.limit(LOST_NODES);
    solver.has_no_defence(&position) == Ok(true)
}

/// A problem whose solution may lead to this position.
fn one_before(solver: &mut MateSolver, candidate: &Candidate, rng: &mut Rng) -> Option<Composed> {
    let before = before_last_move(candidate, rng);
    before.into_iter().take(MAX_MOVES).find_map(|before| {
        let before = before.with_king_on_the_right();
        solver.limit(NODES);
        let brinkmate = examine(solver, &before).ok()?;
        let composed = reduce(solver, (before, brinkmate));
        (composed.1.defences >= MIN_DEFENCES).then_some(composed)
    })
}

/// Takes off every piece without which the solution stays the same.
fn reduce(solver: &mut MateSolver, (mut candidate, mut brinkmate): Composed) -> Composed {
    'smaller: loop {
        for smaller in candidate.without_one() {
            solver.limit(NODES);
            match examine(solver, &smaller) {
                Ok(same) if same.mv == brinkmate.mv => {
                    (candidate, brinkmate) = (smaller, same);
                    continue 'smaller;
                }
                _ => {}
            }
        }
        return (candidate, brinkmate);
    }
}

/// The problem for the collection; `None` if its position breaks a rule.
pub fn to_problem((candidate, brinkmate): &Composed) -> Option<Problem> {
    let mut grades = (1..10).zip(BORDERS);
    let grade = grades.find(|&(_, border)| brinkmate.nodes < border);
    Some(Problem {
        kind: Kind::Brinkmate,
        theme: None,
        grade: grade.map_or(10, |(grade, _)| grade),
        plies: 1,
        position: candidate.position()?,
        answer: Answer::Moves(vec![brinkmate.mv]),
    })
}
