use leptos::prelude::*;

use crate::view::dynamic;

use super::{dialog::Dialog, move_text, table::PlayTable};

/// Asks once more before a side gives up.
#[component]
pub fn ResignDialog(table: PlayTable, open: RwSignal<bool>) -> impl IntoView {
    let text = move || &table.language.get().text().play;
    let question = move || {
        let language = table.language.get().text();
        table.game.with(|game| {
            let turn = game.game().position().turn();
            (language.play.resign_question)(&move_text::player(game, turn, language))
        })
    };
    view! {
        <Dialog open=open name="resign" title=Signal::derive(move || text().resign)>
            <p>{question}</p>
            <div class="dialog-buttons">
                <button
                    type="button"
                    class="button"
                    data-action="resign-no"
                    autofocus
                    on:click=move |_| open.set(false)
                >
                    {dynamic(move || text().resign_no)}
                </button>
                <button
                    type="button"
                    class="button primary"
                    data-action="resign-yes"
                    on:click=move |_| {
                        open.set(false);
                        table.resign();
                    }
                >
                    {dynamic(move || text().resign_yes)}
                </button>
            </div>
        </Dialog>
    }
}
