use leptos::prelude::*;

use super::{El, el};
use crate::{platform::full_screen, reactive::Words};

/// A button that fills the screen with the page, or leaves that again; hidden where the
/// browser does not let a page do so.
pub fn full_screen_button(words: Words) -> El {
    let full = full_screen::is_full();
    let can = full_screen::can();
    el("button")
        .attr("type", "button")
        .class("button")
        .attr("data-action", "full-screen")
        .says(move || {
            let text = &words.now().later().timer;
            let label = match full.get() {
                true => text.window,
                false => text.full_screen,
            };
            label.to_owned()
        })
        .on_click(move || match full.get_untracked() {
            true => full_screen::leave(),
            false => full_screen::enter(),
        })
        .mark("hidden", move || !can)
}
