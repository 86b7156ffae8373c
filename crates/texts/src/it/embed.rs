use shogi::{Color, Outcome};

use super::{announcements, errors, moves, remarks, shogi_terms};
use crate::{
    EmbedText,
    topics::embed::{known, listed},
};
use komadai_model::embedded::EmbedError;

pub const TEXT: EmbedText = EmbedText {
    moves: "Mosse",
    first: "Posizione iniziale",
    previous: "Indietro di una mossa",
    next: "Avanti di una mossa",
    last: "Posizione finale",
    flip: "Gira il tavoliere",
    again: "Ricomincia",
    hint: "Suggerimento",
    place: |at, of| format!("{at} di {of}"),
    to_move: |color| {
        format!(
            "Tocca {}",
            shogi_terms::to((shogi_terms::TEXT.color)(color))
        )
    },
    right: "Giusto!",
    wrong: "Non è la mossa giusta. Riprova.",
    thinking: "Sto cercando la risposta…",
    not_shown: "Questo tavoliere non si può mostrare.",
    written: moves::TEXT.written,
    plain: moves::TEXT.plain,
};

pub fn outcome(outcome: Outcome) -> String {
    let side = |color| (shogi_terms::TEXT.color)(color);
    let winner = outcome.winner.unwrap_or(Color::Black);
    (announcements::TEXT.outcome)(outcome, side(winner), side(!winner))
}

pub fn error(wrong: &EmbedError) -> String {
    format!("Questo tavoliere non si può mostrare: {}", what(wrong))
}

fn what(wrong: &EmbedError) -> String {
    match wrong {
        EmbedError::NotOneOf {
            name,
            found,
            known: values,
        } => {
            let values = known(values);
            format!("l’attributo {name} è «{found}»; può essere: {values}")
        }
        EmbedError::Sfen(wrong) => {
            let faults = listed(wrong, errors::TEXT.position);
            format!("l’attributo sfen è sbagliato. {faults}")
        }
        EmbedError::NoMove { number, found } => {
            format!("la mossa {number}, «{found}», non è scritta in USI; per esempio: 7g7f, P*5e")
        }
        EmbedError::Illegal { number, found, why } => {
            let why = (shogi_terms::TEXT.illegal)(*why);
            format!("la mossa {number}, {found}, è illegale. {why}")
        }
        EmbedError::NoPly { found, last } => {
            format!("l’attributo ply è «{found}»; può essere un numero da 0 a {last}, first o last")
        }
        EmbedError::NoVariation { found } => {
            format!(
                "l’attributo variation è «{found}», che la partita non ha; 3.1 è la prima variante alla mossa 3"
            )
        }
        EmbedError::NoMark { found } => format!(
            "«{found}» non è un segno; un segno è una casella (7g) o due (7g7f), precedute da G, R, \
             B o Y"
        ),
        EmbedError::Record(error) => {
            let found = remarks::diagnostic(&error.diagnostic);
            format!("la partita non si può leggere. {found}")
        }
        EmbedError::Format(found) => format!("le partite in formato «{found}» qui non si leggono"),
        EmbedError::NotLoaded => "non è stato possibile caricare il codice necessario".to_owned(),
        EmbedError::NoGoal => "a un esercizio serve l’attributo answer o goal".to_owned(),
        EmbedError::NoProblem { found } => format!("non esiste il problema «{found}»"),
        EmbedError::NoLesson { found } => format!("non esiste la lezione «{found}»"),
        EmbedError::NoStep { found } => format!("la lezione non ha il passo «{found}»"),
        EmbedError::Unknown { name, other } => {
            format!("l’attributo {name} non è previsto; {}", what(other))
        }
    }
}
