use shogi::RuleKey;

/// What the rules of a game are listed under.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleGroup {
    IllegalMoves,
    Draws,
    Impasse,
    Limit,
}

impl RuleGroup {
    pub const ALL: [Self; 4] = [Self::IllegalMoves, Self::Draws, Self::Impasse, Self::Limit];

    pub const fn containing(key: RuleKey) -> Self {
        match key {
            RuleKey::IllegalMoves
            | RuleKey::IllegalMoveAfterResignation
            | RuleKey::MateEndsGame
            | RuleKey::Assistance => Self::IllegalMoves,
            RuleKey::AfterDraw
            | RuleKey::RematchTime
            | RuleKey::RematchMinutes
            | RuleKey::DrawCounts
            | RuleKey::AgreedEarly
            | RuleKey::DrawByAgreement => Self::Draws,
            RuleKey::Declaration
            | RuleKey::PointCountRule
            | RuleKey::PointCountConsent
            | RuleKey::EnteredKings
            | RuleKey::TryRule
            | RuleKey::AllPiecesEntered
            | RuleKey::HandicapCredit => Self::Impasse,
            RuleKey::MoveLimit | RuleKey::LimitNeedsKing => Self::Limit,
        }
    }

    /// Its rules, in the order of forms.
    pub fn keys(self) -> impl Iterator<Item = RuleKey> {
        let all = RuleKey::ALL.iter().copied();
        all.filter(move |&key| Self::containing(key) == self)
    }
}
