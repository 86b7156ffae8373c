use leptos::prelude::*;
use shogi::{Color, HandKind, Piece};

use super::{context::Board, piece::Face};
use komadai_model::{BoardTarget, BoardView, board::keyboard::drawn_order};

/// A side's komadai. Every kind keeps its place, so that nothing moves.
#[component]
pub(super) fn Hand(board: Board, color: Color, far: bool) -> impl IntoView {
    let i18n = board.i18n;
    let may_resign = move || board.view.with(|view| view.resigner == Some(color));
    let items: Vec<_> = drawn_order(far)
        .map(|kind| view! { <HandItem board color kind far/> }.into_any())
        .into_iter()
        .collect();
    view! {
        <div
            class="hand komadai-surface"
            role="toolbar"
            data-hand=color.name()
            aria-label=move || (i18n.text().board().hand)(color)
            aria-description=move || may_resign().then(|| i18n.text().board().resign_here)
            data-holding=move || {
                let held = may_resign() && board.held.get();
                held.then(|| i18n.text().board().resigning)
            }
            data-told=move || {
                let told = may_resign() && board.hold_told.get();
                told.then(|| i18n.text().board().hold_to_resign)
            }
            data-laid=move || {
                board.view.with(|view| view.resigned_hand_of == Some(color))
            }
        >
            {items}
        </div>
    }
}

/// The pieces of one kind in a hand.
#[component]
fn HandItem(board: Board, color: Color, kind: HandKind, far: bool) -> impl IntoView {
    let count_in = move |view: &BoardView| view.setup.hand(color).count(kind);
    let count = move || board.view.with(count_in);
    // What is not seen changes after the rest has been painted.
    let after_paint = move || {
        board.painted.track();
        let of = |view: &BoardView| (count_in(view), view.is_selected(color, kind));
        board.view.with_untracked(of)
    };
    let held = Memo::new(move |_| count() > 0);
    let class = move || {
        let movable = held.get() && board.view.with(|view| view.can_lift(color));
        let selected = board.view.with(|view| view.is_selected(color, kind));
        let lifted = board.lifted.get() == Some(BoardTarget::Hand(color, kind));
        let flags = [
            (held.get(), " held"),
            (movable, " movable"),
            (selected, " selected"),
            (lifted, " lifted"),
        ];
        let flags = flags.map(|(on, class)| if on { class } else { "" });
        ["hand-item", &flags.concat()].concat()
    };
    view! {
        <button
            type="button"
            class=class
            data-piece=kind.kind().to_sfen()
            data-count=move || after_paint().0.to_string()
            tabindex=move || if board.items.get()[color] == kind { "0" } else { "-1" }
            aria-label=move || {
                let label = board.i18n.text().board().hand_item;
                let (count, selected) = after_paint();
                label(color, kind, count, selected)
            }
            aria-pressed=move || after_paint().1.to_string()
            aria-disabled=move || (!held.get()).to_string()
        >
            {move || {
                let piece = Piece::new(color, kind.kind());
                let face = || {
                    let kings = board.style.get_untracked().kings;
                    view! { <Face piece kings far/> }
                };
                held.get().then(face).into_any()
            }}
            <span class="count" aria-hidden="true">
                {move || match count() {
                    0 | 1 => String::new(),
                    count => count.to_string(),
                }}
            </span>
        </button>
    }
}
