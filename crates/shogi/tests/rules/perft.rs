use komadai_shogi::{perft, perft_unbulked};

use crate::support::{position, rows};

/// The most lines counted for one position by playing every move.
const LEAF_LIMIT: u64 = 300_000;

/// Both ways to count agree with what is known, at every depth.
#[track_caller]
pub fn check(name: &str, sfen: &str, counts: &[u64], limit: u64) {
    let position = position(sfen);
    for (&expected, depth) in counts.iter().zip(1..) {
        if expected <= limit {
            assert_eq!(perft(&position, depth), expected, "{name}, depth {depth}");
        }
        if expected <= limit.min(LEAF_LIMIT) {
            let count = perft_unbulked(&position, depth);
            assert_eq!(count, expected, "{name}, depth {depth}, every move played");
        }
    }
}

#[test]
fn counts_what_independent_programs_agree_on() {
    for row in rows(include_str!("../data/perft.tsv")) {
        let [name, sfen, counts @ ..] = row.as_slice() else {
            panic!("no name and SFEN: {row:?}");
        };
        let counts: Vec<u64> = counts
            .iter()
            .map(|count| count.parse().expect("a count is a number"))
            .collect();
        check(name, sfen, &counts, u64::MAX);
    }
}

#[test]
fn no_moves_are_one_line() {
    let start = komadai_shogi::Position::startpos();
    assert_eq!(perft(&start, 0), 1);
    assert_eq!(perft_unbulked(&start, 0), 1);
}
