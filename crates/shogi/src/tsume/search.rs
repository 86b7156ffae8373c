//! The search for a proof: depth-first proof-number search (df-pn, Nagai 2002)
//! on a stack of its own.
//!
//! A node is searched until its proof or disproof number reaches a threshold;
//! only then the node before it looks again which of its moves is the most
//! promising. The thresholds of a child are what makes another one better.

use core::time::Duration;

use super::{
    conclude,
    expand::estimate,
    node::{Child, Frame, Sums, limit_of, position_of},
    number::{INFINITE, NEVER, Plies, Value, add},
    path::{Loops, Path, key_onward},
    solver::Counting,
    table::{Found, Table},
};
use crate::{Color, Move, Position, search::Host};

/// No way is longer.
const MOST_PLIES: usize = 4000;

/// How much may be spent, and who says so.
pub(super) struct Budget<'a, 'h> {
    pub host: &'a mut Host<'h>,
    pub nodes: u64,
    pub until: Option<Duration>,
}

pub(super) struct Search {
    pub(super) table: Table,
    pub(super) loops: Loops,
    pub(super) path: Path,
    pub(super) stack: Vec<Frame>,
    pub(super) children: Vec<Child>,
    pub(super) moves: Vec<Move>,
    pub(super) scratch: Vec<Move>,
    pub(super) attacker: Color,
    pub(super) counting: Counting,
    pub(super) searches: u64,
    pub nodes: u64,
    /// Threshold control: while it is above 0, thresholds are raised so that a
    /// node is searched at least once more.
    pub(super) eager: u32,
}

impl Search {
    pub(super) fn new(bytes: usize) -> Self {
        Self {
            table: Table::new(bytes / 16 * 15),
            loops: Loops::new(bytes / 32),
            path: Path::new(),
            stack: Vec::new(),
            children: Vec::new(),
            moves: Vec::new(),
            scratch: Vec::new(),
            attacker: Color::Black,
            counting: Counting::EveryDefence,
            searches: 0,
            nodes: 0,
            eager: 0,
        }
    }

    /// Forgets all, for a new problem.
    pub(super) fn reset(&mut self, attacker: Color) {
        self.attacker = attacker;
        self.counting = Counting::EveryDefence;
        self.table.clear();
        self.loops.clear();
        self.searches = 0;
        self.nodes = 0;
    }

    pub(super) fn attacks(&self, position: &Position) -> bool {
        position.turn() == self.attacker
    }

    pub(super) fn counting(&self) -> Counting {
        self.counting
    }

    /// Lengths are counted so from here on. What is known stays true when books
    /// count after every defence did: a mate is not longer for them, and where
    /// there is none at all they have none.
    pub(super) fn count(&mut self, counting: Counting) {
        self.counting = counting;
    }

    /// What the table says of a mate within `limit` plies.
    pub(super) fn known(&self, position: &Position, limit: Plies) -> Option<Value> {
        match self
            .table
            .look(position.board_key(), position.hand(self.attacker), limit)
        {
            Found::Final(value) => Some(value),
            _ => None,
        }
    }

    /// Whether there is a mate within `limit` plies; `None` when the budget is
    /// spent first.
    pub(super) fn prove(
        &mut self,
        root: &Position,
        limit: Plies,
        budget: &mut Budget<'_, '_>,
    ) -> Option<Value> {
        if let Some(value) = self.known(root, limit) {
            return Some(value);
        }
        let value = estimate(
            root,
            self.attacks(root),
            limit,
            self.counting,
            &mut self.scratch,
        );
        if value.is_mate() || value.is_no_mate() {
            return Some(value);
        }
        self.path.clear();
        self.stack.clear();
        self.children.clear();
        self.searches += 1;
        self.eager = 0;
        let (board, hand) = (root.board_key(), root.hand(self.attacker));
        self.enter(Frame {
            position: *root,
            attacks: self.attacks(root),
            board,
            hand,
            way: self.searches,
            limit,
            most_pn: INFINITE,
            most_dn: INFINITE,
            depth: 0,
            first: 0,
            best: 0,
            began: self.nodes,
            eager: 0,
        });
        loop {
            let frame = self.stack.last()?;
            let sums = Sums::of(frame, &self.children[frame.first..]);
            let (mut most_pn, mut most_dn) = (frame.most_pn, frame.most_dn);
            if self.eager > 0 {
                most_pn = most_pn.max((sums.pn + 1).min(INFINITE));
                most_dn = most_dn.max((sums.dn + 1).min(INFINITE));
            }
            if sums.pn >= most_pn || sums.dn >= most_dn {
                let value = self.leave(&sums);
                match self.stack.last() {
                    Some(frame) => self.update(frame.best, value),
                    None => return Some(value),
                }
                continue;
            }
            if self.nodes.is_multiple_of(1024) && self.is_spent(budget)
                || self.nodes >= budget.nodes
            {
                return None;
            }
            if self.stack.len() >= MOST_PLIES {
                return None;
            }
            self.descend(&sums);
        }
    }

    /// Whether the nodes, the host or the time say to stop.
    pub(super) fn is_spent(&self, budget: &mut Budget<'_, '_>) -> bool {
        self.nodes >= budget.nodes
            || (budget.host.stop)()
            || budget
                .until
                .is_some_and(|until| (budget.host.now)() >= until)
    }

    /// Goes on to the best child.
    fn descend(&mut self, sums: &Sums) {
        let depth = self.stack.len() as u16;
        let Some(frame) = self.stack.last_mut() else {
            return;
        };
        let attacks = frame.attacks;
        frame.best = sums.best;
        let child = self.children[sums.best];
        let (phi, delta) = if attacks {
            (frame.most_pn, frame.most_dn)
        } else {
            (frame.most_dn, frame.most_pn)
        };
        let phi = phi.min(add(sums.second, 1 + sums.second / 4));
        let delta = if delta == INFINITE {
            INFINITE
        } else {
            delta.saturating_sub(sums.others)
        };
        let (most_pn, most_dn) = if attacks { (phi, delta) } else { (delta, phi) };
        if child.value.is_new {
            self.eager = self.eager.saturating_sub(1);
        }
        let position = position_of(frame, &child);
        let next = Frame {
            position,
            attacks: position.turn() == self.attacker,
            board: child.board,
            hand: child.hand,
            way: key_onward(frame.way, child.board, child.hand),
            limit: limit_of(frame, &child),
            most_pn,
            most_dn,
            depth: child.value.depth.min(depth),
            first: self.children.len(),
            best: self.children.len(),
            began: self.nodes,
            eager: self.eager,
        };
        self.enter(next);
    }

    /// Leaves the node on top and stores what is known of it.
    fn leave(&mut self, sums: &Sums) -> Value {
        let depth = self.stack.len() as u16 - 1;
        let Some(frame) = self.stack.pop() else {
            return Value::open(1, 1, 0);
        };
        self.path.pop();
        let children = &self.children[frame.first..];
        let value = match (sums.pn, sums.dn) {
            (0, _) if frame.attacks => conclude::mate_by_best(&frame, children),
            (0, _) => conclude::mate_against_all(&frame, children),
            (_, 0) if frame.attacks => conclude::no_mate_by_any(&frame, children),
            (_, 0) => conclude::escape_by_best(&frame, children),
            (pn, dn) => Value::open(pn, dn, frame.depth.min(depth)),
        };
        self.children.truncate(frame.first);
        let effort = (self.nodes - frame.began).min(u64::from(u32::MAX / 4)) as u32;
        self.eager = self.eager.min(frame.eager);
        if value.is_mate() || value.is_no_mate() && (value.loops_to >= depth) {
            let value = value.looping(NEVER);
            self.table.settle(frame.board, frame.hand, &value, effort);
            return value;
        }
        if value.is_no_mate() {
            self.loops.store(frame.way, value.loops_to, value.plies);
            let depth = frame.depth.min(depth);
            self.table.note_loop(frame.board, frame.hand, depth, effort);
        } else {
            self.table.note(frame.board, frame.hand, &value, effort);
        }
        value
    }
}
