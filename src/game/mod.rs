//! The game in progress, which goes on while any screen is shown: its state, where it is
//! saved, its clock, and its players that are no persons at this device.
mod change;
mod clock;
pub mod computer;
mod controller;
mod open_dialogs;
mod phase;
pub mod remote;
mod storage;

use leptos::prelude::*;

pub use clock::GameClock;
pub use controller::{GameController, IntentFilter, StatusNote};
pub use phase::GamePhase;
pub use storage::StorageIssues;

use crate::state::use_audio;
use komadai_model::GameEvent;
use komadai_ui::effect;
use komadai_web::{service_worker, tab_lock::Ownership};

/// Provides the game and its clock to everything below.
pub fn provide_game() -> GameController {
    let game = GameController::new();
    provide_context(game);
    own_the_game(game);
    game.settle_when_hidden();
    computer::load_when_seated(game);
    remote::load_when_seated(game);
    provide_context(GameClock::follow(game));
    let audio = use_audio();
    game.on_events(move |events| {
        for event in events {
            if let GameEvent::Moved { captured, .. } = event {
                audio.play_piece_sound(captured.is_some());
            }
        }
    });
    // Other tabs are told when they ask.
    effect(move || service_worker::set_playing(game.is_playing()));
    game
}

/// The game that [`provide_game`] has provided.
pub fn use_game() -> GameController {
    expect_context()
}

/// The clock that [`provide_game`] has provided.
pub fn use_game_clock() -> GameClock {
    expect_context()
}

/// Opens the saved or the addressed game when the lock is ours, suspends it when it is
/// taken away, and follows the address.
fn own_the_game(game: GameController) {
    let ownership = game.storage.ownership();
    let route = game.router.route();
    let mut before = Ownership::Pending;
    effect(move || {
        let now = ownership.get();
        let is_other_game = route.with(|route| game.storage.is_other_game(route));
        let was_ours = core::mem::replace(&mut before, now) == Ownership::Ours;
        match now {
            Ownership::Ours if !was_ours || is_other_game => {
                let opened = game.storage.open();
                let issues = game.storage.issues;
                // Where no game can be read in the address, the one on the board goes on.
                if !was_ours || issues.with_untracked(|issues| issues.address.is_empty()) {
                    game.replace(opened);
                }
            }
            Ownership::Stolen if was_ours => game.suspend(),
            Ownership::Ours | Ownership::Stolen | Ownership::Pending | Ownership::OtherTab => {}
        }
    });
}
