//! All pieces, with their names and moves.
use leptos::prelude::*;
use shogi::{Color, Piece, PieceKind};

use super::newcomer::name;
use crate::{
    board::face,
    components::{Button, Dialog, DialogButtons},
    play::rest::Rest,
    state::use_i18n,
};

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
pub fn PiecesDialog(rest: Rest, open: RwSignal<bool>) -> impl IntoView {
    let rows = move || {
        ORDER
            .into_iter()
            .map(|kind| view! { <PieceRow rest kind/> }.into_any())
            .collect_view()
    };
    view! {
        <Dialog name="pieces" title=|text| text.assist().all_pieces open>
            <ul class="pieces-list">{rows()}</ul>
            <div class="dialog-foot">
                <DialogButtons>
                    <Button
                        label=|text| text.play().dismiss
                        on_press=move |()| open.set(false)
                    />
                </DialogButtons>
            </div>
        </Dialog>
    }
}

#[component]
fn PieceRow(rest: Rest, kind: PieceKind) -> impl IntoView {
    let i18n = use_i18n();
    let kings = rest.settings.with_untracked(|settings| settings.kings);
    let piece = Piece::new(Color::Black, kind);
    view! {
        <li>
            <span class="pieces-face">{face(piece, kings, false)}</span>
            <strong>{move || name(kind, i18n)}</strong>
            <span>{move || (i18n.text().assist().moves)(kind)}</span>
        </li>
    }
}
