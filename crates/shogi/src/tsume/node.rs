//! A node on the way that is being searched, and its moves.

use super::{
    interposition::{allowance, returned},
    number::{INFINITE, Number, Plies, Value, add, shorter},
};
use crate::{Hand, Move, Position};

/// A move from a node, and what is known of where it leads.
#[derive(Clone, Copy)]
pub(super) struct Child {
    pub mv: Move,
    pub board: u64,
    pub hand: Hand,
    pub value: Value,
    /// Looked at only when the move before it has failed.
    pub waits: bool,
    /// The place of the move that waits for this one, among those of the node.
    pub next: Option<u16>,
    /// Its δ counts together with others: only the largest of them.
    pub shares: bool,
    /// What it leads to.
    pub leads: Leads,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Leads {
    /// To the position after the move.
    On,
    /// In the count of books: to the position after the piece put between has
    /// been taken, with this promotion, and given back. If that is mated too,
    /// neither this drop nor any other on the square counts.
    Back { promote: bool },
}

/// A node on the way that is being searched.
pub(super) struct Frame {
    pub position: Position,
    /// Whether it is the attacker's move.
    pub attacks: bool,
    pub board: u64,
    pub hand: Hand,
    pub way: u64,
    pub limit: Plies,
    pub most_pn: Number,
    pub most_dn: Number,
    /// The least depth at which it was met.
    pub depth: u16,
    pub first: usize,
    pub best: usize,
    pub began: u64,
    pub eager: u32,
}

/// So many proofs are not missing: positions that several moves lead to have
/// been counted over and over. From here on sums would double at every ply until
/// all nodes look alike, so the largest number counts, and one for every other.
const OVERCOUNTED: Number = 1 << 16;

/// What a node's children say of it.
pub(super) struct Sums {
    pub pn: Number,
    pub dn: Number,
    pub best: usize,
    pub second: Number,
    /// δ without the best child, and δ of those that are summed.
    pub others: Number,
}

impl Sums {
    /// Of a node and its children.
    pub(super) fn of(frame: &Frame, children: &[Child]) -> Self {
        let (mut phi, mut second) = (INFINITE, INFINITE);
        let (mut best, mut best_delta, mut best_shares) = (0, 0, false);
        let (mut sum, mut largest) = (0, 0);
        let (mut greatest, mut many) = (0, 0);
        for (at, child) in children.iter().enumerate() {
            if child.waits {
                continue;
            }
            let (p, d) = if frame.attacks {
                (child.value.pn, child.value.dn)
            } else {
                (child.value.dn, child.value.pn)
            };
            if p < phi || p == phi && d > best_delta {
                second = phi;
                phi = p;
                (best, best_delta, best_shares) = (at, d, child.shares);
            } else if p < second {
                second = p;
            }
            if d > 0 {
                greatest = greatest.max(d);
                many += 1;
            }
            if child.shares {
                largest = largest.max(d);
            } else {
                sum = add(sum, d);
            }
        }
        if greatest >= OVERCOUNTED {
            (sum, largest) = (many - 1, greatest);
            best_shares = true;
        }
        let delta = match (phi, add(sum, largest)) {
            (0, _) => INFINITE,
            (_, 0) => {
                phi = INFINITE;
                0
            }
            (_, delta) => delta,
        };
        let others = if best_shares {
            sum
        } else {
            delta.saturating_sub(best_delta)
        };
        let (pn, dn) = if frame.attacks {
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

/// Within how many plies a child has to be mated.
pub(super) fn limit_of(frame: &Frame, child: &Child) -> Plies {
    match child.leads {
        Leads::On => shorter(frame.limit),
        Leads::Back { .. } => allowance(&frame.position, frame.limit),
    }
}

/// Where a child's move leads.
pub(super) fn position_of(frame: &Frame, child: &Child) -> Position {
    if let Leads::Back { promote } = child.leads
        && let Some(position) = returned(&frame.position, child.mv, promote)
    {
        return position;
    }
    let mut position = frame.position;
    position.play_unchecked(child.mv);
    position
}
