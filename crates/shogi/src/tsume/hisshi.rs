//! Brinkmate (必至): a move after which every defence loses to mate.

use super::{
    number::ANY,
    search::{Budget, Search},
    shortest::Length,
    solver::{MateLimits, Solver},
};
use crate::{Move, Position, search::Host};

/// What is known of a brinkmate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HisshiAnswer {
    /// After this move every defence loses to mate.
    Hisshi(Move),
    /// After every move there is a defence.
    NoHisshi,
    /// Not found within the limits.
    Unknown,
}

/// Whether the side to move can still be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Defence {
    /// Every move loses to mate.
    Lost,
    /// There is no mate after this move.
    Saved(Move),
    /// Not found within the limits.
    Unknown,
}

/// How many checks the defender may put in before the mate has to come.
const DELAYS: u32 = 4;
/// Nodes for every single question at first, and how they grow.
const FIRST_NODES: u64 = 200;
const GROWTH: u64 = 8;

impl Solver {
    /// Whether the side to move has a move after which every defence loses to
    /// mate by checks. A defence by checks is followed as long as it gives no
    /// more than four of them.
    pub fn hisshi(
        &mut self,
        position: &Position,
        limits: &MateLimits,
        host: &mut Host<'_>,
    ) -> HisshiAnswer {
        let (search, mut budget) = self.start(position.turn(), limits, host);
        // Threats first: only they can be brinkmates, but where every move harms.
        let mut candidates = Vec::new();
        let mut others = Vec::new();
        for &mv in &position.legal_moves() {
            let mut after = *position;
            after.play_unchecked(mv);
            let threat = after
                .passed()
                .map(|passed| search.ask(&passed, FIRST_NODES, &mut budget));
            match threat {
                Some(Some(true)) => candidates.push((mv, after)),
                _ => others.push((mv, after)),
            }
        }
        candidates.append(&mut others);
        let mut nodes = FIRST_NODES;
        loop {
            let mut open = Vec::new();
            for (mv, after) in candidates {
                match search.defend(&after, nodes, DELAYS, &mut budget) {
                    Defence::Lost => return HisshiAnswer::Hisshi(mv),
                    Defence::Saved(_) => {}
                    Defence::Unknown => open.push((mv, after)),
                }
                if search.is_spent(&mut budget) {
                    return HisshiAnswer::Unknown;
                }
            }
            if open.is_empty() {
                return HisshiAnswer::NoHisshi;
            }
            candidates = open;
            nodes = nodes.saturating_mul(GROWTH);
        }
    }

    /// Whether every move of the side to move loses to mate by checks.
    pub fn defend(
        &mut self,
        position: &Position,
        limits: &MateLimits,
        host: &mut Host<'_>,
    ) -> Defence {
        let (search, mut budget) = self.start(!position.turn(), limits, host);
        let mut nodes = FIRST_NODES;
        loop {
            let defence = search.defend(position, nodes, DELAYS, &mut budget);
            if defence != Defence::Unknown || search.is_spent(&mut budget) {
                return defence;
            }
            nodes = nodes.saturating_mul(GROWTH);
        }
    }
}

impl Search {
    /// Whether the side to move mates; unknown after so many nodes more.
    fn ask(
        &mut self,
        position: &Position,
        nodes: u64,
        budget: &mut Budget<'_, '_>,
    ) -> Option<bool> {
        let most = budget.nodes;
        budget.nodes = most.min(self.nodes.saturating_add(nodes));
        let value = self.prove(position, ANY, budget);
        budget.nodes = most;
        let value = value?;
        if !value.is_mate() {
            return Some(false);
        }
        let length = Length {
            plies: value.plies,
            exact: false,
        };
        self.told_line(position, length, budget).map(|_| true)
    }

    fn defend(
        &mut self,
        position: &Position,
        nodes: u64,
        delays: u32,
        budget: &mut Budget<'_, '_>,
    ) -> Defence {
        let mut verdict = Defence::Lost;
        for &mv in &position.legal_moves() {
            let mut after = *position;
            after.play_unchecked(mv);
            let delayed = match self.ask(&after, nodes, budget) {
                Some(true) => Some(true),
                Some(false) if after.is_check() && delays > 0 => {
                    self.parry(&after, nodes, delays, budget)
                }
                answer => answer,
            };
            match delayed {
                Some(true) => {}
                Some(false) => return Defence::Saved(mv),
                None => verdict = Defence::Unknown,
            }
            if self.is_spent(budget) {
                return Defence::Unknown;
            }
        }
        verdict
    }

    /// Whether the attacker, in check, can get out of it so that the defender
    /// is lost all the same.
    fn parry(
        &mut self,
        position: &Position,
        nodes: u64,
        delays: u32,
        budget: &mut Budget<'_, '_>,
    ) -> Option<bool> {
        let mut known = true;
        for &mv in &position.legal_moves() {
            let mut after = *position;
            after.play_unchecked(mv);
            match self.defend(&after, nodes, delays - 1, budget) {
                Defence::Lost => return Some(true),
                Defence::Saved(_) => {}
                Defence::Unknown => known = false,
            }
        }
        // After so many checks nothing is known.
        (known && delays > 1).then_some(false)
    }
}
