use leptos::prelude::*;
use shogi::{Color, Piece, PieceKind};

use crate::session::KingStyle;

/// The drawings of all faces, to stand once in the document.
#[component]
pub fn PieceSprite() -> impl IntoView {
    view! { <div class="piece-sprite" inner_html=include_str!("pieces/kanji.svg")></div> }
}

/// A piece that fills its square, turned if its player sits far.
pub fn face(piece: Piece, kings: KingStyle, far: bool) -> AnyView {
    let class = if far { "piece piece-turned" } else { "piece" };
    view! {
        <svg class=class viewBox="0 0 350 386" aria-hidden="true">
            <use href=format!("#{}", symbol(piece, kings))></use>
        </svg>
    }
    .into_any()
}

fn symbol(piece: Piece, kings: KingStyle) -> &'static str {
    match piece.kind() {
        PieceKind::King => match (kings, piece.color()) {
            (KingStyle::Senior, Color::White) | (KingStyle::Swapped, Color::Black) => {
                "piece-king-white"
            }
            _ => "piece-king",
        },
        PieceKind::Rook => "piece-rook",
        PieceKind::Bishop => "piece-bishop",
        PieceKind::Gold => "piece-gold",
        PieceKind::Silver => "piece-silver",
        PieceKind::Knight => "piece-knight",
        PieceKind::Lance => "piece-lance",
        PieceKind::Pawn => "piece-pawn",
        PieceKind::Dragon => "piece-dragon",
        PieceKind::Horse => "piece-horse",
        PieceKind::ProSilver => "piece-pro-silver",
        PieceKind::ProKnight => "piece-pro-knight",
        PieceKind::ProLance => "piece-pro-lance",
        PieceKind::Tokin => "piece-tokin",
    }
}
