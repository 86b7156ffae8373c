use core::fmt;

use crate::{Color, string_enum::string_enum};

/// Who won a game, and how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// `None` when nobody won.
    pub winner: Option<Color>,
    pub reason: EndReason,
}

/// How a game ended.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
    strum::VariantNames,
)]
#[strum(serialize_all = "snake_case", const_into_str)]
pub enum EndReason {
    /// The side to move is in check and has no legal move (詰み).
    Mate,
    /// The side to move has no legal move without being in check, and loses:
    /// shogi knows no stalemate.
    NoMoves,
    /// 投了
    Resignation,
    /// A flag fell.
    Time,
    /// 反則
    IllegalMove,
    /// The fourth repetition, by nothing but checks of the loser
    /// (連続王手の千日手).
    PerpetualCheck,
    /// The fourth repetition (千日手), or an earlier one by consent.
    Repetition,
    /// A declaration with 24 points or more: a draw, with 31 a win.
    Declaration24,
    /// A declaration with the points it needs (入玉宣言).
    Declaration27,
    /// A declaration that lacked something.
    DeclarationFailed,
    /// Points counted by agreement, 24 needed (持将棋).
    Impasse24,
    /// Points counted by agreement, 27 needed.
    Impasse27,
    /// The king reached the other king's start square (トライ).
    TryRule,
    /// Points counted because all pieces were in the zone.
    AllPiecesIn,
    /// The last move of the limit.
    MoveLimit,
    /// A draw that both sides wanted.
    Agreement,
    /// Broken off.
    Interrupted,
}

string_enum!(EndReason);

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
