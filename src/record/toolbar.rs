use leptos::prelude::*;
use shogi::record::NodeId;

use super::{
    controller::{head_of_variation, use_record},
    draw::DrawToggle,
    open_record::pick_file,
    print::PrintTools,
};
use crate::{components::Button, platform::address, state::use_i18n};
use komadai_model::{
    Route,
    review::{Review, can_play_on, game_address},
};

/// What can be done with the record.
#[component]
pub fn RecordToolbar(
    /// Whether the dialog that saves the record is open.
    saving: RwSignal<bool>,
    /// Whether the dialog of the game's headers is open.
    information: RwSignal<bool>,
) -> impl IntoView {
    let controller = use_record();
    let i18n = use_i18n();
    let unless =
        move |can: fn(&Review) -> bool| Signal::derive(move || !controller.with_review(can));
    let is_flipped = move || controller.settings.with(|settings| settings.flipped);
    let flip = move |()| {
        controller
            .settings
            .update(|settings| settings.flipped = !settings.flipped);
    };
    view! {
        <div
            class="record-tools"
            role="toolbar"
            aria-label=move || i18n.text().record().screen.tools
        >
            <Button
                name="analyse"
                label=|text| text.record().screen.analyse
                on_press=move |()| controller.takeover.toggle()
                pressed=move || Some(controller.takeover.open.get())
            />
            <Button
                name="open"
                label=|text| text.record().screen.open
                on_press=move |()| pick_file(controller)
            />
            <Button
                name="shelf"
                label=|text| text.record().screen.shelf
                on_press=move |()| controller.library.open.set(true)
            />
            <Button
                name="save"
                label=|text| text.record().screen.save
                on_press=move |()| saving.set(true)
            />
            <Button
                name="information"
                label=|text| text.record().information.open
                on_press=move |()| information.set(true)
            />
            <PrintTools/>
            <Button
                name="undo"
                label=|text| text.record().screen.undo
                on_press=move |()| controller.undo()
                disabled=unless(Review::can_undo)
            />
            <Button
                name="redo"
                label=|text| text.record().screen.redo
                on_press=move |()| controller.redo()
                disabled=unless(Review::can_redo)
            />
            <Button
                name="promote"
                label=|text| text.record().screen.promote
                on_press=move |()| controller.promote()
                disabled=unless(|review| head_of_variation(review).is_some())
            />
            <Button
                name="delete"
                label=|text| text.record().screen.delete
                on_press=move |()| controller.delete()
                disabled=unless(|review| review.at() != NodeId::ROOT)
            />
            <Button
                name="flip"
                label=|text| text.record().screen.flip
                on_press=flip
                pressed=move || Some(is_flipped())
            />
            <DrawToggle/>
            <Button
                name="set-up"
                label=|text| text.record().screen.set_up
                on_press=move |()| controller.edit_position()
            />
            <Button
                name="play-on"
                label=|text| text.record().screen.play_on
                on_press=move |()| address::go(&controller.with_review_untracked(game_address))
                disabled=unless(can_play_on)
            />
            <Button
                name="to-game"
                label=|text| text.record().screen.to_game
                on_press=|()| address::go(&Route::PLAY.to_string())
            />
        </div>
    }
}
