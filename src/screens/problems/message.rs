use leptos::prelude::*;

use super::progress::StoredProgress;
use komadai_model::Route;
use komadai_ui::{When, use_i18n};

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
