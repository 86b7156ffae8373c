//! Which of all composed mates become the collection.

use std::collections::{HashMap, HashSet};

use super::{
    Composed, Features,
    similar::{Idea, Shape},
};

/// How many problems of each length, in plies. The last number is for all longer ones.
const WANTED: [(usize, usize); 7] = [
    (1, 360),
    (3, 630),
    (5, 710),
    (7, 520),
    (9, 400),
    (11, 240),
    (usize::MAX, 200),
];

/// The most interesting problems of each length, without near duplicates. What one length
/// lacks, the next shorter ones give.
pub fn select(composed: Vec<Composed>) -> Vec<Composed> {
    let mut by_length: Vec<Vec<Composed>> = vec![Vec::new(); WANTED.len()];
    for problem in without_duplicates(composed) {
        let length = problem.1.line.len();
        let group = WANTED.iter().position(|&(wanted, _)| length <= wanted);
        if let Some(group) = group.and_then(|group| by_length.get_mut(group)) {
            group.push(problem);
        }
    }
    let mut selected = Vec::new();
    let mut missing = 0;
    for (group, (_, wanted)) in by_length.into_iter().zip(WANTED).rev() {
        let before = selected.len();
        selected.extend(group.into_iter().take(wanted + missing));
        missing = wanted + missing + before - selected.len();
    }
    selected.sort_by_cached_key(|(candidate, solution)| (solution.line.len(), candidate.to_sfen()));
    selected
}

/// Sorted by interest, the most interesting problem first.
fn without_duplicates(mut composed: Vec<Composed>) -> Vec<Composed> {
    composed.sort_by_cached_key(|(candidate, solution)| {
        let interest = Features::new(candidate, solution).interest();
        (-interest, candidate.to_sfen())
    });
    let mut shapes = HashSet::new();
    let mut ideas: HashMap<Idea, usize> = HashMap::new();
    composed.retain(|(candidate, solution)| {
        let (Some(shape), Some(idea)) =
            (Shape::new(candidate), Idea::new(candidate, &solution.line))
        else {
            return false;
        };
        let limit = idea.limit();
        let count = ideas.entry(idea).or_default();
        if *count >= limit || !shapes.insert(shape) {
            return false;
        }
        *count += 1;
        true
    });
    composed
}
