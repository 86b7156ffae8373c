use komadai_shogi::{Move, Position};

/// A move that is not the best, and what searches say of it.
///
/// The lines may be short: what happens after their end is not told.
#[derive(Clone, Copy, Debug)]
pub struct Mistake<'a> {
    /// The position before the move.
    pub position: &'a Position,
    /// The move, which is legal.
    pub mv: Move,
    /// The best line from the position: its first move instead of `mv`. In how many plies it
    /// mates, if it does.
    pub best: Line<'a>,
    /// The opponent's best line after the move. In how many plies it mates, if it does.
    pub reply: Line<'a>,
}

/// A line of a search.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    /// Legal moves, of both sides.
    pub moves: &'a [Move],
    /// In how many plies the side that begins mates, if it does.
    pub mates: Option<u32>,
}
