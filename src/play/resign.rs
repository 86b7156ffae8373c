use leptos::prelude::*;

use super::{called, move_text, table::PlayTable};
use crate::{
    components::{Button, Dialog, DialogButtons},
    state::{effect, use_i18n},
};
use komadai_model::Intent;

/// Handles an intent of the board; resigning may need a confirmation first.
pub fn board_intent(table: PlayTable, confirming: RwSignal<bool>, intent: Intent) {
    match intent {
        _ if called::shows_past_position(table) => {}
        Intent::Resign { by, sure: false } => {
            if untrack(|| table.resigner()) == Some(by) {
                confirming.set(true);
            }
        }
        intent => table.intend(intent),
    }
}

/// Asks for confirmation before a side resigns.
#[component]
pub fn ResignDialog(table: PlayTable, open: RwSignal<bool>) -> impl IntoView {
    let i18n = use_i18n();
    effect(move || {
        if table.resigner().is_none() {
            open.set(false);
        }
    });
    let question = move || {
        let text = i18n.text();
        table.game.with(|game| {
            let turn = game.on_move();
            (text.resign().question)(&move_text::player(game, turn, text))
        })
    };
    let resign = move |()| {
        open.set(false);
        table.resign();
    };
    view! {
        <Dialog name="resign" title=|text| text.play().resign open>
            <p>{move || question()}</p>
            <DialogButtons>
                <Button
                    name="resign-no"
                    label=|text| text.resign().no
                    on_press=move |()| open.set(false)
                    attr:autofocus=true
                />
                <Button
                    name="resign-yes"
                    class="primary"
                    label=|text| text.resign().yes
                    on_press=resign
                />
            </DialogButtons>
        </Dialog>
    }
}
