use shogi::{Claim, ImpasseRule};

use crate::ClaimsText;

pub const TEXT: ClaimsText = ClaimsText {
    claim: |claim, early| match claim {
        Claim::Declare => "Declare",
        Claim::RequestCount => "Ask for a count",
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
        Claim::RequestCount => format!("{who} asks for the points to be counted."),
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
    third_time: "This position has occurred three times. A fourth time makes the game a draw.",
    perpetual_check: |who, count| {
        let times = if count == 2 { "twice" } else { "three times" };
        format!(
            "Perpetual check: this position has occurred {times}. \
             {who} loses at the fourth time and must play another move."
        )
    },
};
