use leptos::prelude::*;

use super::super::game_list::use_game_list;
use komadai_model::Route;
use komadai_ui::use_i18n;

/// Leads from the list to the results and back.
#[component]
pub fn ResultsLink() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let other = move || !list.shows_report.get();
    let href = move || format!("#{}", list.query.with(|query| Route::games(query, other())));
    let text = move || match other() {
        true => i18n.text().results().results,
        false => i18n.text().results().list,
    };
    view! {
        <a
            class="button"
            data-action="results"
            href=href
            on:click=move |_| list.write_address()
        >
            {text}
        </a>
    }
}
