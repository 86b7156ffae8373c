use leptos::prelude::*;
use shogi::Piece;

use crate::{
    element::{drawing, el},
    pieces,
    session::KingStyle,
};

/// The drawings of all faces, to stand once in the document.
#[component]
pub fn PieceSprite() -> impl IntoView {
    el("div")
        .class("piece-sprite")
        .prop("innerHTML", || pieces::KANJI.to_owned())
        .view()
}

/// A piece that fills its square, turned if its player sits far.
pub fn face(piece: Piece, kings: KingStyle, far: bool) -> AnyView {
    let class = if far { "piece piece-turned" } else { "piece" };
    let symbol = ["#", pieces::symbol(piece, kings)].concat();
    drawing(class, "0 0 350 386", symbol)
}
