use leptos::prelude::*;

use super::game_list::use_game_list;
use komadai_ui::{Button, DialogButtons, use_i18n};
use komadai_web::dom;

/// What can be done with the selected games.
#[component]
pub fn SelectionBar(
    /// Whether the dialog of the tags is open.
    tagging: RwSignal<bool>,
) -> impl IntoView {
    let list = use_game_list();
    let i18n = use_i18n();
    let count = move || (i18n.text().games().selected)(list.selection.ids().len());
    let is_bin = move || list.bin.get();
    let restore = move |()| {
        list.last_deleted.set(list.selection.ids());
        list.selection.clear();
        list.restore_all();
    };
    view! {
        <div class="games-selected">
            <span role="status">{count}</span>
            <Button
                name="select-none"
                class="quiet icon-only"
                icon="close"
                label=|text| text.games().clear_selection
                on_press=move |()| {
                    dom::restore_focus_to(&["[name=select-all]"]);
                    list.selection.clear();
                }
            />
        </div>
        <DialogButtons>
            <Button
                name="tag"
                label=|text| text.games().edit_tags
                hidden=is_bin
                on_press=move |()| tagging.set(true)
            />
            <Button
                name="export"
                label=|text| text.library().export
                hidden=is_bin
                on_press=move |()| list.exporting.set(true)
            />
            <Button
                name="remove-all"
                label=|text| text.library().delete
                hidden=is_bin
                on_press=move |()| list.delete_all(list.selection.ids())
            />
            <Button
                name="restore-selected"
                label=|text| text.library().restore
                hidden=move || !is_bin()
                on_press=restore
            />
        </DialogButtons>
    }
}
