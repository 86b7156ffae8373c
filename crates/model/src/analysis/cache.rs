use std::collections::HashMap;

use shogi::{Move, Position};

use super::PositionEval;

/// The engine's result for a position.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalysisResult {
    pub worth: PositionEval,
    /// The principal variation; empty if only the evaluation is known.
    pub best: Vec<Move>,
    /// Number of nodes searched.
    pub nodes: u64,
    /// How much more of the winning rate the best move has than the second, between 0 and 1;
    /// `None` until that was searched.
    pub lead: Option<f64>,
}

/// Results by position, so that they survive edits of a record and hold for
/// transpositions.
#[derive(Clone, Debug, Default)]
pub struct AnalysisCache(HashMap<u64, AnalysisResult>);

impl AnalysisCache {
    /// Keeps the result of the longer search.
    pub fn insert(&mut self, position: &Position, found: AnalysisResult) {
        let is_more = |known: &AnalysisResult| known.nodes <= found.nodes;
        if self.0.get(&position.key()).is_none_or(is_more) {
            self.0.insert(position.key(), found);
        }
    }

    /// Keeps by how much the best move of a position that is known leads.
    pub fn set_lead(&mut self, position: &Position, lead: f64) {
        if let Some(known) = self.0.get_mut(&position.key()) {
            known.lead = Some(lead);
        }
    }

    /// Adds moves to the best line of a position, unless it is another one by now.
    pub fn continue_line(&mut self, position: &Position, line: &[Move], more: &[Move]) {
        if let Some(known) = self.0.get_mut(&position.key())
            && known.best == line
        {
            known.best.extend(more);
        }
    }

    pub fn get(&self, position: &Position) -> Option<&AnalysisResult> {
        self.0.get(&position.key())
    }
}
