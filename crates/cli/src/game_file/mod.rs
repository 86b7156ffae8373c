//! Training games, and the files they are kept in: docs/engine.md describes them.

mod bytes;
mod filter;
mod header;
mod reader;
#[cfg(test)]
mod tests;
mod writer;

use shogi::{Color, Move, Position, search::Score};

pub use bytes::checksum;
pub use filter::{is_capture_or_promotion, is_quiet};
pub use header::{Header, StartMix};
pub use reader::{CorruptionError, GameReader};
pub use writer::GameWriter;

/// A game as it was played, with what the engine thought of every position.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// Its number in the run: the same number and seed give the same game.
    pub index: u32,
    pub start: Position,
    /// Random moves, without scores.
    pub opening: Vec<Move>,
    pub plies: Vec<ScoredPly>,
    /// In the order of their plies.
    pub side_positions: Vec<SidePosition>,
    pub ending: Ending,
}

/// A quiet position that was looked at and not played, as a search sees them beside the
/// way: after a move at random and the best answers to it.
#[derive(Clone, Debug, PartialEq)]
pub struct SidePosition {
    /// Which ply of [`SavedGame::plies`] was played instead.
    pub ply: usize,
    /// At least one move.
    pub line: Vec<Move>,
    /// What it comes to, for the side to move after it.
    pub score: Score,
}

/// A move that the engine played, and its score for the side that moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoredPly {
    pub mv: Move,
    pub score: Score,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// `None` for a draw.
    pub winner: Option<Color>,
    pub reason: Reason,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Mate, or no legal move.
    Mate,
    Repetition,
    PerpetualCheck,
    Declaration,
    /// Both sides agreed for a while who wins.
    Adjudication,
    /// It lasted too long.
    Length,
}

impl Reason {
    pub const ALL: [Self; 6] = [
        Self::Mate,
        Self::Repetition,
        Self::PerpetualCheck,
        Self::Declaration,
        Self::Adjudication,
        Self::Length,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Mate => "mate",
            Self::Repetition => "repetition",
            Self::PerpetualCheck => "perpetual check",
            Self::Declaration => "declaration",
            Self::Adjudication => "adjudication",
            Self::Length => "length",
        }
    }
}

/// A move of a saved game that could not be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IllegalPly {
    /// From 1, the opening's included.
    pub ply: usize,
    pub mv: Move,
    pub why: shogi::IllegalMove,
}

impl SavedGame {
    /// Plays it again, and shows every position with its number of moves made, the
    /// move and, after the opening, its score.
    ///
    /// # Errors
    /// At the first move that is not legal, beside the way as well.
    pub fn replay(
        &self,
        mut show: impl FnMut(&Position, Move, Option<Score>),
    ) -> Result<Position, IllegalPly> {
        let opening = self.opening.iter().map(|&mv| (mv, None));
        let plies = self.plies.iter().map(|ply| (ply.mv, Some(ply.score)));
        let mut position = self.start;
        for ((mv, score), ply) in opening.chain(plies).zip(1..) {
            let illegal = |why| IllegalPly { ply, mv, why };
            position.check_legal(mv).map_err(illegal)?;
            show(&position, mv, score);
            position.play_unchecked(mv);
        }
        self.for_each_side_position(|_, _| {})?;
        Ok(position)
    }

    /// Shows the positions beside the way.
    ///
    /// # Errors
    /// At the first move that is not legal.
    pub fn for_each_side_position(
        &self,
        mut show: impl FnMut(&Position, Score),
    ) -> Result<(), IllegalPly> {
        let mut position = self.after_opening();
        let mut made = 0;
        for side_position in &self.side_positions {
            for ply in self.plies.iter().take(side_position.ply).skip(made) {
                position.play_unchecked(ply.mv);
            }
            made = side_position.ply;
            let mut beside = position;
            let first = self.opening.len() + side_position.ply + 1;
            for (&mv, ply) in side_position.line.iter().zip(first..) {
                let illegal = |why| IllegalPly { ply, mv, why };
                beside.check_legal(mv).map_err(illegal)?;
                beside.play_unchecked(mv);
            }
            show(&beside, side_position.score);
        }
        Ok(())
    }

    /// Where the engine began to play, as far as the opening is legal.
    pub fn after_opening(&self) -> Position {
        let mut position = self.start;
        for &mv in &self.opening {
            if position.play(mv).is_err() {
                break;
            }
        }
        position
    }
}

impl std::fmt::Display for IllegalPly {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "move {}, {}: {}", self.ply, self.mv, self.why)
    }
}
