use core::fmt;

use crate::{Color, named::named};

/// Who won a game, and how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// `None` when nobody won.
    pub winner: Option<Color>,
    pub reason: EndReason,
}

named! {
    /// How a game ended.
    EndReason {
        /// The side to move is in check and has no legal move (詰み).
        Mate = "mate",
        /// The side to move has no legal move without being in check, and loses:
        /// shogi knows no stalemate.
        NoMoves = "no_moves",
        /// 投了
        Resignation = "resignation",
        /// A flag fell.
        Time = "time",
        /// 反則
        IllegalMove = "illegal_move",
        /// The fourth repetition, by nothing but checks of the loser
        /// (連続王手の千日手).
        PerpetualCheck = "perpetual_check",
        /// The fourth repetition (千日手), or an earlier one by consent.
        Repetition = "repetition",
        /// A declaration with 24 points or more: a draw, with 31 a win.
        Declaration24 = "declaration24",
        /// A declaration with the points it needs (入玉宣言).
        Declaration27 = "declaration27",
        /// A declaration that lacked something.
        DeclarationFailed = "declaration_failed",
        /// Points counted by agreement, 24 needed (持将棋).
        Impasse24 = "impasse24",
        /// Points counted by agreement, 27 needed.
        Impasse27 = "impasse27",
        /// The king reached the other king's start square (トライ).
        TryRule = "try_rule",
        /// Points counted because all pieces were in the zone.
        AllPiecesIn = "all_pieces_in",
        /// The last move of the limit.
        MoveLimit = "move_limit",
        /// A draw that both sides wanted.
        Agreement = "agreement",
        /// Broken off.
        Interrupted = "interrupted",
    }
}

impl EndReason {
    /// Whether a legal move brings it about by itself. A repetition can also end a
    /// game early, by consent.
    pub const fn is_by_move(self) -> bool {
        match self {
            Self::Mate
            | Self::NoMoves
            | Self::PerpetualCheck
            | Self::Repetition
            | Self::TryRule
            | Self::AllPiecesIn
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

    /// Whether it is a draw that rules may have replayed: by repetition or
    /// impasse.
    pub const fn is_replayable(self) -> bool {
        let drawn = matches!(
            self.reason,
            EndReason::Repetition
                | EndReason::Declaration24
                | EndReason::Impasse24
                | EndReason::AllPiecesIn
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
