//! Studying a record: the moves ahead hidden, or guessed.
mod it;
mod ro;
mod sv;

use shogi::Color;

use crate::review::{GuessScore, Study};

pub use it::IT;
pub use ro::RO;
pub use sv::SV;

#[derive(Debug)]
pub struct StudyText {
    /// The choice of how much is seen of the moves ahead.
    pub ahead: &'static str,
    /// What is chosen, in an even game or one with a handicap.
    pub study: fn(Study, bool) -> &'static str,
    /// The heading of the part that tells how guessing goes.
    pub guessing: &'static str,
    pub ask: &'static str,
    /// The move was found.
    pub right: fn(&str) -> String,
    /// The move of another variation was found, which is followed.
    pub right_variation: fn(&str) -> String,
    /// The record has another move.
    pub wrong: fn(&str) -> String,
    /// The move is shown.
    pub shown: fn(&str) -> String,
    /// What the other side made of it.
    pub answer: fn(&str) -> String,
    /// No more moves follow.
    pub last: &'static str,
    pub score: fn(GuessScore) -> String,
    pub show: &'static str,
}

pub const EN: StudyText = StudyText {
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

pub const JA: StudyText = StudyText {
    ahead: "この先の手",
    study: |study, is_handicap| match (study, is_handicap) {
        (Study::Open, _) => "見せる",
        (Study::Hidden, _) => "隠す",
        (Study::Guess { side: None }, _) => "次の一手を当てる",
        (Study::Guess { side: Some(side) }, false) => match side {
            Color::Black => "先手の手を当てる",
            Color::White => "後手の手を当てる",
        },
        (Study::Guess { side: Some(side) }, true) => match side {
            Color::Black => "下手の手を当てる",
            Color::White => "上手の手を当てる",
        },
    },
    guessing: "次の一手",
    ask: "次の一手と思う手を指してください。",
    right: |words| format!("正解です。{words}。"),
    right_variation: |words| format!("変化の手で正解です。{words}。"),
    wrong: |words| format!("{words}ではありません。もう一度どうぞ。"),
    shown: |words| format!("正解は{words}です。"),
    answer: |words| format!("応手は{words}です。"),
    last: "この手順はここまでです。",
    score: |score| {
        let GuessScore {
            right,
            tried,
            shown,
        } = score;
        match shown {
            0 => format!("{tried}回中{right}回正解"),
            _ => format!("{tried}回中{right}回正解、{shown}手は答えを見ました"),
        }
    },
    show: "手を見る",
};
