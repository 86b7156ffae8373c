use leptos::prelude::*;
use shogi::{Color, HandKind, Piece};

use super::{keyboard::drawn_order, piece::face, table::Board};
use crate::{reactive::dynamic, session::Place};

/// A side's komadai. Every kind keeps its place, so that nothing jumps.
#[component]
pub(super) fn Hand(board: Board, color: Color, far: bool) -> impl IntoView {
    let items = drawn_order(far)
        .map(|kind| view! { <Item board color kind far/> })
        .into_iter()
        .collect_view();
    view! {
        <div
            class="hand komadai-surface"
            role="toolbar"
            data-hand=color.name()
            aria-label=Signal::derive(move || (board.text.get().board.hand)(color))
        >
            {items}
        </div>
    }
}

#[component]
fn Item(board: Board, color: Color, kind: HandKind, far: bool) -> impl IntoView {
    let count = Memo::new(move |_| {
        board
            .scene
            .with(|scene| scene.setup.hand(color).count(kind))
    });
    let selected = Memo::new(move |_| board.scene.with(|scene| scene.is_selected(color, kind)));
    let held = Memo::new(move |_| count.get() > 0);
    let movable = move || held.get() && board.scene.with(|scene| scene.mover == Some(color));
    let place = Place::Hand(color, kind);
    let piece = Piece::new(color, kind.kind());
    view! {
        <button
            type="button"
            class="hand-item"
            class:held=held
            class:movable=movable
            class:selected=selected
            class:lifted=Signal::derive(move || board.lifted.get() == Some(place))
            data-piece=kind.kind().to_sfen()
            data-count=Signal::derive(move || count.get().to_string())
            tabindex=Signal::derive(move || if board.items.get()[color] == kind { "0" } else { "-1" })
            aria-label=Signal::derive(move || {
                (board.text.get().board.hand_item)(color, kind, count.get(), selected.get())
            })
            aria-pressed=Signal::derive(move || selected.get().to_string())
            aria-disabled=Signal::derive(move || (!held.get()).to_string())
        >
            {dynamic(move || held.get().then(|| face(piece, board.style.get_untracked().kings, far)))}
            <span class="count" aria-hidden="true">
                {dynamic(move || (count.get() > 1).then(|| count.get()))}
            </span>
        </button>
    }
}
