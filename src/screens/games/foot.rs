use leptos::prelude::*;

use super::{
    address_dialog::AddressDialog, export::ExportDialog, game_list::use_game_list,
    selection_bar::SelectionBar, tag_dialog::TagDialog,
};
use crate::library::{ImportSource, Importer, record_sites};
use komadai_ui::{Button, DialogButtons, use_i18n};
use komadai_web::files::{self, COLLECTION_ENDINGS, Choice, LocalFile};

/// What can be done with the selected games, or with all.
#[component]
pub fn Foot() -> impl IntoView {
    let list = use_game_list();
    let tagging = RwSignal::new(false);
    let addressing = RwSignal::new(false);
    let has_selected = Memo::new(move |_| !list.selection.ids().is_empty());
    let buttons = move || match has_selected.get() {
        true => view! { <SelectionBar tagging/> }.into_any(),
        false => view! { <ListButtons addressing/> }.into_any(),
    };
    view! {
        <div class="dialog-foot games-foot">{buttons}</div>
        <ExportDialog/>
        <TagDialog open=tagging/>
        <AddressDialog open=addressing/>
    }
}

#[component]
fn ListButtons(
    /// Whether the dialog of the address is open.
    addressing: RwSignal<bool>,
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
    let deleted = move || list.found.with(|found| found.deleted);
    view! {
        <DialogButtons>
            <button
                type="button"
                class="button"
                data-action="bin"
                aria-pressed=move || list.bin.get().to_string()
                hidden=move || deleted() == 0 && !list.bin.get()
                on:click=move |_| list.toggle_bin()
            >
                {move || (i18n.text().library().bin)(deleted())}
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
                name="import-address"
                label=|text| text.library().import_address
                hidden=record_sites().is_empty()
                on_press=move |()| addressing.set(true)
            />
            <Button
                name="export"
                label=|text| text.library().export
                on_press=move |()| list.exporting.set(true)
            />
        </DialogButtons>
    }
}
