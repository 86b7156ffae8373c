use shogi::{Claim, ConditionKind, ImpasseRule, ImpasseVerdict};

use super::{ClaimsText, CountText};
use crate::i18n::romanian::the;

pub const CLAIMS_RO: ClaimsText = ClaimsText {
    claim: |claim, early| match claim {
        Claim::Declare => "Declară",
        Claim::AskCount => "Cere numărarea",
        Claim::AgreeCount => "Acceptă numărarea",
        Claim::OfferDraw if early => "Propune încheierea repetiției",
        Claim::OfferDraw => "Propune remiză",
        Claim::AcceptDraw => "Acceptă",
        Claim::RefuseCount | Claim::RefuseDraw => "Joacă mai departe",
        Claim::PointOut => "Semnalează o mutare ilegală",
        Claim::Resign => "Cedează",
        Claim::TakeBack => "Ia mutarea înapoi",
    },
    claimed: |claim, who, early| {
        let who = the(who);
        match claim {
            Claim::AskCount => format!("{who} cere numărarea punctelor."),
            Claim::OfferDraw if early => {
                format!("{who} propune încheierea repetiției cu remiză.")
            }
            Claim::OfferDraw => format!("{who} propune remiză."),
            _ => format!("{who} vrea să joace mai departe."),
        }
    },
    count_cost: |rule| match rule {
        ImpasseRule::Agreement27 => {
            "Numărarea încheie partida: cine are sub 27 de puncte pierde, iar la câte 27 de \
             puncte câștigă Albul."
        }
        _ => {
            "Numărarea încheie partida: cine are sub 24 de puncte pierde, iar dacă ambele părți au \
             cel puțin 24, este remiză."
        }
    },
    no_breach: "Nu s-a făcut nicio mutare ilegală.",
    third_time: "Această poziție apare a treia oară: a patra oară, partida se încheie cu remiză.",
    perpetual_check: |who, count| {
        let times = if count == 2 { "a doua" } else { "a treia" };
        format!(
            "Șah etern: această poziție apare {times} oară. A patra oară, {} pierde; trebuie să \
             joace altă mutare.",
            the(who)
        )
    },
};

pub const COUNT_RO: CountText = CountText {
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
        ImpasseRule::AllPiecesIn => "Toate piesele intrate",
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
