//! The dialogs of the play screen.
mod claim_confirmation;
mod forms;
mod furigoma;
mod level_scale;
mod new_game;
mod opponent_form;
mod radio_chips;
mod resign;
mod rules;
mod rules_form;
mod start_fields;

use leptos::prelude::*;
use shogi::Claim;

use crate::game::use_game;
use forms::{Form, FormDialog};
use resign::ResignDialog;

/// All dialogs, closed or open.
#[component]
pub fn Dialogs() -> impl IntoView {
    let dialogs = use_game().dialogs;
    view! {
        <FormDialog
            form=Form::NewGame
            name="new-game"
            title=|text| text.play().new_game
            open=dialogs.new_game
        />
        <ResignDialog open=dialogs.resign/>
        <FormDialog
            form=Form::Rules
            name="rules"
            title=|text| text.rules().in_force
            open=dialogs.rules
        />
        // Before a declaration, and before a count that needs nobody's consent.
        <FormDialog
            form=Form::Claim(Claim::Declare)
            name="declare"
            title=|text| (text.claims().claim)(Claim::Declare, false)
            open=dialogs.declare
        />
        <FormDialog
            form=Form::Claim(Claim::RequestCount)
            name="ask-count"
            title=|text| (text.claims().claim)(Claim::RequestCount, false)
            open=dialogs.count
        />
    }
}
