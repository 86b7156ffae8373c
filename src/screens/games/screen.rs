use leptos::prelude::*;

use crate::library::{SavedGames, WithLibrary};
use komadai_ui::use_i18n;

/// The list of the saved games.
#[component]
pub fn LoadedScreen() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <WithLibrary visible=true>
            <main class="games">
                <h1 tabindex="-1">{move || i18n.text().library().title}</h1>
                <SavedGames in_dialog=false/>
            </main>
        </WithLibrary>
    }
}
