//! The evaluation: what a position is worth without looking ahead.
//!
//! There are two: one made by hand, a sum of counts times weights
//! ([`hand_made`]), and a [`Net`]. The search knows [`Evaluator`] alone, and
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

use super::score::MAX_PLY;
use crate::{Change, Position};
use hand_made::{Accumulator, HandMade};
use net::Accumulators;

/// Evaluates positions from what changed since the root.
#[derive(Clone, Debug)]
pub(super) struct Evaluator(Kind);

#[derive(Clone, Debug)]
enum Kind {
    HandMade {
        weigher: HandMade,
        /// One for each ply from the root.
        sums: Vec<Accumulator>,
    },
    Net(Accumulators),
}

/// The positions on the longest line, the root and what may follow the last
/// ply included.
const PLIES: usize = MAX_PLY + 2;

impl Evaluator {
    /// By the net if there is one, otherwise by hand.
    pub fn new(weights: Weights, net: Option<Arc<Net>>) -> Self {
        Self(match net {
            Some(net) => Kind::Net(Accumulators::new(net, PLIES)),
            None => Kind::HandMade {
                weigher: HandMade::new(weights),
                sums: vec![Accumulator::EMPTY; PLIES],
            },
        })
    }

    /// Begins at a root.
    pub fn begin(&mut self, root: &Position) {
        match &mut self.0 {
            Kind::HandMade { weigher, sums } => sums[0] = weigher.refresh(root),
            Kind::Net(accumulators) => accumulators.begin(root),
        }
    }

    /// Hears of a move made at `ply`, and of the position after it.
    #[inline]
    pub fn follow(&mut self, ply: usize, next: &Position, change: &Change) {
        match &mut self.0 {
            Kind::HandMade { weigher, sums } => {
                sums[ply + 1] = weigher.update(&sums[ply], next, change);
            }
            Kind::Net(accumulators) => accumulators.follow(ply, next, change),
        }
    }

    /// Hears that a turn was passed at `ply`.
    #[inline]
    pub fn pass(&mut self, ply: usize) {
        match &mut self.0 {
            Kind::HandMade { sums, .. } => sums[ply + 1] = sums[ply],
            Kind::Net(accumulators) => accumulators.pass(ply),
        }
    }

    /// What the position at `ply` is worth to the side to move.
    #[inline]
    pub fn evaluate(&mut self, ply: usize, position: &Position) -> i32 {
        match &mut self.0 {
            Kind::HandMade { weigher, sums } => weigher.evaluate(&sums[ply], position),
            Kind::Net(accumulators) => accumulators.evaluate(ply, position.turn()),
        }
    }
}
