use leptos::prelude::*;

use super::{context::Board, own_page};
use komadai_model::{BoardView, board::NewMove};
use komadai_texts::Text;
use komadai_ui::{announce, effect};
use komadai_web::{clipboard, dom};

/// Has screen readers say what happens on the board, when they are free: moves, checks,
/// refusals, how to resign where that was touched, and that the position has been copied.
#[component]
pub(super) fn BoardAnnouncer(board: Board) -> impl IntoView {
    let announcement = RwSignal::new(String::new());
    let mut new_move = NewMove::default();
    let mut was_refused = false;
    let mut setup_before = None;
    effect(move || {
        let text = board.i18n.text_untracked();
        board.view.with(|view| {
            let is_move = new_move.is_made(view);
            let was_refused = core::mem::replace(&mut was_refused, view.refusal.is_some());
            let is_other = setup_before.as_ref() != Some(&view.setup);
            if is_other {
                setup_before = Some(view.setup.clone());
            }
            if let Some(refusal) = view.refusal {
                announcement.set((text.shogi_terms().illegal)(refusal.why));
            } else if is_move {
                announcement.set(describe_move(view, text));
            } else if was_refused || is_other {
                // So that the same refusal is read out again, and no move is found there that
                // was made in another position.
                announcement.set(String::new());
            }
        });
    });
    let mut was_told = false;
    effect(move || {
        let is_told = board.hold_told.get();
        if core::mem::replace(&mut was_told, is_told) != is_told {
            let text = board.i18n.text_untracked().board();
            announcement.set(match is_told {
                true => text.hold_to_resign.to_owned(),
                false => String::new(),
            });
        }
    });
    own_page::copy_position(board, announcement);
    view! {
        <p class="visually-hidden" role="status">
            {move || announcement.get()}
        </p>
    }
}

/// What is copied while the focus is on the board is its position.
pub(super) fn copy_position(board: Board, announcement: RwSignal<String>) {
    let has_focus = move || {
        let root = board.root.get_untracked();
        root.is_some_and(|root| dom::has_focus(&root, "*"))
    };
    clipboard::on_copy(move || {
        has_focus().then(|| {
            announce(announcement, board.i18n.text_untracked().board().copied);
            board.view.with_untracked(|view| view.setup.to_sfen())
        })
    });
}

fn describe_move(view: &BoardView, text: Text) -> String {
    let moved = view
        .last_move
        .map(|facts| (text.board().moved)(facts.by, (text.shogi_terms().spoken_move)(facts)));
    let check = view.check.map(|_| (text.board().check)(view.setup.turn()));
    [moved, check]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}
