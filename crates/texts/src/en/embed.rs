use shogi::{Color, Outcome};

use super::{announcements, moves, shogi_terms};
use crate::{EmbedText, topics::embed::known};
use komadai_model::embedded::EmbedError;

pub const TEXT: EmbedText = EmbedText {
    moves: "Moves",
    first: "First position",
    previous: "Back one move",
    next: "Forward one move",
    last: "Last position",
    flip: "Turn the board",
    again: "Start again",
    hint: "Hint",
    place: |at, of| format!("{at} of {of}"),
    to_move: |color| format!("{} to move", (shogi_terms::TEXT.color)(color)),
    right: "Right!",
    wrong: "That is not it. Try again.",
    thinking: "Thinking about the answer…",
    written: moves::TEXT.written,
    plain: moves::TEXT.plain,
    not_shown: "This board cannot be shown.",
};

pub fn outcome(outcome: Outcome) -> String {
    let side = |color| (shogi_terms::TEXT.color)(color);
    let winner = outcome.winner.unwrap_or(Color::Black);
    (announcements::TEXT.outcome)(outcome, side(winner), side(!winner))
}

pub fn error(wrong: &EmbedError) -> String {
    format!("This board cannot be shown: {}", what(wrong))
}

fn what(wrong: &EmbedError) -> String {
    match wrong {
        EmbedError::NotOneOf {
            name,
            found,
            known: values,
        } => {
            let values = known(values);
            format!("the attribute {name} is \u{201c}{found}\u{201d}; it can be: {values}")
        }
        EmbedError::Sfen(wrong) => format!("the attribute sfen: {wrong}"),
        EmbedError::NoMove { number, found } => {
            format!(
                "move {number}, \u{201c}{found}\u{201d}, is not written as USI writes moves, such as 7g7f or P*5e"
            )
        }
        EmbedError::Illegal { number, found, why } => {
            let why = (shogi_terms::TEXT.illegal)(*why);
            format!("move {number}, {found}, is illegal. {why}")
        }
        EmbedError::NoPly { found, last } => {
            format!(
                "the attribute ply is \u{201c}{found}\u{201d}; it can be a number from 0 to {last}, first or last"
            )
        }
        EmbedError::NoVariation { found } => {
            format!(
                "the attribute variation is \u{201c}{found}\u{201d}, which the record does not have; 3.1 is the first variation at move 3"
            )
        }
        EmbedError::NoMark { found } => {
            format!(
                "\u{201c}{found}\u{201d} is not a mark; a mark is a square such as 7g or two such as 7g7f, with G, R, B or Y before it"
            )
        }
        EmbedError::Record(error) => format!("the record, {error}"),
        EmbedError::Format(found) => {
            format!("records of type \u{201c}{found}\u{201d} are not known here")
        }
        EmbedError::NotLoaded => "the code for it could not be loaded".to_owned(),
        EmbedError::NoGoal => "a task needs the attribute answer or goal".to_owned(),
        EmbedError::NoProblem { found } => format!("there is no problem “{found}”"),
        EmbedError::NoLesson { found } => format!("there is no lesson “{found}”"),
        EmbedError::NoStep { found } => format!("the lesson has no step “{found}”"),
        EmbedError::Unknown { name, other } => {
            format!("the attribute {name} is not known; {}", what(other))
        }
    }
}
