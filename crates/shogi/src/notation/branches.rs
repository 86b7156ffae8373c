use alloc::vec::Vec;

use crate::record::{NodeId, Record};

/// The line that was read last, from the first move on, to find where a variation
/// leaves it. A format that names the number of a variation's first move means
/// that line.
///
/// Every line holds its own moves only; those that a new variation leaves behind
/// are forgotten, but for the game's. So no file makes this slow.
#[derive(Debug, Default)]
pub(super) struct Branches {
    game: Vec<NodeId>,
    variations: Vec<Variation>,
}

#[derive(Debug)]
struct Variation {
    /// How many moves come before its first.
    after: usize,
    nodes: Vec<NodeId>,
}

/// Where a variation begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Base {
    /// The node before its first move.
    pub node: NodeId,
    /// The line that was read last is too short: this is the game's node.
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

    /// Begins a variation after so many moves; `None` if no line is so long. One
    /// after the last move of a game without an end goes on with the game.
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

    /// Begins it as one of the game's own variations.
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

    /// Whether the line is the game's.
    pub fn is_game(&self) -> bool {
        self.variations.is_empty()
    }

    /// The game's node after so many moves.
    pub fn game_at(&self, after: usize) -> Option<NodeId> {
        match after.checked_sub(1) {
            Some(last) => self.game.get(last).copied(),
            None => Some(NodeId::ROOT),
        }
    }
}
