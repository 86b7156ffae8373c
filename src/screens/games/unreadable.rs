use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::game_list::{GameList, use_game_list};
use crate::library::Unreadable;
use komadai_texts::Message;
use komadai_ui::{Button, SCREEN_FOCUS, use_i18n};
use komadai_web::{dom, files};

/// What is stored and cannot be read: it can be saved as it is, and erased.
#[component]
pub fn UnreadableGames() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let all = Memo::new(move |_| {
        list.listing.with(|listing| match listing {
            Some(Ok(listing)) => listing.unreadable.clone(),
            _ => Vec::new(),
        })
    });
    move || {
        let all = all.get();
        if all.is_empty() {
            return ().into_any();
        }
        let count = all.len();
        let items = all
            .into_iter()
            .map(|entry| view! { <UnreadableGame entry/> }.into_any());
        view! {
            <section class="shelf-unreadable">
                <h3>{move || (i18n.text().library().unreadable)(count)}</h3>
                <ul class="shelf-list" role="list">
                    {items.collect_view()}
                </ul>
            </section>
        }
        .into_any()
    }
}

#[component]
fn UnreadableGame(entry: Unreadable) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let Unreadable { key, why } = entry;
    let key = StoredValue::new(key);
    let is_asked = RwSignal::new(false);
    let on_erase = move |_| {
        if is_asked.get_untracked() {
            erase(list, key.get_value());
        } else {
            is_asked.set(true);
        }
    };
    let erase_label = move || {
        let text = i18n.text().library();
        if is_asked.get() {
            text.erase_really
        } else {
            text.erase
        }
    };
    view! {
        <li class="shelf-row" data-unreadable=key.get_value()>
            <span class="shelf-open">
                <span>{move || (i18n.text().library().unreadable_why)(&why)}</span>
                <code class="shelf-about">{key.get_value()}</code>
            </span>
            <Button
                name="download-raw"
                label=|text| text.library().download
                on_press=move |()| download(list, key.get_value())
            />
            <button type="button" class="button" data-action="erase" on:click=on_erase>
                {erase_label}
            </button>
        </li>
    }
}

fn download(list: GameList, key: String) {
    spawn_local(async move {
        let raw = match list.storage().raw(&key).await {
            Ok(raw) => raw,
            Err(error) => return list.fail(error),
        };
        let text = format!("{}\n\n{}", raw.entry, raw.record);
        let saved = files::save(&format!("{key}.txt"), "text/plain", text.as_bytes());
        list.notify(vec![match saved {
            Ok(()) => Message::of(|text| text.record_files().saved),
            Err(_) => Message::of(|text| text.record_files().not_saved),
        }]);
    });
}

fn erase(list: GameList, key: String) {
    spawn_local(async move {
        let erased = list.storage().erase(&key).await;
        list.load().await;
        match erased {
            Ok(()) => list.notify(vec![Message::of(|text| text.library().erased)]),
            Err(error) => list.fail(error),
        }
        dom::focus_after_render(SCREEN_FOCUS.to_owned());
    });
}
