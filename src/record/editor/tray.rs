use leptos::prelude::*;
use shogi::{Color, Piece, PieceKind};

use super::{act, work::Work};
use crate::{
    board::{face, place_at},
    element::{El, el},
    platform::carrying,
    session::editor::{self, Editor, Held},
};

/// Where pieces are put away.
pub const BOX: &str = ".editor-box";

/// The pieces that are not on the table, to be picked up or carried out.
pub fn tray(work: Work) -> El {
    carrying::on_carried(
        ".editor-box button",
        ".piece",
        "data-box",
        move |name, (x, y)| {
            let kind = name.chars().next().and_then(PieceKind::from_sfen_letter);
            if let (Some(kind), Some(to)) = (kind, place_at(x, y)) {
                work.act(&|editor| editor.carry_out(kind, to));
            }
        },
    );
    let items = editor::BOX.map(|kind| item(work, kind));
    el("div")
        .class("editor-box komadai-surface")
        .attr("role", "group")
        .live("aria-label", move || Some(work.text().boxed.to_owned()))
        .children(items)
}

fn item(work: Work, kind: PieceKind) -> El {
    let left = move || work.editor.with(|editor| editor.left(kind));
    let piece = Memo::new(move |_| work.editor.with(|editor| editor.of_box(kind)));
    let is_held = move || {
        work.editor.with(|editor| match editor.held() {
            Held::OfBox(piece) => piece.kind().unpromoted() == kind,
            Held::Nothing | Held::OnTable(_) => false,
        })
    };
    let drawn = move || {
        let piece: Piece = piece.get();
        work.settings.with(|settings| {
            let far = (piece.color() == Color::White) != settings.flipped;
            face(piece, settings.kings, far)
        })
    };
    el("button")
        .attr("type", "button")
        .attr("data-box", kind.to_sfen())
        .live("data-left", move || Some(left().to_string()))
        .live("aria-label", move || {
            Some((work.text().box_item)(piece.get(), left()))
        })
        .spelt("aria-pressed", is_held)
        .changing(drawn)
        .child(
            el("span")
                .class("count")
                .attr("aria-hidden", "true")
                .says(move || left().to_string()),
        )
        .on_click(move || work.act(&|editor| editor.take(kind)))
}

/// What can be done with the piece that is picked up.
pub fn held(work: Work) -> El {
    let to_hand = |name, color: Color| {
        el("button")
            .attr("type", "button")
            .class("button")
            .attr("data-action", name)
            .says(move || (work.text().to_hand)(color).to_owned())
            .on_click(move || work.act(&|editor| editor.to_hand(color)))
    };
    let turn_over = act(work, "turn-over", |text| text.turn_over, Editor::turn_over);
    let change_side = act(
        work,
        "change-side",
        |text| text.change_side,
        Editor::change_side,
    );
    let to_box = act(work, "to-box", |text| text.to_box, Editor::to_box);
    let buttons = [
        turn_over,
        change_side,
        to_hand("to-black", Color::Black),
        to_hand("to-white", Color::White),
        to_box,
    ];
    let nothing = move || {
        work.editor
            .with(|editor| matches!(editor.held(), Held::Nothing))
    };
    el("div")
        .class("editor-held")
        .attr("role", "group")
        .live("aria-label", move || Some(work.text().held.to_owned()))
        .children(buttons.map(|button| button.spelt("aria-disabled", nothing)))
}
