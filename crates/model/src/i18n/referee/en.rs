use shogi::{Claim, ConditionKind, ImpasseRule, ImpasseVerdict};

use super::{ClaimsText, CountText};

pub const CLAIMS_EN: ClaimsText = ClaimsText {
    claim: |claim, early| match claim {
        Claim::Declare => "Declare",
        Claim::AskCount => "Ask for a count",
        Claim::AgreeCount => "Agree to count",
        Claim::OfferDraw if early => "Offer to end the repetition",
        Claim::OfferDraw => "Offer a draw",
        Claim::AcceptDraw => "Accept",
        Claim::RefuseCount | Claim::RefuseDraw => "Play on",
        Claim::PointOut => "Point out an illegal move",
        Claim::Resign => "Resign",
        Claim::TakeBack => "Take it back",
    },
    claimed: |claim, who, early| match claim {
        Claim::AskCount => format!("{who} asks for the points to be counted."),
        Claim::OfferDraw if early => format!("{who} offers to end the repetition as a draw."),
        Claim::OfferDraw => format!("{who} offers a draw."),
        _ => format!("{who} wants to play on."),
    },
    count_cost: |rule| match rule {
        ImpasseRule::Agreement27 => {
            "The count ends the game: fewer than 27 points lose, and with 27 each White wins."
        }
        _ => "The count ends the game: fewer than 24 points lose, and 24 or more each are a draw.",
    },
    no_breach: "No illegal move has been made.",
    third_time: "This position stands for the third time: a fourth ends the game as a draw.",
    perpetual_check: |who, count| {
        let times = if count == 2 { "second" } else { "third" };
        format!(
            "Perpetual check: this position stands for the {times} time. \
             {who} loses at the fourth and has to play another move."
        )
    },
};

pub const COUNT_EN: CountText = CountText {
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
        ImpasseRule::AllPiecesIn => "All pieces in",
    },
    condition: |condition| match condition {
        ConditionKind::OwnTurn => "To move",
        ConditionKind::KingEntered => "King in zone",
        ConditionKind::PiecesInZone => "Pieces in zone",
        ConditionKind::NotInCheck => "Not in check",
        ConditionKind::Points => "Points",
        ConditionKind::KingsEntered => "Kings in zone",
        ConditionKind::OnTrySquare => "King on the goal",
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
            "{who} loses the game if a single condition fails. The clock runs until the \
             declaration is made, and it cannot be withdrawn."
        )
    },
    missing: "These do not hold now:",
    all_hold: "All conditions hold.",
};
