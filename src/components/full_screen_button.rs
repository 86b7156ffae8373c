use leptos::prelude::*;

use crate::{platform::full_screen, state::use_i18n};

/// Fills the screen with the page, or leaves that again; hidden where the browser does
/// not let a page do so.
#[component]
pub fn FullScreenButton() -> impl IntoView {
    let i18n = use_i18n();
    let full = full_screen::is_full();
    let label = move || {
        let text = i18n.text().timer();
        if full.get() {
            text.window
        } else {
            text.full_screen
        }
    };
    let toggle = move |_| {
        if full.get_untracked() {
            full_screen::leave();
        } else {
            full_screen::enter();
        }
    };
    view! {
        <button
            type="button"
            class="button"
            data-action="full-screen"
            hidden=!full_screen::can()
            on:click=toggle
        >
            {label}
        </button>
    }
}
