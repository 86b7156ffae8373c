//! What a referee counts, asks and warns of: impasse, claims, repetition.
mod en;
mod it;
mod ja;
mod ro;
mod sv;

use shogi::{Claim, ConditionKind, ImpasseRule, ImpasseVerdict};

pub(super) use en::{CLAIMS_EN, COUNT_EN};
pub(super) use it::{CLAIMS_IT, COUNT_IT};
pub(super) use ja::{CLAIMS_JA, COUNT_JA};
pub(super) use ro::{CLAIMS_RO, COUNT_RO};
pub(super) use sv::{CLAIMS_SV, COUNT_SV};

/// What is claimed and warned of, for a part that is loaded later.
#[derive(Debug)]
pub struct ClaimsText {
    /// A claim on a button; `early` where a draw would end a repetition.
    pub claim: fn(Claim, early: bool) -> &'static str,
    /// What `who` asked or answered.
    pub claimed: fn(Claim, who: &str, early: bool) -> String,
    /// How a count by a rule ends the game.
    pub count_cost: fn(ImpasseRule) -> &'static str,
    pub no_breach: &'static str,
    pub third_time: &'static str,
    /// A perpetual check by `who`, the position standing for so many times.
    pub perpetual_check: fn(who: &str, usize) -> String,
}

/// The count of an impasse, for a part that is loaded later.
#[derive(Debug)]
pub struct CountText {
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
