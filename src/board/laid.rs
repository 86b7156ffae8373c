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
    let pieces = board.scene.with(|scene| {
        let color = scene.laid?;
        let far = color != near_side(style.flipped);
        let hand = scene.setup.hand(color);
        let of_kind = |kind: HandKind| {
            let piece = Piece::new(color, kind.kind());
            (0..hand.count(kind)).map(move |_| face(piece, style.kings, far))
        };
        let pieces = HandKind::ALL.into_iter().flat_map(of_kind);
        Some(pieces.collect::<Vec<_>>())
    })?;
    let mut cloth = el("div").class("laid").attr("aria-hidden", "true");
    for piece in pieces {
        cloth = cloth.child(el("div").class("laid-piece").child(piece));
    }
    Some(cloth)
}
