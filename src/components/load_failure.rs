use leptos::prelude::*;

use crate::state::use_i18n;

/// Takes the place of a screen whose module could not be loaded.
#[component]
pub fn LoadFailure() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <p class="crash" role="alert">{move || i18n.text().app().not_loaded}</p>
    }
}
