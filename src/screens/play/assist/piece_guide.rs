//! All pieces, with their names and moves.
use leptos::prelude::*;
use shogi::{Color, Piece, PieceKind};

use super::piece_name::piece_name;
use crate::state::use_settings;
use komadai_board::face;
use komadai_ui::{Button, DialogButtons, LazyDialog, lazy_module, use_i18n};

lazy_module! {
    static PIECE_LIST: fn(RwSignal<bool>) -> AnyView = extras(|open| view! { <PieceList open/> }.into_any());
}

/// In the order of a box of pieces, each before what it becomes.
const ORDER: [PieceKind; 14] = [
    PieceKind::King,
    PieceKind::Rook,
    PieceKind::Dragon,
    PieceKind::Bishop,
    PieceKind::Horse,
    PieceKind::Gold,
    PieceKind::Silver,
    PieceKind::ProSilver,
    PieceKind::Knight,
    PieceKind::ProKnight,
    PieceKind::Lance,
    PieceKind::ProLance,
    PieceKind::Pawn,
    PieceKind::Tokin,
];

#[component]
pub fn PieceGuide(open: RwSignal<bool>) -> impl IntoView {
    let contents = move |list: fn(RwSignal<bool>) -> AnyView| list(open);
    view! {
        <LazyDialog
            name="pieces"
            title=|text| text.assist().all_pieces
            open
            module=&PIECE_LIST
            view=contents
        />
    }
}

/// The names and moves, and a way out.
#[component]
fn PieceList(open: RwSignal<bool>) -> impl IntoView {
    let rows = move || {
        ORDER
            .into_iter()
            .map(|kind| view! { <PieceRow kind/> }.into_any())
            .collect_view()
    };
    view! {
        <ul class="pieces-list">{rows()}</ul>
        <div class="dialog-foot">
            <DialogButtons>
                <Button label=|text| text.play().dismiss on_press=move |()| open.set(false)/>
            </DialogButtons>
        </div>
    }
}

#[component]
fn PieceRow(kind: PieceKind) -> impl IntoView {
    let i18n = use_i18n();
    let kings = use_settings().with_untracked(|settings| settings.kings);
    let piece = Piece::new(Color::Black, kind);
    view! {
        <li>
            <span class="pieces-face">{face(piece, kings, false)}</span>
            <strong>{move || piece_name(kind, i18n)}</strong>
            <span>{move || (i18n.text().assist().moves)(kind)}</span>
        </li>
    }
}
