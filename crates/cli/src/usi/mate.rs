//! `go mate`: whether the side to move mates by checks alone.

use std::time::{Duration, Instant};

use shogi::{
    Position,
    search::SearchControl,
    tsume::{MateAnswer, MateLimits, Solver},
};

use super::{go::MateTime, search_thread::StopSignal};

pub struct MateJob {
    pub number: u64,
    pub position: Position,
    pub time: MateTime,
    /// Megabytes of the solver's table.
    pub hash: usize,
    pub began: Instant,
}

/// The line that answers: the moves, that there is no mate, or that none was found in
/// time.
pub fn answer(problem: &MateJob, stop_signal: &StopSignal) -> String {
    let most = match problem.time {
        MateTime::Infinite => None,
        MateTime::For(time) => Some(time.saturating_sub(MARGIN)),
    };
    let elapsed = || problem.began.elapsed();
    let mut control = SearchControl {
        now: &mut || elapsed(),
        stop: &mut || {
            stop_signal.is_stopped(problem.number) || most.is_some_and(|most| elapsed() >= most)
        },
    };
    let limits = MateLimits {
        // A mate that has been found is then replayed through every defence.
        time: most.map(|most| most * 3 / 4),
        ..MateLimits::default()
    };
    match Solver::new(problem.hash << 20).solve(&problem.position, &limits, &mut control) {
        MateAnswer::Mate(moves) => {
            let moves: Vec<String> = moves.iter().map(|mv| format!(" {mv}")).collect();
            format!("checkmate{}", moves.concat())
        }
        MateAnswer::NoMate => "checkmate nomate".to_owned(),
        MateAnswer::Unknown => "checkmate timeout".to_owned(),
    }
}

/// Between two looks at the clock, and to write the answer.
const MARGIN: Duration = Duration::from_millis(5);
