//! Positions to learn from: what the model reads in each, and what it should predict.

use komadai_search::{Score, ScoreKind};

/// Positions, in few bytes each: there are millions.
pub trait Dataset: Sync {
    /// What a model reads of a position.
    type Sample<'a>: Copy
    where
        Self: 'a;

    fn len(&self) -> usize;

    fn sample(&self, index: usize) -> Self::Sample<'_>;

    fn target(&self, index: usize) -> Target;
}

/// What a prediction for a position is compared with, for one side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Target {
    /// Of the search, in centipawns.
    pub score: f32,
    /// The probability to win by how the game went on: 1 won, ½ drawn, 0 lost, or between
    /// them; none for a position that was not played on from.
    pub outcome: Option<f32>,
}

/// A score in centipawns; none for a mate, and for a position that is decided because the
/// score is above `max`.
pub fn usable_score(score: Score, max: i32) -> Option<i32> {
    match score.kind() {
        ScoreKind::Centipawns(score) if score.abs() <= max => Some(score),
        _ => None,
    }
}
