use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{
    super::desk::Desk,
    backup,
    list::{List, PAGE},
    row::ShelfRow,
    unreadable::UnreadableGames,
};
use crate::{
    components::{Button, DialogButtons, Field, LazyDialog, When},
    lazy_module,
    state::use_i18n,
};
use komadai_model::{i18n::Message, library::Entry};

lazy_module! {
    /// The list of the saved games, which few visits open.
    static SHELF: fn(Desk) -> AnyView = record(contents);
}

/// The list of the saved games.
#[component]
pub fn ShelfDialog(desk: Desk) -> impl IntoView {
    let view = move |contents: fn(Desk) -> AnyView| contents(desk);
    view! {
        <LazyDialog
            name="shelf"
            title=|text| text.record().shelf.title
            open=desk.shelf.open
            module=&SHELF
            view
        />
    }
}

fn contents(desk: Desk) -> AnyView {
    view! { <SavedGames desk/> }.into_any()
}

/// What is in the dialog.
#[component]
fn SavedGames(desk: Desk) -> impl IntoView {
    let list = List::new(desk);
    let i18n = use_i18n();
    let text = move || &i18n.text().record().shelf;
    let found = Memo::new(move |_| list.found());
    let count = move || {
        found.with(|found| {
            if found.all > 0 {
                (text().count)(found.count, found.all)
            } else {
                String::new()
            }
        })
    };
    let report = move || {
        list.told
            .with(|lines| Message::joined(lines, "\n", i18n.text()))
    };
    let more = move || {
        found.with(|found| {
            let left = found.count - found.entries.len();
            (left > 0).then(|| (text().more)(left.min(PAGE)))
        })
    };
    let counts = Signal::derive(move || found.with(|found| (found.all, found.count)));
    let deleted = Signal::derive(move || found.with(|found| found.deleted));
    view! {
        <Field label=move || text().search.to_owned()>
            <input
                type="search"
                name="search"
                autocomplete="off"
                placeholder=move || text().search_hint
                on:input=move |event| list.search(event_target_value(&event))
            />
        </Field>
        <p class="hint shelf-count" role="status">
            {count}
        </p>
        <p class="shelf-told" role="status">
            {report}
        </p>
        <div>
            <EmptyList list counts/>
        </div>
        <div class="shelf-games">
            <ul class="shelf-list" role="list" aria-label=move || text().title>
                <For
                    each=move || found.get().entries
                    key=|entry: &Entry| (entry.id, entry.edition.revision, entry.deleted)
                    let:entry
                >
                    <ShelfRow list entry/>
                </For>
            </ul>
        </div>
        <div>
            <When condition=move || more().is_some()>
                <button
                    type="button"
                    class="button"
                    data-action="more"
                    on:click=move |_| list.show_more()
                >
                    {move || more().unwrap_or_default()}
                </button>
            </When>
        </div>
        <div>
            <UnreadableGames list/>
        </div>
        <Foot list deleted/>
    }
}

/// What stands in the place of a list without games.
#[component]
fn EmptyList(
    list: List,
    /// How many games there are, and how many are found.
    counts: Signal<(usize, usize)>,
) -> impl IntoView {
    let i18n = use_i18n();
    let reload = move |()| {
        list.listing.set(None);
        spawn_local(list.load());
    };
    move || {
        let text = &i18n.text().record().shelf;
        let failed = list.listing.with(|listing| match listing {
            None => Some(text.loading.to_owned()),
            Some(Err(error)) => Some(format!("{} {}", text.not_listed, (text.why)(error))),
            Some(Ok(_)) => None,
        });
        let (all, found) = counts.get();
        let sentence = match (failed, all, found) {
            (Some(failed), ..) => failed,
            (None, 0, _) if list.has_unreadable() => return ().into_any(),
            (None, 0, _) if list.bin.get() => text.none_deleted.to_owned(),
            (None, 0, _) => text.none.to_owned(),
            (None, _, 0) => text.none_found.to_owned(),
            _ if list.bin.get() => text.bin_hint.to_owned(),
            _ => return ().into_any(),
        };
        let fails = list.listing.with(|listing| matches!(listing, Some(Err(_))));
        let again = fails.then(|| {
            view! {
                <Button
                    name="again"
                    label=|text| text.record().shelf.again
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
    }
}

#[component]
fn Foot(
    list: List,
    /// How many games are in the bin.
    deleted: Signal<usize>,
) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="dialog-foot">
            <DialogButtons>
                <button
                    type="button"
                    class="button"
                    data-action="bin"
                    aria-pressed=move || list.bin.get().to_string()
                    hidden=move || deleted.get() == 0 && !list.bin.get()
                    on:click=move |_| list.turn()
                >
                    {move || (i18n.text().record().shelf.bin)(deleted.get())}
                </button>
                <Button
                    name="import"
                    label=|text| text.record().shelf.import
                    on_press=move |()| backup::import(list)
                />
                <Button
                    name="export"
                    label=|text| text.record().shelf.export
                    on_press=move |()| backup::export(list)
                />
                <Button
                    name="close"
                    label=|text| text.record().shelf.close
                    on_press=move |()| list.desk.shelf.open.set(false)
                    class="primary"
                />
            </DialogButtons>
        </div>
    }
}
