use leptos::prelude::*;

use super::{
    entry_text::{about, full_name, names},
    game_library::saved_game_route,
    list::use_game_list,
};
use crate::state::use_i18n;
use komadai_model::{i18n::Message, library::Entry};

/// A game of the list.
#[component]
pub fn GameRow(entry: Entry) -> impl IntoView {
    let i18n = use_i18n();
    let is_deleted = entry.deleted.is_some();
    let name = entry.clone();
    let deleted_name = move || {
        let text = i18n.text();
        (text.library().deleted_this)(&names(&name, text))
    };
    let id = entry.id.to_string();
    let contents = if is_deleted {
        view! {
            <span class="shelf-open">{deleted_name}</span>
            <RestoreButton entry/>
        }
        .into_any()
    } else {
        view! {
            <GameLink entry=entry.clone()/>
            <DeleteButton entry/>
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
fn GameLink(entry: Entry) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let open_record = list.record.library.open_record.get_value();
    let is_open = open_record.is_some_and(|autosave| autosave.id() == entry.id);
    let href = format!("#{}", saved_game_route(entry.id));
    let name = entry.clone();
    view! {
        <a
            class="shelf-open"
            href=href
            aria-current=is_open.then_some("true")
            on:click=move |_| list.record.library.open.set(false)
        >
            <span class="shelf-names">{move || names(&name, i18n.text())}</span>
            <span class="shelf-about">{move || about(&entry, i18n.text())}</span>
        </a>
    }
}

#[component]
fn DeleteButton(entry: Entry) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let id = entry.id;
    let named = entry.clone();
    let label = move || {
        let text = i18n.text();
        (text.library().delete_this)(&full_name(&named, text))
    };
    view! {
        <button
            type="button"
            class="button quiet"
            data-action="remove"
            aria-label=label
            on:click=move |_| list.delete(id, names_of(&entry))
        >
            {move || i18n.text().library().delete}
        </button>
    }
}

#[component]
fn RestoreButton(entry: Entry) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let id = entry.id;
    let named = entry.clone();
    let label = move || {
        let text = i18n.text();
        (text.library().restore_this)(&full_name(&named, text))
    };
    view! {
        <button
            type="button"
            class="button"
            data-action="restore"
            aria-label=label
            on:click=move |_| list.restore(id, names_of(&entry))
        >
            {move || i18n.text().library().restore}
        </button>
    }
}

fn names_of(entry: &Entry) -> Message {
    let entry = entry.clone();
    Message::new(move |text| names(&entry, text))
}
