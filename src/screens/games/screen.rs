use leptos::prelude::*;

use crate::library::{SavedGames, WithGameSaver};
use komadai_ui::use_i18n;

/// The list of the saved games.
#[component]
pub fn LoadedScreen() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <WithGameSaver visible=true>
            <main class="games">
                <h1 tabindex="-1">{move || i18n.text().library().title}</h1>
                <SavedGames in_dialog=false/>
            </main>
        </WithGameSaver>
    }
}
