use leptos::prelude::*;

use super::game_controller::use_game;
use crate::{
    components::Button,
    state::{use_i18n, use_navigation, use_settings},
    web::dom,
};
use komadai_model::PlayedGame;

/// The toolbar of the game.
#[component]
pub fn Tools(
    /// Whether a last tool is still being loaded: the styles reserve its space.
    #[prop(into)]
    waiting: Signal<bool>,
    /// The last tool.
    children: Children,
) -> impl IntoView {
    let (game, settings, i18n) = (use_game(), use_settings(), use_i18n());
    let menu_open = use_navigation().menu_open;
    let dialogs = game.dialogs;
    let flip = move |()| settings.update(|settings| settings.flipped = !settings.flipped);
    let toggle_moves = move |()| {
        dialogs.impasse.set(false);
        dialogs.moves.update(|shown| *shown = !*shown);
    };
    let toggle_impasse = move |()| {
        dialogs.moves.set(false);
        dialogs.impasse.update(|shown| *shown = !*shown);
    };
    let open_menu = move |()| {
        menu_open.set(true);
        dom::focus_after_render(".app-menu a".to_owned());
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
                on_press=move |()| game.undo()
                disabled=move || !game.is_ours() || !game.with_painted(PlayedGame::can_undo)
            />
            <Button
                name="resign"
                label=|text| text.play().resign
                on_press=move |()| dialogs.resign.set(true)
                disabled=move || game.resigner().is_none()
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
                expanded=move || Some(dialogs.moves.get())
            />
            <Button
                name="impasse"
                label=|text| text.play().impasse
                on_press=toggle_impasse
                expanded=move || Some(dialogs.impasse.get())
            />
            <Button
                name="new-game"
                label=|text| text.play().new_game
                on_press=move |()| dialogs.new_game.set(true)
                disabled=move || !game.is_ours()
            />
            <Button
                name="menu"
                class="menu-button"
                icon="menu"
                label=|text| text.navigation().menu
                on_press=open_menu
            />
            {children()}
        </div>
    }
}
