//! All pieces, with their names and moves.
use leptos::prelude::*;
use shogi::{Color, Piece, PieceKind};

use super::newcomer::name;
use crate::{
    board::face,
    element::{El, dialog::Dialog, el, parts::button},
    play::rest::Rest,
};

/// In the order of a box of pieces, each before what it becomes.
const ORDER: [PieceKind; 14] = [
    PieceKind::King,
    PieceKind::Rook,
    PieceKind::Dragon,
    PieceKind::Bishop,
    PieceKind::Horse,
    PieceKind::Gold,
    PieceKind::Silver,
    PieceKind::ProSilver,
    PieceKind::Knight,
    PieceKind::ProKnight,
    PieceKind::Lance,
    PieceKind::ProLance,
    PieceKind::Pawn,
    PieceKind::Tokin,
];

pub fn pieces_dialog(rest: Rest, open: RwSignal<bool>) -> AnyView {
    let words = rest.table.words;
    let contents = move || {
        let close = button(words, |text| text.play.dismiss, move || open.set(false));
        let rows = ORDER.into_iter().map(move |kind| row(rest, kind));
        vec![
            el("ul").class("pieces-list").children(rows),
            el("div")
                .class("dialog-foot")
                .child(el("div").class("dialog-buttons").child(close)),
        ]
    };
    Dialog {
        name: "pieces",
        title: |text| text.later().beside.all_pieces,
        open,
    }
    .view(words, contents)
}

fn row(rest: Rest, kind: PieceKind) -> El {
    let words = rest.table.words;
    let kings = rest.settings.with_untracked(|settings| settings.kings);
    let drawn =
        el("span")
            .class("pieces-face")
            .child(face(Piece::new(Color::Black, kind), kings, false));
    el("li")
        .child(drawn)
        .child(el("strong").says(move || name(kind, words)))
        .child(el("span").says(move || (words.now().later().beside.moves)(kind).to_owned()))
}
