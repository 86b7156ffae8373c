use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::game_list::use_game_list;
use crate::library::Importer;
use komadai_ui::{Button, SCREEN_FOCUS, use_i18n};
use komadai_web::dom;

/// Shown in the place of an empty list.
#[component]
pub fn EmptyList() -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let importing = Importer::of_page().progress();
    let reload = move |()| {
        dom::focus(SCREEN_FOCUS);
        list.listing.set(None);
        spawn_local(list.load());
    };
    let contents = move || {
        let text = i18n.text().library();
        let failed = list.listing.with(|listing| match listing {
            None => Some(text.loading.to_owned()),
            Some(Err(error)) => Some(format!("{} {}", text.not_listed, (text.why)(error))),
            Some(Ok(_)) => None,
        });
        let (all, found) = list
            .found
            .with(|found| (found.all_rows, found.places.len()));
        let sentence = match (failed, all, found) {
            (Some(failed), ..) => failed,
            (None, 0, _) if list.has_unreadable() => return ().into_any(),
            (None, 0, _) if list.bin.get() => text.none_deleted.to_owned(),
            (None, 0, _) if importing.with(Option::is_some) => return ().into_any(),
            (None, 0, _) => text.none.to_owned(),
            (None, _, 0) if list.is_searching() => i18n.text().games().searching.to_owned(),
            (None, _, 0) => text.none_found.to_owned(),
            _ if list.bin.get() => text.bin_hint.to_owned(),
            _ => return ().into_any(),
        };
        let fails = list.listing.with(|listing| matches!(listing, Some(Err(_))));
        let again = fails.then(|| {
            view! {
                <Button
                    name="again"
                    label=|text| text.library().again
                    on_press=reload
                />
            }
        });
        view! {
            <div class="shelf-empty" data-failed=fails>
                <p role="status">{sentence}</p>
                {again}
            </div>
        }
        .into_any()
    };
    view! { <div>{contents}</div> }
}
