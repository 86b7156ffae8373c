//! How hard a next move is.

use shogi::{Move, Position};

/// What it counts that a move is no capture, no promotion and no check. Twice as many nodes
/// count 1.
const QUIET: f64 = 2.0;
/// What it counts that the moved piece can be captured.
const OFFERED: f64 = 2.0;
/// What each legal move counts.
const LEGAL_MOVES: f64 = 0.02;
/// The difficulties at which the grades 2 to 10 begin.
const BORDERS: [f64; 9] = [9.0, 10.5, 12.0, 13.5, 15.0, 16.5, 18.0, 19.5, 21.0];

/// The grade, 1 to 10, of a move with which the search stays after so many nodes.
pub fn grade(position: &Position, mv: Move, nodes: u64) -> u8 {
    let difficulty = difficulty(position, mv, nodes);
    let mut grades = (1..10).zip(BORDERS);
    grades
        .find(|&(_, border)| difficulty < border)
        .map_or(10, |(grade, _)| grade)
}

fn difficulty(position: &Position, mv: Move, nodes: u64) -> f64 {
    let mut after = *position;
    after.play_unchecked(mv);
    let is_quiet = position.piece_at(mv.to()).is_none() && !mv.promotes() && !after.in_check();
    let is_offered = after
        .legal_moves()
        .iter()
        .any(|reply| reply.to() == mv.to());
    let mut difficulty = (nodes.max(1) as f64).log2();
    difficulty += LEGAL_MOVES * position.legal_moves().len() as f64;
    if is_quiet {
        difficulty += QUIET;
    }
    if is_offered {
        difficulty += OFFERED;
    }
    difficulty
}
