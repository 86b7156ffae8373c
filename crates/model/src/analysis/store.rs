use std::collections::HashMap;

use shogi::{Move, Position};

use super::Worth;

/// What was found in a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    pub worth: Worth,
    /// What both sides would play; empty where nothing is known but the worth.
    pub best: Vec<Move>,
    /// For how many nodes it was looked at.
    pub nodes: u64,
}

/// What was found, by position: so that it outlives edits of a record, and holds for
/// all ways that lead there.
#[derive(Clone, Debug, Default)]
pub struct Store(HashMap<u64, Found>);

impl Store {
    /// Keeps what was looked at longer.
    pub fn keep(&mut self, position: &Position, found: Found) {
        let is_more = |known: &Found| known.nodes <= found.nodes;
        if self.0.get(&position.key()).is_none_or(is_more) {
            self.0.insert(position.key(), found);
        }
    }

    pub fn get(&self, position: &Position) -> Option<&Found> {
        self.0.get(&position.key())
    }
}
