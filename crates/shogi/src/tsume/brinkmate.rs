//! Brinkmate (必至): a move after which every defence loses to mate.

use alloc::vec::Vec;

use super::{
    df_pn::{Budget, Search},
    limits::MateLimits,
    proof_number::NO_LIMIT,
    shortest::Length,
    solver::Solver,
};
use crate::{Move, Position, search_control::SearchControl};

/// The result of a search for a brinkmate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BrinkmateAnswer {
    /// After this move every defence loses to mate.
    Brinkmate(Move),
    /// After every move there is a defence.
    NoBrinkmate,
    /// The limits were reached first.
    Unknown,
}

/// The result of a search for a defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Defence {
    /// Every move loses to mate.
    Lost,
    /// After this move there is no mate.
    Saved(Move),
    /// The limits were reached first.
    Unknown,
}

/// The maximum number of consecutive checks by the defender that are followed.
const MAX_DEFENCE_CHECKS: u32 = 4;
/// The nodes of a single mate search at first, and the factor of their growth.
const INITIAL_NODES: u64 = 200;
const NODES_GROWTH: u64 = 8;

impl Solver {
    /// Searches a brinkmate (必至): a move of the side to move after which every defence
    /// loses to mate by checks. Defences by checks are followed up to four checks deep.
    pub fn brinkmate(
        &mut self,
        position: &Position,
        limits: &MateLimits,
        control: &mut SearchControl<'_>,
    ) -> BrinkmateAnswer {
        let (search, mut budget) = self.start(position.turn(), limits, control);
        // Moves that threaten mate first: brinkmates but for zugzwang are among them.
        let mut candidates = Vec::new();
        let mut others = Vec::new();
        for &mv in &position.legal_moves() {
            let mut after = *position;
            after.play_unchecked(mv);
            let threat = after
                .after_null_move()
                .map(|passed| search.prove_within(&passed, INITIAL_NODES, &mut budget));
            match threat {
                Some(Some(true)) => candidates.push((mv, after)),
                _ => others.push((mv, after)),
            }
        }
        candidates.append(&mut others);
        let mut nodes = INITIAL_NODES;
        loop {
            let mut open = Vec::new();
            for (mv, after) in candidates {
                match search.defend(&after, nodes, MAX_DEFENCE_CHECKS, &mut budget) {
                    Defence::Lost => return BrinkmateAnswer::Brinkmate(mv),
                    Defence::Saved(_) => {}
                    Defence::Unknown => open.push((mv, after)),
                }
                if search.is_spent(&mut budget) {
                    return BrinkmateAnswer::Unknown;
                }
            }
            if open.is_empty() {
                return BrinkmateAnswer::NoBrinkmate;
            }
            candidates = open;
            nodes = nodes.saturating_mul(NODES_GROWTH);
        }
    }

    /// Whether every move of the side to move loses to mate by checks.
    pub fn defend(
        &mut self,
        position: &Position,
        limits: &MateLimits,
        control: &mut SearchControl<'_>,
    ) -> Defence {
        let (search, mut budget) = self.start(!position.turn(), limits, control);
        let mut nodes = INITIAL_NODES;
        loop {
            let defence = search.defend(position, nodes, MAX_DEFENCE_CHECKS, &mut budget);
            if defence != Defence::Unknown || search.is_spent(&mut budget) {
                return defence;
            }
            nodes = nodes.saturating_mul(NODES_GROWTH);
        }
    }
}

impl Search {
    /// Whether the side to move mates; `None` if not decided within `nodes` further
    /// nodes.
    fn prove_within(
        &mut self,
        position: &Position,
        nodes: u64,
        budget: &mut Budget<'_, '_>,
    ) -> Option<bool> {
        let most = budget.nodes;
        budget.nodes = most.min(self.nodes.saturating_add(nodes));
        let value = self.prove(position, NO_LIMIT, budget);
        budget.nodes = most;
        let value = value?;
        if !value.is_mate() {
            return Some(false);
        }
        let length = Length {
            plies: value.plies,
            exact: false,
        };
        self.verified_line(position, length, budget).map(|_| true)
    }

    fn defend(
        &mut self,
        position: &Position,
        nodes: u64,
        checks_left: u32,
        budget: &mut Budget<'_, '_>,
    ) -> Defence {
        let mut result = Defence::Lost;
        for &mv in &position.legal_moves() {
            let mut after = *position;
            after.play_unchecked(mv);
            let delayed = match self.prove_within(&after, nodes, budget) {
                Some(true) => Some(true),
                Some(false) if after.in_check() && checks_left > 0 => {
                    self.evade_and_win(&after, nodes, checks_left, budget)
                }
                answer => answer,
            };
            match delayed {
                Some(true) => {}
                Some(false) => return Defence::Saved(mv),
                None => result = Defence::Unknown,
            }
            if self.is_spent(budget) {
                return Defence::Unknown;
            }
        }
        result
    }

    /// Whether the attacker, in check, has an evasion after which the defender is still
    /// lost.
    fn evade_and_win(
        &mut self,
        position: &Position,
        nodes: u64,
        checks_left: u32,
        budget: &mut Budget<'_, '_>,
    ) -> Option<bool> {
        let mut known = true;
        for &mv in &position.legal_moves() {
            let mut after = *position;
            after.play_unchecked(mv);
            match self.defend(&after, nodes, checks_left - 1, budget) {
                Defence::Lost => return Some(true),
                Defence::Saved(_) => {}
                Defence::Unknown => known = false,
            }
        }
        // At the maximum number of checks the result is unknown.
        (known && checks_left > 1).then_some(false)
    }
}
