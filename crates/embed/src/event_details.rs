//! What the page around a board is told, as form-encoded pairs.
use shogi::{Color, Move};

use komadai_model::{embedded::EmbedState, form_urlencoded, move_context};
use komadai_texts::EmbedText;

pub fn encoded(pairs: &[(&str, &str)]) -> String {
    form_urlencoded::encode(pairs.iter().copied())
}

/// The position of a stage, and the move that led to it.
pub fn of(stage: &EmbedState, text: &EmbedText) -> String {
    let frame = stage.frame();
    let usi = frame.ply.map(|ply| ply.mv.to_string());
    let turn = match frame.table.turn() {
        Color::Black => "black",
        Color::White => "white",
    };
    encoded(&[
        ("usi", usi.as_deref().unwrap_or_default()),
        ("sfen", &frame.table.to_sfen()),
        ("text", &text_of_move(stage, text).unwrap_or_default()),
        ("ply", &stage.at().to_string()),
        ("last", &stage.last().to_string()),
        ("turn", turn),
        ("mode", stage.mode().name()),
    ])
}

/// The move that led to a position, as the reader's language writes it.
pub fn text_of_move(stage: &EmbedState, text: &EmbedText) -> Option<String> {
    let (before, ply) = (stage.before()?, stage.frame().ply?);
    let earlier: Option<Move> = before.ply.map(|ply| ply.mv);
    let position = before.position();
    let legal = position
        .filter(|position| position.turn() == ply.by && position.check_legal(ply.mv).is_ok());
    Some(match legal {
        Some(position) => (text.written)(&position, ply.mv, earlier),
        None => (text.plain)(move_context(&before.table, ply, earlier)?),
    })
}
