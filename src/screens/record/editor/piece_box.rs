use leptos::prelude::*;
use shogi::{Color, Piece, PieceKind};

use super::{controller::use_editor, edit_button::EditButton};
use komadai_board::{face, place_at};
use komadai_input::pointer_drag;
use komadai_model::editor::{self, Editor, PickedPiece};

/// The piece box: pieces dropped here leave the board.
pub const BOX: &str = ".editor-box";

/// The pieces that are not on the board, to be picked up or dragged to it.
#[component]
pub fn PieceBox() -> impl IntoView {
    let state = use_editor();
    pointer_drag::on_drag(
        ".editor-box button",
        ".piece",
        "data-box",
        move |name, (x, y)| {
            let kind = name.chars().next().and_then(PieceKind::from_sfen_letter);
            if let (Some(kind), Some(to)) = (kind, place_at(x, y)) {
                state.act(&|editor| editor.carry_out(kind, to));
            }
        },
    );
    let items = editor::PIECE_BOX.map(|kind| view! { <BoxItem kind/> }.into_any());
    view! {
        <div
            class="editor-box komadai-surface"
            role="group"
            aria-label=move || state.text().boxed
        >
            {items.into_iter().collect_view()}
        </div>
    }
}

/// The pieces of one kind that are left in the box.
#[component]
fn BoxItem(kind: PieceKind) -> impl IntoView {
    let state = use_editor();
    let left = move || state.editor.with(|editor| editor.count_in_box(kind));
    let piece = Memo::new(move |_| state.editor.with(|editor| editor.box_piece(kind)));
    let is_held = move || {
        state.editor.with(|editor| match editor.picked() {
            PickedPiece::OfBox(piece) => piece.kind().unpromoted() == kind,
            PickedPiece::Nothing | PickedPiece::OnTable(_) => false,
        })
    };
    let drawn = move || {
        let piece: Piece = piece.get();
        state.settings.with(|settings| {
            let far = (piece.color() == Color::White) != settings.flipped;
            face(piece, settings.kings, far)
        })
    };
    view! {
        <button
            type="button"
            data-box=kind.to_sfen()
            data-left=move || left().to_string()
            aria-label=move || (state.text().box_item)(piece.get(), left())
            aria-pressed=move || is_held().to_string()
            on:click=move |_| state.act(&|editor| editor.take(kind))
        >
            {drawn}
            <span class="count" aria-hidden="true">
                {move || left().to_string()}
            </span>
        </button>
    }
}

/// What can be done with the piece that is picked up.
#[component]
pub fn HeldPieceTools() -> impl IntoView {
    let state = use_editor();
    let nothing = Signal::derive(move || {
        state
            .editor
            .with(|editor| matches!(editor.picked(), PickedPiece::Nothing))
    });
    view! {
        <div class="editor-held" role="group" aria-label=move || state.text().held>
            <EditButton
                name="turn-over"
                label=|text| text.editor().turn_over
                edit=Editor::turn_over
                aria_disabled=nothing
            />
            <EditButton
                name="change-side"
                label=|text| text.editor().change_side
                edit=Editor::change_side
                aria_disabled=nothing
            />
            <EditButton
                name="to-black"
                label=|text| (text.editor().to_hand)(Color::Black)
                edit=|editor| editor.to_hand(Color::Black)
                aria_disabled=nothing
            />
            <EditButton
                name="to-white"
                label=|text| (text.editor().to_hand)(Color::White)
                edit=|editor| editor.to_hand(Color::White)
                aria_disabled=nothing
            />
            <EditButton
                name="to-box"
                label=|text| text.editor().to_box
                edit=Editor::to_box
                aria_disabled=nothing
            />
        </div>
    }
}
