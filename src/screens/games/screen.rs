use std::rc::Rc;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{
    empty_list::EmptyList,
    foot::Foot,
    game_list::{GameList, provide_game_list},
    games_table::GamesTable,
    report::Report,
    results::RESULTS,
    search_form::SearchForm,
    storage_hint::StorageHint,
    unreadable::UnreadableGames,
};
use crate::{
    library::{ImportSource, ImportStatus, WithGameSaver, import, use_game_saver},
    router::use_router,
};
use komadai_input::drop_paste;
use komadai_ui::{Lazy, When, use_i18n};

/// The list of the saved games.
#[component]
pub fn LoadedScreen() -> impl IntoView {
    let (i18n, router) = (use_i18n(), use_router());
    // What is dropped or pasted here comes into the list.
    let is_over = drop_paste::on_drop_or_paste(Rc::new(move |dropped| {
        let pasted = i18n.text_untracked().record_files().pasted;
        spawn_local(async move {
            import(router, ImportSource::of_dropped(dropped, pasted).await);
        });
    }));
    view! {
        <WithGameSaver visible=true>
            <main class="games">
                <When condition=is_over>
                    <p class="drop-target">{move || i18n.text().library().drop_here}</p>
                </When>
                <Games/>
            </main>
        </WithGameSaver>
    }
}

#[component]
fn Games() -> impl IntoView {
    let i18n = use_i18n();
    let list = GameList::new(use_game_saver());
    provide_game_list(list);
    let title = move || match list.shows_report.get() {
        true => i18n.text().results().results,
        false => i18n.text().library().title,
    };
    let contents = move || match list.shows_report.get() {
        true => view! { <Lazy module=&RESULTS/> }.into_any(),
        false => view! {
            <GamesTable/>
            <UnreadableGames/>
            <StorageHint/>
            <Foot/>
        }
        .into_any(),
    };
    view! {
        <h1 tabindex="-1">{title}</h1>
        <SearchForm/>
        <Report/>
        <ImportStatus/>
        <EmptyList/>
        {contents}
    }
}
