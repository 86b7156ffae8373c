use core::time::Duration;

use super::Rating;
use crate::lesson::StepPhase;

/// How a problem went the first time, which is what counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProblemResult {
    /// Whether it was solved at the first attempt and without help.
    pub solved: bool,
    pub time: Duration,
    /// The rating before and after, if it was rated.
    pub rating: Option<(Rating, Rating)>,
}

/// What is said of it beside a solved problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultRemark {
    SolvedIn(Duration),
    /// Not at the first attempt.
    SolvedLater,
}

impl ProblemResult {
    /// What is said while the problem on the board is in this phase. A later attempt at a solved
    /// problem may be wrong, or not over yet.
    pub fn remark(&self, phase: StepPhase) -> Option<ResultRemark> {
        match (phase, self.solved) {
            (StepPhase::Solved, true) => Some(ResultRemark::SolvedIn(self.time)),
            (StepPhase::Solved, false) => Some(ResultRemark::SolvedLater),
            _ => None,
        }
    }

    /// The rating before and after, where it is told: with the verdict that it follows from.
    pub fn told_rating(&self, phase: StepPhase) -> Option<(Rating, Rating)> {
        match (phase, self.solved) {
            (StepPhase::Solved, _) | (StepPhase::Wrong, false) => self.rating,
            _ => None,
        }
    }
}
