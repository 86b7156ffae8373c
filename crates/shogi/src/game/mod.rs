//! A game: its start, its moves, its rules, and its result.

mod audit;
mod claim;
mod illegal;
mod impasse;
mod make_claim;
mod outcome;
mod ply_notation;
mod rematch;
mod repetition;
mod rules;
mod status;
#[cfg(test)]
mod tests;

use alloc::vec::Vec;
use core::fmt;

pub use audit::{Audit, ClaimedEnd, Violation, ViolationReason};
pub use claim::{Claim, ClaimError};
pub use illegal::IllegalPly;
pub use impasse::{Condition, ConditionKind, Impasse, ImpasseRule, ImpasseSide, ImpasseVerdict};
pub use outcome::{EndReason, Outcome};
pub use rematch::rematch_time_controls;
use repetition::PositionHistory;
pub use repetition::Repetition;
pub use rules::{
    AfterDraw, AllPiecesEntered, Declaration, EnteredKings, GameRules, IllegalMoveAfterResignation,
    IllegalMovePolicy, PointCountConsent, PointCountRule, RematchTime, RuleError, RuleKey,
    RulesPreset, TryRule,
};
pub use status::Status;

use crate::{
    ApplyError, ByColor, Color, IllegalMoveReason, Move, Piece, PieceKind, Ply, Position, Setup,
};

/// A game of shogi. It alone decides how a game stands and how it ended.
///
/// While all moves are legal, each position is a [`Position`]. After an illegal move
/// that the rules allow to be played, the board is a [`Setup`].
///
/// ```
/// use komadai_shogi::{Color, EndReason, Game, Position, Strictness};
/// let start = Position::from_sfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", Strictness::Game)?;
/// let mut game = Game::new(start);
/// let played = game.play("G*5b".parse()?)?;
/// assert_eq!(played.outcome.unwrap().winner, Some(Color::Black));
/// assert_eq!(played.outcome.unwrap().reason, EndReason::Mate);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rules: GameRules,
    /// The start and the position after each move, up to the first illegal one.
    history: PositionHistory,
    /// For each of these positions, the ply since which the move limit has applied
    /// without interruption.
    limit_starts: Vec<Option<usize>>,
    /// The board after the first illegal move, and after each move since.
    setups_after_illegal: Vec<Setup>,
    plies: Vec<Ply>,
    outcome: Option<Outcome>,
    /// The side that waits for an answer, and its claim.
    pending_claim: Option<(Color, Claim)>,
}

/// The result of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayedPly {
    /// The move, and who made it.
    pub ply: Ply,
    /// The piece on the destination after the move.
    pub piece: Piece,
    /// The captured piece, as it was on the board.
    pub captured: Option<Piece>,
    /// Whether the move gives check; false for illegal moves.
    pub check: bool,
    /// Why the move was illegal, if it was played and announced as such.
    pub illegal: Option<IllegalMoveReason>,
    /// The outcome, if the move ended the game.
    pub outcome: Option<Outcome>,
}

/// Why a game refused a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameError {
    /// The game has ended.
    Over(Outcome),
    /// Refused: [`IllegalMovePolicy::Refuse`].
    Illegal(IllegalMoveReason),
    /// An illegal move has been pointed out and has to be taken back first.
    TakeBackFirst,
    /// A king is never captured. The move before may have been illegal, and can be
    /// pointed out.
    KingCapture,
    /// The piece is not on its square or in hand.
    Impossible(ApplyError),
}

impl Game {
    /// A game from `start` by the standard rules. It is over at once if the side to
    /// move has no legal move.
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self::with_rules(start, GameRules::STANDARD)
    }

    /// A game from `start` by these rules.
    #[must_use]
    pub fn with_rules(start: Position, rules: GameRules) -> Self {
        let mut game = Self {
            rules,
            history: PositionHistory::new(start),
            limit_starts: Vec::new(),
            setups_after_illegal: Vec::new(),
            plies: Vec::new(),
            outcome: None,
            pending_claim: None,
        };
        game.limit_starts.push(game.limit_start());
        game.outcome = game.automatic_outcome();
        game
    }

    /// The rules in force.
    #[must_use]
    pub fn rules(&self) -> &GameRules {
        &self.rules
    }

    /// The position before the first move.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.history.positions()[0]
    }

    /// The position now; after an illegal move, the last one before it.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.history.last()
    }

    /// The start and the position after each move, up to the first illegal one.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        self.history.positions()
    }

    /// The board now.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.setup_at(self.plies.len())
    }

    /// The board after `ply` moves; after all moves if there are fewer.
    #[must_use]
    pub fn setup_at(&self, ply: usize) -> Setup {
        let ply = ply.min(self.plies.len());
        match self.positions().get(ply) {
            Some(position) => position.to_setup(),
            None => self.setups_after_illegal[ply - self.positions().len()].clone(),
        }
    }

    /// The moves so far.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        match self.setups_after_illegal.last() {
            Some(setup) => setup.turn(),
            None => self.position().turn(),
        }
    }

    /// The outcome; `None` while the game continues.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The points credited to the giver of a handicap in a count.
    #[must_use]
    pub fn credit(&self) -> ByColor<u8> {
        self.rules.credit(self.start())
    }

    /// Plays a move for the side that owns the piece.
    ///
    /// # Errors
    /// As [`Game::play_ply`].
    pub fn play(&mut self, mv: Move) -> Result<PlayedPly, GameError> {
        self.play_ply(self.ply_for_owner(mv))
    }

    /// Makes a move. [`GameRules::illegal_moves`] decides what happens to an illegal
    /// one.
    ///
    /// # Errors
    /// When the game is over, the rules refuse the move, it captures a king, or the
    /// piece is not there; the game is then unchanged.
    pub fn play_ply(&mut self, ply: Ply) -> Result<PlayedPly, GameError> {
        if let Some(outcome) = self.outcome {
            return Err(GameError::Over(outcome));
        }
        if self.must_take_back() {
            return Err(GameError::TakeBackFirst);
        }
        let illegal = self
            .setups_after_illegal
            .is_empty()
            .then(|| self.why_illegal(ply))
            .flatten();
        if let (Some(why), IllegalMovePolicy::Refuse) = (illegal, self.rules.illegal_moves) {
            return Err(GameError::Illegal(why));
        }
        if illegal.is_none() && self.setups_after_illegal.is_empty() {
            return Ok(self.play_legal(ply));
        }
        let (piece, captured) = self.apply_unchecked(ply)?;
        let foul = illegal.filter(|_| self.rules.illegal_moves != IllegalMovePolicy::Unrefereed);
        if self.rules.illegal_moves == IllegalMovePolicy::Lose {
            self.outcome = Some(Outcome::won(!ply.by, EndReason::IllegalMove));
        }
        Ok(PlayedPly {
            ply,
            piece,
            captured,
            check: false,
            illegal: foul,
            outcome: self.outcome,
        })
    }

    fn play_legal(&mut self, ply: Ply) -> PlayedPly {
        let mut position = *self.position();
        let change = position.play_unchecked(ply.mv);
        self.history.push(position);
        self.limit_starts.push(self.limit_start());
        self.plies.push(ply);
        self.pending_claim = None;
        self.outcome = self.automatic_outcome();
        PlayedPly {
            ply,
            piece: change.placed,
            captured: change.captured,
            check: position.in_check(),
            illegal: None,
            outcome: self.outcome,
        }
    }

    /// Moves the piece, legal or not, but never captures a king.
    fn apply_unchecked(&mut self, ply: Ply) -> Result<(Piece, Option<Piece>), GameError> {
        let mut table = self.setup();
        let is_king = |piece: Option<Piece>| piece.is_some_and(|it| it.kind() == PieceKind::King);
        if is_king(table.piece_at(ply.mv.to())) && ply.mv.from() != Some(ply.mv.to()) {
            return Err(GameError::KingCapture);
        }
        let applied = table.apply_as(ply).map_err(GameError::Impossible)?;
        self.setups_after_illegal.push(table);
        self.plies.push(ply);
        self.pending_claim = None;
        Ok((applied.piece, applied.captured))
    }

    /// The time of `color` has run out. Which flag fell, and when, is decided by the
    /// clock.
    ///
    /// # Errors
    /// When the game is over.
    pub fn flag_fell(&mut self, color: Color) -> Result<Outcome, GameError> {
        self.end(Outcome::won(!color, EndReason::Time))
    }

    /// The side to move resigns: [`Claim::Resign`].
    ///
    /// # Errors
    /// When the game is over.
    pub fn resign(&mut self) -> Result<Outcome, GameError> {
        let loser = self.side_to_act();
        self.end(Outcome::won(!loser, EndReason::Resignation))
    }

    /// The game is interrupted.
    ///
    /// # Errors
    /// When the game is over.
    pub fn interrupt(&mut self) -> Result<Outcome, GameError> {
        self.end(Outcome::drawn(EndReason::Interrupted))
    }

    /// Takes back the last move, and the end of the game with it. `None` if there is no
    /// move.
    pub fn undo(&mut self) -> Option<Ply> {
        let ply = self.plies.pop()?;
        if self.setups_after_illegal.pop().is_none() {
            self.history.pop();
            self.limit_starts.pop();
        }
        self.outcome = None;
        self.pending_claim = None;
        Some(ply)
    }

    /// The side to move after `ply` moves.
    #[must_use]
    pub fn turn_at(&self, ply: usize) -> Color {
        match self.positions().get(ply) {
            Some(position) => position.turn(),
            None => self.setup_at(ply).turn(),
        }
    }

    fn end(&mut self, outcome: Outcome) -> Result<Outcome, GameError> {
        if let Some(outcome) = self.outcome {
            return Err(GameError::Over(outcome));
        }
        self.pending_claim = None;
        self.outcome = Some(outcome);
        Ok(outcome)
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over(outcome) => write!(f, "the game is over: {outcome}"),
            Self::Illegal(reason) => reason.fmt(f),
            Self::TakeBackFirst => f.write_str("the illegal move has to be taken back first"),
            Self::KingCapture => f.write_str("a king is never captured"),
            Self::Impossible(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for GameError {}
