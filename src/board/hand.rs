use leptos::prelude::*;
use shogi::{Color, HandKind, Piece};

use super::{keyboard::drawn_order, piece::face, table::Board};
use crate::{
    reactive::{dynamic, flag, line, spelt},
    session::Place,
};

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
            aria-label=Signal::derive(move || (board.words.now().board.hand)(color))
        >
            {items}
        </div>
    }
}

#[component]
fn Item(board: Board, color: Color, kind: HandKind, far: bool) -> impl IntoView {
    let count = move || {
        board
            .scene
            .with(|scene| scene.setup.hand(color).count(kind))
    };
    let selected = move || board.scene.with(|scene| scene.is_selected(color, kind));
    let held = Memo::new(move |_| count() > 0);
    let movable = move || held.get() && board.scene.with(|scene| scene.mover == Some(color));
    let place = Place::Hand(color, kind);
    let piece = Piece::new(color, kind.kind());
    view! {
        <button
            type="button"
            class="hand-item"
            class:held=flag(move || held.get())
            class:movable=flag(movable)
            class:selected=flag(selected)
            class:lifted=flag(move || board.lifted.get() == Some(place))
            data-piece=kind.kind().to_sfen()
            data-count=line(move || count().to_string())
            tabindex=Signal::derive(move || if board.items.get()[color] == kind { "0" } else { "-1" })
            aria-label=line(move || {
                (board.words.now().board.hand_item)(color, kind, count(), selected())
            })
            aria-pressed=spelt(selected)
            aria-disabled=spelt(move || !held.get())
        >
            {dynamic(move || held.get().then(|| face(piece, board.style.get_untracked().kings, far)))}
            <span class="count" aria-hidden="true">
                {line(move || match count() {
                    0 | 1 => String::new(),
                    count => count.to_string(),
                })}
            </span>
        </button>
    }
}
