//! For who is new to the game: signs on the pieces, their names, a way back.
use leptos::prelude::*;
use shogi::PieceKind;

use super::pieces::pieces_dialog;
use crate::{
    board::LOOKS,
    element::{El, el},
    i18n::kanji,
    later::load,
    platform::touch,
    play::{parts::action, rest::Rest},
    reactive::{Words, shown},
};

/// Among the tools.
pub fn switch(rest: Rest) -> AnyView {
    let settings = rest.settings;
    let is_on = move || settings.with(|settings| settings.look.signs());
    let turn = move || {
        let on = !untrack(is_on);
        let arrived = move || match LOOKS.code() {
            Some(_) => settings.update(|settings| settings.look = settings.look.with_signs(on)),
            None => rest.tell_missing(),
        };
        load(LOOKS.fetch(), Box::new(arrived));
    };
    action(
        rest.table.words,
        "newcomer",
        |text| text.later().beside.new,
        turn,
    )
    .spelt("aria-pressed", is_on)
    .view()
}

/// What the piece is called that was touched last, and how it moves.
pub fn panel(rest: Rest) -> AnyView {
    let is_on = move || rest.settings.with(|settings| settings.look.signs());
    shown(is_on, move || contents(rest).view())
}

fn contents(rest: Rest) -> El {
    let words = rest.table.words;
    let opened = RwSignal::new(false);
    let touched = touch::touched("data-piece");
    let named = move || {
        let kind = touched.with(|piece| kind_of(piece));
        kind.map_or_else(
            || words.now().later().beside.touch_one.to_owned(),
            |kind| name(kind, words),
        )
    };
    let moves = move || {
        let kind = touched.with(|piece| kind_of(piece));
        kind.map_or_else(String::new, |kind| {
            (words.now().later().beside.moves)(kind).to_owned()
        })
    };
    let all = action(
        words,
        "all-pieces",
        |text| text.later().beside.all_pieces,
        move || opened.set(true),
    );
    let told = el("div")
        .class("newcomer-told")
        .attr("role", "status")
        .child(el("strong").says(named))
        .child(el("span").says(moves));
    el("section")
        .class("newcomer")
        .labelled(words, |text| text.later().beside.new)
        .child(told)
        .child(all)
        .child(pieces_dialog(rest, opened))
}

/// Knight, 桂馬 keima
pub fn name(kind: PieceKind, words: Words) -> String {
    let text = words.now();
    let reading = (text.later().beside.reading)(kind);
    let name = (text.terms.piece)(kind);
    let mut letters = name.chars();
    let first = letters.next().map(char::to_uppercase);
    let name: String = first.into_iter().flatten().chain(letters).collect();
    format!("{name} · {} {reading}", kanji(kind))
}

/// The kind that a place is marked with: `N`, `+N`.
fn kind_of(piece: &str) -> Option<PieceKind> {
    PieceKind::ALL
        .into_iter()
        .find(|kind| kind.to_sfen() == piece)
}
