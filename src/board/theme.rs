//! The theme that a reader has chosen: other pieces than those of the first load, another
//! board. They are loaded with the first such choice.
use crate::{
    later::load,
    part,
    platform::{audio::AudioOut, page},
    style,
};
use komadai_model::{BoardKind, Look, pieces::sprite::sprite};

part! {
    /// Applies a theme once its drawings are there.
    pub static THEME: fn(Look, AudioOut) = extras(apply, style!("looks"));
}

/// On the root while a theme is loaded; see `style/board.css`.
const LOADING: &str = "data-undressed";

/// Applies a theme to the boards of the page, as soon as what it needs is there. No board
/// is seen before that; where it cannot be loaded, they are seen as they are.
pub fn apply_theme(look: Look, audio: AudioOut) {
    page::set_root_attribute(LOADING, Some(""));
    let arrived = move || {
        if let Some(apply) = THEME.code() {
            apply(look, audio);
        }
        page::set_root_attribute(LOADING, None);
    };
    load(THEME.fetch(), Box::new(arrived));
}

fn apply(look: Look, audio: AudioOut) {
    page::replace_inside(".piece-sprite", &sprite(look));
    let kind = look.board();
    let named = (kind != BoardKind::Table).then(|| kind.name());
    page::set_root_attribute("data-board-kind", named);
    page::set_root_attribute("data-signs", look.signs().then_some(""));
    audio.set_board(if kind == BoardKind::Legged { 0.72 } else { 1.0 });
}
