use shogi::{ConditionKind, ImpasseRule, ImpasseVerdict};

use super::shogi_terms::{capital, the};
use crate::ImpasseCountText;

pub const TEXT: ImpasseCountText = ImpasseCountText {
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
        ImpasseRule::AllPiecesEntered => "Tutti i pezzi in zona",
    },
    condition: |condition| match condition {
        ConditionKind::OwnTurn => "Ha il tratto",
        ConditionKind::KingEntered => "Re in zona",
        ConditionKind::PiecesInZone => "Pezzi in zona",
        ConditionKind::NotInCheck => "Non sotto scacco",
        ConditionKind::Points => "Punti",
        ConditionKind::KingsEntered => "Re in zona, entrambi o uno",
        ConditionKind::OnTrySquare => "Re sulla casella d’arrivo",
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
    missing: "Condizioni ora non soddisfatte:",
    all_hold: "Tutte le condizioni sono soddisfatte.",
};
