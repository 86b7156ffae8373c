//! What a review asks of the engine, position by position.
use komadai_protocol::{Report, Request};
use komadai_search::{Limits, Line};
use shogi::{Move, Position};

use super::{AnalysisCache, AnalysisResult, GameAnalysis, PositionEval, QUICK_NODES};

/// The next search of a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewStep {
    position: Position,
    index: usize,
    nodes: u64,
    purpose: Purpose,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Purpose {
    /// What the position is worth, and its best line.
    Evaluate,
    /// The two best moves, for the problems that are made of mistakes and for good answers.
    Compare,
    /// The line goes on, where the search before has cut it short: mistakes are explained by it.
    Continue(Vec<Move>),
}

/// The lines before and after a mistake have so many moves.
const LINE_PLIES: usize = 8;
/// They are continued by searches of this part of the nodes.
const CONTINUED: u64 = 4;

impl GameAnalysis {
    /// The next search of a quick look at every position, before a review.
    pub fn next_quick_step(&self, cache: &AnalysisCache) -> Option<ReviewStep> {
        let index = self.next(cache, QUICK_NODES)?;
        Some(ReviewStep {
            position: self.places()[index].position,
            index,
            nodes: QUICK_NODES,
            purpose: Purpose::Evaluate,
        })
    }

    /// The next search of a review with `nodes` nodes for each position: first of every position
    /// of the line, then of the two best moves around mistakes, then of the lines there; `None`
    /// at the end.
    pub fn next_step(&self, cache: &AnalysisCache, nodes: u64) -> Option<ReviewStep> {
        let step = |index: usize, nodes, purpose| ReviewStep {
            position: self.places()[index].position,
            index,
            nodes,
            purpose,
        };
        if let Some(index) = self.next(cache, nodes) {
            return Some(step(index, nodes, Purpose::Evaluate));
        }
        if let Some(index) = self.next_comparison(cache) {
            return Some(step(index, nodes, Purpose::Compare));
        }
        let (index, line) = self.next_short_line(cache)?;
        Some(step(index, nodes / CONTINUED, Purpose::Continue(line)))
    }

    /// A line before or after a move that is listed which is short, and where it begins.
    fn next_short_line(&self, cache: &AnalysisCache) -> Option<(usize, Vec<Move>)> {
        let moves = self.moves(cache);
        let listed = moves.iter().filter(|reviewed| reviewed.is_listed());
        let places = listed.flat_map(|reviewed| [reviewed.index - 1, reviewed.index]);
        let mut lines = places.filter_map(|index| {
            let position = &self.places()[index].position;
            Some((index, position, &cache.get(position)?.best))
        });
        lines.find_map(|(index, position, line)| {
            let is_short = !line.is_empty() && line.len() < LINE_PLIES;
            (is_short && goes_on(position, line)).then(|| (index, line.clone()))
        })
    }

    /// What the engine is asked in a step.
    pub fn request(&self, step: &ReviewStep) -> Request {
        let mut state = self.game_state(step.index);
        if let Purpose::Continue(line) = &step.purpose {
            state.moves.extend(line);
        }
        Request::Analyse {
            state,
            limits: Limits {
                lines: match step.purpose {
                    Purpose::Compare => 2,
                    Purpose::Evaluate | Purpose::Continue(_) => 1,
                },
                ..Limits::nodes(step.nodes)
            },
        }
    }
}

/// Whether a line leads to a position with a legal move.
fn goes_on(position: &Position, line: &[Move]) -> bool {
    let mut position = *position;
    line.iter().all(|&mv| position.play(mv).is_ok()) && !position.legal_moves().is_empty()
}

impl ReviewStep {
    /// Keeps what the engine has found. Says whether it was anything.
    pub fn keep(&self, cache: &mut AnalysisCache, report: &Report) -> bool {
        match &self.purpose {
            Purpose::Evaluate => {
                let found = AnalysisResult::from_report(&self.position, report, self.nodes);
                let is_found = found.is_some();
                if let Some(found) = found {
                    cache.insert(&self.position, found);
                }
                is_found
            }
            Purpose::Compare => {
                cache.set_lead(&self.position, lead(&self.position, report));
                true
            }
            Purpose::Continue(line) => {
                let more = report.lines.first().map_or(&[][..], |more| &more.moves);
                cache.continue_line(&self.position, line, more);
                !more.is_empty()
            }
        }
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
