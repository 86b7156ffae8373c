use shogi::{Claim, ImpasseRule};

use super::shogi_terms::{capital, the};
use crate::ClaimsText;

pub const TEXT: ClaimsText = ClaimsText {
    claim: |claim, early| match claim {
        Claim::Declare => "Dichiara",
        Claim::RequestCount => "Chiedi il conteggio",
        Claim::AgreeCount => "Accetta il conteggio",
        Claim::OfferDraw if early => "Proponi di chiudere la ripetizione",
        Claim::OfferDraw => "Proponi patta",
        Claim::AcceptDraw => "Accetta",
        Claim::RefuseCount | Claim::RefuseDraw => "Continua",
        Claim::PointOut => "Segnala una mossa illegale",
        Claim::Resign => "Abbandona",
        Claim::TakeBack => "Ritira la mossa",
    },
    claimed: |claim, who, early| {
        let who = capital(the(who));
        match claim {
            Claim::RequestCount => format!("{who} chiede di contare i punti."),
            Claim::OfferDraw if early => {
                format!("{who} propone di chiudere la ripetizione con una patta.")
            }
            Claim::OfferDraw => format!("{who} propone patta."),
            _ => format!("{who} vuole continuare."),
        }
    },
    count_cost: |rule| match rule {
        ImpasseRule::Agreement27 => {
            "Il conteggio chiude la partita: con meno di 27 punti si perde, e con 27 a testa vince \
             il Bianco."
        }
        _ => {
            "Il conteggio chiude la partita: con meno di 24 punti si perde, e con 24 o più a testa \
             è patta."
        }
    },
    no_breach: "Non è stata fatta nessuna mossa illegale.",
    third_time: "Questa posizione si presenta per la terza volta: alla quarta la partita è patta.",
    perpetual_check: |who, count| {
        let times = if count == 2 { "seconda" } else { "terza" };
        format!(
            "Scacco perpetuo: questa posizione si presenta per la {times} volta. Alla quarta \
             {} perde: deve giocare un’altra mossa.",
            the(who)
        )
    },
};
