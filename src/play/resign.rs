use leptos::prelude::*;

use super::{dialog::Dialog, move_text, parts::Button, table::PlayTable};
use crate::reactive::{line, words};

/// Asks once more before a side gives up.
#[component]
pub fn ResignDialog(table: PlayTable, open: RwSignal<bool>) -> impl IntoView {
    let words = words();
    let question = line(move || {
        let text = words.now();
        table.game.with(|game| {
            let turn = game.game().position().turn();
            (text.play.resign_question)(&move_text::player(game, turn, text))
        })
    });
    view! {
        <Dialog open=open name="resign" title=words.of(|text| text.play.resign)>
            <p>{question}</p>
            <div class="dialog-buttons">
                <Button
                    label=words.of(|text| text.play.resign_no)
                    action="resign-no"
                    autofocus=true
                    on_press=Callback::new(move |()| open.set(false))
                />
                <Button
                    label=words.of(|text| text.play.resign_yes)
                    action="resign-yes"
                    class="button primary"
                    on_press=Callback::new(move |()| {
                        open.set(false);
                        table.resign();
                    })
                />
            </div>
        </Dialog>
    }
}
