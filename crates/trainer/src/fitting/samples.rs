//! Positions to learn from: what the model reads in each, and what it should predict.

use shogi::search::{Score, ScoreKind};

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
    /// 1 won, ½ drawn, 0 lost; none for a position that was not played on from.
    pub result: Option<f32>,
    /// How near the end of its game the position is: 1 for the last one, 0 for one that is
    /// not near it.
    pub end: f32,
}

/// Score and result of positions that were played on from: of all if there are few, of a
/// million otherwise.
pub fn results<D: Dataset>(data: &D) -> impl Iterator<Item = (f32, f32)> + Clone {
    const MAX: usize = 1_000_000;
    let step = data.len().div_ceil(MAX).max(1);
    let targets = (0..data.len()).step_by(step).map(|at| data.target(at));
    targets.filter_map(|target| Some((target.score, target.result?)))
}

/// A score in centipawns; none for a mate, and for a position that is decided because the
/// score is above `max`.
pub fn usable_score(score: Score, max: i32) -> Option<i32> {
    match score.kind() {
        ScoreKind::Centipawns(score) if score.abs() <= max => Some(score),
        _ => None,
    }
}
