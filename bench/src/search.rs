//! The search with a limit of nodes, for the native program and for the wasm host.
use std::sync::Arc;

use komadai_search::{Limits, Params, Root, SearchControl, Searcher, bench, eval::Net};
use shogi::{Position, Strictness};
use wasm_bindgen::prelude::wasm_bindgen;

/// The positions of the search's own bench.
pub const POSITIONS: usize = bench::POSITIONS.len();

/// A searcher to be timed.
#[wasm_bindgen]
pub struct SearchTask(Searcher);

#[wasm_bindgen]
impl SearchTask {
    /// Evaluates with the net of these bytes, or without one if they are empty.
    #[wasm_bindgen(constructor)]
    pub fn new(net: &[u8]) -> Self {
        let net = (!net.is_empty()).then(|| Net::from_bytes(net).expect("a net that is served"));
        let mut params = Params::default();
        params.net = net.map(Arc::new);
        Self(Searcher::with_params(bench::TT_BYTES, params))
    }

    /// Clears the tables.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Searches a position up to a limit of nodes. Returns the nodes searched.
    pub fn search(&mut self, position: usize, nodes: f64) -> f64 {
        let sfen = bench::POSITIONS[position];
        let position = Position::from_sfen(sfen, Strictness::Game).expect("a fixed position");
        let mut control = SearchControl::unlimited();
        let limits = Limits::nodes(nodes as u64);
        self.0
            .search(&Root::new(position), limits, &mut control, &mut |_| ());
        self.0.info().nodes as f64
    }
}
