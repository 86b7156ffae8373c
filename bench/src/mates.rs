//! MateSolver for the native program and for a wasm host: problems in, lengths out.
use core::time::Duration;

use shogi::{
    Position, Strictness,
    search::SearchControl,
    tsume::{MateAnswer, MateLimits, Solver},
};
use wasm_bindgen::prelude::wasm_bindgen;

/// As much as the page's worker has.
const TABLE: usize = 64 << 20;
/// No problem takes as many.
const NODES: u64 = 10_000_000;

/// A solver to be timed.
#[wasm_bindgen]
pub struct MateSolver(Solver);

#[wasm_bindgen]
impl MateSolver {
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "a default would be no smaller")]
    pub fn new() -> Self {
        Self(Solver::new(TABLE))
    }

    /// The plies of the shortest mate, every defence counted; 0 if none is found.
    pub fn solve(&mut self, sfen: &str) -> usize {
        let position = Position::from_sfen(sfen, Strictness::Composed).expect("a problem");
        let limits = MateLimits {
            nodes: Some(NODES),
            ..MateLimits::default()
        };
        let mut control = SearchControl {
            now: &mut || Duration::ZERO,
            stop: &mut || false,
        };
        match self.0.solve(&position, &limits, &mut control) {
            MateAnswer::Mate(moves) => moves.len(),
            MateAnswer::NoMate | MateAnswer::Unknown => 0,
        }
    }
}
