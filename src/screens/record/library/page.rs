use leptos::prelude::*;

use super::dialog::SavedGames;
use komadai_ui::use_i18n;

/// The list of the saved games, as a screen.
#[component]
pub fn GamesPage() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <main class="games">
            <h1 tabindex="-1">{move || i18n.text().library().title}</h1>
            <SavedGames in_dialog=false/>
        </main>
    }
}
