//! Other pieces and another board than the first, a part that is loaded where an author
//! wishes for them.
use leptos::{html, prelude::*};

use super::Show;
use crate::{later, part, platform::dom, style};
use komadai_model::{
    BoardKind, Look,
    pieces::{KANJI, sprite::sprite},
};

#[derive(Clone, Copy, Debug)]
struct Looks {
    sprite: fn(Look) -> String,
    style: &'static str,
}

part! {
    static LOOKS: Looks = extras(Looks { sprite, style: style!("looks") });
}

/// Calls `then` when what a look needs is there, or could not be loaded: then pieces and
/// board are the first.
pub fn fetch(look: Look, then: Box<dyn FnOnce()>) {
    if look == Look::default() || LOOKS.code().is_some() {
        return then();
    }
    later::load(LOOKS.fetch(), then);
}

impl Show {
    fn looks(self) -> Option<(Looks, Look)> {
        let look = self.wish(|wishes| wishes.look, Look::default());
        let looks = LOOKS.code().filter(|_| look != Look::default());
        looks.map(|looks| (looks, look))
    }

    /// The board's name, where it is not the first.
    pub fn board_kind(self) -> Option<String> {
        let (_, look) = self.looks()?;
        let kind = look.board();
        (kind != BoardKind::Table).then(|| kind.name().to_owned())
    }
}

/// The drawings of all faces.
#[component]
pub fn EmbedPieceSprite(show: Show, table: NodeRef<html::Div>) -> impl IntoView {
    let mut has_style = false;
    let drawings = move || match show.looks() {
        None => KANJI.to_owned(),
        Some((looks, look)) => {
            if let Some(table) = table.get_untracked().filter(|_| !has_style) {
                dom::adopt_style_around(&table, looks.style);
                has_style = true;
            }
            (looks.sprite)(look)
        }
    };
    view! { <div class="piece-sprite" prop:innerHTML=drawings></div> }
}
