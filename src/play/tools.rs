use leptos::prelude::*;

use super::{parts::Button, screen::Opened, table::PlayTable};
use crate::{
    reactive::{flag, words},
    session::{PlayedGame, Settings},
};

/// What can be done besides moving.
#[component]
pub fn Tools(table: PlayTable, settings: RwSignal<Settings>, opened: Opened) -> impl IntoView {
    let words = words();
    let ours = move || table.is_ours();
    view! {
        <div class="tools" role="toolbar" aria-label=words.of(|text| text.play.game)>
            <Button
                label=words.of(|text| text.play.undo)
                action="undo"
                disabled=flag(move || !ours() || !table.game.with(PlayedGame::can_undo))
                on_press=Callback::new(move |()| table.undo())
            />
            <Button
                label=words.of(|text| text.play.resign)
                action="resign"
                disabled=flag(move || table.mover().is_none())
                on_press=Callback::new(move |()| opened.resign.set(true))
            />
            <Button
                label=words.of(|text| text.play.flip)
                action="flip"
                pressed=flag(move || settings.with(|settings| settings.flipped))
                on_press=Callback::new(move |()| {
                    settings.update(|settings| settings.flipped = !settings.flipped);
                })
            />
            <Button
                label=words.of(|text| text.play.moves)
                action="moves"
                class="button moves-toggle"
                expanded=opened.moves.into()
                on_press=Callback::new(move |()| opened.moves.update(|shown| *shown = !*shown))
            />
            <Button
                label=words.of(|text| text.play.new_game)
                action="new-game"
                disabled=flag(move || !ours())
                on_press=Callback::new(move |()| opened.new_game.set(true))
            />
            <Button
                label=words.of(|text| text.play.settings)
                action="settings"
                on_press=Callback::new(move |()| opened.settings.set(true))
            />
        </div>
    }
}
