use shogi::{Claim, ConditionKind, ImpasseRule, ImpasseVerdict};

use super::{ClaimsText, CountText};
use crate::i18n::terms::it::{capital, the};

pub const CLAIMS_IT: ClaimsText = ClaimsText {
    claim: |claim, early| match claim {
        Claim::Declare => "Dichiara",
        Claim::AskCount => "Chiedi il conteggio",
        Claim::AgreeCount => "Accetta il conteggio",
        Claim::OfferDraw if early => "Proponi di chiudere la ripetizione",
        Claim::OfferDraw => "Proponi patta",
        Claim::AcceptDraw => "Accetta",
        Claim::RefuseCount | Claim::RefuseDraw => "Continua",
        Claim::PointOut => "Segnala una mossa irregolare",
        Claim::Resign => "Abbandona",
        Claim::TakeBack => "Ritirala",
    },
    claimed: |claim, who, early| {
        let who = capital(the(who));
        match claim {
            Claim::AskCount => format!("{who} chiede di contare i punti."),
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
    no_breach: "Non è stata fatta nessuna mossa irregolare.",
    third_time: "Questa posizione c’è per la terza volta: alla quarta la partita è patta.",
    perpetual_check: |who, count| {
        let times = if count == 2 { "seconda" } else { "terza" };
        format!(
            "Scacco perpetuo: questa posizione c’è per la {times} volta. Alla quarta {} perde: \
             deve giocare un’altra mossa.",
            the(who)
        )
    },
};

pub const COUNT_IT: CountText = CountText {
    zone_points: "Punti, zona+mano",
    all_points: "Punti, tutti",
    pieces: "Pezzi in zona",
    king: "Re in zona",
    credit: "Punti accreditati",
    rule: |rule| match rule {
        ImpasseRule::Declaration27 => "Dichiarazione, 27 punti",
        ImpasseRule::Declaration24 => "Dichiarazione, 24 punti",
        ImpasseRule::Agreement24 => "Conteggio, 24 punti",
        ImpasseRule::Agreement27 => "Conteggio, 27 punti",
        ImpasseRule::Try => "Regola del try",
        ImpasseRule::AllPiecesIn => "Tutti i pezzi in zona",
    },
    condition: |condition| match condition {
        ConditionKind::OwnTurn => "Ha il tratto",
        ConditionKind::KingEntered => "Re in zona",
        ConditionKind::PiecesInZone => "Pezzi in zona",
        ConditionKind::NotInCheck => "Non sotto scacco",
        ConditionKind::Points => "Punti",
        ConditionKind::KingsEntered => "Re in zona, entrambi o uno",
        ConditionKind::OnTrySquare => "Re sulla meta",
        ConditionKind::AllInZone => "Tutti i pezzi in zona",
    },
    now: "Ora",
    verdict: |verdict| match verdict {
        Some(ImpasseVerdict::Win) => "vittoria",
        Some(ImpasseVerdict::Draw) => "patta",
        Some(ImpasseVerdict::Loss) => "sconfitta",
        None => "non ancora",
    },
    sign: |holds| if holds { "✓" } else { "✗" },
    holds: |holds| if holds { "sì" } else { "no" },
    declare_cost: |who| {
        format!(
            "{} perde la partita se manca anche una sola condizione. L’orologio corre finché la \
             dichiarazione non è fatta, e non si può ritirarla.",
            capital(the(who))
        )
    },
    missing: "Ora queste non sono soddisfatte:",
    all_hold: "Tutte le condizioni sono soddisfatte.",
};
