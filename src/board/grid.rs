use leptos::prelude::*;

use super::{
    cell::cells,
    geometry::{Cell, note_below},
    laid::laid,
    look::culprit,
    table::Board,
};
use crate::{
    element::{El, el, nothing},
    reactive::dynamic,
    session::Coordinates,
};

/// The squares with their coordinates and what is drawn over them.
pub(super) fn grid(board: Board) -> [AnyView; 5] {
    let words = board.words;
    let mut cells = cells(board).into_iter();
    let row = |_| {
        let cells = cells.by_ref().take(9);
        el("div").class("row").attr("role", "row").children(cells)
    };
    let squares = el("div")
        .class("grid")
        .attr("role", "grid")
        .labelled(words, |text| text.board.board)
        .live("aria-description", move || {
            Some(words.now().board.keys.to_owned())
        })
        .children((0..9).map(row));
    let lines = el("div")
        .class("grid-lines")
        .prop("innerHTML", || include_str!("pieces/grid.svg").to_owned());
    [
        squares.view(),
        lines.view(),
        dynamic(move || labels(board)),
        laid(board),
        dynamic(move || refusal(board).map_or_else(nothing, El::view)),
    ]
}

/// Files along the top, ranks down the right, as the board is turned.
fn labels(board: Board) -> AnyView {
    let style = board.style.get();
    if style.coordinates == Coordinates::Off {
        return nothing();
    }
    let mut numbers = [1u8, 2, 3, 4, 5, 6, 7, 8, 9];
    if style.flipped {
        numbers.reverse();
    }
    let rank = |rank: u8| match style.coordinates {
        Coordinates::Kanji => {
            ["一", "二", "三", "四", "五", "六", "七", "八", "九"][usize::from(rank - 1)].to_owned()
        }
        Coordinates::Letters => char::from(b'a' + rank - 1).to_string(),
        Coordinates::Digits | Coordinates::Off => rank.to_string(),
    };
    let along = |class: &'static str, labels: Vec<String>| {
        let labels = labels.into_iter().map(|label| el("span").text(label));
        el("div")
            .class(class)
            .attr("aria-hidden", "true")
            .children(labels)
            .view()
    };
    let files = numbers.iter().rev().map(u8::to_string).collect();
    let ranks = numbers.into_iter().map(rank).collect();
    vec![along("files", files), along("ranks", ranks)].into_any()
}

/// Why the move that was tried is illegal, beside its square. The announcer
/// reads it out.
fn refusal(board: Board) -> Option<El> {
    let refusal = board.scene.with(|scene| scene.refusal)?;
    let flipped = board.style.get().flipped;
    let cell = Cell::of(refusal.to, flipped);
    let culprit = culprit(refusal.why).map(|square| Cell::of(square, flipped));
    let class = if note_below(cell, culprit) {
        "refusal below"
    } else {
        "refusal above"
    };
    let why = (board.words.now().terms.illegal)(refusal.why);
    let note = el("p")
        .class(class)
        .attr("aria-hidden", "true")
        .style("--row-index", move || Some(cell.row.to_string()))
        .style("--column", move || Some(cell.column.to_string()));
    Some(note.text(why))
}
