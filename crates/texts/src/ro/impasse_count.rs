use shogi::{ConditionKind, ImpasseRule, ImpasseVerdict};

use super::grammar::the;
use crate::ImpasseCountText;

pub const TEXT: ImpasseCountText = ImpasseCountText {
    zone_points: "Puncte, zonă + mână",
    all_points: "Puncte, toate",
    pieces: "Piese în zonă",
    king: "Rege în zonă",
    credit: "Din care handicap",
    rule: |rule| match rule {
        ImpasseRule::Declaration27 => "Declarație, 27 de puncte",
        ImpasseRule::Declaration24 => "Declarație, 24 de puncte",
        ImpasseRule::Agreement24 => "Numărare, 24 de puncte",
        ImpasseRule::Agreement27 => "Numărare, 27 de puncte",
        ImpasseRule::Try => "Regula Try",
        ImpasseRule::AllPiecesEntered => "Toate piesele intrate",
    },
    condition: |condition| match condition {
        ConditionKind::OwnTurn => "La mutare",
        ConditionKind::KingEntered => "Rege în zonă",
        ConditionKind::PiecesInZone => "Piese în zonă",
        ConditionKind::NotInCheck => "Nu este în șah",
        ConditionKind::Points => "Puncte",
        ConditionKind::KingsEntered => "Regi în zonă",
        ConditionKind::OnTrySquare => "Rege pe câmpul-țintă",
        ConditionKind::AllInZone => "Toate piesele în zonă",
    },
    now: "Acum",
    verdict: |verdict| match verdict {
        Some(ImpasseVerdict::Win) => "victorie",
        Some(ImpasseVerdict::Draw) => "remiză",
        Some(ImpasseVerdict::Loss) => "înfrângere",
        None => "încă nu",
    },
    sign: |holds| if holds { "✓" } else { "✗" },
    holds: |holds| if holds { "da" } else { "nu" },
    declare_cost: |who| {
        format!(
            "{} pierde partida dacă o singură condiție nu este îndeplinită. Ceasul merge până la \
             declarație, iar declarația nu poate fi retrasă.",
            the(who)
        )
    },
    missing: "Acum nu sunt îndeplinite:",
    all_hold: "Toate condițiile sunt îndeplinite.",
};
