use leptos::prelude::*;
use shogi::{HandKind, Piece};

use super::{geometry::near_side, piece::face, table::Board};
use crate::{
    element::{El, el, nothing},
    reactive::dynamic,
};

/// A side's pieces in hand, laid on the middle of the board: how the old
/// custom gives up. The position knows nothing of it.
pub(super) fn laid(board: Board) -> AnyView {
    dynamic(move || pieces(board).map_or_else(nothing, El::view))
}

fn pieces(board: Board) -> Option<El> {
    let style = board.style.get();
    let (color, hand) = board.scene.with(|scene| {
        let color = scene.laid?;
        Some((color, scene.setup.hand(color)))
    })?;
    let far = color != near_side(style.flipped);
    let mut heap = el("div").class("laid").attr("aria-hidden", "true");
    for kind in HandKind::ALL {
        for _ in 0..hand.count(kind) {
            let piece = face(Piece::new(color, kind.kind()), style.kings, far);
            heap = heap.child(el("div").class("laid-piece").child(piece));
        }
    }
    Some(heap)
}
