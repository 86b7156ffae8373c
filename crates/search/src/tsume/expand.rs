//! Node expansion: the children of a node and their initial values.

use super::{
    checks::checks,
    df_pn::Search,
    evasions::evasions,
    futile_interposition::after_futile_interposition,
    hands,
    initial_value::initial_value,
    limits::LengthRule,
    node::{Child, ChildKind, Frame, limit_of, position_of},
    proof_number::{NO_LIMIT, NO_REPETITION, Value},
    repetition::extend_path_key,
    tt::ProbeResult,
};
use crate::non_promotion::is_dominated_non_promotion;

impl Search {
    /// Pushes a node: generates its moves and looks up or initializes their values.
    pub(super) fn expand(&mut self, frame: Frame) {
        self.nodes += 1;
        self.path.push(frame.board, frame.hand);
        let first = frame.first;
        let or_node = frame.or_node;
        let mut moves = core::mem::take(&mut self.moves);
        moves.clear();
        if or_node {
            checks(&frame.position, &mut moves);
        } else {
            evasions(&frame.position, &mut moves);
        }
        for &mv in &moves {
            self.children.push(Child {
                mv,
                board: frame.position.board_key_after(mv),
                hand: hands::after(&frame.position, mv, or_node, frame.hand),
                value: Value::open(1, 1, 0),
                delayed: false,
                delayed_next: None,
                max_delta: false,
                kind: ChildKind::Normal,
            });
        }
        self.link_delayed(&frame);
        if self.length_rule == LengthRule::ExcludeFutile && !or_node {
            self.add_futile_interpositions(&frame);
        }
        self.moves = moves;
        let mut old = false;
        for at in first..self.children.len() {
            if !self.children[at].delayed {
                let value = self.child_value(&frame, self.children[at]);
                let done = self.set_value(&frame, at, value);
                if is_decisive(&frame, &self.children[at].value) {
                    break;
                }
                old |= !done
                    && value.depth < self.stack.len() as u16
                    && value.pn != 0
                    && value.dn != 0;
            }
        }
        self.stack.push(frame);
        if old {
            self.tca_extend += 1;
        }
    }

    /// Delays moves that are hardly ever better than another one: non-promotions until
    /// the promotion is decided, and further drops on the same square.
    fn link_delayed(&mut self, frame: &Frame) {
        let or_node = frame.or_node;
        let children = &mut self.children[frame.first..];
        for at in 0..children.len() {
            let mv = children[at].mv;
            let before = if is_dominated_non_promotion(&frame.position, mv) {
                children[..at]
                    .iter()
                    .position(|other| other.mv.from() == mv.from() && other.mv.to() == mv.to())
            } else if mv.is_drop() && !or_node {
                children[..at]
                    .iter()
                    .rposition(|other| other.mv.is_drop() && other.mv.to() == mv.to())
            } else {
                None
            };
            if !or_node && mv.is_drop() {
                children[at].max_delta = true;
            }
            if let Some(before) = before {
                children[before].delayed_next = Some(at as u16);
                children[at].delayed = true;
            }
        }
    }

    /// Adds a child before the drops on a square that decides whether they are futile.
    fn add_futile_interpositions(&mut self, frame: &Frame) {
        let drops = frame.first..self.children.len();
        for at in drops {
            let drop = self.children[at];
            if !drop.mv.is_drop() || drop.delayed {
                continue;
            }
            let mut next = (at - frame.first) as u16;
            for promote in [true, false] {
                let Some(position) = after_futile_interposition(&frame.position, drop.mv, promote)
                else {
                    continue;
                };
                self.children[next as usize + frame.first].delayed = true;
                let back = Child {
                    board: position.board_key(),
                    kind: ChildKind::FutileInterposition { promote },
                    delayed_next: Some(next),
                    ..drop
                };
                next = (self.children.len() - frame.first) as u16;
                self.children.push(back);
            }
        }
    }

    /// Sets a child's value, and activates the move that was delayed behind it. Returns
    /// whether the child is decided against the side to move.
    fn set_value(&mut self, frame: &Frame, mut at: usize, mut value: Value) -> bool {
        let or_node = frame.or_node;
        loop {
            self.children[at].value = value;
            let done = if or_node {
                value.is_no_mate()
            } else {
                value.is_mate()
            };
            let child = &mut self.children[at];
            let go_on = match child.kind {
                ChildKind::Normal => done,
                ChildKind::FutileInterposition { .. } => {
                    // A drop that is not futile is searched as such.
                    child.delayed = value.is_no_mate();
                    child.delayed
                }
            };
            let next = match child.delayed_next {
                Some(next) if go_on => next,
                _ => return done,
            };
            at = frame.first + next as usize;
            self.children[at].delayed = false;
            value = self.child_value(frame, self.children[at]);
        }
    }

    /// Sets the value of a child that has been searched.
    pub(super) fn update(&mut self, at: usize, value: Value) {
        let Some(frame) = self.stack.pop() else {
            return;
        };
        self.set_value(&frame, at, value);
        self.stack.push(frame);
    }

    /// The value of a child from the table, by repetition, or its initial value.
    fn child_value(&mut self, frame: &Frame, child: Child) -> Value {
        let limit = limit_of(frame, &child);
        let depth = self.stack.len() as u16 + 1;
        let (pn, dn) = match self.tt.probe(child.board, child.hand, limit) {
            ProbeResult::Final(value) => return value,
            ProbeResult::Open {
                value,
                from_repetition,
            } if limit > 0 => {
                if let Some(to) = self.path.depth_of(child.board, child.hand) {
                    return Value::no_mate(NO_LIMIT, child.hand).with_repetition(to);
                }
                if from_repetition
                    && let Some((to, plies)) = self.repetitions.probe(
                        extend_path_key(frame.path_key, child.board, child.hand),
                        limit,
                    )
                {
                    return Value::no_mate(plies, child.hand).with_repetition(to);
                }
                return value;
            }
            ProbeResult::Open { .. } => (0, 0),
            ProbeResult::New { pn, dn } => (pn, dn),
        };
        if let Some(to) = self.path.depth_of(child.board, child.hand) {
            return Value::no_mate(NO_LIMIT, child.hand).with_repetition(to);
        }
        let position = position_of(frame, &child);
        let or_node = self.is_or_node(&position);
        if !or_node && limit == 2 {
            self.nodes += 1;
        }
        let mut value = initial_value(
            &position,
            or_node,
            limit,
            self.length_rule,
            &mut self.scratch,
        );
        if value.pn != 0 && value.dn != 0 {
            value.pn = value.pn.max(pn);
            value.dn = value.dn.max(dn);
            value.depth = depth;
            value.is_new = true;
        }
        value
    }
}

/// Whether a child's value decides the node, and no other child could give a better one.
fn is_decisive(frame: &Frame, value: &Value) -> bool {
    if frame.or_node {
        value.is_mate() && (value.plies == 0 || frame.limit != NO_LIMIT)
    } else {
        value.is_no_mate() && value.repetition_depth == NO_REPETITION
    }
}
