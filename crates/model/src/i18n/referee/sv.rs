use shogi::{Claim, ConditionKind, ImpasseRule, ImpasseVerdict};

use super::{ClaimsText, CountText};

pub const CLAIMS_SV: ClaimsText = ClaimsText {
    claim: |claim, early| match claim {
        Claim::Declare => "Deklarera",
        Claim::AskCount => "Begär räkning",
        Claim::AgreeCount => "Gå med på räkning",
        Claim::OfferDraw if early => "Erbjud remi genom upprepning",
        Claim::OfferDraw => "Erbjud remi",
        Claim::AcceptDraw => "Acceptera",
        Claim::RefuseCount | Claim::RefuseDraw => "Spela vidare",
        Claim::PointOut => "Påpeka ett otillåtet drag",
        Claim::Resign => "Ge upp",
        Claim::TakeBack => "Ta tillbaka draget",
    },
    claimed: |claim, who, early| match claim {
        Claim::AskCount => format!("{who} begär att poängen räknas."),
        Claim::OfferDraw if early => format!("{who} erbjuder remi genom upprepning."),
        Claim::OfferDraw => format!("{who} erbjuder remi."),
        _ => format!("{who} vill spela vidare."),
    },
    count_cost: |rule| match rule {
        ImpasseRule::Agreement27 => {
            "Räkningen avslutar partiet: den som har färre än 27 poäng förlorar, och med 27 var \
             vinner Vit."
        }
        _ => {
            "Räkningen avslutar partiet: den som har färre än 24 poäng förlorar, och med minst 24 \
             var blir det remi."
        }
    },
    no_breach: "Inget otillåtet drag har gjorts.",
    third_time: "Ställningen har uppstått för tredje gången: den fjärde gången slutar partiet \
                 remi.",
    perpetual_check: |who, count| {
        let times = if count == 2 { "andra" } else { "tredje" };
        format!(
            "Evig schack: ställningen har uppstått för {times} gången. {who} förlorar den fjärde \
             gången och måste göra ett annat drag."
        )
    },
};

pub const COUNT_SV: CountText = CountText {
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
        ImpasseRule::AllPiecesIn => "Alla pjäser inne",
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
            "{who} förlorar partiet om ett enda villkor inte är uppfyllt. Klockan går tills \
             deklarationen är gjord, och en deklaration kan inte tas tillbaka."
        )
    },
    missing: "Dessa villkor är inte uppfyllda nu:",
    all_hold: "Alla villkor är uppfyllda.",
};
