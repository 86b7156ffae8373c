use leptos::prelude::*;
use shogi::Color;

use super::super::controller::RecordController;
use crate::board::BoardStyle;
use komadai_model::diagram::{DiagramOptions, Style};

/// The reader's board settings, in one of the styles.
pub fn look(controller: RecordController, style: Style) -> DiagramOptions {
    let is_handicap = || {
        controller.with_review_untracked(|review| review.record().first_to_move() == Color::White)
    };
    let board = controller
        .settings
        .with_untracked(|settings| BoardStyle::of(settings, is_handicap));
    DiagramOptions {
        style,
        coordinates: board.coordinates,
        kings: board.kings,
        flipped: board.flipped,
        language: controller.i18n.text_untracked().language(),
    }
}
