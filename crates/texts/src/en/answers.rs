use shogi::Color;

use crate::AnswersText;

pub const TEXT: AnswersText = AnswersText {
    choose: "Which positions become problems?",
    place: |number, color| match color {
        Color::Black => format!("Move {number}, Black to move"),
        Color::White => format!("Move {number}, White to move"),
    },
    answer: |words| format!("Answer: {words}"),
    played: |words| format!("In the game: {words}"),
    not_clear: "No move is clearly better than all others.",
    not_judged: "The engine cannot judge this position: the answer is what the record says.",
    clear: |clear, count| format!("Positions with one clear answer: {clear} of {count}"),
    add: |count| match count {
        1 => "Add 1 problem".to_owned(),
        _ => format!("Add {count} problems"),
    },
    cancel: "Cancel",
    none: "No position of this record can be a problem.",
    looking: "Looking for the answer…",
    is_printed: |number| format!("Print problem {number}"),
};
