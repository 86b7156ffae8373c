//! The principal variation of a mate.

use alloc::vec::Vec;

use komadai_shogi::{Move, Position};

use super::{
    checks::checks,
    df_pn::{Budget, Search},
    evasions::evasions,
    futile_interposition::{after_futile_interposition, futile_limit},
    limits::LengthRule,
    proof_number::{Plies, shorter},
    verify,
};
use crate::insertion_sort::insertion_sort_by_key;

/// Minimum budget, in nodes, to recover a line whose entries were replaced in the
/// table.
const LINE_RECOVERY_NODES: u64 = 100_000;

/// The length of a mate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Length {
    pub plies: Plies,
    /// Proved to be the shortest.
    pub exact: bool,
}

impl Search {
    /// The line of a proved mate, verified by replaying it. Mostly table look-ups; lost
    /// entries are searched again, so it may exceed the budget a little.
    pub(super) fn verified_line(
        &mut self,
        root: &Position,
        length: Length,
        budget: &mut Budget<'_, '_>,
    ) -> Option<Vec<Move>> {
        let (nodes, until) = (budget.nodes, budget.until);
        budget.nodes = self
            .nodes
            .saturating_add(LINE_RECOVERY_NODES.max(self.nodes / 4));
        budget.until = None;
        let line = self.line(root, length, budget);
        (budget.nodes, budget.until) = (nodes, until);
        line.filter(|line| verify::is_mate(root, line, self.length_rule()))
    }

    /// The line of a mate: the attacker's shortest, against the longest defence. `None`
    /// when the budget is spent.
    fn line(
        &mut self,
        root: &Position,
        length: Length,
        budget: &mut Budget<'_, '_>,
    ) -> Option<Vec<Move>> {
        let mut line = Vec::new();
        let mut position = *root;
        let mut limit = length.plies;
        loop {
            let or_node = self.is_or_node(&position);
            let step = if or_node {
                self.shortest_attack(&position, limit, budget)?
            } else {
                match self.longest_defence(&position, limit, length.exact, budget)? {
                    Some(step) => step,
                    None => return Some(line),
                }
            };
            line.push(step.0);
            position.play_unchecked(step.0);
            limit = step.1;
        }
    }

    /// A check that mates within `limit`, and the length after it.
    fn shortest_attack(
        &mut self,
        position: &Position,
        limit: Plies,
        budget: &mut Budget<'_, '_>,
    ) -> Option<(Move, Plies)> {
        let mut moves = Vec::new();
        checks(position, &mut moves);
        let after = moves.iter().map(|&mv| {
            let mut position = *position;
            position.play_unchecked(mv);
            (mv, position)
        });
        let after: Vec<_> = after.collect();
        let known = after
            .iter()
            .filter_map(|(mv, position)| {
                let value = self.probe_final(position, shorter(limit))?;
                value.is_mate().then_some((*mv, value.plies))
            })
            .min_by_key(|&(_, plies)| plies);
        if known.is_some() {
            return known;
        }
        for (mv, position) in after {
            let value = self.prove(&position, shorter(limit), budget)?;
            if value.is_mate() {
                return Some((mv, value.plies));
            }
        }
        None
    }

    /// The defence that lasts longest against a mate within `limit`, and the length
    /// after it; an inner `None` if it is mate already.
    fn longest_defence(
        &mut self,
        position: &Position,
        limit: Plies,
        exact: bool,
        budget: &mut Budget<'_, '_>,
    ) -> Option<Option<(Move, Plies)>> {
        let mut moves = Vec::new();
        evasions(position, &mut moves);
        let mut defences = Vec::new();
        for mv in moves {
            if mv.is_drop() && self.is_futile(position, mv, limit, budget)? {
                continue;
            }
            let mut after = *position;
            after.play_unchecked(mv);
            let value = self.prove(&after, shorter(limit), budget)?;
            if !value.is_mate() {
                return None;
            }
            defences.push((mv, after, value.plies));
        }
        // Stable: ties keep the order of generation.
        insertion_sort_by_key(&mut defences, |&(_, _, plies)| core::cmp::Reverse(plies));
        if exact {
            for &(mv, after, plies) in &defences {
                if plies + 1 < limit {
                    break;
                }
                if plies < 2 {
                    return Some(Some((mv, plies)));
                }
                if self.prove(&after, plies - 2, budget)?.is_no_mate() {
                    return Some(Some((mv, plies)));
                }
            }
        }
        Some(defences.first().map(|&(mv, _, plies)| (mv, plies)))
    }

    /// Whether an interposing drop is futile.
    fn is_futile(
        &mut self,
        position: &Position,
        drop: Move,
        limit: Plies,
        budget: &mut Budget<'_, '_>,
    ) -> Option<bool> {
        if self.length_rule() == LengthRule::EveryDefence {
            return Some(false);
        }
        let limit = futile_limit(position, limit);
        for promote in [false, true] {
            if let Some(back) = after_futile_interposition(position, drop, promote)
                && self.prove(&back, limit, budget)?.is_mate()
            {
                return Some(true);
            }
        }
        Some(false)
    }
}
