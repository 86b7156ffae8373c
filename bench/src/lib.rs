//! What is timed, for the native programs and for the wasm build in its host.

pub mod mates;
pub mod records;
pub mod search;
#[cfg(not(target_family = "wasm"))]
pub mod statistics;
#[cfg(not(target_family = "wasm"))]
pub mod usi_engine;
#[cfg(not(target_family = "wasm"))]
pub mod wasm_host;

use shogi::{Position, Strictness, perft, perft_unbulked};

/// Name, SFEN, depth with bulk counting, depth with every move made.
pub const POSITIONS: [(&str, &str, u32, u32); 3] = [
    (
        "start",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
        4,
        4,
    ),
    (
        "max593",
        "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1",
        3,
        2,
    ),
    (
        "matsuri",
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
        3,
        3,
    ),
];

/// Perft from a position of [`POSITIONS`]; with `leaf` every move is made.
pub fn komadai(position: usize, depth: u32, leaf: bool) -> u64 {
    let sfen = POSITIONS[position].1;
    let position = Position::from_sfen(sfen, Strictness::Game).expect("a fixed position");
    if leaf {
        perft_unbulked(&position, depth)
    } else {
        perft(&position, depth)
    }
}

/// The same for the host of the wasm build.
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn count(position: usize, depth: u32, leaf: bool) -> f64 {
    komadai(position, depth, leaf) as f64
}
