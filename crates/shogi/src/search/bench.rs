//! Positions to measure the search by, and its signature: as long as the
//! number of nodes stays the same, the search finds the same.

use super::{Host, Limits, Root, Searcher};
use crate::{Position, Strictness};
use core::time::Duration;

/// Positions from every phase of a game.
pub const POSITIONS: [&str; 4] = [
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "l4S2l/4g1gs1/5p1p1/pr2N1pkp/4Gn3/PP3PPPP/2GPP4/1K7/L3r+s2L w BS2N5Pb 1",
    "lnsgkgsnl/1r7/p1ppp1bpp/1p3pp2/7P1/2P6/PP1PPPP1P/1B3S1R1/LNSGKG1NL b - 9",
    "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
];

/// How deep each is searched.
pub const DEPTH: u8 = 9;

/// The table each is searched with, in bytes.
pub const TABLE: usize = 16 << 20;

/// What [`run`] counts. A change that should not change what the search finds
/// keeps it; one that should renews it with what `komadai bench` prints.
pub const SIGNATURE: u64 = 0;

/// Searches all positions, and gives the nodes that each took.
///
/// # Panics
/// When one of [`POSITIONS`] is no position.
pub fn run(depth: u8, mut each: impl FnMut(&str, u64)) -> u64 {
    let mut searcher = Searcher::new(TABLE);
    let mut host = Host {
        now: &mut || Duration::ZERO,
        stop: &mut || false,
    };
    let mut total = 0;
    for sfen in POSITIONS {
        let position = Position::from_sfen(sfen, Strictness::Game)
            .unwrap_or_else(|faults| panic!("{sfen}: {faults}"));
        searcher.clear();
        searcher.search(
            &Root::new(position),
            Limits::depth(depth),
            &mut host,
            &mut |_| (),
        );
        let nodes = searcher.info().nodes;
        each(sfen, nodes);
        total += nodes;
    }
    total
}
