//! The search for the shortest mate: bounds of its length from both sides.
//!
//! From above: a mate of any length, then one two plies shorter, until there is none.
//! From below: a mate in 1, in 3, and so on. Either alone takes long for some positions:
//! df-pn without a limit may follow checks for many plies where there is a short mate, and
//! short mates are disproved in vain where the shortest is long. They take turns, with
//! more nodes each time.

use komadai_shogi::Position;

use super::{
    df_pn::{Budget, Search},
    proof_number::{NO_LIMIT, Plies, Value},
};

/// The nodes of the first turn from above.
const INITIAL_NODES: u64 = 1000;
/// Until a mate is found, a turn from below has this part of the nodes.
const SHARE: u64 = 6;

/// What is known of the shortest mate's length.
#[derive(Clone, Copy, Debug)]
pub(super) struct LengthBounds {
    /// Shorter mates are excluded; [`NO_LIMIT`] if there is no mate.
    pub least: Plies,
    /// Longer mates do not count.
    pub most: Plies,
    /// The length of the shortest mate found.
    pub found: Option<Plies>,
}

impl LengthBounds {
    /// Nothing is known of mates within so many plies.
    const fn within(most: Plies) -> Self {
        Self {
            least: 1,
            most,
            found: None,
        }
    }

    /// Nothing but that there is a mate of this length.
    pub(super) const fn at_most(plies: Plies) -> Self {
        Self {
            least: 1,
            most: plies,
            found: Some(plies),
        }
    }

    pub(super) const fn is_no_mate(self) -> bool {
        self.found.is_none() && (self.least > self.most || self.least == NO_LIMIT)
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

impl Search {
    /// Finds a mate within `most` plies, or that there is none, unless the budget is spent
    /// first.
    pub(super) fn find_mate(
        &mut self,
        root: &Position,
        most: Plies,
        from_below: bool,
        budget: &mut Budget<'_, '_>,
    ) -> LengthBounds {
        let bounds = LengthBounds::within(most);
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
        let mut end = self.nodes + nodes;
        while !is_done(bounds) && !bounds.is_no_mate() {
            let limit = match bounds.found {
                _ if below => bounds.least,
                Some(plies) => plies - 2,
                None => bounds.most,
            };
            match self.prove_until(root, limit, end, budget) {
                Some(value) => bounds.narrow(&value),
                None if self.nodes < end || self.is_spent(budget) => break,
                None if from_below && !below => {
                    below = true;
                    // Once there is a mate, shorter ones have to be disproved anyway.
                    let share = if bounds.found.is_some() { 1 } else { SHARE };
                    end = self.nodes.saturating_add(nodes / share);
                }
                None => {
                    below = false;
                    nodes = nodes.saturating_mul(2);
                    end = self.nodes.saturating_add(nodes);
                }
            }
        }
        bounds
    }

    fn prove_until(
        &mut self,
        root: &Position,
        limit: Plies,
        end: u64,
        budget: &mut Budget<'_, '_>,
    ) -> Option<Value> {
        let all = budget.nodes;
        budget.nodes = all.min(end);
        let value = self.prove(root, limit, budget);
        budget.nodes = all;
        value
    }
}
