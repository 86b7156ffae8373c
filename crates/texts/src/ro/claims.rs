use shogi::{Claim, ImpasseRule};

use super::grammar::the;
use crate::ClaimsText;

pub const TEXT: ClaimsText = ClaimsText {
    claim: |claim, early| match claim {
        Claim::Declare => "Declară",
        Claim::RequestCount => "Cere numărarea",
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
            Claim::RequestCount => format!("{who} cere numărarea punctelor."),
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
