//! A game: a start, its moves, and how it stands.

mod outcome;
#[cfg(test)]
mod tests;

use core::fmt;

pub use outcome::{EndReason, Outcome};

use crate::{Change, Color, IllegalMove, Move, Piece, Position};

/// A game in which every move was legal. It alone says how it ended.
///
/// ```
/// use shogi::{Color, EndReason, Game, Position, Strictness};
/// let start = Position::from_sfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", Strictness::Game)?;
/// let mut game = Game::new(start);
/// let played = game.play("G*5b".parse()?)?;
/// assert_eq!(played.outcome.unwrap().winner, Some(Color::Black));
/// assert_eq!(played.outcome.unwrap().reason, EndReason::Mate);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    /// The start, then the position after each move.
    positions: Vec<Position>,
    moves: Vec<Move>,
    outcome: Option<Outcome>,
}

/// What a move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    pub mv: Move,
    /// The piece as it stands on the destination now.
    pub piece: Piece,
    pub captured: Option<Piece>,
    /// Whether it gives check.
    pub check: bool,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

/// Why a game did not take a move or a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameError {
    /// The game has ended.
    Over(Outcome),
    Illegal(IllegalMove),
}

impl Game {
    /// A game from `start`. It is over at once when the side to move has no
    /// legal move.
    pub fn new(start: Position) -> Self {
        Self {
            positions: vec![start],
            moves: Vec::new(),
            outcome: outcome::of_position(&start),
        }
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.positions.last().unwrap_or_else(|| self.start())
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The position before the first move, then that after each move.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The moves so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Who won and how; `None` while the game goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Plays a move for the side to move.
    ///
    /// # Errors
    /// When the game is over or the move is illegal; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<Played, GameError> {
        self.check_ongoing()?;
        let mut position = *self.position();
        let Change {
            placed, captured, ..
        } = position.play(mv).map_err(GameError::Illegal)?;
        self.positions.push(position);
        self.moves.push(mv);
        self.outcome = outcome::of_position(&position);
        Ok(Played {
            mv,
            piece: placed,
            captured,
            check: position.is_check(),
            outcome: self.outcome,
        })
    }

    /// The side to move resigns.
    ///
    /// # Errors
    /// When the game is over.
    pub fn resign(&mut self) -> Result<Outcome, GameError> {
        let loser = self.position().turn();
        self.end(Outcome::won(!loser, EndReason::Resignation))
    }

    /// The time of `color` has run out; whose flag fell, and when, is the
    /// clock's to say.
    ///
    /// # Errors
    /// When the game is over.
    pub fn flag_fell(&mut self, color: Color) -> Result<Outcome, GameError> {
        self.end(Outcome::won(!color, EndReason::Time))
    }

    /// Takes the last move back, and the end of the game with it. `None` at the
    /// start, which stays.
    pub fn undo(&mut self) -> Option<Move> {
        let mv = self.moves.pop()?;
        self.positions.pop();
        self.outcome = None;
        Some(mv)
    }

    fn end(&mut self, outcome: Outcome) -> Result<Outcome, GameError> {
        self.check_ongoing()?;
        self.outcome = Some(outcome);
        Ok(outcome)
    }

    fn check_ongoing(&self) -> Result<(), GameError> {
        match self.outcome {
            Some(outcome) => Err(GameError::Over(outcome)),
            None => Ok(()),
        }
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over(outcome) => write!(f, "the game is over: {outcome}"),
            Self::Illegal(reason) => reason.fmt(f),
        }
    }
}

impl core::error::Error for GameError {}
