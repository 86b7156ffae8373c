use leptos::prelude::*;
use shogi::Piece;

use crate::{pieces, session::KingStyle};

/// The drawings of all faces, to stand once in the document.
#[component]
pub fn PieceSprite() -> impl IntoView {
    view! { <div class="piece-sprite" inner_html=pieces::KANJI></div> }
}

/// A piece that fills its square, turned if its player sits far.
pub fn face(piece: Piece, kings: KingStyle, far: bool) -> AnyView {
    let class = if far { "piece piece-turned" } else { "piece" };
    view! {
        <svg class=class viewBox="0 0 350 386" aria-hidden="true">
            <use href=format!("#{}", pieces::symbol(piece, kings))></use>
        </svg>
    }
    .into_any()
}
