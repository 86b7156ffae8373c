//! Brinkmates from random candidates: a position in which White has no defence, and a move
//! before it. Small changes lead from one problem to others.

use std::collections::HashSet;

use fastrand::Rng;
use komadai_problems::{Answer, Kind, Problem};

use super::{Brinkmate, examine};
use crate::{
    MateSolver,
    mates::{Candidate, Idea, before_last_move, mutated, random_candidate},
};

/// Random candidates for an index.
const TRIES: usize = 2_000;
/// The nodes for the question whether White is lost.
const LOST_NODES: u64 = 20_000;
/// Moves before a lost position that are tried.
const MAX_MOVES: usize = 12;
/// Small changes of a problem that are tried.
const CHANGES: usize = 300;
/// Problems that come from one by small changes, at most.
const MAX_WALK: usize = 6;
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
            let start = one_before(&mut solver, &candidate, &mut rng);
            composed.extend(start.map(|start| walk(&mut solver, start, &mut rng)));
        }
    }
    composed.concat()
}

/// Goes from problem to problem by small changes. Each has another solution, seen from the
/// king.
fn walk(solver: &mut MateSolver, start: Composed, rng: &mut Rng) -> Vec<Composed> {
    let mut ideas = HashSet::from([idea(&start)]);
    let mut found = vec![start];
    for _ in 0..CHANGES {
        let changed = rng
            .choice(&found)
            .and_then(|(candidate, _)| mutated(candidate, rng));
        let composed = changed.and_then(|candidate| sound(solver, candidate));
        if let Some(composed) = composed
            && ideas.insert(idea(&composed))
        {
            found.push(composed);
            if found.len() >= MAX_WALK {
                break;
            }
        }
    }
    found
}

/// The move and its place seen from the king.
pub(super) fn idea((candidate, brinkmate): &Composed) -> Option<Idea> {
    Idea::new(candidate, &[brinkmate.mv])
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
    before
        .into_iter()
        .take(MAX_MOVES)
        .find_map(|before| sound(solver, before))
}

/// The problem of a candidate without needless pieces, if it is sound and not dull.
fn sound(solver: &mut MateSolver, candidate: Candidate) -> Option<Composed> {
    let candidate = candidate.with_king_on_the_right();
    solver.limit(NODES);
    let brinkmate = examine(solver, &candidate).ok()?;
    let composed = reduce(solver, (candidate, brinkmate));
    (composed.1.defences >= MIN_DEFENCES).then_some(composed)
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
        also: Vec::new(),
    })
}
