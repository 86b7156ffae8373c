//! Which rules have an effect.

use super::{
    AfterDraw, AllPiecesEntered, Declaration, GameRules, IllegalMovePolicy, PointCountRule,
    RematchTime, RuleKey,
};

impl GameRules {
    /// Whether a rule has an effect with the others: who has to want a count is
    /// irrelevant if there is none.
    ///
    /// ```
    /// use komadai_shogi::{GameRules, RuleKey};
    /// let mut rules = GameRules::STANDARD;
    /// assert!(!rules.is_relevant(RuleKey::LimitNeedsKing));
    /// rules.move_limit = 500;
    /// assert!(rules.is_relevant(RuleKey::LimitNeedsKing));
    /// ```
    #[must_use]
    pub fn is_relevant(&self, key: RuleKey) -> bool {
        let replays = self.after_draw == AfterDraw::Rematch;
        let counts = self.point_count_rule != PointCountRule::None;
        match key {
            RuleKey::IllegalMoves
            | RuleKey::MateEndsGame
            | RuleKey::AfterDraw
            | RuleKey::DrawByAgreement
            | RuleKey::Declaration
            | RuleKey::PointCountRule
            | RuleKey::TryRule
            | RuleKey::AllPiecesEntered
            | RuleKey::MoveLimit => true,
            RuleKey::IllegalMoveAfterResignation => self.illegal_moves != IllegalMovePolicy::Refuse,
            RuleKey::Assistance => self.may_assist(),
            RuleKey::RematchTime | RuleKey::DrawCounts => replays,
            RuleKey::RematchMinutes => replays && self.rematch_time != RematchTime::Full,
            RuleKey::AgreedEarly => !self.draw_by_agreement,
            RuleKey::PointCountConsent | RuleKey::EnteredKings => counts,
            RuleKey::HandicapCredit => {
                counts
                    || self.declaration != Declaration::None
                    || self.all_pieces_entered != AllPiecesEntered::Off
            }
            RuleKey::LimitNeedsKing => self.move_limit > 0,
        }
    }
}
