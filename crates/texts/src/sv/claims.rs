use shogi::{Claim, ImpasseRule};

use crate::ClaimsText;

pub const TEXT: ClaimsText = ClaimsText {
    claim: |claim, early| match claim {
        Claim::Declare => "Deklarera",
        Claim::RequestCount => "Begär räkning",
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
        Claim::RequestCount => format!("{who} begär att poängen räknas."),
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
    third_time: "Ställningen har uppstått för tredje gången: fjärde gången blir partiet \
                 remi.",
    perpetual_check: |who, count| {
        let times = if count == 2 { "andra" } else { "tredje" };
        format!(
            "Evig schack: ställningen har uppstått för {times} gången. {who} förlorar den fjärde \
             gången och måste göra ett annat drag."
        )
    },
};
