//! What a search reports: its state, its lines and its decision.

use alloc::vec::Vec;
use core::time::Duration;

use komadai_shogi::Move;

use super::{Bound, Score};

/// Whether a search can go on after an iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Progress {
    /// Another iteration is possible.
    Deeper,
    /// A limit is reached, or more depth cannot change the result.
    Done,
}

/// What to play in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Play this move.
    Play(Move),
    /// Declare a win by the entering-king rule.
    Declare,
    /// There is no move to play: the side to move is mated, or none of
    /// [`Limits::moves`](crate::Limits::moves) is legal.
    NoMove,
}

/// The state of a search after an iteration.
#[derive(Clone, Copy, Debug)]
pub struct Info<'a> {
    /// The last completed iteration.
    pub depth: u8,
    /// The greatest ply reached (selective depth).
    pub seldepth: u8,
    /// Moves made, quiescence search included.
    pub nodes: u64,
    /// Time since the start.
    pub time: Duration,
    /// Occupancy of the transposition table, per mille.
    pub hashfull: u16,
    /// The principal variations (MultiPV), best first.
    pub lines: &'a [Line],
}

/// A principal variation and its score.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// For the side to move at the root.
    pub score: Score,
    /// Whether the score is exact or a bound.
    pub bound: Bound,
    /// The iteration that found it.
    pub depth: u8,
    /// The moves of both sides; at least one.
    pub moves: Vec<Move>,
}
