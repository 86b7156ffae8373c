//! The search for the shortest mate: bounds of its length from both sides.
//!
//! From above: a mate of any length, then one two plies shorter, until there is none.
//! From below: a mate in 1, in 3, and so on. Either alone takes long for some positions:
//! df-pn without a limit may follow checks for many plies where there is a short mate, and
//! short mates are disproved in vain where the shortest is long. They take turns, with
//! more nodes each time.

use super::{
    df_pn::{Budget, Search},
    proof_number::{NO_LIMIT, Plies, Value},
};
use crate::Position;

/// The nodes of the first turn from above; a turn from below has half as many.
const INITIAL_NODES: u64 = 1000;

/// What is known of the shortest mate's length.
#[derive(Clone, Copy, Debug)]
pub(super) struct LengthBounds {
    /// Shorter mates are excluded; [`NO_LIMIT`] if there is no mate.
    pub least: Plies,
    /// The length of the shortest mate found.
    pub found: Option<Plies>,
}

impl LengthBounds {
    pub(super) const UNKNOWN: Self = Self {
        least: 1,
        found: None,
    };

    /// Nothing but that there is a mate of this length.
    pub(super) const fn at_most(plies: Plies) -> Self {
        Self {
            least: 1,
            found: Some(plies),
        }
    }

    pub(super) const fn is_no_mate(self) -> bool {
        self.found.is_none() && self.least == NO_LIMIT
    }

    pub(super) fn is_exact(self) -> bool {
        self.found.is_some_and(|plies| self.least >= plies)
    }

    fn narrow(&mut self, value: &Value) {
        if value.is_mate() {
            let shortest = self
                .found
                .map_or(value.plies, |plies| plies.min(value.plies));
            self.found = Some(shortest);
        } else {
            // Mates have odd lengths.
            self.least = self.least.max(value.plies.saturating_add(1) | 1);
        }
    }
}

/// The result of a turn.
enum Turn {
    Answered,
    OutOfNodes,
    /// The budget is spent, or the path is too long.
    Ended,
}

impl Search {
    /// Finds a mate, or that there is none, unless the budget is spent first.
    pub(super) fn find_mate(
        &mut self,
        root: &Position,
        from_below: bool,
        budget: &mut Budget<'_, '_>,
    ) -> LengthBounds {
        let bounds = LengthBounds::UNKNOWN;
        self.narrow_until(root, bounds, from_below, budget, |bounds| {
            bounds.found.is_some()
        })
    }

    /// Narrows the bounds to the shortest mate, unless the budget is spent first.
    pub(super) fn find_shortest(
        &mut self,
        root: &Position,
        bounds: LengthBounds,
        budget: &mut Budget<'_, '_>,
    ) -> LengthBounds {
        self.narrow_until(root, bounds, true, budget, LengthBounds::is_exact)
    }

    fn narrow_until(
        &mut self,
        root: &Position,
        mut bounds: LengthBounds,
        from_below: bool,
        budget: &mut Budget<'_, '_>,
        is_done: impl Fn(LengthBounds) -> bool,
    ) -> LengthBounds {
        let mut nodes = INITIAL_NODES;
        let mut below = false;
        while !is_done(bounds) && !bounds.is_no_mate() {
            let limit = match bounds.found {
                _ if below => bounds.least,
                Some(plies) => plies - 2,
                None => NO_LIMIT,
            };
            let turn_nodes = if below { nodes / 2 } else { nodes };
            match self.take_turn(root, limit, turn_nodes, &mut bounds, budget) {
                Turn::Answered => {}
                Turn::OutOfNodes if below || !from_below => {
                    below = false;
                    nodes = nodes.saturating_mul(2);
                }
                Turn::OutOfNodes => below = true,
                Turn::Ended => break,
            }
        }
        bounds
    }

    fn take_turn(
        &mut self,
        root: &Position,
        limit: Plies,
        nodes: u64,
        bounds: &mut LengthBounds,
        budget: &mut Budget<'_, '_>,
    ) -> Turn {
        let all = budget.nodes;
        let end = all.min(self.nodes.saturating_add(nodes));
        budget.nodes = end;
        let value = self.prove(root, limit, budget);
        budget.nodes = all;
        match value {
            Some(value) => {
                bounds.narrow(&value);
                Turn::Answered
            }
            None if self.nodes < end || self.is_spent(budget) => Turn::Ended,
            None => Turn::OutOfNodes,
        }
    }
}
