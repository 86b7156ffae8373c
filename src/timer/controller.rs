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
use komadai_model::{StandaloneClock, StandaloneClockState};

/// The near half, where the focus goes at first.
const NEAR: &str = "[data-half=near] .timer-pass";
/// Who inherits the focus of a button that is no longer there.
const FOCUS_FALLBACKS: [&str; 2] = ["[data-action=reset]:not([hidden])", NEAR];
/// What a key passes the move on, wherever the focus is on it.
const HALVES: &str = ".timer-pass";

/// The clock on the screen, and all that can be done to it.
#[derive(Clone, Copy)]
pub struct TimerController {
    pub given: Given,
    pub state: RwSignal<StandaloneClock>,
    pub clock: Signal<Option<Clock>>,
    /// Whether its times are being chosen.
    pub choosing: RwSignal<bool>,
}

impl TimerController {
    /// As it was left: standing still.
    pub fn open(given: Given) -> Self {
        let state = RwSignal::new(kept());
        let clock = Signal::derive(move || Some(state.with(StandaloneClock::clock)));
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
            given
                .game
                .update(|game| game.suspend(time::monotonic_now()));
        }
        clock_keys::on_clock_key(HALVES, move |key| timer.key(key));
        let awake = use_wake_lock();
        let played = service_worker::is_playing();
        effect(move || {
            let runs = matches!(timer.going(), StandaloneClockState::Running(_));
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
                left.pause(now);
                keep(&left, now);
            }
        });
        if dom::focus_is_lost() {
            dom::focus_after_render(NEAR.to_owned());
        }
        timer
    }

    pub fn going(self) -> StandaloneClockState {
        self.state.with(StandaloneClock::state)
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
            if matches!(state.state(), StandaloneClockState::Running(_)) {
                keep(&state, now);
            }
        });
        ticker
    }

    /// A side has made its move.
    pub fn press(self, by: Color) {
        self.pass(move |state, now| state.press(by, now));
    }

    fn pass(self, pass: impl FnOnce(&mut StandaloneClock, Duration) -> bool) {
        let mut passed = false;
        self.act(|state, now| passed = pass(state, now));
        if passed {
            self.given.audio.play_piece_sound(false);
        }
    }

    fn key(self, key: ClockKey) {
        let near = self.state.with_untracked(StandaloneClock::near);
        match key {
            ClockKey::Space => self.pass(StandaloneClock::press_in_turn),
            ClockKey::LeftShift => self.press(!near),
            ClockKey::RightShift => self.press(near),
        }
    }

    /// Starts it, holds it, or lets it go on; who sees the focus there goes on with it.
    pub fn hold_or_run(self) {
        self.act(StandaloneClock::toggle_pause);
        if let StandaloneClockState::Running(_) = untrack(|| self.going()) {
            dom::focus_after_render(["[data-running] ", HALVES].concat());
        }
    }

    pub fn act(self, act: impl FnOnce(&mut StandaloneClock, Duration)) {
        dom::restore_focus_to(&FOCUS_FALLBACKS);
        let now = time::monotonic_now();
        self.state.update(|state| act(state, now));
        keep(&self.state.get_untracked(), now);
    }
}

fn kept() -> StandaloneClock {
    let text = local_storage::read(StorageKey::TableClock).ok().flatten();
    let kept = text.as_deref().map(StandaloneClock::from_stored);
    kept.map_or_else(StandaloneClock::default, |kept| {
        kept.unwrap_or_else(|error| {
            warn!("kept clock: {error}");
            StandaloneClock::default()
        })
    })
}

fn keep(state: &StandaloneClock, now: Duration) {
    if let Err(error) = local_storage::write(StorageKey::TableClock, &state.to_stored(now)) {
        warn!("clock: {error}");
    }
}
