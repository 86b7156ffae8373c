//! What is put together of texts and a state of the model.
mod diagrams;
mod record_answer;
mod sheet_item;

use komadai_model::{
    Coordinates, KingStyle,
    diagram::{DiagramOptions, Style},
};

const LOOK: DiagramOptions = DiagramOptions {
    style: Style::Book,
    coordinates: Coordinates::Kanji,
    kings: KingStyle::Senior,
    flipped: false,
    lang: "ja",
};
