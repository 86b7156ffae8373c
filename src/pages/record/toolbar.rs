use leptos::prelude::*;
use shogi::record::NodeId;

use super::{
    controller::{head_of_variation, use_record},
    draw::DrawToggle,
    open_record::pick_file,
    print::PrintTools,
};
use crate::{components::Button, state::use_i18n, web::location};
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
            aria-label=move || i18n.text().record().tools
        >
            <Button
                name="analyse"
                label=|text| text.record().analyse
                on_press=move |()| controller.takeover.toggle()
                pressed=move || Some(controller.takeover.open.get())
            />
            <Button
                name="open"
                label=|text| text.record().open
                on_press=move |()| pick_file(controller)
            />
            <Button
                name="shelf"
                label=|text| text.record().shelf
                on_press=move |()| controller.library.open.set(true)
            />
            <Button
                name="save"
                label=|text| text.record().save
                on_press=move |()| saving.set(true)
            />
            <Button
                name="information"
                label=|text| text.game_info().open
                on_press=move |()| information.set(true)
            />
            <PrintTools/>
            <Button
                name="undo"
                label=|text| text.record().undo
                on_press=move |()| controller.undo()
                disabled=unless(Review::can_undo)
            />
            <Button
                name="redo"
                label=|text| text.record().redo
                on_press=move |()| controller.redo()
                disabled=unless(Review::can_redo)
            />
            <Button
                name="promote"
                label=|text| text.record().promote
                on_press=move |()| controller.promote()
                disabled=unless(|review| head_of_variation(review).is_some())
            />
            <Button
                name="delete"
                label=|text| text.record().delete
                on_press=move |()| controller.delete()
                disabled=unless(|review| review.at() != NodeId::ROOT)
            />
            <Button
                name="flip"
                label=|text| text.record().flip
                on_press=flip
                pressed=move || Some(is_flipped())
            />
            <DrawToggle/>
            <Button
                name="set-up"
                label=|text| text.record().set_up
                on_press=move |()| controller.edit_position()
            />
            <Button
                name="play-on"
                label=|text| text.record().play_on
                on_press=move |()| location::navigate(&controller.with_review_untracked(game_address))
                disabled=unless(can_play_on)
            />
            <Button
                name="to-game"
                label=|text| text.record().to_game
                on_press=|()| location::navigate(&Route::PLAY.to_string())
            />
        </div>
    }
}
