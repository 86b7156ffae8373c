//! The computer as a player, and as an assistant that answers questions: loaded later, as
//! one module, with the first game that it plays.
mod assistant_state;
mod computer_player;
mod hints;
pub mod loader;
mod panel;
mod pondering;

use leptos::prelude::*;

use super::{arrows::arrows, game_controller::GameController, slots::HintTool};
use crate::{state::use_settings, style};
use computer_player::ComputerPlayer;
use komadai_ui::lazy_module;
use panel::OpponentPanel;

lazy_module! {
    pub(super) static COMPUTER_PLAYER: fn(GameController) = opponent(
        add_computer_player,
        concat!(style!("arrows"), style!("opponent"), style!("engine-net"), style!("progress"))
    );
}

/// The computer plays wherever it has a seat, from now on.
fn add_computer_player(game: GameController) {
    let player = ComputerPlayer::new(game, use_settings());
    player.follow_position();
    player.ponder_on_persons_time();
    game.slots.activity.set(Some(player.status_text()));
    game.slots.hint.set(Some(HintTool {
        enabled: Signal::derive(move || player.can_request_hint()),
        request: Callback::new(move |()| player.request_hint()),
    }));
    game.slots
        .opponent
        .fill(move || view! { <OpponentPanel player/> }.into_any());
    game.slots
        .opponent_arrows
        .fill(move || arrows(move || player.arrows()));
}
