use shogi::Color;

use crate::StudyText;
use komadai_model::review::{GuessScore, Study};

pub const TEXT: StudyText = StudyText {
    ahead: "Kommande drag",
    study: |study, is_handicap| match (study, is_handicap) {
        (Study::Open, _) => "Visas",
        (Study::Hidden, _) => "Dolda",
        (Study::Guess { side: None }, _) => "Gissa dem",
        (Study::Guess { side: Some(side) }, false) => match side {
            Color::Black => "Gissa Svarts drag",
            Color::White => "Gissa Vits drag",
        },
        (Study::Guess { side: Some(side) }, true) => match side {
            Color::Black => "Gissa handikappmottagarens drag",
            Color::White => "Gissa handikappgivarens drag",
        },
    },
    guessing: "Gissa drag",
    ask: "Gör det drag som du tror kommer härnäst.",
    right: |words| format!("Rätt: {words}."),
    right_variation: |words| format!("Rätt, i en variant: {words}."),
    wrong: |words| format!("Inte {words}. Försök igen."),
    shown: |words| format!("Draget var {words}."),
    answer: |words| format!("Svaret: {words}."),
    last: "Varianten slutar här.",
    score: |score| {
        let GuessScore {
            right,
            tried,
            shown,
        } = score;
        let showing = if shown == 1 { "visat" } else { "visade" };
        match shown {
            0 => format!("{right} rätt av {tried} försök"),
            _ => format!("{right} rätt av {tried} försök, {shown} {showing}"),
        }
    },
    show: "Visa draget",
};
