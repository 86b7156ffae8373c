use shogi::Color;

use crate::StudyText;
use komadai_model::review::{GuessScore, Study};

pub const TEXT: StudyText = StudyText {
    ahead: "Moves ahead",
    study: |study, _| match study {
        Study::Open => "Shown",
        Study::Hidden => "Hidden",
        Study::Guess { side: None } => "Guess them",
        Study::Guess {
            side: Some(Color::Black),
        } => "Guess Black’s moves",
        Study::Guess {
            side: Some(Color::White),
        } => "Guess White’s moves",
    },
    guessing: "Guessing",
    ask: "Play the move that you think comes next.",
    right: |words| format!("Right: {words}."),
    right_variation: |words| format!("Right, in a variation: {words}."),
    wrong: |words| format!("Not {words}. Try again."),
    shown: |words| format!("The move was {words}."),
    answer: |words| format!("The answer: {words}."),
    last: "The line ends here.",
    score: |score| {
        let GuessScore {
            right,
            tried,
            shown,
        } = score;
        let tries = if tried == 1 { "try" } else { "tries" };
        match shown {
            0 => format!("{right} right of {tried} {tries}"),
            _ => format!("{right} right of {tried} {tries}, {shown} shown"),
        }
    },
    show: "Show the move",
};
