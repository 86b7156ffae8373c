//! The features of an evaluation, for the tuner.

use alloc::vec::Vec;

use super::{
    weight_index,
    weights::{PackedScore, Weights},
};

/// Receives the features of an evaluation: sums their weights, or records them for the
/// tuner. So evaluation and tuner cannot differ.
pub(super) trait EvalSink {
    /// Adds a feature `count` times, for Black.
    fn add(&mut self, weight: usize, count: i32);
}

/// Sums the weights.
pub(super) struct ScoreSum<'a> {
    pub weights: &'a Weights,
    pub sum: PackedScore,
}

impl EvalSink for ScoreSum<'_> {
    #[inline]
    fn add(&mut self, weight: usize, count: i32) {
        self.sum += self.weights.at(weight) * count;
    }
}

/// The features of a position: the evaluation is the sum of all counts times their
/// weights, for Black.
#[derive(Clone, Debug, PartialEq)]
pub struct EvalTrace {
    /// The game phase, from 0 to 1: the interpolation between middlegame and endgame
    /// weights.
    pub phase: f32,
    /// Weight index, below [`Weights::COUNT`], and count: Black's minus White's.
    pub features: Vec<(u16, i16)>,
}

/// Records the counts.
pub(super) struct TraceCounts(pub Vec<i16>);

impl TraceCounts {
    pub fn new() -> Self {
        Self(vec![0; weight_index::COUNT])
    }

    pub fn into_features(self) -> Vec<(u16, i16)> {
        let counted = self.0.into_iter().enumerate();
        counted
            .filter(|&(_, count)| count != 0)
            .map(|(weight, count)| (weight as u16, count))
            .collect()
    }
}

impl EvalSink for TraceCounts {
    fn add(&mut self, weight: usize, count: i32) {
        self.0[weight] += count as i16;
    }
}
