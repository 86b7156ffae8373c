use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::{
    export,
    game_list::{GameList, PAGE, provide_game_list, use_game_list},
    listed_game::ListedGame,
    row::GameRow,
    unreadable::UnreadableGames,
};
use crate::library::{
    import::{ImportSource, ImportStatus, Importer},
    use_game_saver,
};
use komadai_texts::Message;
use komadai_ui::{Button, Dialog, DialogButtons, Field, When, use_i18n};
use komadai_web::files::{self, COLLECTION_ENDINGS, Choice, LocalFile};

/// The list of the saved games, as a dialog.
#[component]
pub fn SavedGamesDialog() -> impl IntoView {
    let open = use_game_saver().list_open;
    view! {
        <Dialog name="shelf" title=|text| text.library().title open>
            <SavedGames in_dialog=true/>
        </Dialog>
    }
}

/// The saved games, to search, open, delete and restore.
#[component]
pub fn SavedGames(
    /// Whether they are in a dialog, which can be closed.
    in_dialog: bool,
) -> impl IntoView {
    let list = GameList::new(use_game_saver());
    provide_game_list(list);
    let i18n = use_i18n();
    let text = move || i18n.text().library();
    let found = Memo::new(move |_| list.page());
    let count = move || {
        found.with(|found| {
            if found.all_rows > 0 {
                (text().count)(found.count, found.all)
            } else {
                String::new()
            }
        })
    };
    let report = move || {
        list.report
            .with(|lines| Message::joined(lines, "\n", i18n.text()))
    };
    let more = move || {
        found.with(|found| {
            let left = found.rows - found.games.len();
            (left > 0).then(|| (text().more)(left.min(PAGE)))
        })
    };
    let counts = Signal::derive(move || found.with(|found| (found.all_rows, found.rows)));
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
        <ImportStatus/>
        <div>
            <EmptyList counts/>
        </div>
        <div class="shelf-games">
            <ul class="shelf-list" role="list" aria-label=move || text().title>
                <For
                    each=move || found.get().games
                    key=|ListedGame { entry, is_look_alike }: &ListedGame| {
                        (entry.id, entry.revision.number, entry.deleted, *is_look_alike)
                    }
                    let:game
                >
                    <GameRow game/>
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
            <UnreadableGames/>
        </div>
        <Foot deleted in_dialog/>
    }
}

/// Shown in the place of an empty list.
#[component]
fn EmptyList(
    /// How many games there are, and how many are found.
    counts: Signal<(usize, usize)>,
) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let reload = move |()| {
        list.listing.set(None);
        spawn_local(list.load());
    };
    move || {
        let text = i18n.text().library();
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
    }
}

#[component]
fn Foot(
    /// How many games are in the bin.
    deleted: Signal<usize>,
    in_dialog: bool,
) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let pick = |accept, choice| {
        let add = |files: Vec<LocalFile>| {
            let sources = files.into_iter().map(ImportSource::Local);
            Importer::of_page().add(sources.collect());
        };
        files::pick(accept, choice, Box::new(add));
    };
    view! {
        <div class="dialog-foot">
            <DialogButtons>
                <button
                    type="button"
                    class="button"
                    data-action="bin"
                    aria-pressed=move || list.bin.get().to_string()
                    hidden=move || deleted.get() == 0 && !list.bin.get()
                    on:click=move |_| list.toggle_bin()
                >
                    {move || (i18n.text().library().bin)(deleted.get())}
                </button>
                <Button
                    name="import"
                    label=|text| text.library().import
                    on_press=move |()| pick(COLLECTION_ENDINGS, Choice::Several)
                />
                <Button
                    name="import-folder"
                    label=|text| text.library().import_folder
                    on_press=move |()| pick("", Choice::Folder)
                />
                <Button
                    name="export"
                    label=|text| text.library().export
                    on_press=move |()| export::export(list)
                />
                {in_dialog.then(|| {
                    view! {
                        <Button
                            name="close"
                            label=|text| text.library().close
                            on_press=move |()| list.saver.list_open.set(false)
                            class="primary"
                        />
                    }
                })}
            </DialogButtons>
        </div>
    }
}
