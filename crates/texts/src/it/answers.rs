use shogi::Color;

use crate::AnswersText;

pub const TEXT: AnswersText = AnswersText {
    choose: "Quali posizioni diventano problemi?",
    place: |number, color| match color {
        Color::Black => format!("Mossa {number}, tocca al Nero"),
        Color::White => format!("Mossa {number}, tocca al Bianco"),
    },
    answer: |words| format!("Soluzione: {words}"),
    played: |words| format!("In partita: {words}"),
    not_clear: "Nessuna mossa è chiaramente migliore di tutte le altre.",
    not_judged: "Il motore non può giudicare questa posizione: vale la soluzione scritta nel kifu.",
    clear: |clear, count| format!("Posizioni con un’unica soluzione chiara: {clear} di {count}"),
    add: |count| match count {
        1 => "Aggiungi 1 problema".to_owned(),
        _ => format!("Aggiungi {count} problemi"),
    },
    cancel: "Annulla",
    none: "Nessuna posizione di questo kifu può diventare un problema.",
    looking: "Cerco la soluzione…",
    is_printed: |number| format!("Stampa il problema {number}"),
};
