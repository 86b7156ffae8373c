//! A node is gone into: its moves, and what is known of where they lead.

use super::{
    checks::checks,
    evasions::{evasions, spares_promotion},
    hands,
    interposition::returned,
    node::{Child, Frame, Leads, limit_of, position_of},
    number::{ANY, Number, Plies, Value},
    path::key_onward,
    search::Search,
    solver::Counting,
    table::Found,
};
use crate::{Move, Position};

impl Search {
    /// Goes into a node: looks at all its moves.
    pub(super) fn enter(&mut self, frame: Frame) {
        self.nodes += 1;
        self.path.push(frame.board, frame.hand);
        let first = frame.first;
        let attacks = frame.attacks;
        let mut moves = core::mem::take(&mut self.moves);
        moves.clear();
        if attacks {
            checks(&frame.position, &mut moves);
        } else {
            evasions(&frame.position, &mut moves);
        }
        for &mv in &moves {
            self.children.push(Child {
                mv,
                board: frame.position.board_key_after(mv),
                hand: hands::after(&frame.position, mv, attacks, frame.hand),
                value: Value::open(1, 1, 0),
                waits: false,
                next: None,
                shares: false,
                leads: Leads::On,
            });
        }
        self.chain(&frame);
        if self.counting == Counting::Book && !attacks {
            self.add_returns(&frame);
        }
        self.moves = moves;
        let mut old = false;
        for at in first..self.children.len() {
            if !self.children[at].waits {
                let value = self.value_of(&frame, self.children[at]);
                let done = self.put(&frame, at, value);
                old |= !done
                    && value.depth < self.stack.len() as u16
                    && value.pn != 0
                    && value.dn != 0;
            }
        }
        self.stack.push(frame);
        if old {
            self.eager += 1;
        }
    }

    /// Lets moves wait that are hardly ever better than another.
    fn chain(&mut self, frame: &Frame) {
        let attacks = frame.attacks;
        let children = &mut self.children[frame.first..];
        for at in 0..children.len() {
            let mv = children[at].mv;
            let before = if spares_promotion(&frame.position, mv) {
                children[..at]
                    .iter()
                    .position(|other| other.mv.from() == mv.from() && other.mv.to() == mv.to())
            } else if mv.is_drop() && !attacks {
                children[..at]
                    .iter()
                    .rposition(|other| other.mv.is_drop() && other.mv.to() == mv.to())
            } else {
                None
            };
            if !attacks && mv.is_drop() {
                children[at].shares = true;
            }
            if let Some(before) = before {
                children[before].next = Some(at as u16);
                children[at].waits = true;
            }
        }
    }

    /// Before the drops on a square between comes the question whether they
    /// count at all.
    fn add_returns(&mut self, frame: &Frame) {
        let drops = frame.first..self.children.len();
        for at in drops {
            let drop = self.children[at];
            if !drop.mv.is_drop() || drop.waits {
                continue;
            }
            let mut next = (at - frame.first) as u16;
            for promote in [true, false] {
                let Some(position) = returned(&frame.position, drop.mv, promote) else {
                    continue;
                };
                self.children[next as usize + frame.first].waits = true;
                let back = Child {
                    board: position.board_key(),
                    leads: Leads::Back { promote },
                    next: Some(next),
                    ..drop
                };
                next = (self.children.len() - frame.first) as u16;
                self.children.push(back);
            }
        }
    }

    /// Notes a child's value, and lets the move come in that waited for it.
    /// Whether the child is done with.
    fn put(&mut self, frame: &Frame, mut at: usize, mut value: Value) -> bool {
        let attacks = frame.attacks;
        loop {
            self.children[at].value = value;
            let done = if attacks {
                value.is_no_mate()
            } else {
                value.is_mate()
            };
            let child = &mut self.children[at];
            let go_on = match child.leads {
                Leads::On => done,
                Leads::Back { .. } => {
                    // What it could not excuse is looked at as it is.
                    child.waits = value.is_no_mate();
                    child.waits
                }
            };
            let next = match child.next {
                Some(next) if go_on => next,
                _ => return done,
            };
            at = frame.first + next as usize;
            self.children[at].waits = false;
            value = self.value_of(frame, self.children[at]);
        }
    }

    /// A child has been searched.
    pub(super) fn update(&mut self, at: usize, value: Value) {
        let Some(frame) = self.stack.pop() else {
            return;
        };
        self.put(&frame, at, value);
        self.stack.push(frame);
    }

    /// What is known of a child, or a first estimate.
    fn value_of(&mut self, frame: &Frame, child: Child) -> Value {
        let limit = limit_of(frame, &child);
        let depth = self.stack.len() as u16 + 1;
        let (pn, dn) = match self.table.look(child.board, child.hand, limit) {
            Found::Final(value) => return value,
            Found::Open { value, looped } if limit > 0 => {
                if let Some(to) = self.path.depth_of(child.board, child.hand) {
                    return Value::no_mate(ANY, child.hand).looping(to);
                }
                if looped
                    && let Some((to, plies)) = self
                        .loops
                        .look(key_onward(frame.way, child.board, child.hand), limit)
                {
                    return Value::no_mate(plies, child.hand).looping(to);
                }
                return value;
            }
            Found::Open { .. } => (0, 0),
            Found::New { pn, dn } => (pn, dn),
        };
        if let Some(to) = self.path.depth_of(child.board, child.hand) {
            return Value::no_mate(ANY, child.hand).looping(to);
        }
        let position = position_of(frame, &child);
        let attacks = self.attacks(&position);
        let mut value = estimate(&position, attacks, limit, self.counting, &mut self.scratch);
        if value.pn != 0 && value.dn != 0 {
            value.pn = value.pn.max(pn);
            value.dn = value.dn.max(dn);
            value.depth = depth;
            value.is_new = true;
        }
        value
    }
}

/// A first estimate of a position that was never met, or its end.
pub(super) fn estimate(
    position: &Position,
    attacks: bool,
    limit: Plies,
    counting: Counting,
    moves: &mut Vec<Move>,
) -> Value {
    moves.clear();
    if attacks {
        if limit == 0 {
            return Value::no_mate(0, hands::all(position));
        }
        checks(position, moves);
        if moves.is_empty() {
            let hand = hands::without_new_checks(position, hands::all(position));
            return Value::no_mate(ANY, hand);
        }
        return Value::open(1, moves.len() as Number, 0);
    }
    evasions(position, moves);
    if moves.is_empty() {
        return Value::mate(0, hands::withheld(position));
    }
    if limit == 0 && (counting == Counting::EveryDefence || !moves.iter().all(|mv| mv.is_drop())) {
        return Value::no_mate(0, position.hand(!position.turn()));
    }
    Value::open(moves.len() as Number, 1, 0)
}
