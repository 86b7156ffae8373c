//! The evaluation: what a position is worth without looking ahead.
//!
//! One is made by hand, a sum of counts times weights ([`hand_made`]); a [`Net`]
//! says by how much that is wrong. The search knows [`Evaluator`] alone, and
//! tells it of every move made.

mod hand_made;
mod layout;
mod maps;
mod net;
mod tally;
mod terms;
#[cfg(test)]
mod tests;
mod weights;

use std::sync::Arc;

pub use hand_made::{evaluate, trace};
pub use net::{Layers, Net, NetError, inputs};
pub use tally::Trace;
pub use weights::{Weights, WeightsError};

use super::score::{MAX_PLY, MOST_EVALUATED};
use crate::{Change, Position};
use hand_made::{Accumulator, HandMade};
use net::Accumulators;

/// Evaluates positions from what changed since the root.
#[derive(Clone, Debug)]
pub(super) struct Evaluator {
    by_hand: HandMade,
    /// One for each ply from the root.
    sums: Vec<Accumulator>,
    net: Option<Accumulators>,
}

/// The positions on the longest line, the root and what may follow the last
/// ply included.
const PLIES: usize = MAX_PLY + 2;

impl Evaluator {
    /// By hand, corrected by the net if there is one.
    pub fn new(weights: Weights, net: Option<Arc<Net>>) -> Self {
        Self {
            by_hand: HandMade::new(weights),
            sums: vec![Accumulator::EMPTY; PLIES],
            net: net.map(|net| Accumulators::new(net, PLIES)),
        }
    }

    /// Begins at a root.
    pub fn begin(&mut self, root: &Position) {
        self.sums[0] = self.by_hand.refresh(root);
        if let Some(net) = &mut self.net {
            net.begin(root);
        }
    }

    /// Hears of a move made at `ply`, and of the position after it.
    #[inline]
    pub fn follow(&mut self, ply: usize, next: &Position, change: &Change) {
        self.sums[ply + 1] = self.by_hand.update(&self.sums[ply], next, change);
        if let Some(net) = &mut self.net {
            net.follow(ply, next, change);
        }
    }

    /// Hears that a turn was passed at `ply`.
    #[inline]
    pub fn pass(&mut self, ply: usize) {
        self.sums[ply + 1] = self.sums[ply];
        if let Some(net) = &mut self.net {
            net.pass(ply);
        }
    }

    /// What the position at `ply` is worth to the side to move.
    #[inline]
    pub fn evaluate(&mut self, ply: usize, position: &Position) -> i32 {
        let by_hand = self.by_hand.evaluate(&self.sums[ply], position);
        let Some(net) = &mut self.net else {
            return by_hand;
        };
        let value = by_hand + net.evaluate(ply, position);
        value.clamp(-MOST_EVALUATED, MOST_EVALUATED)
    }
}
