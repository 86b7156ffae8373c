//! Moves that are shown before they are made, on touch screens.
use leptos::prelude::*;
use shogi::{
    Origin,
    record::{Brush, Mark},
};

use crate::{
    play::{arrows::arrows, rest::Rest, table::PlayTable},
    state::{effect, use_i18n},
    web::pointer_kind,
};
use komadai_model::{Caution, Habit, Intent, Place, Selection, goes_at_once};

/// Moves are shown first while the page is used by finger, if the reader wants that.
pub fn attend(rest: Rest) {
    let Rest {
        table, settings, ..
    } = rest;
    let finger = pointer_kind::is_touch_input();
    effect(move || {
        let wanted = settings.with(|settings| settings.manner.has(Habit::Confirms));
        table.cautious.set(wanted && finger.get());
    });
    // What is put down is aimed nowhere.
    effect(move || {
        let up = table
            .game
            .with(|game| matches!(game.selection(), Selection::Selected(_)));
        if !up && untrack(|| table.aimed.get()).is_some() {
            table.aimed.set(None);
        }
    });
    on_cleanup(move || {
        table.cautious.try_set(false);
        table.aimed.try_set(None);
    });
}

/// What the game is told of an intent.
pub fn told(table: PlayTable, intent: Intent) -> Option<Intent> {
    let aimed = match table.aimed.get_untracked() {
        Some(Place::Square(square)) => Some(square),
        _ => None,
    };
    let caution = table.game.with_untracked(|game| {
        let goes = |origin, to| goes_at_once(game, origin, to);
        Caution::of(intent, aimed, game.selection(), goes)
    });
    table.aimed.set(caution.aimed.map(Place::Square));
    caution.told
}

/// The move, as an arrow.
pub fn marks(rest: Rest) -> AnyView {
    let table = rest.table;
    arrows(rest.settings, move || {
        let from = table.game.with(|game| game.selection().origin());
        let to = table.aimed.get().map(Place::origin);
        arrow(from, to).into_iter().collect()
    })
}

fn arrow(from: Option<Origin>, to: Option<Origin>) -> Option<Mark> {
    Mark::arrow(Brush::Green, from?, to?)
}

/// Says that the move waits for a second tap.
#[component]
pub fn PendingMoveNote(table: PlayTable) -> impl IntoView {
    let i18n = use_i18n();
    let note = move || match table.aimed.get() {
        Some(_) => i18n.text().later().beside.tap_again,
        None => "",
    };
    view! {
        <p
            class="beside-note"
            role="status"
            data-aimed=move || match table.aimed.get()? {
                Place::Square(square) => Some(square.to_string()),
                Place::Hand(..) => None,
            }
        >
            {move || note()}
        </p>
    }
}
