use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::game_list::use_game_list;
use komadai_ui::{effect, use_i18n};
use komadai_web::storage_manager::{self, StorageEstimate};

/// Above so many percent of what the page may store it says so with emphasis.
const NEARLY_FULL: u64 = 80;

/// What the page stores, of how much, and whether the browser may delete it.
#[component]
pub fn StorageHint() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let estimate = RwSignal::new(None::<StorageEstimate>);
    effect(move || {
        list.listing.track();
        spawn_local(async move {
            estimate.try_set(storage_manager::estimate().await);
        });
    });
    let text = move || {
        let StorageEstimate {
            usage,
            quota,
            is_persistent,
        } = estimate.get()?;
        let games = i18n.text().games();
        let used = (games.storage)(&size(usage), &size(quota));
        Some(match is_persistent {
            true => used,
            false => format!("{used} {}", games.may_be_deleted),
        })
    };
    let is_nearly_full = move || {
        estimate
            .get()
            .is_some_and(|estimate| estimate.usage > estimate.quota / 100 * NEARLY_FULL)
    };
    view! {
        <p class="hint games-storage" data-nearly-full=is_nearly_full>
            {text}
        </p>
    }
}

/// A number of bytes, as short as it is of use.
fn size(bytes: u64) -> String {
    const MB: u64 = 1_000_000;
    const GB: u64 = 1000 * MB;
    match bytes {
        0..MB => "1 MB".to_owned(),
        MB..GB => format!("{} MB", bytes / MB),
        GB.. => format!("{} GB", bytes / GB),
    }
}
