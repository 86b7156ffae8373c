use shogi::{ConditionKind, ImpasseRule, ImpasseVerdict};

use crate::ImpasseCountText;

pub const TEXT: ImpasseCountText = ImpasseCountText {
    zone_points: "Poäng, zon + hand",
    all_points: "Poäng, totalt",
    pieces: "Pjäser i zonen",
    king: "Kung i zonen",
    credit: "Därav för handikapp",
    rule: |rule| match rule {
        ImpasseRule::Declaration27 => "Deklaration, 27 poäng",
        ImpasseRule::Declaration24 => "Deklaration, 24 poäng",
        ImpasseRule::Agreement24 => "Räkning, 24 poäng",
        ImpasseRule::Agreement27 => "Räkning, 27 poäng",
        ImpasseRule::Try => "Try-regeln",
        ImpasseRule::AllPiecesEntered => "Alla pjäser inne",
    },
    condition: |condition| match condition {
        ConditionKind::OwnTurn => "Vid draget",
        ConditionKind::KingEntered => "Kung i zonen",
        ConditionKind::PiecesInZone => "Pjäser i zonen",
        ConditionKind::NotInCheck => "Inte i schack",
        ConditionKind::Points => "Poäng",
        ConditionKind::KingsEntered => "Kungar i zonen",
        ConditionKind::OnTrySquare => "Kung på målrutan",
        ConditionKind::AllInZone => "Alla pjäser i zonen",
    },
    now: "Nu",
    verdict: |verdict| match verdict {
        Some(ImpasseVerdict::Win) => "vinst",
        Some(ImpasseVerdict::Draw) => "remi",
        Some(ImpasseVerdict::Loss) => "förlust",
        None => "inte än",
    },
    sign: |holds| if holds { "✓" } else { "✗" },
    holds: |holds| if holds { "ja" } else { "nej" },
    declare_cost: |who| {
        format!(
            "{who} förlorar partiet om något villkor inte är uppfyllt. Klockan går tills \
             deklarationen är gjord, och en deklaration kan inte tas tillbaka."
        )
    },
    missing: "Dessa villkor är inte uppfyllda nu:",
    all_hold: "Alla villkor är uppfyllda.",
};
