//! The details of the play screen: dialogs, claims, notices, the list of moves, and what is
//! announced. They are loaded later, as one module.
mod announcements;
mod claims;
mod dialogs;
mod face_to_face;
mod impasse;
mod impasse_count;
mod move_input;
mod move_list;
mod notices;

use leptos::prelude::*;

use super::{game_controller::GameController, game_phase::GamePhase, slots::DetailTexts};
use crate::style;
use announcements::announce_events;
use claims::Claims;
use dialogs::Dialogs;
use face_to_face::sync_face_to_face_layout;
use impasse::ImpassePanel;
pub use impasse::is_impasse_shown;
use komadai_ui::{lazy_module, use_i18n};
use move_list::MoveList;
use notices::Notices;

lazy_module! {
    pub static DETAILS: fn(GameController) = play(add_details, concat!(
        style!("forms"),
        style!("play"),
        style!("claims"),
        style!("face-to-face")
    ));
}

fn add_details(game: GameController) {
    if game.slots.details.with_untracked(Option::is_some) {
        return;
    }
    let i18n = use_i18n();
    game.slots.details.set(Some(DetailTexts {
        caption: Signal::derive(move || {
            let is_replay = game.storage.is_replay();
            game.with_painted(|played| announcements::caption(played, is_replay, i18n.text()))
        }),
        phase: Signal::derive(move || {
            let phase = GamePhase::of(game);
            game.with_painted(|played| announcements::phase_text(phase, played, i18n.text()))
        }),
        next_action: Signal::derive(move || {
            announcements::next_action_label(GamePhase::of(game), i18n.text())
        }),
        review: Signal::derive(move || {
            let is_record =
                game.with_painted(|game| game.is_over() && !game.game().plies().is_empty());
            match is_record {
                true => i18n.text().announcements().review,
                false => "",
            }
        }),
    }));
    announce_events(game);
    game.slots.dialogs.fill(|| {
        sync_face_to_face_layout();
        view! { <Dialogs/> }.into_any()
    });
    game.slots.panels.fill(|| {
        view! {
            <Claims/>
            <ImpassePanel/>
        }
        .into_any()
    });
    game.slots.notices.fill(|| view! { <Notices/> }.into_any());
    game.slots
        .move_list
        .fill(|| view! { <MoveList/> }.into_any());
}
