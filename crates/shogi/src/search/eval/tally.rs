use super::{
    layout,
    weights::{Pair, Weights},
};

/// Takes note of what an evaluation counts: adds up weights, or keeps the
/// counts for the tuner.
pub(super) trait Tally {
    /// So many times this weight, for Black.
    fn add(&mut self, weight: usize, count: i32);
}

/// Adds weights up.
pub(super) struct Sum<'a> {
    pub weights: &'a Weights,
    pub sum: Pair,
}

impl Tally for Sum<'_> {
    #[inline]
    fn add(&mut self, weight: usize, count: i32) {
        self.sum += self.weights.of(weight) * count;
    }
}

/// What an evaluation counts: the score is the sum of all counts times their
/// weights, for Black.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace {
    /// 0 at the start of a game, 1 in its last phase: how far a weight's second
    /// value takes the place of its first.
    pub phase: f32,
    /// Weights by their index, below [`Weights::COUNT`], and how often each
    /// counts: Black's less White's.
    pub features: Vec<(u16, i16)>,
}

/// Keeps the counts.
pub(super) struct Counts(pub Vec<i16>);

impl Counts {
    pub fn new() -> Self {
        Self(vec![0; layout::COUNT])
    }

    pub fn into_features(self) -> Vec<(u16, i16)> {
        let counted = self.0.into_iter().enumerate();
        counted
            .filter(|&(_, count)| count != 0)
            .map(|(weight, count)| (weight as u16, count))
            .collect()
    }
}

impl Tally for Counts {
    fn add(&mut self, weight: usize, count: i32) {
        self.0[weight] += count as i16;
    }
}
