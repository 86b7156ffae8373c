use leptos::prelude::*;

use crate::{SCREEN_FOCUS, TextKey, use_i18n};
use komadai_web::dom;

/// What is said in the place of a screen whose contents are not there.
#[component]
pub fn ScreenMessage(
    /// The name of the screen.
    heading: TextKey,
    children: Children,
) -> impl IntoView {
    let i18n = use_i18n();
    // What comes in its place gets the focus, if the heading has it.
    on_cleanup(|| dom::restore_focus_to(&[SCREEN_FOCUS]));
    view! {
        <main class="learn learn-message" role="status">
            <h1 tabindex="-1">{move || heading(i18n.text())}</h1>
            {children()}
        </main>
    }
}
