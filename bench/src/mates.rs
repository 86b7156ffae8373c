//! The mate solver, for the native program and for the wasm host.
use core::time::Duration;

use shogi::{
    Position, Strictness,
    search::SearchControl,
    tsume::{MateAnswer, MateLimits, Solver},
};
use wasm_bindgen::prelude::wasm_bindgen;

/// As in the page's worker.
const TABLE: usize = 64 << 20;
/// More than any problem takes.
const NODES: u64 = 10_000_000;

/// A solver to be timed.
#[wasm_bindgen]
pub struct MateSolver(Solver);

#[wasm_bindgen]
impl MateSolver {
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self(Solver::new(TABLE))
    }

    /// The length of the shortest mate in plies, every defence counted; 0 if none is found.
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

impl Default for MateSolver {
    fn default() -> Self {
        Self::new()
    }
}
