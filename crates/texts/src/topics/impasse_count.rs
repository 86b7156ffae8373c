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
    /// Points credited for a handicap; they are included in the others.
    pub credit: &'static str,
    pub rule: fn(ImpasseRule) -> &'static str,
    pub condition: fn(ConditionKind) -> &'static str,
    /// The label of the result that a rule would give now.
    pub now: &'static str,
    /// The result that a rule would give a side now; `None` where it cannot be applied.
    pub verdict: fn(Option<ImpasseVerdict>) -> &'static str,
    /// A sign for a condition that holds or does not.
    pub sign: fn(bool) -> &'static str,
    /// The sign in a word.
    pub holds: fn(bool) -> &'static str,
    /// The warning before a declaration by `who`.
    pub declare_cost: fn(who: &str) -> String,
    pub missing: &'static str,
    pub all_hold: &'static str,
}
