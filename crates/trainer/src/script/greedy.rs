//! The greedy beginner: mates in one, takes what it can, and notices most of its hanging
//! pieces. It does not look at replies otherwise.

use shogi::{Move, Position};

use super::{
    BestMoves,
    material::{self, gain, hanging},
    pick,
};
use crate::rng::Rng;

/// The share of its own hanging pieces that it notices, in percent.
pub const NOTICED: usize = 60;

pub fn choose(position: &Position, rng: &mut Rng) -> Option<Move> {
    let us = position.turn();
    // Drawn once for a move, by the square that a piece stands on now.
    let noticed: [bool; 81] = std::array::from_fn(|_| rng.below(100) < NOTICED);
    let notices_drop = rng.below(100) < NOTICED;
    let mut best = BestMoves::default();
    for &mv in &position.legal_moves() {
        let mut next = *position;
        next.play_unchecked(mv);
        if material::is_mated(&next) {
            return Some(mv);
        }
        let captures = position.piece_at(mv.to()).is_some();
        let losses = next.pieces_of(us).into_iter().filter_map(|square| {
            let moved = square == mv.to();
            let notices = match mv.from() {
                // It looks at whether what it takes is defended.
                Some(from) if moved => captures || noticed[from.index()],
                None if moved => notices_drop,
                _ => noticed[square.index()],
            };
            let piece = next.piece_at(square).filter(|_| notices)?;
            (next.king(us) != Some(square)).then(|| hanging(&next, square, piece))
        });
        // The opponent takes one of them.
        let loss = losses.max().unwrap_or(0);
        best.add(mv, gain(position, mv) - loss);
    }
    pick(&best.moves, rng)
}
