//! Other pieces and boards than the default, a module that is loaded where an author chose
//! them.
use leptos::{html, prelude::*};

use super::EmbedController;
use crate::style;
use komadai_model::{
    BoardKind, BoardTheme,
    pieces::{KANJI, sprite::sprite},
};
use komadai_ui::{lazy, lazy_module};
use komadai_web::dom;

#[derive(Clone, Copy, Debug)]
struct ThemeModule {
    sprite: fn(BoardTheme) -> String,
    style: &'static str,
}

lazy_module! {
    static THEME: ThemeModule = extras(ThemeModule { sprite, style: style!("theme") });
}

/// Calls `then` once what a theme needs is loaded, or failed to load: then pieces and
/// board are the default.
pub fn fetch(look: BoardTheme, then: Box<dyn FnOnce()>) {
    if look == BoardTheme::default() || THEME.get().is_some() {
        return then();
    }
    lazy::load(THEME.load_fn(), then);
}

impl EmbedController {
    fn theme(self) -> Option<(ThemeModule, BoardTheme)> {
        let look = self.option(|options| options.look, BoardTheme::default());
        let module = THEME.get().filter(|_| look != BoardTheme::default());
        module.map(|module| (module, look))
    }

    /// The board's name, where it is not the default.
    pub fn board_kind(self) -> Option<String> {
        let (_, look) = self.theme()?;
        let kind = look.board();
        (kind != BoardKind::Table).then(|| kind.name().to_owned())
    }
}

/// The drawings of all faces.
#[component]
pub fn EmbedPieceSprite(controller: EmbedController, table: NodeRef<html::Div>) -> impl IntoView {
    let mut has_style = false;
    let drawings = move || match controller.theme() {
        None => KANJI.to_owned(),
        Some((module, look)) => {
            if let Some(table) = table.get_untracked().filter(|_| !has_style) {
                dom::adopt_style_around(&table, module.style);
                has_style = true;
            }
            (module.sprite)(look)
        }
    };
    view! { <div class="piece-sprite" prop:innerHTML=drawings></div> }
}
