use leptos::prelude::*;
use shogi::{ByColor, Color, Piece, PieceKind};

use super::parts::button;
use crate::{
    board::face,
    element::{El, el, nothing},
    platform::lot,
    reactive::Words,
    session::{Furigoma, KingStyle},
};

/// Pawns that have been tossed.
#[derive(Clone)]
pub struct Tossed {
    pawns: Furigoma,
    /// The name of who is Black by them, if it has been written.
    black: String,
    /// How often they were tossed.
    times: u32,
}

/// Tosses pawns for who is named first; the names are exchanged where they say so.
pub fn furigoma(
    words: Words,
    tossed: RwSignal<Option<Tossed>>,
    names: ByColor<RwSignal<String>>,
    exchange: impl Fn() + 'static,
) -> El {
    let toss = move || {
        let pawns = Furigoma::toss(lot::coin);
        if !pawns.first_is_black() {
            exchange();
        }
        tossed.update(|tossed| {
            *tossed = Some(Tossed {
                pawns,
                black: names.black.get_untracked().trim().to_owned(),
                times: tossed.as_ref().map_or(0, |tossed| tossed.times) + 1,
            });
        });
    };
    let lie = move || match tossed.get() {
        None => nothing(),
        Some(Tossed { pawns, .. }) => el("div")
            .class("furigoma-pawns board-surface")
            .attr("aria-hidden", "true")
            .children(pawns.faces().map(pawn))
            .view(),
    };
    let said = move || {
        let Some(tossed) = tossed.get() else {
            return String::new();
        };
        let text = &words.now().later().furigoma;
        let black = match (&*tossed.black, tossed.pawns.first_is_black()) {
            ("", true) => text.first,
            ("", false) => text.second,
            (name, _) => name,
        };
        let pawns = tossed.pawns.pawns();
        let said = (text.said)(pawns, Furigoma::PAWNS - pawns, black);
        // The same words again are read again only if they differ.
        let again = if tossed.times % 2 == 0 { "\u{a0}" } else { "" };
        said + again
    };
    let button = button(words, |text| text.later().furigoma.toss, toss);
    el("div")
        .class("furigoma")
        .child(button.class("button quiet").attr("data-action", "toss"))
        .changing(lie)
        .child(
            el("p")
                .class("hint")
                .attr("role", "status")
                .attr("data-announce", "furigoma")
                .says(said),
        )
}

fn pawn(up: bool) -> El {
    let kind = if up {
        PieceKind::Pawn
    } else {
        PieceKind::Tokin
    };
    let piece = Piece::new(Color::Black, kind);
    el("span")
        .class("furigoma-pawn")
        .attr("data-piece", if up { "P" } else { "+P" })
        .child(face(piece, KingStyle::Senior, false))
}
