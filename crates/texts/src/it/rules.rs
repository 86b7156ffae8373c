use shogi::{RuleKey, RulesPreset};

use crate::{RuleText, RulesText};
use komadai_model::RuleGroup;

pub const TEXT: RulesText = RulesText {
    in_force: "Regole in vigore",
    one_by_one: "Regola per regola",
    name,
    named: |name| format!("Regole: {name}"),
    preset,
    group: |group| match group {
        RuleGroup::IllegalMoves => "Mosse illegali, matto e aiuto",
        RuleGroup::Draws => "Patte e partite da rigiocare",
        RuleGroup::Impasse => "Impasse: torre e alfiere valgono 5, gli altri 1",
        RuleGroup::Limit => "Durata della partita",
    },
    rule,
    no_number: |label| format!("{label}: serve un numero intero da 0 a 65535."),
    no_time: |label, why| format!("{label}: {why}"),
};

fn name(preset: Option<RulesPreset>) -> &'static str {
    match preset {
        None => "Personalizzate",
        Some(RulesPreset::Standard) => "Standard",
        Some(RulesPreset::Professional) => "Professionali (JSA)",
        Some(RulesPreset::Fesa) => "FESA",
        Some(RulesPreset::Friendly) => "Amichevoli",
        Some(RulesPreset::Club81) => "Circolo in rete",
        Some(RulesPreset::Try) => "Try",
    }
}

fn preset(preset: Option<RulesPreset>) -> &'static str {
    match preset {
        None => "Scelte regola per regola.",
        Some(RulesPreset::Standard) => {
            "Le mosse illegali sono rifiutate, le patte si rigiocano a colori invertiti, una dichiarazione di punti vince con 28 per il Nero o 27 per il Bianco, e non c’è limite di mosse."
        }
        Some(RulesPreset::Professional) => {
            "Come gioca l’associazione giapponese (JSA): una mossa illegale perde, anche se scoperta dopo un abbandono; chi ha preso matto deve abbandonare; 24 punti danno patta per impasse; dopo 500 mosse la partita è patta una volta che un re è entrato."
        }
        Some(RulesPreset::Fesa) => {
            "Come gioca la federazione europea (FESA): le regole standard, ma una patta che si rigioca conta comunque come patta."
        }
        Some(RulesPreset::Friendly) => {
            "Le regole standard, ma una mossa illegale si può fare, viene segnalata e viene ritirata."
        }
        Some(RulesPreset::Club81) => {
            "Come nei circoli in rete: le regole standard, ma una mossa illegale perde, e la pagina non avverte."
        }
        Some(RulesPreset::Try) => {
            "Le regole standard, ma senza dichiarazioni: vince il re che raggiunge la casella di partenza dell’altro re."
        }
    }
}

const YES_NO: &[&str] = &["Sì", "No"];

const POINTS: &[&str] = &["Nessuna", "Regola dei 24 punti", "Regola dei 27 punti"];

fn rule(key: RuleKey) -> &'static RuleText {
    match key {
        RuleKey::IllegalMoves => &RuleText {
            label: "Mosse illegali",
            says: "Che cosa succede a una mossa che le regole dello shogi vietano; senza arbitro resta valida finché un giocatore non la segnala, o la pagina alla fine.",
            choices: &["Rifiutate", "Perdono subito", "Ritirate", "Nessun arbitro"],
        },
        RuleKey::IllegalMoveAfterResignation => &RuleText {
            label: "Scoperta dopo un abbandono",
            says: "Che cosa decide quando una mossa illegale viene scoperta solo dopo che l’avversario ha abbandonato.",
            choices: &["L’abbandono", "La mossa illegale"],
        },
        RuleKey::MateEndsGame => &RuleText {
            label: "Il matto chiude la partita",
            says: "Altrimenti chi ha preso matto deve abbandonare, come vuole il gioco formale.",
            choices: YES_NO,
        },
        RuleKey::Assistance => &RuleText {
            label: "La pagina aiuta",
            says: "Lo scacco è segnalato, le mosse vietate sono spiegate e le ripetizioni annunciate, ma mai dove le mosse illegali perdono o non c’è arbitro.",
            choices: YES_NO,
        },
        RuleKey::AfterDraw => &RuleText {
            label: "Dopo una patta",
            says: "A che cosa porta una patta per ripetizione, impasse o limite di mosse; quando si rigioca, chi concede l’handicap resta lo stesso.",
            choices: &["Resta patta", "Si rigioca a colori invertiti"],
        },
        RuleKey::RematchTime => &RuleText {
            label: "Tempo base se si rigioca",
            says: "Quanto tempo base hanno i giocatori quando la partita si rigioca.",
            choices: &[
                "Come all’inizio",
                "Tempo residuo, integrato",
                "Un tempo fisso",
            ],
        },
        RuleKey::RematchMinutes => &RuleText {
            label: "Minuti se si rigioca",
            says: "Tempo fisso: i minuti indicati. Tempo residuo: aumenta in misura uguale per entrambi finché il più breve raggiunge questi minuti, ma mai oltre il tempo iniziale.",
            choices: &[],
        },
        RuleKey::DrawCounts => &RuleText {
            label: "La patta rigiocata conta",
            says: "Se la partita patta conta come patta anche se viene rigiocata.",
            choices: YES_NO,
        },
        RuleKey::AgreedEarly => &RuleText {
            label: "Patta anticipata per ripetizione",
            says: "Se i giocatori possono accordarsi sulla patta prima che la posizione si presenti per la quarta volta.",
            choices: YES_NO,
        },
        RuleKey::DrawByAgreement => &RuleText {
            label: "Patta d’accordo",
            says: "Se un giocatore può proporre patta a ogni turno, e l’altro accettarla.",
            choices: YES_NO,
        },
        RuleKey::Declaration => &RuleText {
            label: "Dichiarazione di punti",
            says: "Chi ha il tratto, non è sotto scacco e ha il re e altri dieci pezzi nella zona di promozione può dichiarare i punti in zona e in mano: con la regola dei 24 punti con 31 si vince e con 24 è patta, con la regola dei 27 punti il Nero vince con 28 e il Bianco con 27; con meno si perde.",
            choices: POINTS,
        },
        RuleKey::PointCountRule => &RuleText {
            label: "Conteggio d’accordo",
            says: "Quando i re sono entrati nella zona di promozione e chi ha il tratto non è sotto scacco, si possono contare tutti i punti sul tavoliere e in mano: chi ne ha meno di quanti dice la regola perde, con 24 per entrambi è patta, e con 27 per entrambi vince il Bianco.",
            choices: POINTS,
        },
        RuleKey::PointCountConsent => &RuleText {
            label: "Chi deve accettare il conteggio",
            says: "Se l’avversario deve acconsentire al conteggio.",
            choices: &["Entrambi i giocatori", "Basta un giocatore"],
        },
        RuleKey::EnteredKings => &RuleText {
            label: "Re entrati",
            says: "Quali re devono essere nella zona di promozione prima di un conteggio.",
            choices: &["Entrambi", "Ne basta uno"],
        },
        RuleKey::TryRule => &RuleText {
            label: "Try",
            says: "Se vince il re che raggiunge la casella di partenza dell’altro (5a per il Nero, 5i per il Bianco), oppure solo se prima entrambi i re sono entrati nella zona di promozione.",
            choices: &["No", "Sì", "Sì, se entrambi sono entrati"],
        },
        RuleKey::AllPiecesEntered => &RuleText {
            label: "Tutti i pezzi in zona",
            says: "Un uso degli anni ottanta: i punti si contano automaticamente (regola dei 24 punti) quando entrambi i re e tutti gli altri pezzi sul tavoliere sono entrati nella zona di promozione.",
            choices: &[
                "No",
                "Tutti i pezzi di un giocatore",
                "Tutti i pezzi di entrambi",
            ],
        },
        RuleKey::HandicapCredit => &RuleText {
            label: "Credito per l’handicap",
            says: "Se a chi concede l’handicap sono accreditati i pezzi mancanti quando si contano i punti.",
            choices: YES_NO,
        },
        RuleKey::MoveLimit => &RuleText {
            label: "Limite di mosse",
            says: "Dopo questo numero di mosse la partita è patta, ma una serie di scacchi in corso si gioca fino in fondo; 0 vuol dire nessun limite.",
            choices: &["Nessuno"],
        },
        RuleKey::LimitNeedsKing => &RuleText {
            label: "Il limite aspetta un re",
            says: "Se il limite è rimandato finché un re non è entrato nella zona di promozione.",
            choices: YES_NO,
        },
    }
}
