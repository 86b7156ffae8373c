use core::fmt;

use crate::{Color, Position};

/// Who won a game, and how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// `None` when nobody won.
    pub winner: Option<Color>,
    pub reason: EndReason,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EndReason {
    /// The side to move is in check and has no legal move (詰み).
    Mate,
    /// The side to move has no legal move without being in check, and loses:
    /// shogi knows no stalemate.
    NoMoves,
    Resignation,
    /// A flag fell.
    Time,
}

impl EndReason {
    /// Every way a game can end.
    pub const ALL: [Self; 4] = [Self::Mate, Self::NoMoves, Self::Resignation, Self::Time];

    /// A name for programs, such as `no_moves`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Mate => "mate",
            Self::NoMoves => "no_moves",
            Self::Resignation => "resignation",
            Self::Time => "time",
        }
    }

    /// The reason of an [`EndReason::id`].
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.id() == id)
    }
}

impl Outcome {
    pub(super) const fn won(winner: Color, reason: EndReason) -> Self {
        Self {
            winner: Some(winner),
            reason,
        }
    }
}

impl fmt::Display for Outcome {
    /// `black:mate`, `none:...`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winner = self.winner.map_or("none", Color::name);
        write!(f, "{winner}:{}", self.reason.id())
    }
}

/// What a position alone decides: a side without a legal move has lost.
pub(super) fn of_position(position: &Position) -> Option<Outcome> {
    if position.has_legal_move() {
        return None;
    }
    let reason = if position.is_check() {
        EndReason::Mate
    } else {
        EndReason::NoMoves
    };
    Some(Outcome::won(!position.turn(), reason))
}
