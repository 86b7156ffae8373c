use shogi::Color;

use super::grammar::Noun;
use crate::StudyText;
use komadai_model::review::{GuessScore, Study};

pub const TEXT: StudyText = StudyText {
    ahead: "Mutările următoare",
    study: |study, is_handicap| match (study, is_handicap) {
        (Study::Open, _) => "Arătate",
        (Study::Hidden, _) => "Ascunse",
        (Study::Guess { side: None }, _) => "Ghicește-le",
        (Study::Guess { side: Some(side) }, false) => match side {
            Color::Black => "Ghicește mutările Negrului",
            Color::White => "Ghicește mutările Albului",
        },
        (Study::Guess { side: Some(side) }, true) => match side {
            Color::Black => "Ghicește mutările lui Shitate",
            Color::White => "Ghicește mutările lui Uwate",
        },
    },
    guessing: "Ghicește mutarea",
    ask: "Joacă mutarea care crezi că urmează.",
    right: |words| format!("Corect: {words}."),
    right_variation: |words| format!("Corect, într-o variantă: {words}."),
    wrong: |words| format!("Nu este {words}. Încearcă din nou."),
    shown: |words| format!("Mutarea era {words}."),
    answer: |words| format!("Răspunsul: {words}."),
    last: "Varianta se termină aici.",
    score: |score| {
        let GuessScore {
            right,
            tried,
            shown,
        } = score;
        let tries = Noun("încercare", "încercări").counted(tried.into());
        match shown {
            0 => format!("Corecte: {right} din {tries}"),
            _ => format!("Corecte: {right} din {tries}; arătate: {shown}"),
        }
    },
    show: "Arată mutarea",
};
