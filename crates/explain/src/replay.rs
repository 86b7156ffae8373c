use alloc::vec::Vec;

use komadai_shogi::{Color, Move, MoveDelta, Position};

/// The positions of a line.
pub struct Replay {
    /// One more than the moves.
    positions: Vec<Position>,
    deltas: Vec<MoveDelta>,
}

impl Replay {
    /// A line from a position. It ends before its first illegal move.
    pub fn new(start: &Position, moves: impl IntoIterator<Item = Move>) -> Self {
        let mut position = *start;
        let mut replay = Self {
            positions: Vec::from([position]),
            deltas: Vec::new(),
        };
        for mv in moves {
            let Ok(delta) = position.play(mv) else {
                break;
            };
            replay.positions.push(position);
            replay.deltas.push(delta);
        }
        replay
    }

    /// How many moves it has.
    pub fn len(&self) -> usize {
        self.deltas.len()
    }

    /// The position after so many moves.
    pub fn position(&self, ply: usize) -> &Position {
        &self.positions[ply]
    }

    /// The move after so many others, if there is one.
    pub fn delta(&self, ply: usize) -> Option<&MoveDelta> {
        self.deltas.get(ply)
    }

    /// The moves of a side among the first ones, with the number of moves before each.
    pub fn moves_of(&self, side: Color, plies: usize) -> impl Iterator<Item = (usize, &MoveDelta)> {
        let first = self.deltas.iter().take(plies).enumerate();
        first.filter(move |(_, delta)| delta.mover.color() == side)
    }

    /// How often a side gives check with its first moves.
    pub fn checks_by(&self, side: Color, plies: usize) -> u32 {
        let checks = self.moves_of(side, plies);
        let checks = checks.filter(|(ply, _)| self.position(ply + 1).in_check());
        checks.count() as u32
    }
}
