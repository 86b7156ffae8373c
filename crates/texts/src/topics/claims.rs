//! Claims of the players, and warnings of a repetition.
use shogi::{Claim, ImpasseRule};

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
    /// A perpetual check by `who`, and how often the position has occurred.
    pub perpetual_check: fn(who: &str, usize) -> String,
}
