use leptos::prelude::*;

use super::{
    entry_text::{about_listed, full_name, names},
    game_list::use_game_list,
    listed_game::ListedGame,
};
use crate::library::saved_game_route;
use komadai_texts::Message;
use komadai_ui::use_i18n;

/// A game of the list.
#[component]
pub fn GameRow(game: ListedGame) -> impl IntoView {
    let i18n = use_i18n();
    let is_deleted = game.entry.deleted.is_some();
    let name = game.entry.clone();
    let deleted_name = move || {
        let text = i18n.text();
        (text.library().deleted_this)(&names(&name, text))
    };
    let id = game.entry.id.to_string();
    let contents = if is_deleted {
        view! {
            <span class="shelf-open">{deleted_name}</span>
            <RestoreButton game/>
        }
        .into_any()
    } else {
        view! {
            <GameLink game=game.clone()/>
            <DeleteButton game/>
        }
        .into_any()
    };
    view! {
        <li class="shelf-row" data-game=id data-deleted=is_deleted>
            {contents}
        </li>
    }
}

/// Opens the game.
#[component]
fn GameLink(game: ListedGame) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let open_record = list.saver.open_record.get_value();
    let is_open = open_record.is_some_and(|autosave| autosave.id() == game.entry.id);
    let href = format!("#{}", saved_game_route(game.entry.id));
    let name = game.entry.clone();
    view! {
        <a
            class="shelf-open"
            href=href
            aria-current=is_open.then_some("true")
            on:click=move |_| list.saver.list_open.set(false)
        >
            <span class="shelf-names">{move || names(&name, i18n.text())}</span>
            <span class="shelf-about">{move || about_listed(&game, i18n.text())}</span>
        </a>
    }
}

#[component]
fn DeleteButton(game: ListedGame) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let id = game.entry.id;
    let label = move || {
        let text = i18n.text();
        (text.library().delete_this)(&full_name(&game, text))
    };
    view! {
        <button
            type="button"
            class="button quiet"
            data-action="remove"
            aria-label=label
            on:click=move |_| list.delete(id)
        >
            {move || i18n.text().library().delete}
        </button>
    }
}

#[component]
fn RestoreButton(game: ListedGame) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let entry = game.entry.clone();
    let label = move || {
        let text = i18n.text();
        (text.library().restore_this)(&full_name(&game, text))
    };
    let restore = move |_| {
        let named = entry.clone();
        list.restore(entry.id, Message::new(move |text| names(&named, text)));
    };
    view! {
        <button
            type="button"
            class="button"
            data-action="restore"
            aria-label=label
            on:click=restore
        >
            {move || i18n.text().library().restore}
        </button>
    }
}
