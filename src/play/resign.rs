use leptos::prelude::*;

use super::{called, dialog::Dialog, move_text, parts::action, table::PlayTable};
use crate::{element::el, reactive::watch, session::Intent};

/// What the board says; a side that is not sure of giving up is asked.
pub fn intend(table: PlayTable, asked: RwSignal<bool>, intent: Intent) {
    match intent {
        _ if called::looks_back(table) => {}
        Intent::Resign { by, sure: false } => {
            if untrack(|| table.resigner()) == Some(by) {
                asked.set(true);
            }
        }
        intent => table.intend(intent),
    }
}

/// Asks once more before a side gives up.
pub fn resign_dialog(table: PlayTable, open: RwSignal<bool>) -> AnyView {
    let words = table.words;
    watch(move || {
        if table.resigner().is_none() {
            open.set(false);
        }
    });
    let question = move || {
        let text = words.now();
        table.game.with(|game| {
            let turn = game.on_move();
            (text.later().resign.question)(&move_text::player(game, turn, text))
        })
    };
    let contents = move || {
        let no = action(
            words,
            "resign-no",
            |text| text.later().resign.no,
            move || {
                open.set(false);
            },
        );
        let yes = action(
            words,
            "resign-yes",
            |text| text.later().resign.yes,
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
