//! The mate solver, for the native program and for the wasm host.

use komadai_lessons::{SolverQuery, SolverQuestion, SolverStep};
use komadai_search::{
    SearchControl,
    tsume::{LengthRule, MateAnswer, MateLimits, Solver},
};
use shogi::{Position, Strictness};
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
        match self.find(&position, MateLimits::default()) {
            MateAnswer::Mate(moves) => moves.len(),
            MateAnswer::NoMate | MateAnswer::Unknown => 0,
        }
    }

    /// Finds the other side's answer to a move of a problem, as the page's trainer does: the
    /// number of searches that it takes. Mate follows in so many plies if the move is right.
    pub fn reply(&mut self, sfen: &str, plies: usize) -> usize {
        let position = Position::from_sfen(sfen, Strictness::Composed).expect("a problem");
        let mut query = SolverQuery::new(position, SolverQuestion::Defence(plies));
        let mut searches = 0;
        while let SolverStep::Solve(search) = query.next_step() {
            let limits = MateLimits {
                plies: Some(search.plies),
                length_rule: LengthRule::ExcludeFutile,
                ..MateLimits::default()
            };
            query.on_answer(&self.find(&search.position, limits));
            searches += 1;
        }
        searches
    }
}

impl MateSolver {
    fn find(&mut self, position: &Position, limits: MateLimits) -> MateAnswer {
        let limits = MateLimits {
            nodes: Some(NODES),
            ..limits
        };
        let mut control = SearchControl::unlimited();
        self.0.solve(position, &limits, &mut control)
    }

    /// The moves of the shortest mate without futile interpositions; none if none is found.
    pub fn line(&mut self, position: &Position) -> Vec<shogi::Move> {
        let limits = MateLimits {
            length_rule: LengthRule::ExcludeFutile,
            ..MateLimits::default()
        };
        match self.find(position, limits) {
            MateAnswer::Mate(line) => line,
            MateAnswer::NoMate | MateAnswer::Unknown => Vec::new(),
        }
    }
}

impl Default for MateSolver {
    fn default() -> Self {
        Self::new()
    }
}
