use shogi::Color;

use crate::StudyText;
use komadai_model::review::{GuessScore, Study};

pub const TEXT: StudyText = StudyText {
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
