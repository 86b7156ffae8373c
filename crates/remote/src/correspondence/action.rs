use core::fmt;

use shogi::{Claim, ClaimError, Color, GameError, Outcome, Ply};

/// What a side does when it is to act: a move, or a claim in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A move.
    Move(Ply),
    /// An offer, an answer, a resignation or another claim.
    Claim {
        /// Who makes it.
        by: Color,
        /// What is claimed.
        claim: Claim,
    },
}

impl Action {
    /// The side that acts.
    pub const fn by(self) -> Color {
        match self {
            Self::Move(ply) => ply.by,
            Self::Claim { by, .. } => by,
        }
    }
}

impl fmt::Display for Action {
    /// The move in USI, or the name of the claim.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(ply) => ply.mv.fmt(f),
            Self::Claim { claim, .. } => f.write_str(claim.name()),
        }
    }
}

/// Why a game refuses an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActionError {
    /// The game has ended.
    #[error("the game is over: {0}")]
    Over(Outcome),
    /// The other side is to act.
    #[error("the other side is to act")]
    NotYourTurn,
    /// The other side has asked for something, and that has to be answered before a move.
    #[error("a question has to be answered first")]
    Unanswered,
    /// The move cannot be played.
    #[error(transparent)]
    Move(GameError),
    /// By the rules of the game the move is illegal and has to be taken back. That is done
    /// before anything is sent.
    #[error("the illegal move has to be taken back")]
    TakeBackFirst,
    /// The claim cannot be made.
    #[error(transparent)]
    Claim(ClaimError),
}
