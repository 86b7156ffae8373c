use leptos::prelude::*;

use super::{dialog::Dialog, move_text, parts::action, table::PlayTable};
use crate::element::el;

/// Asks once more before a side gives up.
pub fn resign_dialog(table: PlayTable, open: RwSignal<bool>) -> AnyView {
    let words = table.words;
    let question = move || {
        let text = words.now();
        table.game.with(|game| {
            let turn = game.on_move();
            (text.play.resign_question)(&move_text::player(game, turn, text))
        })
    };
    let contents = move || {
        let no = action(
            words,
            "resign-no",
            |text| text.play.resign_no,
            move || {
                open.set(false);
            },
        );
        let yes = action(
            words,
            "resign-yes",
            |text| text.play.resign_yes,
            move || {
                open.set(false);
                table.resign();
            },
        );
        let buttons = el("div")
            .class("dialog-buttons")
            .child(no.attr("autofocus", ""))
            .child(yes.class("button primary"));
        vec![el("p").says(question), buttons]
    };
    Dialog {
        name: "resign",
        title: |text| text.play.resign,
        open,
    }
    .view(words, contents)
}
