use std::collections::{HashMap, HashSet};

use komadai_problems::{Answer, Problem};

use crate::mates::{Candidate, Idea, Shape};

/// So many problems may have the same move and place, seen from the king.
const SAME_IDEA: usize = 4;

/// The brinkmates that become the collection, by grade: without near duplicates.
pub fn select(mut problems: Vec<Problem>) -> Vec<Problem> {
    problems.sort_by_cached_key(|problem| (problem.grade, problem.id()));
    let mut shapes = HashSet::new();
    let mut ideas: HashMap<Idea, usize> = HashMap::new();
    problems.retain(|problem| {
        let candidate = Candidate::from(&problem.position);
        let Answer::Moves(moves) = &problem.answer else {
            return false;
        };
        let (Some(shape), Some(idea)) = (Shape::new(&candidate), Idea::new(&candidate, moves))
        else {
            return false;
        };
        let count = ideas.entry(idea).or_default();
        if *count >= SAME_IDEA || !shapes.insert(shape) {
            return false;
        }
        *count += 1;
        true
    });
    problems
}
