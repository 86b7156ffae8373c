use leptos::prelude::*;
use shogi::{Color, HandKind, Piece};

use super::{keyboard::drawn_order, piece::face, table::Board};
use crate::{
    element::{El, el, nothing},
    session::Place,
};

/// A side's komadai. Every kind keeps its place, so that nothing jumps.
pub(super) fn hand(board: Board, color: Color, far: bool) -> El {
    let items = drawn_order(far).map(|kind| item(board, color, kind, far));
    el("div")
        .class("hand komadai-surface")
        .attr("role", "toolbar")
        .attr("data-hand", color.name())
        .live("aria-label", move || {
            Some((board.words.now().board.hand)(color).to_owned())
        })
        .children(items)
}

fn item(board: Board, color: Color, kind: HandKind, far: bool) -> El {
    let count = move || {
        board
            .scene
            .with(|scene| scene.setup.hand(color).count(kind))
    };
    let selected = move || board.scene.with(|scene| scene.is_selected(color, kind));
    let held = Memo::new(move |_| count() > 0);
    let class = move || {
        let movable = held.get() && board.scene.with(|scene| scene.can_lift(color));
        let lifted = board.lifted.get() == Some(Place::Hand(color, kind));
        let flags = [
            (held.get(), " held"),
            (movable, " movable"),
            (selected(), " selected"),
            (lifted, " lifted"),
        ];
        let flags = flags.map(|(on, class)| if on { class } else { "" });
        ["hand-item", &flags.concat()].concat()
    };
    let piece = move || {
        if held.get() {
            let kings = board.style.get_untracked().kings;
            face(Piece::new(color, kind.kind()), kings, far)
        } else {
            nothing()
        }
    };
    let counted = el("span")
        .class("count")
        .attr("aria-hidden", "true")
        .says(move || match count() {
            0 | 1 => String::new(),
            count => count.to_string(),
        });
    el("button")
        .attr("type", "button")
        .live("class", move || Some(class()))
        .attr("data-piece", kind.kind().to_sfen())
        .live("data-count", move || Some(count().to_string()))
        .tab_stop(move || board.items.get()[color] == kind)
        .live("aria-label", move || {
            let label = board.words.now().board.hand_item;
            Some(label(color, kind, count(), selected()))
        })
        .spelt("aria-pressed", selected)
        .spelt("aria-disabled", move || !held.get())
        .changing(piece)
        .child(counted)
}
