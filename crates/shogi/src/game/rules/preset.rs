use super::{
    Agreement, Declaration, FoulAfterResignation, GameRules, IllegalMovePolicy, KingsEntered,
    ReplayTime, TryRule,
};
use crate::named::named;

named! {
    /// Rules that have a name.
    RulesPreset {
        /// Illegal moves are refused; a draw is replayed with sides reversed;
        /// declaration with 27 points; no move limit.
        Standard = "standard",
        /// The Japan Shogi Association's: an illegal move loses, even found
        /// after a resignation; a replay in the remaining time; 24 points by
        /// agreement with one king entered, or by declaration; 500 moves;
        /// formal resignation.
        Professional = "professional",
        /// The Federation of European Shogi Associations': declaration with 27
        /// points; a draw that is replayed counts as a draw.
        Fesa = "fesa",
        /// An illegal move is taken back.
        Friendly = "friendly",
        /// As in clubs on the net: an illegal move loses, declaration with 27
        /// points.
        Club81 = "club81",
        /// The king that reaches the other's start square wins.
        Try = "try",
    }
}

impl RulesPreset {
    /// What it stands for.
    pub const fn rules(self) -> GameRules {
        const STANDARD: GameRules = GameRules::STANDARD;
        match self {
            Self::Standard => STANDARD,
            Self::Professional => GameRules {
                illegal_moves: IllegalMovePolicy::Lose,
                foul_after_resignation: FoulAfterResignation::FoulLoses,
                replay_time: ReplayTime::Remaining,
                agreement: Agreement::Points24,
                kings_entered: KingsEntered::One,
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

    /// The preset that is exactly these rules.
    pub fn of(rules: &GameRules) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|preset| preset.rules() == *rules)
    }
}
