//! `go mate`: whether the side to move mates by checks alone.

use std::time::{Duration, Instant};

use shogi::{
    Position,
    search::SearchControl,
    tsume::{MateAnswer, MateLimits, Solver},
};

use super::{go::MateTime, thinker::Brake};

pub struct Question {
    pub number: u64,
    pub position: Position,
    pub time: MateTime,
    /// Megabytes of the solver's table.
    pub hash: usize,
    pub began: Instant,
}

/// The line that answers: the moves, that there is no mate, or that none was found in
/// time.
pub fn answer(question: &Question, brake: &Brake) -> String {
    let most = match question.time {
        MateTime::Infinite => None,
        MateTime::For(time) => Some(time.saturating_sub(MARGIN)),
    };
    let elapsed = || question.began.elapsed();
    let mut host = SearchControl {
        now: &mut || elapsed(),
        stop: &mut || brake.stops(question.number) || most.is_some_and(|most| elapsed() >= most),
    };
    let limits = MateLimits {
        // A mate that has been found is then followed through every defence.
        time: most.map(|most| most * 3 / 4),
        ..MateLimits::default()
    };
    match Solver::new(question.hash << 20).solve(&question.position, &limits, &mut host) {
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
