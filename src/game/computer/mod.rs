//! The computer as a player, and as an assistant that answers questions: loaded later, with
//! the first game that it plays. What it says is shown by the play screen.
mod assistant_state;
mod held_moves;
mod hints;
mod player;
mod pondering;

use leptos::prelude::*;

pub use assistant_state::BoardPreview;
pub use player::{ComputerPlayer, PlayerState};

use super::controller::{Feature, GameController};
use crate::state::use_settings;
use komadai_ui::{effect, lazy_module};

lazy_module! {
    pub static COMPUTER_PLAYER: Feature = opponent(add_computer_player);
}

/// Whether the computer as a player is loaded.
#[derive(Clone, Copy, Debug)]
pub enum ComputerState {
    /// No game has needed it yet.
    NotRequested,
    Requested,
    Failed,
    There(Assistant),
}

/// What the play screen has of it before it is loaded.
#[derive(Clone, Copy, Debug)]
pub struct Assistant {
    /// What the status of the game says in place of whose move it is.
    pub status: Signal<Option<String>>,
    pub can_request_hint: Signal<bool>,
    pub request_hint: Callback<()>,
}

impl GameController {
    /// The computer, once it is loaded.
    pub fn assistant(self) -> Option<Assistant> {
        match self.computer.get() {
            ComputerState::There(assistant) => Some(assistant),
            _ => None,
        }
    }
}

/// Loads it as soon as it has a seat.
pub(super) fn load_when_seated(game: GameController) {
    effect(move || {
        let has_computer = game.with(|played| played.options().has_computer());
        if has_computer && matches!(game.computer.get(), ComputerState::NotRequested) {
            game.computer.set(ComputerState::Requested);
            game.load_feature(&COMPUTER_PLAYER, move |is_there| {
                if !is_there {
                    game.computer.set(ComputerState::Failed);
                }
            });
        }
    });
}

/// The computer plays wherever it has a seat, from now on.
fn add_computer_player(game: GameController) {
    let player = ComputerPlayer::new(game, use_settings());
    player.follow_position();
    player.ponder_on_persons_time();
    provide_context(player);
    game.computer.set(ComputerState::There(Assistant {
        status: player.status_text(),
        can_request_hint: Signal::derive(move || player.can_request_hint()),
        request_hint: Callback::new(move |()| player.request_hint()),
    }));
}
