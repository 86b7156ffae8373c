//! The count of points in an impasse.
use shogi::{ConditionKind, ImpasseRule, ImpasseVerdict};

#[derive(Debug)]
pub struct ImpasseCountText {
    /// Points of the pieces in the zone and in hand.
    pub zone_points: &'static str,
    /// Points of all pieces.
    pub all_points: &'static str,
    /// Pieces in the zone besides the king.
    pub pieces: &'static str,
    pub king: &'static str,
    /// Points that come of a handicap; they are in the others.
    pub credit: &'static str,
    pub rule: fn(ImpasseRule) -> &'static str,
    pub condition: fn(ConditionKind) -> &'static str,
    /// What follows in the line of a rule's verdict.
    pub now: &'static str,
    /// What a rule would give a side now; nothing where it cannot be applied.
    pub verdict: fn(Option<ImpasseVerdict>) -> &'static str,
    /// A sign for what holds and what does not.
    pub sign: fn(bool) -> &'static str,
    /// The sign in a word.
    pub holds: fn(bool) -> &'static str,
    /// What a declaration by `who` costs if it fails.
    pub declare_cost: fn(who: &str) -> String,
    pub missing: &'static str,
    pub all_hold: &'static str,
}
