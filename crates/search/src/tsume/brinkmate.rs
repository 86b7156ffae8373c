//! Brinkmate (必至): a move after which every defence loses to mate.

use alloc::vec::Vec;

use komadai_shogi::{Move, Position};

use super::{
    df_pn::{Budget, Search},
    limits::MateLimits,
    proof_number::NO_LIMIT,
    shortest::Length,
    solver::Solver,
};
use crate::search_control::SearchControl;

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
        let mut decided = true;
        loop {
            let mut open = Vec::new();
            for (mv, after) in candidates {
                match search.defend(&after, nodes, MAX_DEFENCE_CHECKS, &mut budget) {
                    Outcome::Lost => return BrinkmateAnswer::Brinkmate(mv),
                    Outcome::Saved(_) => {}
                    Outcome::TooManyChecks => decided = false,
                    Outcome::OutOfNodes => open.push((mv, after)),
                }
                if search.is_spent(&mut budget) {
                    return BrinkmateAnswer::Unknown;
                }
            }
            if open.is_empty() {
                return match decided {
                    true => BrinkmateAnswer::NoBrinkmate,
                    false => BrinkmateAnswer::Unknown,
                };
            }
            candidates = open;
            nodes = nodes.saturating_mul(NODES_GROWTH);
        }
    }

    /// Whether every move of the side to move loses to mate by checks. Defences by checks are
    /// followed up to four checks deep.
    pub fn defend(
        &mut self,
        position: &Position,
        limits: &MateLimits,
        control: &mut SearchControl<'_>,
    ) -> Defence {
        let (search, mut budget) = self.start(!position.turn(), limits, control);
        let mut nodes = INITIAL_NODES;
        loop {
            match search.defend(position, nodes, MAX_DEFENCE_CHECKS, &mut budget) {
                Outcome::Lost => return Defence::Lost,
                Outcome::Saved(mv) => return Defence::Saved(mv),
                Outcome::TooManyChecks => return Defence::Unknown,
                Outcome::OutOfNodes if search.is_spent(&mut budget) => return Defence::Unknown,
                Outcome::OutOfNodes => nodes = nodes.saturating_mul(NODES_GROWTH),
            }
        }
    }
}

/// What becomes of the defender.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    /// Every move loses to mate.
    Lost,
    /// After this move there is no mate.
    Saved(Move),
    /// More nodes may decide it.
    OutOfNodes,
    /// Only defences with more checks than are followed are left.
    TooManyChecks,
}

impl Outcome {
    /// This one, or what is not decided elsewhere: nodes may decide it before the checks.
    fn or(self, undecided: Self) -> Self {
        match self {
            Self::OutOfNodes => self,
            _ => undecided,
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
    ) -> Outcome {
        let mut result = Outcome::Lost;
        for &mv in &position.legal_moves() {
            let mut after = *position;
            after.play_unchecked(mv);
            match self.prove_within(&after, nodes, budget) {
                Some(true) => {}
                Some(false) if !after.in_check() => return Outcome::Saved(mv),
                Some(false) => match self.evade(&after, mv, nodes, checks_left, budget) {
                    Outcome::Lost => {}
                    Outcome::Saved(mv) => return Outcome::Saved(mv),
                    undecided => result = result.or(undecided),
                },
                None => result = result.or(Outcome::OutOfNodes),
            }
            if self.is_spent(budget) {
                return Outcome::OutOfNodes;
            }
        }
        result
    }

    /// What becomes of the defender, who has given `check`, after the best evasion of the
    /// attacker.
    fn evade(
        &mut self,
        position: &Position,
        check: Move,
        nodes: u64,
        checks_left: u32,
        budget: &mut Budget<'_, '_>,
    ) -> Outcome {
        if checks_left == 0 {
            return Outcome::TooManyChecks;
        }
        let mut result = Outcome::Saved(check);
        for &mv in &position.legal_moves() {
            let mut after = *position;
            after.play_unchecked(mv);
            match self.defend(&after, nodes, checks_left - 1, budget) {
                Outcome::Lost => return Outcome::Lost,
                Outcome::Saved(_) => {}
                undecided => result = result.or(undecided),
            }
        }
        result
    }
}
