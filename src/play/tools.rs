use leptos::prelude::*;

use super::{rest::Opened, table::PlayTable};
use crate::{components::Button, state::use_i18n};
use komadai_model::{PlayedGame, Settings};

/// The toolbar of the game.
#[component]
pub fn Tools(
    table: PlayTable,
    settings: RwSignal<Settings>,
    opened: Opened,
    /// Whether a last tool is still being loaded: the styles reserve its space.
    #[prop(into)]
    waiting: Signal<bool>,
    /// The last tool.
    children: Children,
) -> impl IntoView {
    let i18n = use_i18n();
    let flip = move |()| settings.update(|settings| settings.flipped = !settings.flipped);
    let toggle_moves = move |()| {
        opened.impasse.set(false);
        opened.moves.update(|shown| *shown = !*shown);
    };
    let toggle_impasse = move |()| {
        opened.moves.set(false);
        opened.impasse.update(|shown| *shown = !*shown);
    };
    view! {
        <div
            class="tools"
            role="toolbar"
            aria-label=move || i18n.text().play().game
            data-waits=move || waiting.get()
        >
            <Button
                name="undo"
                label=|text| text.play().undo
                on_press=move |()| table.undo()
                disabled=move || !table.is_ours() || !table.game.with(PlayedGame::can_undo)
            />
            <Button
                name="resign"
                label=|text| text.play().resign
                on_press=move |()| opened.resign.set(true)
                disabled=move || table.resigner().is_none()
            />
            <Button
                name="flip"
                label=|text| text.play().flip
                on_press=flip
                pressed=move || Some(settings.with(|settings| settings.flipped))
            />
            <Button
                name="moves"
                label=|text| text.play().moves
                on_press=toggle_moves
                expanded=move || Some(opened.moves.get())
            />
            <Button
                name="impasse"
                label=|text| text.play().impasse
                on_press=toggle_impasse
                expanded=move || Some(opened.impasse.get())
            />
            <Button
                name="new-game"
                label=|text| text.play().new_game
                on_press=move |()| opened.new_game.set(true)
                disabled=move || !table.is_ours()
            />
            <Button
                name="settings"
                label=|text| text.play().settings
                on_press=move |()| opened.settings.set(true)
            />
            {children()}
        </div>
    }
}
