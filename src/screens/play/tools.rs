use leptos::prelude::*;

use super::details::BeginnerTool;
use crate::{
    game::use_game,
    state::{use_navigation, use_settings},
};
use komadai_model::{PlayedGame, Route};
use komadai_ui::{Button, When, use_i18n};
use komadai_web::dom;

/// The id of what the button "More" opens.
const MORE: &str = "tools-more";

/// The tools of the game in one row.
#[component]
pub fn Tools() -> impl IntoView {
    let (game, settings, i18n) = (use_game(), use_settings(), use_i18n());
    let navigation = use_navigation();
    let dialogs = game.dialogs;
    let flip = move |()| settings.update(|settings| settings.flipped = !settings.flipped);
    let toggle_moves = move |()| {
        dialogs.impasse.set(false);
        dialogs.moves.update(|shown| *shown = !*shown);
    };
    let request_hint = move |()| {
        if let Some(assistant) = untrack(|| game.assistant()) {
            assistant.request_hint.run(());
        }
    };
    view! {
        <div class="tools" role="toolbar" aria-label=move || i18n.text().play().game>
            <Button
                name="undo"
                icon="undo"
                label=|text| text.play().undo
                on_press=move |()| game.undo()
                disabled=move || !game.is_ours() || !game.with_painted(PlayedGame::can_undo)
            />
            <When condition=move || game.with_painted(|game| game.options().has_computer())>
                <Button
                    name="hint"
                    icon="hint"
                    label=|text| text.play().hint
                    on_press=request_hint
                    disabled=move || !game.assistant().is_some_and(|it| it.can_request_hint.get())
                />
            </When>
            <Button
                name="flip"
                icon="flip"
                label=|text| text.play().flip
                on_press=flip
                pressed=move || Some(settings.with(|settings| settings.flipped))
            />
            <Button
                name="resign"
                icon="resign"
                label=|text| text.play().resign
                on_press=move |()| dialogs.resign.set(true)
                disabled=move || game.resigner().is_none()
            />
            <Button
                name="moves"
                icon="moves"
                label=|text| text.play().moves
                on_press=toggle_moves
                expanded=move || Some(dialogs.moves.get())
            />
            <Button
                name="new-game"
                icon="new"
                label=|text| text.play().new_game
                on_press=move |()| dialogs.new_game.set(true)
                disabled=move || !game.is_ours()
            />
            <Button
                name="more"
                icon="more"
                label=|text| text.play().more
                on_press=|()| {}
                attr:popovertarget=MORE
            />
            <Button
                name="menu"
                icon="menu"
                label=|text| text.navigation().menu
                on_press=move |()| navigation.open_menu()
                expanded=move || Some(navigation.menu_open.get())
            />
        </div>
        <MoreTools/>
    }
}

/// What is needed less often. The browser closes it by Escape and by a touch outside.
#[component]
fn MoreTools() -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let dialogs = game.dialogs;
    let toggle_impasse = move |()| {
        dialogs.moves.set(false);
        dialogs.impasse.update(|shown| *shown = !*shown);
        if dialogs.impasse.get_untracked() {
            dom::focus_after_render("[data-impasse]".to_owned());
        }
    };
    let open_record = move |()| game.router.navigate(&Route::played_record());
    view! {
        <div
            id=MORE
            class="tools-more"
            popover="auto"
            role="group"
            aria-label=move || i18n.text().play().more
            // Before a tool opens a dialog: that gives the focus back to the button.
            on:click:capture=|_| dom::hide_popover(MORE)
        >
            <BeginnerTool/>
            <Button
                name="rules"
                icon="rules"
                label=|text| text.play().rules
                on_press=move |()| dialogs.rules.set(true)
            />
            <Button
                name="record"
                icon="analyse"
                label=|text| text.play().record
                on_press=open_record
            />
            <Button
                name="impasse"
                icon="count"
                label=|text| text.play().impasse
                on_press=toggle_impasse
                expanded=move || Some(dialogs.impasse.get())
            />
        </div>
    }
}
