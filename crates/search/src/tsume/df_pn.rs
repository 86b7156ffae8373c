//! Depth-first proof-number search (df-pn, Nagai 2002) with an explicit stack.
//!
//! A node is searched until its proof or disproof number reaches a threshold. The
//! thresholds of a child are those at which another child would be the most-proving
//! one.

use alloc::vec::Vec;
use core::time::Duration;

use komadai_shogi::{Color, Move, Position};

use super::{
    initial_value::initial_value,
    limits::LengthRule,
    node::{Child, Frame, Sums, limit_of, position_of},
    proof_hand,
    proof_number::{INFINITE, NO_REPETITION, Plies, Value, add},
    repetition::{Path, RepetitionTable, extend_path_key},
    tt::{ProbeResult, TranspositionTable},
};
use crate::search_control::SearchControl;

/// The maximum length of the current path, in plies.
const MAX_PLY: usize = 4000;

/// The nodes between two looks at the clock and at `stop`.
const POLL_NODES: u64 = 1024;

/// The limits of a search, with the callbacks.
pub(super) struct Budget<'a, 'h> {
    pub control: &'a mut SearchControl<'h>,
    pub nodes: u64,
    pub until: Option<Duration>,
}

pub(super) struct Search {
    pub(super) tt: TranspositionTable,
    pub(super) repetitions: RepetitionTable,
    pub(super) path: Path,
    pub(super) stack: Vec<Frame>,
    pub(super) children: Vec<Child>,
    pub(super) moves: Vec<Move>,
    pub(super) scratch: [Vec<Move>; 2],
    pub(super) attacker: Color,
    pub(super) length_rule: LengthRule,
    pub(super) searches: u64,
    pub nodes: u64,
    /// TCA (threshold controlling algorithm, Kishimoto 2010): while above 0, thresholds
    /// are raised so that a node is searched at least once more.
    pub(super) tca_extend: u32,
}

impl Search {
    pub(super) fn new(bytes: usize) -> Self {
        Self {
            tt: TranspositionTable::new(bytes / 16 * 15),
            repetitions: RepetitionTable::new(bytes / 32),
            path: Path::new(),
            stack: Vec::new(),
            children: Vec::new(),
            moves: Vec::new(),
            scratch: [Vec::new(), Vec::new()],
            attacker: Color::Black,
            length_rule: LengthRule::EveryDefence,
            searches: 0,
            nodes: 0,
            tca_extend: 0,
        }
    }

    /// Clears all results, for a new problem.
    pub(super) fn reset(&mut self, attacker: Color) {
        self.attacker = attacker;
        self.length_rule = LengthRule::EveryDefence;
        self.tt.clear();
        self.repetitions.clear();
        self.searches = 0;
        self.nodes = 0;
    }

    pub(super) fn is_or_node(&self, position: &Position) -> bool {
        position.turn() == self.attacker
    }

    pub(super) fn length_rule(&self) -> LengthRule {
        self.length_rule
    }

    /// Sets how lengths are counted. Results with every defence stay valid when futile
    /// interpositions are excluded: mates only get shorter, and no mates appear where
    /// none was of any length.
    pub(super) fn set_length_rule(&mut self, length_rule: LengthRule) {
        self.length_rule = length_rule;
    }

    /// A final value in the table for a limit of `limit` plies.
    pub(super) fn probe_final(&self, position: &Position, limit: Plies) -> Option<Value> {
        match self
            .tt
            .probe(position.board_key(), position.hand(self.attacker), limit)
        {
            ProbeResult::Final(value) => Some(value),
            _ => None,
        }
    }

    /// Whether there is a mate within `limit` plies; `None` when the budget is spent
    /// first.
    pub(super) fn prove(
        &mut self,
        root: &Position,
        limit: Plies,
        budget: &mut Budget<'_, '_>,
    ) -> Option<Value> {
        if let Some(value) = self.probe_final(root, limit) {
            return Some(value);
        }
        let value = initial_value(
            root,
            self.is_or_node(root),
            limit,
            self.length_rule,
            &mut self.scratch,
        );
        if value.is_mate() || value.is_no_mate() {
            return Some(value);
        }
        self.path.clear();
        self.stack.clear();
        self.children.clear();
        self.searches += 1;
        self.tca_extend = 0;
        let (board, hand) = (root.board_key(), root.hand(self.attacker));
        self.expand(Frame {
            position: *root,
            or_node: self.is_or_node(root),
            board,
            hand,
            path_key: self.searches,
            limit,
            pn_threshold: INFINITE,
            dn_threshold: INFINITE,
            depth: 0,
            first: 0,
            best: 0,
            nodes_before: self.nodes,
            tca_extend: 0,
        });
        let mut next_poll = self.nodes + POLL_NODES;
        loop {
            let frame = self.stack.last()?;
            let sums = Sums::new(frame, &self.children[frame.first..]);
            let (mut pn_threshold, mut dn_threshold) = (frame.pn_threshold, frame.dn_threshold);
            if self.tca_extend > 0 {
                pn_threshold = pn_threshold.max((sums.pn + 1).min(INFINITE));
                dn_threshold = dn_threshold.max((sums.dn + 1).min(INFINITE));
            }
            if sums.pn >= pn_threshold || sums.dn >= dn_threshold {
                let value = self.finish(&sums);
                match self.stack.last() {
                    Some(frame) => self.update(frame.best, value),
                    None => return Some(value),
                }
                continue;
            }
            if self.nodes >= budget.nodes {
                return None;
            }
            if self.nodes >= next_poll {
                if self.is_spent(budget) {
                    return None;
                }
                next_poll = self.nodes + POLL_NODES;
            }
            if self.stack.len() >= MAX_PLY {
                return None;
            }
            self.descend(&sums);
        }
    }

    /// Whether the nodes or the time are spent, or the caller asks to stop.
    pub(super) fn is_spent(&self, budget: &mut Budget<'_, '_>) -> bool {
        self.nodes >= budget.nodes
            || (budget.control.stop)()
            || budget
                .until
                .is_some_and(|until| (budget.control.now)() >= until)
    }

    /// Expands the most-proving child with its thresholds (1 + ε trick).
    fn descend(&mut self, sums: &Sums) {
        let depth = self.stack.len() as u16;
        let Some(frame) = self.stack.last_mut() else {
            return;
        };
        let or_node = frame.or_node;
        frame.best = sums.best;
        let child = self.children[sums.best];
        let (phi, delta) = if or_node {
            (frame.pn_threshold, frame.dn_threshold)
        } else {
            (frame.dn_threshold, frame.pn_threshold)
        };
        let phi = phi.min(add(sums.second, 1 + sums.second / 4));
        let delta = if delta == INFINITE {
            INFINITE
        } else {
            delta.saturating_sub(sums.others)
        };
        let (pn_threshold, dn_threshold) = if or_node { (phi, delta) } else { (delta, phi) };
        if child.value.is_new {
            self.tca_extend = self.tca_extend.saturating_sub(1);
        }
        let position = position_of(frame, &child);
        let next = Frame {
            position,
            or_node: position.turn() == self.attacker,
            board: child.board,
            hand: child.hand,
            path_key: extend_path_key(frame.path_key, child.board, child.hand),
            limit: limit_of(frame, &child),
            pn_threshold,
            dn_threshold,
            depth: child.value.depth.min(depth),
            first: self.children.len(),
            best: self.children.len(),
            nodes_before: self.nodes,
            tca_extend: self.tca_extend,
        };
        self.expand(next);
    }

    /// Pops the current node, and stores and returns its value.
    fn finish(&mut self, sums: &Sums) -> Value {
        let depth = self.stack.len() as u16 - 1;
        let Some(frame) = self.stack.pop() else {
            return Value::open(1, 1, 0);
        };
        self.path.pop();
        let children = &self.children[frame.first..];
        let value = match (sums.pn, sums.dn) {
            (0, _) if frame.or_node => proof_hand::or_node_proof(&frame, children),
            (0, _) => proof_hand::and_node_proof(&frame, children),
            (_, 0) if frame.or_node => proof_hand::or_node_disproof(&frame, children),
            (_, 0) => proof_hand::and_node_disproof(&frame, children),
            (pn, dn) => Value::open(pn, dn, frame.depth.min(depth)),
        };
        self.children.truncate(frame.first);
        let effort = (self.nodes - frame.nodes_before).min(u64::from(u32::MAX / 4)) as u32;
        self.tca_extend = self.tca_extend.min(frame.tca_extend);
        if value.is_mate() || value.is_no_mate() && (value.repetition_depth >= depth) {
            let value = value.with_repetition(NO_REPETITION);
            self.tt.store_final(frame.board, frame.hand, &value, effort);
            return value;
        }
        if value.is_no_mate() {
            self.repetitions
                .store(frame.path_key, value.repetition_depth, value.plies);
            let depth = frame.depth.min(depth);
            self.tt
                .mark_repetition(frame.board, frame.hand, frame.limit, depth, effort);
        } else {
            self.tt
                .store_open(frame.board, frame.hand, frame.limit, &value, effort);
        }
        value
    }
}
