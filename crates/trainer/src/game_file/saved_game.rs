//! A training game in memory.

use komadai_search::Score;
use shogi::{Color, Move, Position};

/// A game of the engine against itself, with the score of each move.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// The number in the run: the same number and seed give the same game.
    pub index: u32,
    pub start: Position,
    /// The moves of the opening, random or of searches with noise, without scores.
    pub opening: Vec<Move>,
    pub plies: Vec<ScoredPly>,
    /// In the order of their plies.
    pub side_positions: Vec<SidePosition>,
    pub ending: Ending,
}

/// A quiet position that did not occur in the game, of the kind that a search visits: after
/// a random move and the best answers to it.
#[derive(Clone, Debug, PartialEq)]
pub struct SidePosition {
    /// The ply of [`SavedGame::plies`] that was played instead.
    pub ply: usize,
    /// At least one move.
    pub line: Vec<Move>,
    /// The score after the line, for the side to move there.
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
    /// Both sides' scores agreed for some plies on the winner.
    Adjudication,
    /// The game was too long.
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
    /// From 1, with the opening's.
    pub ply: usize,
    pub mv: Move,
    pub why: shogi::IllegalMoveReason,
}

impl SavedGame {
    /// Replays the game: calls `show` with each position, the move played there and, after
    /// the opening, its score.
    ///
    /// # Errors
    /// The first illegal move, those of side positions included.
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

    /// Calls `show` with each side position and its score.
    ///
    /// # Errors
    /// The first illegal move.
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
            let mut after = position;
            let first = self.opening.len() + side_position.ply + 1;
            for (&mv, ply) in side_position.line.iter().zip(first..) {
                let illegal = |why| IllegalPly { ply, mv, why };
                after.check_legal(mv).map_err(illegal)?;
                after.play_unchecked(mv);
            }
            show(&after, side_position.score);
        }
        Ok(())
    }

    /// Whose turn it is before a ply, or after the last.
    pub fn turn_at(&self, ply: usize) -> Color {
        let first = self.start.turn();
        if (self.opening.len() + ply).is_multiple_of(2) {
            first
        } else {
            !first
        }
    }

    /// The result for a side: 1 won, ½ drawn, 0 lost.
    pub fn result_for(&self, side: Color) -> f32 {
        match self.ending.winner {
            None => 0.5,
            Some(winner) => f32::from(u8::from(winner == side)),
        }
    }

    /// The position after the opening, up to an illegal move.
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
