//! Games between two devices: the one that is played over a connection (`live_game`), how the
//! devices find each other (`meeting`, `hand_codes`), and games by messages (`message_games`).
//! Lazily loaded modules use it; nothing of it is in the first load.
mod hand_codes;
mod live_game;
mod live_storage;
mod live_view;
mod meeting;
mod message_games;
mod servers;

use leptos::prelude::Owner;

pub use hand_codes::CodeExchange;
pub use live_game::{BoardChange, LiveGame, new_secret};
pub use live_view::{LiveView, Proposal, Stage};
pub use message_games::{MessageGames, Opened};
pub use servers::{Servers, Turn, is_ice_url, trackers_of_build};

/// Makes something that lives as long as the page, whichever screen asks for it first.
fn with_page_owner<T>(make: impl FnOnce() -> T) -> T {
    let mut owner = Owner::current().unwrap_or_default();
    while let Some(parent) = owner.parent() {
        owner = parent;
    }
    owner.with(make)
}
