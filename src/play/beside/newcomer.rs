//! For who is new to the game: signs on the pieces, their names, a way back.
use leptos::prelude::*;
use shogi::PieceKind;

use super::pieces::PiecesDialog;
use crate::{
    board::LOOKS,
    components::{Button, When},
    lazy::load,
    play::rest::Rest,
    state::{I18n, use_i18n},
    web::pointer_kind,
};
use komadai_model::i18n::kanji;

/// Turns the signs on the pieces on and off, among the tools.
#[component]
pub fn NewcomerSwitch(rest: Rest) -> impl IntoView {
    let settings = rest.settings;
    let is_on = move || settings.with(|settings| settings.look.signs());
    let toggle = move |()| {
        let on = !untrack(is_on);
        let arrived = move || match LOOKS.get() {
            Some(_) => settings.update(|settings| settings.look = settings.look.with_signs(on)),
            None => rest.tell_missing(),
        };
        load(LOOKS.load_fn(), Box::new(arrived));
    };
    view! {
        <Button
            name="newcomer"
            label=|text| text.later().beside.new
            on_press=toggle
            pressed=move || Some(is_on())
        />
    }
}

/// The name and the moves of the piece that was touched last.
#[component]
pub fn NewcomerPanel(rest: Rest) -> impl IntoView {
    let is_on = move || rest.settings.with(|settings| settings.look.signs());
    view! {
        <When condition=is_on>
            <TouchedPiece rest/>
        </When>
    }
}

#[component]
fn TouchedPiece(rest: Rest) -> impl IntoView {
    let i18n = use_i18n();
    let opened = RwSignal::new(false);
    let touched = pointer_kind::last_pressed_attribute("data-piece");
    let kind = move || touched.with(|piece| kind_of(piece));
    let piece_name = move || match kind() {
        Some(kind) => name(kind, i18n),
        None => i18n.text().later().beside.touch_one.to_owned(),
    };
    let moves = move || match kind() {
        Some(kind) => (i18n.text().later().beside.moves)(kind),
        None => "",
    };
    view! {
        <section class="newcomer" aria-label=move || i18n.text().later().beside.new>
            <div class="newcomer-told" role="status">
                <strong>{move || piece_name()}</strong>
                <span>{move || moves()}</span>
            </div>
            <Button
                name="all-pieces"
                label=|text| text.later().beside.all_pieces
                on_press=move |()| opened.set(true)
            />
            <PiecesDialog rest open=opened/>
        </section>
    }
}

/// Knight, 桂馬 keima
pub fn name(kind: PieceKind, i18n: I18n) -> String {
    let text = i18n.text();
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
