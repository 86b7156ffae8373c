use leptos::prelude::*;

use crate::game::use_game;
use komadai_texts::player_name;
use komadai_ui::{Button, Dialog, DialogButtons, effect, use_i18n};

/// Asks for confirmation before a side resigns.
#[component]
pub fn ResignDialog(open: RwSignal<bool>) -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    effect(move || {
        if game.resigner().is_none() {
            open.set(false);
        }
    });
    let question = move || {
        let text = i18n.text();
        game.with(|game| {
            let turn = game.side_to_act();
            (text.resign().question)(&player_name(game, turn, text))
        })
    };
    let resign = move |()| {
        open.set(false);
        game.resign();
    };
    view! {
        <Dialog name="resign" title=|text| text.play().resign open>
            <p>{move || question()}</p>
            <DialogButtons>
                <Button
                    name="resign-no"
                    class="primary"
                    label=|text| text.resign().no
                    on_press=move |()| open.set(false)
                    attr:autofocus=true
                />
                <Button
                    name="resign-yes"
                    label=|text| text.resign().yes
                    on_press=resign
                />
            </DialogButtons>
        </Dialog>
    }
}
