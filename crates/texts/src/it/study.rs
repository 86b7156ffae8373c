use shogi::Color;

use crate::StudyText;
use komadai_model::review::{GuessScore, Study};

pub const TEXT: StudyText = StudyText {
    ahead: "Mosse seguenti",
    study: |study, is_handicap| match (study, is_handicap) {
        (Study::Open, _) => "Visibili",
        (Study::Hidden, _) => "Nascoste",
        (Study::Guess { side: None }, _) => "Da indovinare",
        (Study::Guess { side: Some(side) }, false) => match side {
            Color::Black => "Indovina le mosse del Nero",
            Color::White => "Indovina le mosse del Bianco",
        },
        (Study::Guess { side: Some(side) }, true) => match side {
            Color::Black => "Indovina le mosse di chi riceve",
            Color::White => "Indovina le mosse di chi concede",
        },
    },
    guessing: "Indovina la mossa",
    ask: "Gioca la mossa che pensi venga ora.",
    right: |words| format!("Giusto: {words}."),
    right_variation: |words| format!("Giusto, in una variante: {words}."),
    wrong: |words| format!("Non è {words}. Riprova."),
    shown: |words| format!("La mossa era {words}."),
    answer: |words| format!("La risposta: {words}."),
    last: "La linea finisce qui.",
    score: |score| {
        let GuessScore {
            right,
            tried,
            shown,
        } = score;
        let tries = if tried == 1 { "tentativo" } else { "tentativi" };
        match shown {
            0 => format!("Indovinate {right} su {tried} {tries}"),
            _ => format!("Indovinate {right} su {tried} {tries}, mostrate {shown}"),
        }
    },
    show: "Mostra la mossa",
};
