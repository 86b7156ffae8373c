//! The one way in which the game changes, and what follows from each change: it is painted,
//! kept, announced, and sent to the other device.
use core::time::Duration;

use leptos::{logging::warn, prelude::*};
use shogi::Color;

use super::controller::GameController;
use komadai_board::CURSOR_SQUARE;
use komadai_model::{GameEvent, PlayedGame};
use komadai_web::{dom, page, tab_lock::Ownership, time, visibility};

/// Where the focus goes from a button that is no longer there: the answers to a question,
/// the next step, the board.
const FOCUS_FALLBACKS: [&str; 3] = [
    "[data-action=refuse-count]:not([hidden]), [data-action=refuse-draw]:not([hidden])",
    "[data-action=status]",
    CURSOR_SQUARE,
];

/// What has come of a change of the game.
#[derive(Debug)]
pub(super) enum Change {
    /// Nothing.
    None,
    /// What happened in the game: nothing, if only something was chosen on the board.
    Action(Vec<GameEvent>),
    /// Who plays it, or whether its clock runs.
    State,
    /// Another game, or another course of it, is in its place.
    Replaced,
}

impl GameController {
    /// Does something to the game, if it can be played on here: something that happens at this
    /// device.
    pub fn apply(self, action: impl FnOnce(&mut PlayedGame, Duration) -> Vec<GameEvent>) {
        if self.may_play_untracked() {
            self.tell_remote(self.perform(action));
        }
    }

    fn may_play_untracked(self) -> bool {
        untrack(|| self.may_play())
    }

    fn tell_remote(self, events: Vec<GameEvent>) {
        if !events.is_empty()
            && let Some(hooks) = self.remote_hooks()
        {
            hooks.on_local_events.run(events);
        }
    }

    /// Does something to the game, if it is this tab's, that no other device is told of.
    pub fn apply_remote(self, action: impl FnOnce(&mut PlayedGame, Duration) -> Vec<GameEvent>) {
        self.perform(action);
    }

    fn perform(
        self,
        action: impl FnOnce(&mut PlayedGame, Duration) -> Vec<GameEvent>,
    ) -> Vec<GameEvent> {
        match self.storage.ownership().get_untracked() {
            Ownership::Ours => self.change(|game, now| Change::Action(action(game, now))),
            _ => Vec::new(),
        }
    }

    /// Puts another game on the board, as it stands.
    pub fn replace(self, game: PlayedGame) {
        self.change(|played, _| {
            *played = game;
            Change::Replaced
        });
    }

    /// Holds the clock: another tab has taken the game, the computer fails, or the other device
    /// is away.
    pub fn suspend(self) {
        self.change(|game, now| {
            game.suspend(now);
            Change::State
        });
    }

    /// Holds a clock that runs, unless another device counts the same time.
    pub fn hold_clock(self) {
        let is_held = |game: &PlayedGame| {
            game.clock().running().is_some() && game.options().remote().is_none()
        };
        if untrack(|| self.is_ours()) && self.with_untracked(is_held) {
            self.suspend();
        }
    }

    /// People move both sides from now on.
    pub fn take_all_seats(self) {
        self.change(|game, _| {
            for color in Color::ALL {
                game.take_seat(color);
            }
            Change::State
        });
    }

    /// Changes the game. Returns what happened in it.
    pub(super) fn change(
        self,
        change: impl FnOnce(&mut PlayedGame, Duration) -> Change,
    ) -> Vec<GameEvent> {
        let now = time::monotonic_now();
        let changed = self.played.try_maybe_update(|game| {
            let changed = change(game, now);
            (!matches!(changed, Change::None), changed)
        });
        self.follow(changed.unwrap_or(Change::None))
    }

    /// Does what follows from a change. After a move, what is not on the board waits for the
    /// frame that shows it.
    fn follow(self, change: Change) -> Vec<GameEvent> {
        if matches!(change, Change::None) {
            return Vec::new();
        }
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        let events = match change {
            Change::Action(events) if events.is_empty() => return events,
            Change::Action(events) => {
                self.note(&events);
                events
            }
            Change::None | Change::State => Vec::new(),
            Change::Replaced => {
                self.status_note.set(None);
                self.has_moved.set(false);
                self.events.set(Vec::new());
                Vec::new()
            }
        };
        self.is_unsaved.set_value(true);
        let is_move = |event: &GameEvent| matches!(event, GameEvent::Moved { .. });
        // A hidden page paints nothing, and may end at any time.
        match events.iter().any(is_move) && !visibility::is_hidden() {
            true => page::after_paint(Box::new(move || {
                dom::restore_focus_to(&FOCUS_FALLBACKS);
                self.settle();
            })),
            false => self.settle(),
        }
        events
    }

    /// Notifies of what has been painted, and saves it.
    fn settle(self) {
        self.painted.try_set(());
        if self.is_unsaved.try_update_value(core::mem::take) == Some(true) {
            let now = time::monotonic_now();
            self.with_untracked(|game| self.storage.save(game, now));
        }
    }

    /// Notifies of what an action has led to.
    fn note(self, events: &[GameEvent]) {
        let is_refused = |event: &GameEvent| {
            matches!(event, GameEvent::Promoting { .. } | GameEvent::Refused(_))
        };
        if !events.iter().all(is_refused) {
            self.status_note.set(None);
        }
        let is_person = |color: Color| self.with_untracked(|game| game.options().is_person(color));
        let is_by_person =
            |event: &GameEvent| matches!(event, GameEvent::Moved { ply, .. } if is_person(ply.by));
        if events.iter().any(is_by_person) {
            self.has_moved.set(true);
        }
        self.events.set(events.to_vec());
    }

    /// Does what waits for a frame at once when the page is hidden: there may be none.
    pub(super) fn settle_when_hidden(self) {
        match visibility::on_page_hidden(move || self.settle()) {
            Ok(watch) => {
                StoredValue::new_local(watch);
            }
            Err(error) => warn!("visibility: {error:?}"),
        }
    }
}
