//! What a review asks of the engine, position by position.
use komadai_protocol::{Report, Request};
use komadai_search::{Limits, Line};
use shogi::Position;

use super::{AnalysisCache, AnalysisResult, GameAnalysis, PositionEval};

/// The next search of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewStep {
    position: Position,
    index: usize,
    nodes: u64,
    /// Whether the two best moves are compared, for the problems that are made of mistakes.
    compares: bool,
}

impl GameAnalysis {
    /// The next search of a review with `nodes` nodes for each position: first of every position
    /// of the line, then of those before a mistake; `None` at the end.
    pub fn next_step(&self, cache: &AnalysisCache, nodes: u64) -> Option<ReviewStep> {
        let unknown = self.next(cache, nodes);
        let index = unknown.or_else(|| self.next_mistake(cache))?;
        Some(ReviewStep {
            position: self.places()[index].position,
            index,
            nodes,
            compares: unknown.is_none(),
        })
    }

    /// What the engine is asked in a step.
    pub fn request(&self, step: &ReviewStep) -> Request {
        Request::Analyse {
            state: self.game_state(step.index),
            limits: Limits {
                lines: if step.compares { 2 } else { 1 },
                ..Limits::nodes(step.nodes)
            },
        }
    }
}

impl ReviewStep {
    /// Keeps what the engine has found. Says whether it was anything.
    pub fn keep(&self, cache: &mut AnalysisCache, report: &Report) -> bool {
        if self.compares {
            cache.set_lead(&self.position, lead(&self.position, report));
            return true;
        }
        let found = AnalysisResult::from_report(&self.position, report, self.nodes);
        let is_found = found.is_some();
        if let Some(found) = found {
            cache.insert(&self.position, found);
        }
        is_found
    }
}

impl AnalysisResult {
    /// The result of a search of `nodes` nodes.
    pub fn from_report(position: &Position, report: &Report, nodes: u64) -> Option<Self> {
        let line = report.lines.first()?;
        Some(Self {
            worth: PositionEval::from_score(line.score, position.turn()),
            best: line.moves.clone(),
            nodes,
            lead: None,
        })
    }
}

/// By how much of the winning rate the best move is ahead of the second; 0 where nothing is
/// known.
fn lead(position: &Position, report: &Report) -> f64 {
    let side = position.turn();
    let rate = |line: &Line| PositionEval::from_score(line.score, side).winning_rate(side);
    match &*report.lines {
        [best, second, ..] => (rate(best) - rate(second)).max(0.0),
        _ => 0.0,
    }
}
