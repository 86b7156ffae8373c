use leptos::prelude::*;

use super::controller::GameController;
use komadai_model::{PauseReason, PlayedGame};
use komadai_web::tab_lock::Ownership;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamePhase {
    AwaitingMove,
    /// The first move starts the clock.
    ClockNotStarted,
    /// The clock stands until the player comes back.
    Paused,
    /// The clock stands until the player at another device is there again.
    RemoteAway,
    /// Another tab of this browser has the game.
    OtherTab {
        /// Whether that tab took it from this one.
        took_over: bool,
    },
    /// The side to move has no legal move.
    MustResign,
    /// An illegal move has to be taken back.
    MustTakeBack,
    Over {
        /// Whether the rules let the game be played again.
        replay: bool,
    },
}

impl GamePhase {
    /// The phase of the game on the screen, tracked, once it is painted.
    pub fn of(game: GameController) -> Self {
        match game.storage.ownership().get() {
            Ownership::OtherTab => Self::OtherTab { took_over: false },
            Ownership::Stolen => Self::OtherTab { took_over: true },
            Ownership::Pending | Ownership::Ours => game.with_painted(Self::of_played),
        }
    }

    fn of_played(game: &PlayedGame) -> Self {
        let acts_here = game.options().is_person(game.side_to_act());
        match game.pause_reason() {
            _ if game.is_over() => Self::Over {
                replay: game.rematch().is_some(),
            },
            Some(_) if game.options().has_remote() => Self::RemoteAway,
            None if game.options().has_remote() && !acts_here => Self::AwaitingMove,
            None | Some(PauseReason::NotStarted) if game.awaits_resignation() => Self::MustResign,
            Some(PauseReason::NotStarted) => Self::ClockNotStarted,
            Some(PauseReason::PlayerAway) => Self::Paused,
            None if game.game().must_take_back() => Self::MustTakeBack,
            None => Self::AwaitingMove,
        }
    }

    /// Its name in `data-status`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::AwaitingMove => "move",
            Self::ClockNotStarted => "first-move",
            Self::Paused => "stands",
            Self::RemoteAway => "remote-away",
            Self::OtherTab { .. } => "other-tab",
            Self::MustResign => "mated",
            Self::MustTakeBack => "take-back",
            Self::Over { .. } => "over",
        }
    }
}
