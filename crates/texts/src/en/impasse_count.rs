use shogi::{ConditionKind, ImpasseRule, ImpasseVerdict};

use crate::ImpasseCountText;

pub const TEXT: ImpasseCountText = ImpasseCountText {
    zone_points: "Points, zone+hand",
    all_points: "Points, all",
    pieces: "Pieces in zone",
    king: "King in zone",
    credit: "Points credited",
    rule: |rule| match rule {
        ImpasseRule::Declaration27 => "Declaration, 27 points",
        ImpasseRule::Declaration24 => "Declaration, 24 points",
        ImpasseRule::Agreement24 => "Count, 24 points",
        ImpasseRule::Agreement27 => "Count, 27 points",
        ImpasseRule::Try => "Try rule",
        ImpasseRule::AllPiecesEntered => "All pieces in",
    },
    condition: |condition| match condition {
        ConditionKind::OwnTurn => "To move",
        ConditionKind::KingEntered => "King in zone",
        ConditionKind::PiecesInZone => "Pieces in zone",
        ConditionKind::NotInCheck => "Not in check",
        ConditionKind::Points => "Points",
        ConditionKind::KingsEntered => "Kings in zone",
        ConditionKind::OnTrySquare => "King on the try square",
        ConditionKind::AllInZone => "All pieces in zone",
    },
    now: "Now",
    verdict: |verdict| match verdict {
        Some(ImpasseVerdict::Win) => "win",
        Some(ImpasseVerdict::Draw) => "draw",
        Some(ImpasseVerdict::Loss) => "loss",
        None => "not yet",
    },
    sign: |holds| if holds { "✓" } else { "✗" },
    holds: |holds| if holds { "yes" } else { "no" },
    declare_cost: |who| {
        format!(
            "{who} loses the game if any condition is not met. The clock runs until the \
             declaration is made, and it cannot be withdrawn."
        )
    },
    missing: "Not met now:",
    all_hold: "All conditions are met.",
};
