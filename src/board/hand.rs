use leptos::prelude::*;
use shogi::{Color, HandKind, Piece};

use super::{keyboard::drawn_order, piece::face, table::Board};
use crate::{
    element::{El, el, nothing},
    session::{Place, Scene},
};

/// A side's komadai. Every kind keeps its place, so that nothing jumps.
pub(super) fn hand(board: Board, color: Color, far: bool) -> El {
    let items = drawn_order(far).map(|kind| item(board, color, kind, far));
    let resigns = move || board.scene.with(|scene| scene.resigner == Some(color));
    el("div")
        .class("hand komadai-surface")
        .attr("role", "toolbar")
        .attr("data-hand", color.name())
        .live("aria-label", move || {
            Some((board.words.now().board.hand)(color).to_owned())
        })
        .live("aria-description", move || {
            resigns().then(|| board.words.now().board.resign_here.to_owned())
        })
        .live("data-holding", move || {
            let held = resigns() && board.held.get();
            held.then(|| board.words.now().board.resigning.to_owned())
        })
        .mark("data-laid", move || {
            board.scene.with(|scene| scene.laid == Some(color))
        })
        .children(items)
}

fn item(board: Board, color: Color, kind: HandKind, far: bool) -> El {
    let count_in = move |scene: &Scene| scene.setup.hand(color).count(kind);
    let count = move || board.scene.with(count_in);
    // What no eye sees follows when the rest is painted.
    let then = move || {
        board.painted.track();
        let of = |scene: &Scene| (count_in(scene), scene.is_selected(color, kind));
        board.scene.with_untracked(of)
    };
    let held = Memo::new(move |_| count() > 0);
    let class = move || {
        let movable = held.get() && board.scene.with(|scene| scene.can_lift(color));
        let selected = board.scene.with(|scene| scene.is_selected(color, kind));
        let lifted = board.lifted.get() == Some(Place::Hand(color, kind));
        let flags = [
            (held.get(), " held"),
            (movable, " movable"),
            (selected, " selected"),
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
        .live("data-count", move || Some(then().0.to_string()))
        .tab_stop(move || board.items.get()[color] == kind)
        .live("aria-label", move || {
            let label = board.words.now().board.hand_item;
            let (count, selected) = then();
            Some(label(color, kind, count, selected))
        })
        .spelt("aria-pressed", move || then().1)
        .spelt("aria-disabled", move || !held.get())
        .changing(piece)
        .child(counted)
}
