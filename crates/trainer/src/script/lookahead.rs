//! Players that look a fixed number of plies ahead: a minimax search with alpha-beta
//! pruning. The last ply is judged by what it takes, so that whether that can be retaken,
//! and whether it mates, is not seen.

use shogi::{Move, Position};

use super::{BestMoves, material::gain, pick};
use crate::rng::Rng;

/// The value of a mate; that of an earlier one is higher.
const MATE: i32 = 1_000_000;

/// One of the best moves by a search of `depth` plies, at least two.
pub fn choose(position: &Position, depth: u32, rng: &mut Rng) -> Option<Move> {
    let mut best = BestMoves::default();
    for mv in ordered(position) {
        let mut next = *position;
        next.play_unchecked(mv);
        let gain = gain(position, mv);
        // The window includes the best value so far: equal moves are all known.
        let floor = best.value.map_or(-2 * MATE, |best| best - 1);
        let value = gain - search(&next, depth - 1, -2 * MATE, gain - floor);
        best.add(mv, value);
    }
    pick(&best.moves, rng)
}

/// What the side to move gains from here.
fn search(position: &Position, depth: u32, alpha: i32, beta: i32) -> i32 {
    if depth <= 1 {
        return last_ply(position);
    }
    let mut best = -MATE - depth as i32;
    for mv in ordered(position) {
        let mut next = *position;
        next.play_unchecked(mv);
        let gain = gain(position, mv);
        let floor = best.max(alpha);
        let value = gain - search(&next, depth - 1, gain - beta, gain - floor);
        best = best.max(value);
        if best >= beta {
            break;
        }
    }
    best
}

/// What the best move takes. One that takes nothing is possible, unless it is mated.
fn last_ply(position: &Position) -> i32 {
    let moves = position.legal_moves();
    let gains = moves.iter().map(|&mv| gain(position, mv));
    gains.max().unwrap_or(-MATE - 1)
}

/// The legal moves, those that gain most first.
fn ordered(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves().to_vec();
    moves.sort_by_cached_key(|&mv| -gain(position, mv));
    moves
}
