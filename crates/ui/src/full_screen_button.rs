use leptos::prelude::*;

use crate::use_i18n;
use komadai_web::fullscreen;

/// Fills the screen with the page, or leaves that again; hidden where the browser does
/// not let a page do so.
#[component]
pub fn FullScreenButton() -> impl IntoView {
    let i18n = use_i18n();
    let full = fullscreen::is_active();
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
            fullscreen::exit();
        } else {
            fullscreen::request();
        }
    };
    view! {
        <button
            type="button"
            class="button"
            data-action="full-screen"
            hidden=!fullscreen::is_enabled()
            on:click=toggle
        >
            {label}
        </button>
    }
}
