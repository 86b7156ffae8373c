//! Static evaluation.
//!
//! The classical evaluation (HCE) is a weighted sum of features (`classical`); a
//! [`Net`] (NNUE) adds a learned correction. The search uses `Evaluator` alone, which
//! is updated incrementally with every move.

mod attack_maps;
mod classical;
mod eval_trace;
mod net;
mod terms;
#[cfg(test)]
mod tests;
mod weight_index;
mod weights;

pub(super) use attack_maps::Attacks;
pub use classical::{evaluate, trace};
pub use eval_trace::EvalTrace;
pub use net::{Net, NetError, NetworkParams, features};
pub use weights::{Weights, WeightsError};

use alloc::{sync::Arc, vec::Vec};

use classical::{ClassicalEval, IncrementalSums};
use komadai_shogi::{MoveDelta, Position};
use net::AccumulatorStack;

use super::score::{EVAL_MAX, MAX_PLY};

/// Evaluates positions incrementally.
#[derive(Clone, Debug)]
pub(super) struct Evaluator {
    classical: ClassicalEval,
    /// One for each ply from the root.
    sums: Vec<IncrementalSums>,
    net: Option<AccumulatorStack>,
}

/// The plies of the longest line: the root, and the position after the last ply.
const PLIES: usize = MAX_PLY + 2;

impl Evaluator {
    /// The classical evaluation, corrected by the net if there is one.
    pub fn new(weights: Weights, net: Option<Arc<Net>>) -> Self {
        Self {
            classical: ClassicalEval::new(weights),
            sums: vec![IncrementalSums::EMPTY; PLIES],
            net: net.map(|net| AccumulatorStack::new(net, PLIES)),
        }
    }

    /// Resets to a root position.
    pub fn reset(&mut self, root: &Position) {
        self.sums[0] = self.classical.refresh(root);
        if let Some(net) = &mut self.net {
            net.reset(root);
        }
    }

    /// Updates for the move made at `ply`; `next` is the position after it.
    #[inline]
    pub fn make_move(&mut self, ply: usize, next: &Position, delta: &MoveDelta) {
        self.sums[ply + 1] = self.classical.update(&self.sums[ply], next, delta);
        if let Some(net) = &mut self.net {
            net.make_move(ply, next, delta);
        }
    }

    /// Updates for a null move at `ply`.
    #[inline]
    pub fn make_null_move(&mut self, ply: usize) {
        self.sums[ply + 1] = self.sums[ply];
        if let Some(net) = &mut self.net {
            net.make_null_move(ply);
        }
    }

    /// The evaluation of the position at `ply` for the side to move, in centipawns.
    #[inline]
    pub fn evaluate(&mut self, ply: usize, position: &Position) -> i32 {
        let classical = self.classical.evaluate(&self.sums[ply], position);
        let Some(net) = &mut self.net else {
            return classical;
        };
        let value = classical + net.evaluate(ply, position);
        value.clamp(-EVAL_MAX, EVAL_MAX)
    }
}
