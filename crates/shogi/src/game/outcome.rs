//! The result of a game.

use core::fmt;

use strum::{VariantArray, VariantNames};

use crate::{Color, name_traits::named_enum};

/// Who won a game, and how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// `None` if nobody won.
    pub winner: Option<Color>,
    /// How the game ended.
    pub reason: EndReason,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum EndReason {
    /// The side to move is in check and has no legal move (詰み).
    Mate,
    /// The side to move has no legal move and is not in check. It loses: shogi has
    /// no stalemate.
    NoMoves,
    /// Resignation (投了).
    Resignation,
    /// A flag fell.
    Time,
    /// An illegal move (反則).
    IllegalMove,
    /// Fourfold repetition with perpetual check by the loser (連続王手の千日手).
    PerpetualCheck,
    /// Fourfold repetition (千日手), or an earlier one by agreement.
    Repetition,
    /// A declaration with at least 24 points: a draw, or with 31 a win.
    Declaration24,
    /// A declaration with 28 points (Black) or 27 (White) (入玉宣言).
    Declaration27,
    /// A declaration of which a condition failed.
    DeclarationFailed,
    /// Points counted by agreement, 24 needed (持将棋).
    Impasse24,
    /// Points counted by agreement, 27 needed.
    Impasse27,
    /// The king reached the other king's start square (トライ).
    TryRule,
    /// Points counted because all pieces were in the zone.
    #[strum(serialize = "all_pieces_in")]
    AllPiecesEntered,
    /// The move limit.
    MoveLimit,
    /// A draw by agreement.
    Agreement,
    /// The game was interrupted.
    Interrupted,
}

named_enum!(EndReason);

impl EndReason {
    /// Whether a legal move leads to it without a claim. A repetition can also end a
    /// game early by agreement.
    #[must_use]
    pub const fn is_by_move(self) -> bool {
        match self {
            Self::Mate
            | Self::NoMoves
            | Self::PerpetualCheck
            | Self::Repetition
            | Self::TryRule
            | Self::AllPiecesEntered
            | Self::MoveLimit => true,
            Self::Resignation
            | Self::Time
            | Self::IllegalMove
            | Self::Declaration24
            | Self::Declaration27
            | Self::DeclarationFailed
            | Self::Impasse24
            | Self::Impasse27
            | Self::Agreement
            | Self::Interrupted => false,
        }
    }
}

impl Outcome {
    pub(super) const fn won(winner: Color, reason: EndReason) -> Self {
        Self {
            winner: Some(winner),
            reason,
        }
    }

    pub(super) const fn drawn(reason: EndReason) -> Self {
        Self {
            winner: None,
            reason,
        }
    }

    /// Whether it is a draw by repetition or impasse, after which rules may ask for a
    /// rematch.
    #[must_use]
    pub const fn allows_rematch(self) -> bool {
        let drawn = matches!(
            self.reason,
            EndReason::Repetition
                | EndReason::Declaration24
                | EndReason::Impasse24
                | EndReason::AllPiecesEntered
                | EndReason::MoveLimit
        );
        self.winner.is_none() && drawn
    }
}

impl fmt::Display for Outcome {
    /// `black:mate`, `none:...`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winner = self.winner.map_or("none", Color::name);
        write!(f, "{winner}:{}", self.reason.name())
    }
}
