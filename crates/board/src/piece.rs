use leptos::prelude::*;
use shogi::Piece;

use komadai_model::{KingStyle, pieces};

/// The drawings of all faces, to stand once in the document.
#[component]
pub fn PieceSprite() -> impl IntoView {
    view! { <div class="piece-sprite" inner_html=pieces::KANJI></div> }
}

/// A piece that fills its square.
#[component]
pub fn Face(
    piece: Piece,
    kings: KingStyle,
    /// Whether its player sits far, which turns it.
    far: bool,
) -> impl IntoView {
    let class = if far { "piece piece-turned" } else { "piece" };
    let symbol = ["#", pieces::symbol(piece, kings)].concat();
    view! {
        <svg class=class viewBox="0 0 350 386" aria-hidden="true">
            <use href=symbol/>
        </svg>
    }
}

/// [`Face`] as a function, for views that are not written with `view!`.
pub fn face(piece: Piece, kings: KingStyle, far: bool) -> AnyView {
    view! { <Face piece kings far/> }.into_any()
}
