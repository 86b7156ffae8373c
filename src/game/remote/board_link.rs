use core::time::Duration;

use leptos::prelude::*;

use super::{live_game::LiveGame, live_view::Stage, message_games::MessageGames, sending::Sending};
use crate::{game::controller::GameController, state::use_settings};
use komadai_model::{GameEvent, PlayedGame, Settings};
use komadai_remote::{
    Action, LinkState,
    correspondence::{Action as MessageAction, KeptGame},
};
use komadai_texts::player_name;
use komadai_ui::{I18n, effect, on_change};
use shogi::Color;

/// The board and the games of other devices: those over a connection, and those by messages.
#[derive(Clone, Copy, Debug)]
pub struct BoardLink {
    pub live: LiveGame,
    pub messages: MessageGames,
    /// What came of handing out the last action by message.
    pub sending: RwSignal<Sending>,
    settings: RwSignal<Settings>,
}

/// Which kind of game is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemoteKind {
    Live,
    ByMessage,
    /// The other device is not known any more.
    Unknown,
}

impl BoardLink {
    pub fn of_page() -> Self {
        Self {
            live: LiveGame::of_page(),
            messages: MessageGames::of_page(),
            sending: RwSignal::new(Sending::None),
            settings: use_settings(),
        }
    }

    /// What the game on the board is, if another device plays.
    pub fn kind(self, game: GameController) -> Option<RemoteKind> {
        if !game.with(|played| played.options().has_remote()) {
            return None;
        }
        self.live.view().track();
        let id = game.storage.remote.get();
        Some(match id {
            Some(id) if self.live.has_played(&id) => RemoteKind::Live,
            Some(id) if self.messages.has(&id) => RemoteKind::ByMessage,
            _ => RemoteKind::Unknown,
        })
    }

    /// Connects the two, from now on.
    pub fn follow(self, game: GameController) {
        // The moves of the other player belong on no other board.
        let mut was_shown = false;
        effect(move || {
            let shown = game.storage.remote.get();
            let is_shown = shown.is_some_and(|id| self.live.has_played(&id));
            if was_shown && !is_shown {
                self.live.disconnect();
            }
            was_shown = is_shown;
        });
        on_change(
            move || _ = self.message_game(game),
            move || self.sending.set(Sending::None),
        );
    }

    /// The game by messages that is on the board.
    pub fn message_game(self, game: GameController) -> Option<KeptGame> {
        self.messages.get(&game.storage.remote.get()?)
    }

    /// Shows the game that the reader wants to go on with, once this tab has the board.
    pub fn resume(self, game: GameController) {
        if !untrack(|| game.is_ours()) {
            return;
        }
        let shown = game.storage.remote.get_untracked();
        if let Some((id, position, last)) = self.messages.take_shown() {
            turn_board(self.settings, &position);
            game.show_remote(&id, position);
            game.apply_remote(PlayedGame::start);
            if let Some(last) = last {
                game.apply_remote(|played, now| match last {
                    MessageAction::Move(ply) => played.play_timed(ply, Duration::ZERO, now),
                    MessageAction::Claim { by, claim } => played.claim(by, claim, now),
                });
            }
            return;
        }
        let is_live = self
            .live
            .view()
            .with_untracked(|view| view.stage != Stage::None);
        let is_wanted = self.live.take_wanted();
        let is_shown = shown.is_some_and(|id| self.live.has_played(&id));
        if is_live && (is_wanted || is_shown) {
            self.live.resume();
        }
    }

    /// What the player at this device has done.
    pub fn on_local_events(self, game: GameController, events: &[GameEvent]) {
        match untrack(|| self.kind(game)) {
            Some(RemoteKind::Live) => self.live.on_board_events(events),
            Some(RemoteKind::ByMessage) => {
                if let Some(id) = game.storage.remote.get_untracked() {
                    game.with_untracked(|played| {
                        self.messages.on_board_events(&id, events, played)
                    });
                }
            }
            Some(RemoteKind::Unknown) | None => {}
        }
    }

    pub fn ask_undo(self, game: GameController) {
        match untrack(|| self.kind(game)) {
            Some(RemoteKind::Live) => self.live.act(Action::AskUndo),
            // What has not been sent can be taken back.
            Some(RemoteKind::ByMessage) => {
                let id = game.storage.remote.get_untracked();
                if let Some(unsent) = id.and_then(|id| self.messages.without_unsent(&id)) {
                    game.replace(unsent);
                    game.apply_remote(PlayedGame::start);
                }
            }
            Some(RemoteKind::Unknown) | None => {}
        }
    }

    pub fn ask_replay(self) {
        self.live.act(Action::AskReplay);
    }

    /// Whether what is done on the board counts in a game with another device: not after the
    /// two devices' games differ.
    pub fn is_open(self, game: GameController) -> bool {
        self.kind(game) != Some(RemoteKind::Live)
            || self.live.view().with(|view| view.dispute.is_none())
    }

    /// What the status says about the other player.
    pub fn status_text(self, game: GameController, i18n: I18n) -> Option<String> {
        let text = i18n.text();
        let who = opponent_name(game, i18n);
        match self.kind(game)? {
            RemoteKind::Unknown => Some(text.remote().unknown_game.to_owned()),
            RemoteKind::ByMessage => {
                let kept = self.message_game(game)?;
                let text = text.remote();
                let (to_be_sent, is_new) = (kept.is_to_be_sent(), kept.game().actions().is_empty());
                match self.sending.get() {
                    Sending::Copied if to_be_sent => Some(text.copied_not_sent.to_owned()),
                    Sending::Copied => Some(text.copied.to_owned()),
                    Sending::NotCopied => Some(text.not_copied.to_owned()),
                    Sending::NotShared => Some(text.not_shared.to_owned()),
                    Sending::None if to_be_sent && is_new => Some(text.send_invitation.to_owned()),
                    Sending::None if to_be_sent => Some(text.send_it.to_owned()),
                    Sending::None if game.mover().is_none() => Some((text.sent_wait)(&who)),
                    Sending::None => None,
                }
            }
            RemoteKind::Live => self.live.view().with(|view| match view.link? {
                _ if view.dispute.is_some() => None,
                LinkState::There { .. } => None,
                LinkState::Broken if view.has_left => Some((text.remote().left)(&who)),
                LinkState::Broken => Some((text.remote().broken)(&who)),
                LinkState::Silent { seconds } => Some((text.remote().silent)(&who, seconds)),
            }),
        }
    }
}

/// Turns the board so that the reader's side is near.
pub(super) fn turn_board(settings: RwSignal<Settings>, game: &PlayedGame) {
    let flipped = local_side(game) == Some(Color::White);
    if settings.with_untracked(|settings| settings.flipped) != flipped {
        settings.update(|settings| settings.flipped = flipped);
    }
}

/// The side that is played here, if one is.
pub fn local_side(game: &PlayedGame) -> Option<Color> {
    Color::ALL
        .into_iter()
        .find(|&color| game.options().is_person(color))
}

/// What the other player is called.
pub fn opponent_name(game: GameController, i18n: I18n) -> String {
    let text = i18n.text();
    game.with(|played| {
        let remote = played.options().remote();
        let named = remote.filter(|&color| !played.options().names[color].is_empty());
        match named {
            Some(color) => player_name(played, color, text),
            None => text.remote().opponent.to_owned(),
        }
    })
}
