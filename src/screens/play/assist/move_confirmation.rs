//! Moves that are shown before they are made, on touch screens.
use komadai_records::{Brush, Mark};
use leptos::prelude::*;
use shogi::Origin;

use crate::{game::use_game, screens::play::arrows::arrows, state::use_settings};
use komadai_input::pointer_kind;
use komadai_model::{BoardIntent, ConfirmedIntent, Preference, Selection, needs_no_prompt};
use komadai_ui::{effect, use_i18n};

/// Shows moves first while the page is used by finger, if the reader wants that.
pub fn confirm_moves() {
    let (game, settings) = (use_game(), use_settings());
    let target = game.pending_target;
    let by_finger = pointer_kind::is_touch_input();
    let is_on = Memo::new(move |_| {
        settings.with(|settings| settings.preferences.has(Preference::ConfirmMoves))
            && by_finger.get()
    });
    game.add_intent_filter(Callback::new(move |intent: BoardIntent| {
        if !is_on.get_untracked() {
            return Some(intent);
        }
        let caution = game.with_untracked(|played| {
            let goes = |origin, to| needs_no_prompt(played, origin, to);
            ConfirmedIntent::new(intent, target.get_untracked(), played.selection(), goes)
        });
        target.set(caution.pending);
        caution.forward
    }));
    // A piece that was put down has no target.
    effect(move || {
        let is_selected = game.with(|played| matches!(played.selection(), Selection::Selected(_)));
        if !is_selected && target.get_untracked().is_some() {
            target.set(None);
        }
    });
    on_cleanup(move || {
        target.try_set(None);
    });
}

/// The move that waits for its confirmation, as an arrow.
pub fn pending_move_arrow() -> AnyView {
    let game = use_game();
    arrows(move || {
        let from = game.with(|played| played.selection().origin());
        let to = game.pending_target.get().map(Origin::Board);
        arrow(from, to).into_iter().collect()
    })
}

fn arrow(from: Option<Origin>, to: Option<Origin>) -> Option<Mark> {
    Mark::arrow(Brush::Green, from?, to?)
}

/// Says that the move waits for a second tap.
#[component]
pub fn PendingMoveNote() -> impl IntoView {
    let (game, i18n) = (use_game(), use_i18n());
    let target = game.pending_target;
    let note = move || match target.get() {
        Some(_) => i18n.text().assist().tap_again,
        None => "",
    };
    view! {
        <p
            class="beside-note"
            role="status"
            data-aimed=move || target.get().map(|square| square.to_string())
        >
            {move || note()}
        </p>
    }
}
