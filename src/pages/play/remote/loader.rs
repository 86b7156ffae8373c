//! Loads the other device's player with the first game that it plays.
use leptos::prelude::*;

use super::REMOTE;
use crate::pages::play::game_controller::GameController;
use komadai_model::Route;
use komadai_ui::effect;

/// Loads it as soon as it has a seat.
pub fn load_remote_when_seated(game: GameController) {
    let is_requested = StoredValue::new(false);
    effect(move || {
        let has_remote = game.played.with(|played| played.options().has_remote());
        if has_remote && game.is_ours() && !is_requested.get_value() {
            is_requested.set_value(true);
            load(game);
        }
    });
}

/// Shows the game with another device on the board.
pub fn show_remote_game(game: GameController) {
    game.router.navigate(&Route::PLAY);
    load(game);
}

fn load(game: GameController) {
    game.load_feature(&REMOTE, move |is_there| {
        if !is_there {
            game.load_failed.set(true);
        }
    });
}
