//! A game between two devices on the play screen: the moves of the other player come to the
//! board, those that are made here go out, and a panel shows the connection. Loaded with the
//! first such game.
mod board_link;
mod live_panel;
pub mod loader;
mod message_invitation;
mod message_panel;
mod panel;
mod phrases;
mod sending;

use leptos::prelude::*;

use super::game_controller::GameController;
use crate::style;
use board_link::BoardLink;
use komadai_ui::{lazy_module, on_change, use_i18n};
use panel::RemotePanel;

lazy_module! {
    pub(super) static REMOTE: fn(GameController) = remote(add_remote, style!("remote"));
}

/// The board follows the games of other devices, from now on. Called again it shows the
/// game over a connection.
fn add_remote(game: GameController) {
    let is_there = game.slots.remote_status.with_untracked(Option::is_some);
    let link = BoardLink::of_page();
    if !is_there {
        link.follow(game);
        let i18n = use_i18n();
        let status = Signal::derive(move || link.status_text(game, i18n));
        game.slots.remote_status.set(Some(status));
        game.slots
            .remote
            .fill(move || view! { <RemotePanel link/> }.into_any());
        // After the saved game was opened there.
        on_change(
            move || {
                game.is_ours();
            },
            move || link.resume(game),
        );
    }
    link.resume(game);
}
