//! The theme that a reader has chosen: other pieces than those of the first load, another
//! board. They are loaded with the first such choice.
use crate::style;
use komadai_model::{BoardKind, BoardTheme, pieces::sprite::sprite};
use komadai_ui::{lazy::load, lazy_module};
use komadai_web::{audio::AudioOut, page};

lazy_module! {
    /// Applies a theme once its drawings are there.
    pub static THEME: fn(BoardTheme, AudioOut) = extras(apply, style!("theme"));
}

/// On the root while a theme is loaded; see `style/board.css`.
const LOADING: &str = "data-undressed";

/// Applies a theme to the boards of the page, as soon as what it needs is there. No board
/// is seen before that; where it cannot be loaded, they are seen as they are.
pub fn apply_theme(look: BoardTheme, audio: AudioOut) {
    page::set_root_attribute(LOADING, Some(""));
    let arrived = move || {
        if let Some(apply) = THEME.get() {
            apply(look, audio);
        }
        page::set_root_attribute(LOADING, None);
    };
    load(THEME.load_fn(), Box::new(arrived));
}

fn apply(look: BoardTheme, audio: AudioOut) {
    page::set_inner_html(".piece-sprite", &sprite(look));
    let kind = look.board();
    let named = (kind != BoardKind::Table).then(|| kind.name());
    page::set_root_attribute("data-board-kind", named);
    page::set_root_attribute("data-signs", look.move_hints().then_some(""));
    audio.set_board_pitch(if kind == BoardKind::Legged { 0.72 } else { 1.0 });
}
