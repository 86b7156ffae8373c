use leptos::prelude::*;
use shogi::IllegalMoveReason;

use super::{context::Board, own_page, piece_help::use_piece_help, square::squares};
use komadai_model::{
    Coordinates,
    board::{
        culprit,
        geometry::{Cell, note_below},
    },
};

/// The squares with their coordinates and what is drawn over them.
#[component]
pub(super) fn Grid(board: Board) -> impl IntoView {
    let i18n = board.i18n;
    let mut squares = squares(board).into_iter();
    let rows: Vec<_> = (0..9)
        .map(|_| {
            let squares: Vec<_> = squares.by_ref().take(9).collect();
            view! {
                <div class="row" role="row">
                    {squares}
                </div>
            }
            .into_any()
        })
        .collect();
    view! {
        <div
            class="grid"
            role="grid"
            aria-label=move || i18n.text().board().board
            aria-description=move || i18n.text().board().keys
        >
            {rows}
        </div>
        <div class="grid-lines" inner_html=include_str!("grid.svg")></div>
        <CoordinateLabels board/>
        {own_page::resigned_hand(board)}
        <RefusalNote board/>
    }
}

/// Files along the top, ranks down the right, as the board is turned.
#[component]
fn CoordinateLabels(board: Board) -> impl IntoView {
    move || {
        let style = board.style.get();
        if style.coordinates == Coordinates::Off {
            return ().into_any();
        }
        let mut numbers = [1u8, 2, 3, 4, 5, 6, 7, 8, 9];
        if style.flipped {
            numbers.reverse();
        }
        let files = numbers.iter().rev().map(u8::to_string).collect();
        let ranks = numbers
            .into_iter()
            .map(|rank| rank_label(style.coordinates, rank));
        view! {
            <Labels class="files" labels=files/>
            <Labels class="ranks" labels=ranks.collect()/>
        }
        .into_any()
    }
}

/// The labels along one edge of the board.
#[component]
fn Labels(class: &'static str, labels: Vec<String>) -> impl IntoView {
    let labels = labels
        .into_iter()
        .map(|label| view! { <span>{label}</span> }.into_any());
    view! {
        <div class=class aria-hidden="true">
            {labels.collect_view()}
        </div>
    }
}

fn rank_label(coordinates: Coordinates, rank: u8) -> String {
    match coordinates {
        Coordinates::Kanji => {
            ["一", "二", "三", "四", "五", "六", "七", "八", "九"][usize::from(rank - 1)].to_owned()
        }
        Coordinates::Letters => char::from(b'a' + rank - 1).to_string(),
        Coordinates::Digits | Coordinates::Off => rank.to_string(),
    }
}

/// Why the move that was tried is illegal, next to its square, and how the piece moves where
/// that is why. The announcer reads it out.
#[component]
fn RefusalNote(board: Board) -> impl IntoView {
    move || {
        let refusal = board.view.with(|view| view.refusal)?;
        let flipped = board.style.get().flipped;
        let cell = Cell::of(refusal.to, flipped);
        let culprit = culprit(refusal.why).map(|square| Cell::of(square, flipped));
        let class = if note_below(cell, culprit) {
            "refusal below"
        } else {
            "refusal above"
        };
        let why = (board.i18n.text().shogi_terms().illegal)(refusal.why);
        let moves = match refusal.why {
            IllegalMoveReason::WrongMovement { piece, .. } => {
                use_piece_help().map_or("", |help| (help.moves)(piece.kind()))
            }
            _ => "",
        };
        let note = view! {
            <p
                class=class
                aria-hidden="true"
                style=("--row-index", cell.row.to_string())
                style=("--column", cell.column.to_string())
            >
                {why}
                <span class="refusal-moves">{moves}</span>
            </p>
        };
        Some(note.into_any())
    }
}
