use shogi::Color;

use super::grammar::Noun;
use crate::AnswersText;

pub const TEXT: AnswersText = AnswersText {
    choose: "Ce poziții devin probleme?",
    place: |number, color| match color {
        Color::Black => format!("Mutarea {number}, Negrul la mutare"),
        Color::White => format!("Mutarea {number}, Albul la mutare"),
    },
    answer: |words| format!("Soluție: {words}"),
    played: |words| format!("În partidă: {words}"),
    not_clear: "Nicio mutare nu este clar mai bună decât toate celelalte.",
    not_judged: "Motorul nu poate evalua această poziție: soluția este cea din kifu.",
    clear: |clear, count| format!("Poziții cu o singură soluție clară: {clear} din {count}"),
    add: |number| match number {
        1 => "Adaugă 1 problemă".to_owned(),
        _ => format!(
            "Adaugă {}",
            Noun("problemă", "probleme").counted(number as u64)
        ),
    },
    cancel: "Renunță",
    none: "Nicio poziție din acest kifu nu poate fi o problemă.",
    looking: "Se caută soluția…",
    is_printed: |number| format!("Tipărește problema {number}"),
};
