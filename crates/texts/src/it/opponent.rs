use komadai_search::Level;

use super::shogi_terms::{capital, plies, the};
use crate::{OpponentText, unbroken::marked_line};
use komadai_model::opponent::BlunderCost;

pub const TEXT: OpponentText = OpponentText {
    opponent: "Avversario",
    person: "Un’altra persona",
    remote: "Qualcuno altrove",
    computer: "Computer",
    level: |number, name| format!("Livello {number}, {name}"),
    about,
    side: "Il tuo colore",
    by_lot: "A sorte",
    your_name: "Il tuo nome",
    at_once: "Il computer muove subito",
    thinks: |side| format!("{} pensa…", capital(the(side))),
    how_was_my_move: "Com’era la mia mossa?",
    warns: "Avvisami prima di un errore chiaro",
    held: "Il computer non ha ancora mosso.",
    take_back: "Ritira la mossa",
    play_anyway: "Gioca lo stesso",
    looking: "Analisi in corso…",
    best: |line| format!("La migliore è {line}."),
    best_mates: |line, moves| format!("La migliore è {line}: matto in {}.", plies(moves as usize)),
    not_looked: "Analisi impossibile: il motore non è stato caricato.",
    no_advice: "Nessun consiglio per questa posizione.",
    fine: |played| format!("{played} andava bene."),
    cost,
    better: |line| format!("Era meglio {line}."),
    punished: |line| format!("La risposta forte è {line}."),
    show_better: "Mostra la mossa migliore",
    show_punished: "Mostra che cosa segue",
    back: "Torna alla partita",
    looking_back: "Il tavoliere mostra una posizione precedente.",
    no_worker: "Il computer non può giocare: il motore non è stato caricato. La partita è \
                salvata.",
    try_again: "Riprova",
    by_hand: "Gioca tu per entrambe le parti",
    goes_on_by_hand: "Da ora giochi tu per entrambe le parti.",
    line: marked_line,
};

fn about(level: Level) -> &'static str {
    match level.number() {
        1 => "Prende quello che vede, e vede poco.",
        2 => "Prende quello che può, e non vede quasi mai le minacce.",
        3 => "Vede le minacce, e ne dimentica una su tre.",
        4 => "Difende i suoi pezzi, e non vede i matti brevi.",
        5 => "Guarda una mossa avanti, e abbandona quando la partita è persa.",
        6 => "Punisce gli errori evidenti.",
        7 => "Vede la tattica breve, e non quella lunga.",
        8 => "Vede quasi tutta la tattica, e i matti brevi.",
        9 => "Concede poco.",
        _ => "Gioca meglio che può, e si prende il tempo che serve.",
    }
}

fn cost(played: &str, cost: BlunderCost) -> String {
    match cost {
        BlunderCost::MateMissed(moves) => {
            format!(
                "Con {played} è sfuggito un matto in {}.",
                plies(moves as usize)
            )
        }
        BlunderCost::MateAllowed(moves) => {
            format!("{played} permette un matto in {}.", plies(moves as usize))
        }
        BlunderCost::Points { points, decides } => {
            let much = match points {
                ..200 => "circa un pedone",
                200..600 => "qualche pedone",
                600..1_600 => "circa quanto un argento o un oro",
                1_600..3_200 => "circa quanto una torre o un alfiere",
                _ => "più di una torre",
            };
            match decides {
                true => format!("{played} è costata {much}, e può decidere la partita."),
                false => format!("{played} è costata {much}."),
            }
        }
    }
}
