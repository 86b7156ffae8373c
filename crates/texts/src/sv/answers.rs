use shogi::Color;

use crate::AnswersText;

pub const TEXT: AnswersText = AnswersText {
    choose: "Vilka ställningar blir problem?",
    place: |number, color| match color {
        Color::Black => format!("Drag {number}, svart vid draget"),
        Color::White => format!("Drag {number}, vit vid draget"),
    },
    answer: |words| format!("Lösning: {words}"),
    played: |words| format!("I partiet: {words}"),
    not_clear: "Inget drag är klart bättre än alla andra.",
    not_judged: "Motorn kan inte bedöma den här ställningen: lösningen är den som står i protokollet.",
    clear: |clear, count| format!("Ställningar med en enda tydlig lösning: {clear} av {count}"),
    add: |count| match count {
        1 => "Lägg till ett problem".to_owned(),
        _ => format!("Lägg till {count} problem"),
    },
    cancel: "Avbryt",
    none: "Ingen ställning i det här protokollet kan bli ett problem.",
    looking: "Söker lösningen…",
    is_printed: |number| format!("Skriv ut problem {number}"),
};
