//! The shortest mate, and its line.

use super::{
    checks::checks,
    evasions::evasions,
    interposition::{allowance, returned},
    number::{ANY, Plies, shorter},
    search::{Budget, Search},
    solver::Counting,
    verify,
};
use crate::{Move, Position, sort::sort_by_key};

/// How many nodes the line of a mate may cost at least.
const MOST_LOST: u64 = 100_000;

/// How long a mate is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Length {
    pub plies: Plies,
    /// There is no shorter one.
    pub exact: bool,
}

impl Search {
    /// Looks for shorter mates until there are none.
    pub(super) fn shorten(
        &mut self,
        root: &Position,
        found: Plies,
        budget: &mut Budget<'_, '_>,
    ) -> Length {
        let mut plies = found;
        while plies > 1 {
            match self.prove(root, plies - 2, budget) {
                Some(value) if value.is_mate() => plies = value.plies,
                Some(_) => return Length { plies, exact: true },
                None => {
                    return Length {
                        plies,
                        exact: false,
                    };
                }
            }
        }
        Length { plies, exact: true }
    }

    /// The moves of a mate that is known, replayed by the rules. They are looked
    /// up, which costs next to nothing, but for what the table has lost: so this
    /// may go on a little after the budget is spent.
    pub(super) fn told_line(
        &mut self,
        root: &Position,
        length: Length,
        budget: &mut Budget<'_, '_>,
    ) -> Option<Vec<Move>> {
        let (nodes, until) = (budget.nodes, budget.until);
        budget.nodes = self.nodes.saturating_add(MOST_LOST.max(self.nodes / 4));
        budget.until = None;
        let line = self.line(root, length, budget);
        (budget.nodes, budget.until) = (nodes, until);
        line.filter(|line| verify::is_mate(root, line, self.counting()))
    }

    /// The moves of a mate: the attacker's shortest, against the defence that
    /// lasts longest. `None` when the budget is spent.
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
            let attacks = self.attacks(&position);
            let step = if attacks {
                self.quickest(&position, limit, budget)?
            } else {
                match self.slowest(&position, limit, length.exact, budget)? {
                    Some(step) => step,
                    None => return Some(line),
                }
            };
            line.push(step.0);
            position.play_unchecked(step.0);
            limit = step.1;
        }
    }

    /// A check that mates within `limit`, and within how many plies.
    fn quickest(
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
                let value = self.known(position, shorter(limit))?;
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

    /// The defence that lasts longest against a mate within `limit`, and within
    /// how many plies it is mated; none inside if it is mate already.
    fn slowest(
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
            if mv.is_drop() && self.is_pointless(position, mv, limit, budget)? {
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
        // What the generator has first stays first.
        sort_by_key(&mut defences, |&(_, _, plies)| core::cmp::Reverse(plies));
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

    /// Whether a piece put between does not count.
    fn is_pointless(
        &mut self,
        position: &Position,
        drop: Move,
        limit: Plies,
        budget: &mut Budget<'_, '_>,
    ) -> Option<bool> {
        if self.counting() == Counting::EveryDefence {
            return Some(false);
        }
        let limit = allowance(position, limit);
        for promote in [false, true] {
            if let Some(back) = returned(position, drop, promote)
                && self.prove(&back, limit, budget)?.is_mate()
            {
                return Some(true);
            }
        }
        Some(false)
    }

    /// A first mate of any length.
    pub(super) fn first(
        &mut self,
        root: &Position,
        budget: &mut Budget<'_, '_>,
    ) -> Option<super::number::Value> {
        self.prove(root, ANY, budget)
    }
}
