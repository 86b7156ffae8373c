use leptos::prelude::*;

use super::{
    controller::use_record,
    menus::{EditMenu, FileMenu, TrainMenu, ViewMenu},
};
use komadai_model::review::Review;
use komadai_ui::{Button, use_i18n};

/// What can be done with the record: what is done often as buttons, the rest in menus.
#[component]
pub fn RecordToolbar(
    /// Whether the dialog that saves the record is open.
    saving: RwSignal<bool>,
    /// Whether the dialog of the game's headers is open.
    information: RwSignal<bool>,
    /// Whether the list of keyboard shortcuts is shown.
    shortcuts: RwSignal<bool>,
) -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let unless =
        move |can: fn(&Review) -> bool| Signal::derive(move || !controller.with_review(can));
    let is_flipped = move || controller.settings.with(|settings| settings.flipped);
    let flip = move |()| {
        controller.flip();
        controller.close_tools();
    };
    view! {
        <div
            class="record-tools"
            role="toolbar"
            aria-label=move || i18n.text().record().tools
        >
            <Button
                name="analyse"
                icon="analyse"
                label=|text| text.record().analyse
                on_press=move |()| controller.takeover.toggle()
                pressed=move || Some(controller.takeover.open.get())
                attr:aria-keyshortcuts="A"
            />
            <Button
                name="undo"
                icon="undo"
                class="icon-only"
                label=|text| text.record().undo
                on_press=move |()| controller.undo()
                disabled=unless(Review::can_undo)
                attr:aria-keyshortcuts="Control+Z"
            />
            <Button
                name="redo"
                icon="redo"
                class="icon-only"
                label=|text| text.record().redo
                on_press=move |()| controller.redo()
                disabled=unless(Review::can_redo)
                attr:aria-keyshortcuts="Control+Y"
            />
            <Button
                name="flip"
                icon="flip"
                class="icon-only"
                label=|text| text.record().flip
                on_press=flip
                pressed=move || Some(is_flipped())
                attr:aria-keyshortcuts="F"
            />
            <div class="record-menus">
                <FileMenu saving information/>
                <EditMenu/>
                <ViewMenu shortcuts/>
                <TrainMenu/>
            </div>
        </div>
    }
}
