use leptos::prelude::*;
use shogi::Color;

use super::super::controller::RecordController;
use crate::print::board_options;
use komadai_board::BoardStyle;
use komadai_model::diagram::{DiagramOptions, Style};

/// The reader's board settings, in one of the styles.
pub fn look(controller: RecordController, style: Style) -> DiagramOptions {
    let is_handicap = || {
        controller.with_review_untracked(|review| review.record().first_to_move() == Color::White)
    };
    let language = controller.i18n.language_untracked();
    let board = controller
        .settings
        .with_untracked(|settings| BoardStyle::of(settings, language, is_handicap));
    board_options(board, style, language)
}
