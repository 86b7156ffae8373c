//! Where variations branch off the lines read so far.

use alloc::vec::Vec;

use crate::record::{NodeId, Record};

/// The last line that was read, from the first move on, to find where a variation
/// branches off. A format that gives only the number of a variation's first move refers
/// to that line.
///
/// Every line holds only its own moves, and lines that a new variation ends are
/// dropped, except for the main line. So the time is linear for any file.
#[derive(Debug, Default)]
pub(super) struct Branches {
    game: Vec<NodeId>,
    variations: Vec<Variation>,
}

#[derive(Debug)]
struct Variation {
    /// The number of moves before its first one.
    after: usize,
    nodes: Vec<NodeId>,
}

/// Where a variation branches off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Base {
    /// The node before its first move.
    pub node: NodeId,
    /// Whether the last line is too short, so that this node is of the main line.
    pub is_guess: bool,
}

impl Branches {
    /// Adds a move to the line.
    pub fn push(&mut self, node: NodeId) {
        match self.variations.last_mut() {
            Some(variation) => variation.nodes.push(node),
            None => self.game.push(node),
        }
    }

    /// Starts a variation after `after` moves; `None` if no line is that long. After
    /// the last move of a main line without an end it continues the main line.
    pub fn branch(&mut self, after: usize, record: &Record) -> Option<Base> {
        while self
            .variations
            .last()
            .is_some_and(|open| open.after >= after)
        {
            self.variations.pop();
        }
        let (node, is_guess) = match self.variations.last() {
            Some(open) => match open.nodes.get(after - open.after - 1) {
                Some(&node) => (node, false),
                None => (self.game_at(after)?, true),
            },
            None => (self.game_at(after)?, false),
        };
        if is_guess {
            self.variations.clear();
        }
        self.begin(after, node, record);
        Some(Base { node, is_guess })
    }

    /// Starts a variation of the main line.
    pub fn branch_from_game(&mut self, after: usize, record: &Record) -> Option<NodeId> {
        let node = self.game_at(after)?;
        self.variations.clear();
        self.begin(after, node, record);
        Some(node)
    }

    fn begin(&mut self, after: usize, node: NodeId, record: &Record) {
        let goes_on = self.is_game() && record.node(node).next().is_none();
        if !goes_on {
            self.variations.push(Variation {
                after,
                nodes: Vec::new(),
            });
        }
    }

    /// Whether the last line is the main line.
    pub fn is_game(&self) -> bool {
        self.variations.is_empty()
    }

    /// The node of the main line after `after` moves.
    pub fn game_at(&self, after: usize) -> Option<NodeId> {
        match after.checked_sub(1) {
            Some(last) => self.game.get(last).copied(),
            None => Some(NodeId::ROOT),
        }
    }
}
