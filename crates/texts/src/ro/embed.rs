use shogi::{Color, Outcome};

use super::{announcements, errors, moves, remarks, shogi_terms};
use crate::{
    EmbedText,
    topics::embed::{known, listed},
};
use komadai_model::embedded::EmbedError;

pub const TEXT: EmbedText = EmbedText {
    moves: "Mutări",
    first: "Prima poziție",
    previous: "O mutare înapoi",
    next: "O mutare înainte",
    last: "Ultima poziție",
    flip: "Întoarce tabla",
    again: "Ia de la capăt",
    hint: "Indiciu",
    place: |at, of| format!("{at} din {of}"),
    to_move: |color| match color {
        Color::Black => "Joacă Negrul".to_owned(),
        Color::White => "Joacă Albul".to_owned(),
    },
    right: "Corect!",
    wrong: "Nu este mutarea căutată. Încearcă din nou.",
    thinking: "Se caută răspunsul…",
    not_shown: "Această tablă nu poate fi afișată.",
    written: moves::TEXT.written,
    plain: moves::TEXT.plain,
};

pub fn outcome(outcome: Outcome) -> String {
    let side = |color| (shogi_terms::TEXT.color)(color);
    let winner = outcome.winner.unwrap_or(Color::Black);
    (announcements::TEXT.outcome)(outcome, side(winner), side(!winner))
}

pub fn error(wrong: &EmbedError) -> String {
    format!("Această tablă nu poate fi afișată: {}", what(wrong))
}

fn what(wrong: &EmbedError) -> String {
    match wrong {
        EmbedError::NotOneOf {
            name,
            found,
            known: values,
        } => {
            let values = known(values);
            format!("atributul {name} este „{found}”; poate fi: {values}")
        }
        EmbedError::Sfen(wrong) => {
            let faults = listed(wrong, errors::TEXT.position);
            format!("atributul sfen este greșit. {faults}")
        }
        EmbedError::NoMove { number, found } => {
            format!("mutarea {number}, „{found}”, nu este scrisă în USI; de exemplu: 7g7f, P*5e")
        }
        EmbedError::Illegal { number, found, why } => {
            let why = (shogi_terms::TEXT.illegal)(*why);
            format!("mutarea {number}, {found}, este ilegală. {why}")
        }
        EmbedError::NoPly { found, last } => format!(
            "atributul ply este „{found}”; poate fi un număr de la 0 la {last}, first sau last"
        ),
        EmbedError::NoVariation { found } => {
            format!(
                "atributul variation este „{found}”, pe care partida nu o are; 3.1 este prima variantă la mutarea 3"
            )
        }
        EmbedError::NoMark { found } => format!(
            "„{found}” nu este un semn; un semn este un câmp (7g) sau două (7g7f), cu G, R, B sau Y \
             în față"
        ),
        EmbedError::Record(error) => {
            let found = remarks::diagnostic(&error.diagnostic);
            format!("partida nu poate fi citită. {found}")
        }
        EmbedError::Format(found) => {
            format!("partidele în formatul „{found}” nu pot fi citite aici")
        }
        EmbedError::NotLoaded => "codul necesar nu a putut fi încărcat".to_owned(),
        EmbedError::NoGoal => "un exercițiu are nevoie de atributul answer sau goal".to_owned(),
        EmbedError::NoProblem { found } => format!("nu există problema „{found}”"),
        EmbedError::NoLesson { found } => format!("nu există lecția „{found}”"),
        EmbedError::NoStep { found } => format!("lecția nu are pasul „{found}”"),
        EmbedError::Unknown { name, other } => {
            format!("atributul {name} nu este cunoscut; {}", what(other))
        }
    }
}
