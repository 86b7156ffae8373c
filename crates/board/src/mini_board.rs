use leptos::prelude::*;
use shogi::{Position, Square};

use komadai_model::{
    KingStyle,
    board::geometry::{Cell, near_side},
    pieces,
};

/// The size of a square in the drawing, in tenths of millimetres of a real board.
const WIDTH: u16 = 350;
const HEIGHT: u16 = 386;

/// A small picture of a position, without hands, that nobody moves on.
#[component]
pub fn MiniBoard(
    #[prop(into)] position: Signal<Position>,
    /// Whether White sits near.
    #[prop(into)]
    flipped: Signal<bool>,
    kings: KingStyle,
    /// What it is, for a screen reader.
    #[prop(into)]
    label: Signal<&'static str>,
) -> impl IntoView {
    let faces = move || {
        let flipped = flipped.get();
        position.with(|position| {
            let face = |square| face(position, square, flipped, kings);
            Square::all().filter_map(face).collect_view()
        })
    };
    view! {
        <div class="mini-board board-surface" role="img" aria-label=move || label.get()>
            <div class="mini-board-lines" inner_html=include_str!("grid.svg")></div>
            <svg class="mini-board-pieces" viewBox="0 0 3150 3474" aria-hidden="true">
                {faces}
            </svg>
        </div>
    }
}

fn face(position: &Position, square: Square, flipped: bool, kings: KingStyle) -> Option<AnyView> {
    let piece = position.piece_at(square)?;
    let cell = Cell::of(square, flipped);
    let (x, y) = (u16::from(cell.column) * WIDTH, u16::from(cell.row) * HEIGHT);
    let is_far = piece.color() == near_side(!flipped);
    let turn = is_far.then(|| {
        let (x, y) = (x + WIDTH / 2, y + HEIGHT / 2);
        format!("rotate(180 {x} {y})")
    });
    let symbol = ["#", pieces::symbol(piece, kings)].concat();
    Some(
        view! {
            <use
                href=symbol
                x=x.to_string()
                y=y.to_string()
                width=WIDTH.to_string()
                height=HEIGHT.to_string()
                transform=turn
            />
        }
        .into_any(),
    )
}
