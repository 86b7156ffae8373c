use leptos::prelude::*;

use shogi::record::NodeId;

use super::{
    desk::{Desk, head_of_variation},
    draw::{Draw, DrawToggle},
    opening::choose,
    paper::PaperTools,
};
use crate::{components::Button, state::use_i18n, web::location};
use komadai_model::review::{Review, can_play_on, game_address};

/// What can be done with the record.
#[component]
pub fn Tools(
    desk: Desk,
    draw: Draw,
    /// Whether the dialog that saves the record is open.
    saving: RwSignal<bool>,
    /// Whether the dialog of the game's headers is open.
    information: RwSignal<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    let unless = move |can: fn(&Review) -> bool| Signal::derive(move || !desk.review.with(can));
    let is_flipped = move || desk.given.settings.with(|settings| settings.flipped);
    let flip = move |()| {
        desk.given
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
                on_press=move |()| desk.guest.turn(desk)
                pressed=move || Some(desk.guest.open.get())
            />
            <Button
                name="open"
                label=|text| text.record().screen.open
                on_press=move |()| choose(desk)
            />
            <Button
                name="shelf"
                label=|text| text.record().screen.shelf
                on_press=move |()| desk.shelf.open.set(true)
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
            <PaperTools desk/>
            <Button
                name="undo"
                label=|text| text.record().screen.undo
                on_press=move |()| desk.undo()
                disabled=unless(Review::can_undo)
            />
            <Button
                name="redo"
                label=|text| text.record().screen.redo
                on_press=move |()| desk.redo()
                disabled=unless(Review::can_redo)
            />
            <Button
                name="promote"
                label=|text| text.record().screen.promote
                on_press=move |()| desk.promote()
                disabled=unless(|review| head_of_variation(review).is_some())
            />
            <Button
                name="delete"
                label=|text| text.record().screen.delete
                on_press=move |()| desk.delete()
                disabled=unless(|review| review.at() != NodeId::ROOT)
            />
            <Button
                name="flip"
                label=|text| text.record().screen.flip
                on_press=flip
                pressed=move || Some(is_flipped())
            />
            <DrawToggle draw/>
            <Button
                name="set-up"
                label=|text| text.record().screen.set_up
                on_press=move |()| desk.set_up()
            />
            <Button
                name="play-on"
                label=|text| text.record().screen.play_on
                on_press=move |()| location::navigate(&desk.review.with_untracked(game_address))
                disabled=unless(can_play_on)
            />
            <Button
                name="to-game"
                label=|text| text.record().screen.to_game
                on_press=|()| location::navigate("/play")
            />
        </div>
    }
}
