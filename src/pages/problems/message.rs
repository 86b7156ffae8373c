use leptos::prelude::*;

use super::progress::StoredProgress;
use crate::{
    components::When,
    state::{SCREEN_FOCUS, use_i18n},
    web::dom,
};
use komadai_model::Route;

/// What is said in the place of the problems.
#[component]
pub fn Message(children: Children) -> impl IntoView {
    let i18n = use_i18n();
    // What comes in its place gets the focus, if the heading has it.
    on_cleanup(|| dom::restore_focus_to(&[SCREEN_FOCUS]));
    view! {
        <main class="learn learn-message" role="status">
            <h1 tabindex="-1">{move || i18n.text().navigation().problems}</h1>
            {children()}
        </main>
    }
}

/// The way back to all ways to train.
#[component]
pub fn AllProblems() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <a class="button primary" href=format!("#{}", Route::PROBLEMS) data-action="all-problems">
            {move || i18n.text().problems().all_problems}
        </a>
    }
}

/// Says that something could not be stored.
#[component]
pub fn NotStored(progress: StoredProgress) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <When condition=progress.has_failed>
            <p role="alert">{move || i18n.text().problems().not_stored}</p>
        </When>
    }
}
