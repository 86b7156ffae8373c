use shogi::{Color, Outcome};

use super::{announcements, errors, moves, remarks, shogi_terms};
use crate::{
    EmbedText,
    topics::embed::{known, listed},
};
use komadai_model::embedded::EmbedError;

pub const TEXT: EmbedText = EmbedText {
    moves: "Drag",
    first: "Första ställningen",
    previous: "Ett drag bakåt",
    next: "Ett drag framåt",
    last: "Sista ställningen",
    flip: "Vänd brädet",
    again: "Börja om",
    hint: "Ledtråd",
    place: |at, of| format!("{at} av {of}"),
    to_move: |color| format!("{} vid draget", (shogi_terms::TEXT.color)(color)),
    right: "Rätt!",
    wrong: "Det var inte rätt drag. Försök igen.",
    thinking: "Svarsdraget räknas ut…",
    not_shown: "Det här brädet kan inte visas.",
    written: moves::TEXT.written,
    plain: moves::TEXT.plain,
};

pub fn outcome(outcome: Outcome) -> String {
    let side = |color| (shogi_terms::TEXT.color)(color);
    let winner = outcome.winner.unwrap_or(Color::Black);
    (announcements::TEXT.outcome)(outcome, side(winner), side(!winner))
}

pub fn error(wrong: &EmbedError) -> String {
    format!("Det här brädet kan inte visas: {}", what(wrong))
}

fn what(wrong: &EmbedError) -> String {
    match wrong {
        EmbedError::NotOneOf {
            name,
            found,
            known: values,
        } => {
            let values = known(values);
            format!("attributet {name} är ”{found}”; det kan vara: {values}")
        }
        EmbedError::Sfen(wrong) => {
            let faults = listed(wrong, errors::TEXT.position);
            format!("attributet sfen är fel. {faults}")
        }
        EmbedError::NoMove { number, found } => {
            format!("drag {number}, ”{found}”, är inte skrivet i USI; till exempel: 7g7f, P*5e")
        }
        EmbedError::Illegal { number, found, why } => {
            let why = (shogi_terms::TEXT.illegal)(*why);
            format!("drag {number}, {found}, är otillåtet. {why}")
        }
        EmbedError::NoPly { found, last } => format!(
            "attributet ply är ”{found}”; det kan vara ett tal från 0 till {last}, first eller last"
        ),
        EmbedError::NoVariation { found } => {
            format!(
                "attributet variation är ”{found}”, som partiet inte har; 3.1 är den första varianten vid drag 3"
            )
        }
        EmbedError::NoMark { found } => format!(
            "”{found}” är ingen markering; en sådan är en ruta (7g) eller två (7g7f), med G, R, B \
             eller Y framför"
        ),
        EmbedError::Record(error) => {
            let found = remarks::diagnostic(&error.diagnostic);
            format!("partiet kan inte läsas. {found}")
        }
        EmbedError::Format(found) => format!("partier i formatet ”{found}” kan inte läsas här"),
        EmbedError::NotLoaded => "den kod som behövs kunde inte laddas".to_owned(),
        EmbedError::NoGoal => "en uppgift behöver attributet answer eller goal".to_owned(),
        EmbedError::NoProblem { found } => format!("det finns inget problem ”{found}”"),
        EmbedError::NoLesson { found } => format!("det finns ingen lektion ”{found}”"),
        EmbedError::NoStep { found } => format!("lektionen har inget steg ”{found}”"),
        EmbedError::Unknown { name, other } => {
            format!("attributet {name} är okänt; {}", what(other))
        }
    }
}
