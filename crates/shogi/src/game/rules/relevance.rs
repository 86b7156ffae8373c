//! Which rules have an effect.

use super::{
    AfterDraw, Agreement, AllPiecesIn, Declaration, GameRules, IllegalMovePolicy, ReplayTime,
    RuleKey,
};

impl GameRules {
    /// Whether a rule has an effect with the others: who has to want a count is
    /// irrelevant if there is none.
    ///
    /// ```
    /// use shogi::{GameRules, RuleKey};
    /// let mut rules = GameRules::STANDARD;
    /// assert!(!rules.matters(RuleKey::LimitNeedsKing));
    /// rules.move_limit = 500;
    /// assert!(rules.matters(RuleKey::LimitNeedsKing));
    /// ```
    pub fn matters(&self, key: RuleKey) -> bool {
        let replays = self.after_draw == AfterDraw::Replay;
        let counts = self.agreement != Agreement::None;
        match key {
            RuleKey::IllegalMoves
            | RuleKey::MateEndsGame
            | RuleKey::AfterDraw
            | RuleKey::DrawByAgreement
            | RuleKey::Declaration
            | RuleKey::Agreement
            | RuleKey::TryRule
            | RuleKey::AllPiecesIn
            | RuleKey::MoveLimit => true,
            RuleKey::FoulAfterResignation => self.illegal_moves != IllegalMovePolicy::Refuse,
            RuleKey::Assistance => self.may_assist(),
            RuleKey::ReplayTime | RuleKey::DrawCounts => replays,
            RuleKey::ReplayMinutes => replays && self.replay_time != ReplayTime::Full,
            RuleKey::AgreedEarly => !self.draw_by_agreement,
            RuleKey::CountBy | RuleKey::KingsEntered => counts,
            RuleKey::HandicapCredit => {
                counts
                    || self.declaration != Declaration::None
                    || self.all_pieces_in != AllPiecesIn::Off
            }
            RuleKey::LimitNeedsKing => self.move_limit > 0,
        }
    }
}
