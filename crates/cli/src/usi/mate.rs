//! `go mate`: whether the side to move mates by checks alone.

use std::time::{Duration, Instant};

use komadai_search::{
    SearchControl,
    tsume::{MateAnswer, MateLimits, Solver},
};
use shogi::Position;

use super::{go::MateTime, stop_signal::StopSignal};

pub struct MateJob {
    pub number: u64,
    pub position: Position,
    pub time: MateTime,
    /// The size of the solver's table in megabytes.
    pub hash: usize,
    pub start: Instant,
}

/// Searches for a mate, and returns the answer in USI.
pub fn solve(job: &MateJob, stop_signal: &StopSignal) -> String {
    let limit = match job.time {
        MateTime::Infinite => None,
        MateTime::For(time) => Some(time.saturating_sub(MARGIN)),
    };
    let elapsed = || job.start.elapsed();
    let mut control = SearchControl {
        now: &mut || elapsed(),
        stop: &mut || {
            stop_signal.is_stopped(job.number) || limit.is_some_and(|limit| elapsed() >= limit)
        },
    };
    let limits = MateLimits {
        // The rest is for following a mate through every defence.
        time: limit.map(|limit| limit * 3 / 4),
        ..MateLimits::default()
    };
    match Solver::new(job.hash << 20).solve(&job.position, &limits, &mut control) {
        MateAnswer::Mate(moves) => {
            let moves: Vec<String> = moves.iter().map(|mv| format!(" {mv}")).collect();
            format!("checkmate{}", moves.concat())
        }
        MateAnswer::NoMate => "checkmate nomate".to_owned(),
        MateAnswer::Unknown => "checkmate timeout".to_owned(),
    }
}

/// For the time between two calls of `stop`, and for writing the answer.
const MARGIN: Duration = Duration::from_millis(5);
