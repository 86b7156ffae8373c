//! Games between two devices: the one that is played over a connection (`live_game`), how the
//! devices find each other (`meeting`, `hand_codes`), games by messages (`message_games`), and
//! the link between them and the board (`board_link`). Loaded later, with the first such game;
//! nothing but [`RemoteHooks`] is in the first load.
mod board_link;
mod hand_codes;
mod live_board;
mod live_game;
mod live_storage;
mod live_view;
mod meeting;
mod message_games;
mod sending;
mod servers;

use leptos::prelude::*;

pub use board_link::{BoardLink, RemoteKind, local_side, opponent_name};
pub use hand_codes::CodeExchange;
pub use live_game::{LiveGame, new_secret};
pub use live_view::{LiveView, Proposal, Stage};
pub use message_games::{MessageGames, Opened};
pub use sending::Sending;
pub use servers::{Servers, Turn, is_ice_url, trackers_of_build};

use super::controller::{Feature, GameController};
use komadai_model::{GameEvent, Route};
use komadai_ui::{effect, lazy_module, on_change, use_i18n};

lazy_module! {
    static REMOTE: Feature = remote(add_remote);
}

/// What the game has of the other device's player.
#[derive(Clone, Copy, Debug)]
pub struct RemoteHooks {
    /// Gets what the player at this device has done, at once.
    pub on_local_events: Callback<Vec<GameEvent>>,
    /// Asks the other player for a move to be taken back.
    pub ask_undo: Callback<()>,
    /// Asks the other player for another game.
    pub ask_replay: Callback<()>,
    /// What the status says about that player.
    pub status: Signal<Option<String>>,
    /// Whether what is done here counts.
    pub is_open: Signal<bool>,
}

/// Loads what games between two devices need as soon as another device has a seat.
pub(super) fn load_when_seated(game: GameController) {
    let is_requested = StoredValue::new(false);
    effect(move || {
        let has_remote = game.with(|played| played.options().has_remote());
        if has_remote && game.is_ours() && !is_requested.get_value() {
            is_requested.set_value(true);
            load(game);
        }
    });
}

impl GameController {
    /// Shows the game with another device on the board.
    pub fn show_remote_game(self) {
        self.router.navigate(&Route::PLAY);
        load(self);
    }
}

fn load(game: GameController) {
    game.load_feature(&REMOTE, move |is_there| {
        if !is_there {
            game.load_failed.set(true);
        }
    });
}

/// The board follows the games of other devices, from now on. Called again it shows the
/// game over a connection.
fn add_remote(game: GameController) {
    if let Some(link) = use_context::<BoardLink>() {
        return link.resume(game);
    }
    let (link, i18n) = (BoardLink::of_page(), use_i18n());
    provide_context(link);
    link.follow(game);
    game.remote.set(Some(RemoteHooks {
        on_local_events: Callback::new(move |events: Vec<GameEvent>| {
            link.on_local_events(game, &events);
        }),
        ask_undo: Callback::new(move |()| link.ask_undo(game)),
        ask_replay: Callback::new(move |()| link.ask_replay()),
        status: Signal::derive(move || link.status_text(game, i18n)),
        is_open: Signal::derive(move || link.is_open(game)),
    }));
    // After the saved game was opened there.
    on_change(
        move || {
            game.is_ours();
        },
        move || link.resume(game),
    );
    link.resume(game);
}

/// Makes something that lives as long as the page, whichever screen asks for it first.
fn with_page_owner<T>(make: impl FnOnce() -> T) -> T {
    let mut owner = Owner::current().unwrap_or_default();
    while let Some(parent) = owner.parent() {
        owner = parent;
    }
    owner.with(make)
}
