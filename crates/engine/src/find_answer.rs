//! What the engine takes for the answer in a position of a record.
use komadai_protocol::{GameState, Report, Request};
use komadai_search::{Limits, tsume::MateAnswer};
use shogi::Position;

use super::{
    Answer, Engine,
    last_answer::last_answer,
    mate_solver::{FindLimits, find_mate},
};
use komadai_model::problems::{FoundAnswer, RecordPosition};

/// Mates are looked for up to so many plies.
const MAX_PLIES: u16 = 31;
/// The nodes of the search that tells whether one move is clearly best: as many as composing a
/// problem takes.
const NODES: u64 = 400_000;
/// Where none is, so many moves are compared with twice the nodes.
const LINES: usize = 8;

/// The answer in a position: a mate by checks, or else what is not worse than the best move.
/// `None` if the engine fails or is asked for something else.
pub async fn find_answer(engine: Engine, at: &RecordPosition) -> Option<FoundAnswer> {
    let position = at.position;
    let mate = find_mate(engine, position, FindLimits::plies(MAX_PLIES)).await?;
    if let MateAnswer::Mate(line) = mate {
        return Some(FoundAnswer::Mate(line));
    }
    if !at.is_of_game() {
        return Some(FoundAnswer::Unknown);
    }
    match compare_moves(engine, position, 2, NODES).await? {
        FoundAnswer::Several(_) => compare_moves(engine, position, LINES, 2 * NODES).await,
        found => Some(found),
    }
}

async fn compare_moves(
    engine: Engine,
    position: Position,
    lines: usize,
    nodes: u64,
) -> Option<FoundAnswer> {
    let limits = Limits {
        lines,
        ..Limits::nodes(nodes)
    };
    let report = analyse(engine, position, limits).await?;
    Some(FoundAnswer::from_lines(position.turn(), &report.lines))
}

/// Analyses a position; `None` if the engine fails or is asked for something else.
pub async fn analyse(engine: Engine, position: Position, limits: Limits) -> Option<Report> {
    let request = Request::Analyse {
        state: GameState::from_position(position),
        limits,
    };
    match last_answer(engine, request).await {
        Answer::Done(report) => Some(report),
        _ => None,
    }
}
