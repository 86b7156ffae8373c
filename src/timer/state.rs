use core::time::Duration;

use leptos::{logging::warn, prelude::*};
use shogi::{ByColor, Color, clock::Clock};

use super::Given;
use crate::{
    clock::{Ticker, schedule_beeps},
    state::effect,
    web::{
        clock_keys::{self, ClockKey},
        dom, fullscreen,
        local_storage::{self, StorageKey},
        service_worker, time,
        wake_lock::use_wake_lock,
    },
};
use komadai_model::{Going, TableClock};

/// The near half, where the focus goes at first.
const NEAR: &str = "[data-half=near] .timer-pass";
/// Who inherits the focus of a button that is no longer there.
const FOCUS_FALLBACKS: [&str; 2] = ["[data-action=reset]:not([hidden])", NEAR];
/// What a key passes the move on, wherever the focus is on it.
const HALVES: &str = ".timer-pass";

/// The clock on the screen, and all that can be done to it.
#[derive(Clone, Copy)]
pub struct Timer {
    pub given: Given,
    pub state: RwSignal<TableClock>,
    pub clock: Signal<Option<Clock>>,
    /// Whether its times are being chosen.
    pub choosing: RwSignal<bool>,
}

impl Timer {
    /// As it was left: standing still.
    pub fn open(given: Given) -> Self {
        let state = RwSignal::new(kept());
        let clock = Signal::derive(move || Some(state.with(TableClock::clock)));
        let timer = Self {
            given,
            state,
            clock,
            choosing: RwSignal::new(false),
        };
        if given
            .game
            .with_untracked(|game| game.clock().running().is_some())
        {
            given.game.update(|game| game.leave(time::monotonic_now()));
        }
        clock_keys::on_clock_key(HALVES, move |key| timer.key(key));
        let awake = use_wake_lock();
        let played = service_worker::is_playing();
        effect(move || {
            let runs = matches!(timer.going(), Going::Running(_));
            awake.set_wanted(runs);
            service_worker::set_playing(played || runs);
        });
        let audible = ByColor::new(true, true);
        let cues = move || given.settings.with(|settings| settings.cues);
        schedule_beeps(given.audio, clock, audible, cues);
        on_cleanup(move || {
            fullscreen::exit();
            service_worker::set_playing(played);
            let now = time::monotonic_now();
            if let Some(mut left) = state.try_get_untracked() {
                left.hold(now);
                keep(&left, now);
            }
        });
        if dom::focus_is_lost() {
            dom::focus_after_render(NEAR.to_owned());
        }
        timer
    }

    pub fn going(self) -> Going {
        self.state.with(TableClock::going)
    }

    /// Notes each second, and when a flag has fallen.
    pub fn ticker(self) -> Ticker {
        let ticker = Ticker::new(self.clock, move |_| {
            self.act(|state, now| {
                state.check_flag(now);
            });
        });
        effect(move || {
            let now = ticker.now().get();
            let state = self.state.get_untracked();
            if matches!(state.going(), Going::Running(_)) {
                keep(&state, now);
            }
        });
        ticker
    }

    /// A side has made its move.
    pub fn press(self, by: Color) {
        self.pass(move |state, now| state.press(by, now));
    }

    fn pass(self, pass: impl FnOnce(&mut TableClock, Duration) -> bool) {
        let mut passed = false;
        self.act(|state, now| passed = pass(state, now));
        if passed {
            self.given.audio.play_piece_sound(false);
        }
    }

    fn key(self, key: ClockKey) {
        let near = self.state.with_untracked(TableClock::near);
        match key {
            ClockKey::Space => self.pass(TableClock::press_in_turn),
            ClockKey::LeftShift => self.press(!near),
            ClockKey::RightShift => self.press(near),
        }
    }

    /// Starts it, holds it, or lets it go on; who sees the focus there goes on with it.
    pub fn hold_or_run(self) {
        self.act(TableClock::hold_or_run);
        if let Going::Running(_) = untrack(|| self.going()) {
            dom::focus_after_render(["[data-running] ", HALVES].concat());
        }
    }

    pub fn act(self, act: impl FnOnce(&mut TableClock, Duration)) {
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        let now = time::monotonic_now();
        self.state.update(|state| act(state, now));
        keep(&self.state.get_untracked(), now);
    }
}

fn kept() -> TableClock {
    let text = local_storage::read(StorageKey::TableClock).ok().flatten();
    let kept = text.as_deref().map(TableClock::from_text);
    kept.map_or_else(TableClock::default, |kept| {
        kept.unwrap_or_else(|error| {
            warn!("kept clock: {error}");
            TableClock::default()
        })
    })
}

fn keep(state: &TableClock, now: Duration) {
    if let Err(error) = local_storage::write(StorageKey::TableClock, &state.to_text(now)) {
        warn!("clock: {error}");
    }
}
