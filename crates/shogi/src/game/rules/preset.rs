//! Named rules.

use strum::{VariantArray, VariantNames};

use super::{
    Declaration, EnteredKings, GameRules, IllegalMoveAfterResignation, IllegalMovePolicy,
    PointCountRule, RematchTime, TryRule,
};
use crate::name_traits::named_enum;

/// Named rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum RulesPreset {
    /// Illegal moves are refused; after a draw a rematch with sides reversed;
    /// declaration with 27 points; no move limit.
    Standard,
    /// The rules of the Japan Shogi Association: an illegal move loses, even if
    /// found after a resignation; a rematch with the remaining time; 24 points by
    /// agreement with one king entered, or by declaration; 500 moves; formal
    /// resignation.
    Professional,
    /// The rules of the Federation of European Shogi Associations: declaration with
    /// 27 points; a draw with a rematch counts as a draw.
    Fesa,
    /// An illegal move has to be taken back.
    Friendly,
    /// The rules of servers: an illegal move loses; declaration with 27 points.
    Club81,
    /// A king on the other king's start square wins.
    Try,
}

named_enum!(RulesPreset);

impl RulesPreset {
    /// The rules of the preset.
    #[must_use]
    pub const fn rules(self) -> GameRules {
        const STANDARD: GameRules = GameRules::STANDARD;
        match self {
            Self::Standard => STANDARD,
            Self::Professional => GameRules {
                illegal_moves: IllegalMovePolicy::Lose,
                illegal_move_after_resignation: IllegalMoveAfterResignation::IllegalMoveLoses,
                rematch_time: RematchTime::Remaining,
                point_count_rule: PointCountRule::Points24,
                entered_kings: EnteredKings::One,
                declaration: Declaration::Points24,
                move_limit: 500,
                limit_needs_king: true,
                mate_ends_game: false,
                ..STANDARD
            },
            Self::Fesa => GameRules {
                draw_counts: true,
                ..STANDARD
            },
            Self::Friendly => GameRules {
                illegal_moves: IllegalMovePolicy::TakeBack,
                ..STANDARD
            },
            Self::Club81 => GameRules {
                illegal_moves: IllegalMovePolicy::Lose,
                ..STANDARD
            },
            Self::Try => GameRules {
                declaration: Declaration::None,
                try_rule: TryRule::OwnKing,
                ..STANDARD
            },
        }
    }

    /// The preset with exactly these rules.
    #[must_use]
    pub fn from_rules(rules: &GameRules) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|preset| preset.rules() == *rules)
    }
}
