use leptos::{html, prelude::*};

use super::{move_text, table::PlayTable};
use crate::{
    element::el,
    reactive::{dynamic, shown, watch},
};

/// The moves so far, the last one in view.
pub fn move_list(table: PlayTable) -> AnyView {
    let words = table.words;
    let moves = move || {
        table.game.with(|game| {
            let first = game.game().start().move_number() as usize;
            let written = move_text::written(game, words.now());
            (first..).zip(written).collect::<Vec<_>>()
        })
    };
    let lines = move || {
        let line = |(number, mv): (usize, String)| {
            el("li")
                .child(el("span").class("moves-number").text(number.to_string()))
                .child(el("span").text(mv))
                .view()
        };
        moves().into_iter().map(line).collect::<Vec<_>>().into_any()
    };
    let list = NodeRef::<html::Ol>::new();
    watch(move || {
        table.game.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let list = view! {
        <ol class="moves-list" node_ref=list tabindex="0">
            {dynamic(lines)}
        </ol>
    };
    let none = shown(
        move || table.game.with(|game| game.game().plies().is_empty()),
        move || {
            el("p")
                .class("moves-none")
                .word(words, |text| text.play.no_moves)
                .view()
        },
    );
    el("section")
        .class("moves")
        .labelled(words, |text| text.play.moves)
        .child(list.into_any())
        .child(none)
        .view()
}
