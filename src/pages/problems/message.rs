use leptos::prelude::*;

use crate::state::use_i18n;

/// What is said in the place of the problems.
#[component]
pub fn Message(children: Children) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <main class="learn learn-message" role="status">
            <h1 tabindex="-1">{move || i18n.text().navigation().problems}</h1>
            {children()}
        </main>
    }
}
