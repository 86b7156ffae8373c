use leptos::prelude::*;
use shogi::{HandKind, Piece};

use super::{context::Board, piece::Face};
use komadai_model::board::geometry::near_side;

/// A side's pieces in hand, laid on the middle of the board: how the old
/// custom gives up. The position knows nothing of it.
pub(super) fn resigned_hand(board: Board) -> AnyView {
    let heap = move || {
        let style = board.style.get();
        let (color, hand) = board.view.with(|view| {
            let color = view.resigned_hand_of?;
            Some((color, view.setup.hand(color)))
        })?;
        let far = color != near_side(style.flipped);
        let kinds = HandKind::ALL.into_iter().flat_map(|kind| {
            let count = usize::from(hand.count(kind));
            std::iter::repeat_n(kind, count)
        });
        let pieces = kinds.map(|kind| {
            let piece = Piece::new(color, kind.kind());
            view! {
                <div class="laid-piece">
                    <Face piece kings=style.kings far/>
                </div>
            }
            .into_any()
        });
        let heap = view! {
            <div class="laid" aria-hidden="true">
                {pieces.collect_view()}
            </div>
        };
        Some(heap.into_any())
    };
    heap.into_any()
}
