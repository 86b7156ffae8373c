use komadai_board::BoardStyle;
use komadai_model::{
    Language,
    diagram::{DiagramOptions, Style},
};

/// The reader's board in one of the styles.
pub fn board_options(board: BoardStyle, style: Style, language: Language) -> DiagramOptions {
    DiagramOptions {
        style,
        coordinates: board.coordinates,
        kings: board.kings,
        flipped: board.flipped,
        lang: language.tag(),
    }
}
