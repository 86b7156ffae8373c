//! Loads the details of the play screen: dialogs, claims, notices and the list of moves. A
//! game begins without them; they come with the first move, or when one of them is needed.
use leptos::prelude::*;
use shogi::{GameRules, Handicap};

use super::{
    details::DETAILS,
    game_controller::{GameController, use_game},
    game_phase::GamePhase,
};
use crate::state::use_settings;
use komadai_ui::{LoadFailureDialog, effect};
use komadai_web::{service_worker, shortcut};

/// Loads the details as soon as something needs them.
pub fn load_details_when_needed(game: GameController) {
    let settings = use_settings();
    let update_ready = service_worker::update_ready();
    let is_needed = move || {
        update_ready.get()
            || !game.events.with(Vec::is_empty)
            || game.storage.issues.with(|issues| issues.any())
            || settings.with(|settings| settings.facing)
            || !is_initial_game(game)
            || !GamePhase::of(game).is_normal()
    };
    // Where a dialog is open, what is announced would lie under it.
    effect(move || {
        if game.load_failed.get()
            && is_loaded(game)
            && let Some((_, open)) = untrack(|| game.dialogs.current())
        {
            open.set(false);
        }
    });
    shortcut::on_key("/", move || {
        game.dialogs.moves.set(true);
        game.dialogs.move_input.set(true);
    });
    let mut was_reported = false;
    effect(move || {
        if is_loaded(game) || !(game.dialogs.any() || is_needed()) {
            return;
        }
        // Of what was not asked for, it is enough to say once that it is missing.
        let reports = game.dialogs.current().is_some() || !was_reported;
        was_reported = true;
        game.load_feature(&DETAILS, move |is_there| {
            game.load_failed.set(!is_there && reports);
        });
    });
}

fn is_loaded(game: GameController) -> bool {
    game.slots.details.with(Option::is_some)
}

/// Whether the game is that of a first visit, and has not begun.
pub fn is_initial_game(game: GameController) -> bool {
    !game.storage.is_replay()
        && game.with_painted(|game| {
            let setup = game.options();
            game.game().plies().is_empty()
                && !setup.is_timed()
                && setup.handicap() == Some(Handicap::Even)
                && setup.rules == GameRules::STANDARD
        })
}

/// Says that what was asked for on this screen could not be loaded.
#[component]
pub fn GameLoadFailure() -> impl IntoView {
    let game = use_game();
    let name = move || game.dialogs.current().map_or("none", |(name, _)| name);
    let close = move |()| {
        if let Some((_, open)) = untrack(|| game.dialogs.current()) {
            open.set(false);
        }
        if game.dialogs.move_input.get_untracked() && !is_loaded(game) {
            game.stop_typing();
        }
    };
    view! { <LoadFailureDialog failed=game.load_failed name=Signal::derive(name) on_dismiss=close/> }
}
