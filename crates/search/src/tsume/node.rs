//! Nodes of the current path and their children.

use komadai_shogi::{Hand, Move, Position};

use super::{
    futile_interposition::{after_futile_interposition, futile_limit},
    proof_number::{INFINITE, Plies, ProofNumber, Value, add, shorter},
};

/// A child: a move and the value of the position after it.
#[derive(Clone, Copy)]
pub(super) struct Child {
    pub mv: Move,
    pub board: u64,
    pub hand: Hand,
    pub value: Value,
    /// Delayed: not searched until the move it waits for is decided.
    pub delayed: bool,
    /// The index, among the children of the node, of the move delayed behind this one.
    pub delayed_next: Option<u16>,
    /// Its δ is combined with others of this kind by maximum instead of sum.
    pub max_delta: bool,
    /// The position that it leads to.
    pub kind: ChildKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ChildKind {
    /// The position after the move.
    Normal,
    /// The position after a futile interposition, with this promotion of the capturing
    /// slider. If that is mate too, all drops on the square are excluded.
    FutileInterposition { promote: bool },
}

/// A node of the current path.
pub(super) struct Frame {
    pub position: Position,
    /// OR node: the attacker is to move.
    pub or_node: bool,
    pub board: u64,
    pub hand: Hand,
    pub path_key: u64,
    pub limit: Plies,
    pub pn_threshold: ProofNumber,
    pub dn_threshold: ProofNumber,
    /// The least depth at which the node was reached.
    pub depth: u16,
    pub first: usize,
    pub best: usize,
    pub nodes_before: u64,
    pub tca_extend: u32,
}

/// Protection against double counting: sums grow exponentially where many paths lead to
/// the same position. From here on δ is the maximum plus one for each other child.
const OVERCOUNTED: ProofNumber = 1 << 16;

/// The proof and disproof number of a node, and its most-proving child.
pub(super) struct Sums {
    pub pn: ProofNumber,
    pub dn: ProofNumber,
    pub best: usize,
    pub second: ProofNumber,
    /// δ of all children but the best.
    pub others: ProofNumber,
}

impl Sums {
    /// Computes the numbers of a node from its children.
    pub(super) fn new(frame: &Frame, children: &[Child]) -> Self {
        let (mut phi, mut second) = (INFINITE, INFINITE);
        let (mut best, mut best_delta, mut best_max_delta) = (0, 0, false);
        let (mut sum, mut largest) = (0, 0);
        let (mut greatest, mut many) = (0, 0);
        for (at, child) in children.iter().enumerate() {
            if child.delayed {
                continue;
            }
            let (p, d) = if frame.or_node {
                (child.value.pn, child.value.dn)
            } else {
                (child.value.dn, child.value.pn)
            };
            if p < phi || p == phi && d > best_delta {
                second = phi;
                phi = p;
                (best, best_delta, best_max_delta) = (at, d, child.max_delta);
            } else if p < second {
                second = p;
            }
            if d > 0 {
                greatest = greatest.max(d);
                many += 1;
            }
            if child.max_delta {
                largest = largest.max(d);
            } else {
                sum = add(sum, d);
            }
        }
        if greatest >= OVERCOUNTED {
            (sum, largest) = (many - 1, greatest);
            best_max_delta = true;
        }
        let delta = match (phi, add(sum, largest)) {
            (0, _) => INFINITE,
            (_, 0) => {
                phi = INFINITE;
                0
            }
            (_, delta) => delta,
        };
        let others = if best_max_delta {
            sum
        } else {
            delta.saturating_sub(best_delta)
        };
        let (pn, dn) = if frame.or_node {
            (phi, delta)
        } else {
            (delta, phi)
        };
        Self {
            pn,
            dn,
            best: frame.first + best,
            second,
            others,
        }
    }
}

/// The length limit of a child.
pub(super) fn limit_of(frame: &Frame, child: &Child) -> Plies {
    match child.kind {
        ChildKind::Normal => shorter(frame.limit),
        ChildKind::FutileInterposition { .. } => futile_limit(&frame.position, frame.limit),
    }
}

/// The position of a child.
pub(super) fn position_of(frame: &Frame, child: &Child) -> Position {
    if let ChildKind::FutileInterposition { promote } = child.kind
        && let Some(position) = after_futile_interposition(&frame.position, child.mv, promote)
    {
        return position;
    }
    let mut position = frame.position;
    position.play_unchecked(child.mv);
    position
}
