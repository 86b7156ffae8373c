use std::collections::HashMap;

use shogi::{Move, Position};

use super::PositionEval;

/// What was found in a position.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalysisResult {
    pub worth: PositionEval,
    /// What both sides would play; empty where nothing is known but the worth.
    pub best: Vec<Move>,
    /// For how many nodes it was looked at.
    pub nodes: u64,
}

/// What was found, by position: so that it outlives edits of a record, and holds for
/// all ways that lead there.
#[derive(Clone, Debug, Default)]
pub struct AnalysisCache(HashMap<u64, AnalysisResult>);

impl AnalysisCache {
    /// Keeps what was looked at longer.
    pub fn insert(&mut self, position: &Position, found: AnalysisResult) {
        let is_more = |known: &AnalysisResult| known.nodes <= found.nodes;
        if self.0.get(&position.key()).is_none_or(is_more) {
            self.0.insert(position.key(), found);
        }
    }

    pub fn get(&self, position: &Position) -> Option<&AnalysisResult> {
        self.0.get(&position.key())
    }
}
