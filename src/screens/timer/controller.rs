use core::time::Duration;

use leptos::{logging::warn, prelude::*};
use shogi::{ByColor, Color, clock::Clock};

use crate::{
    clock::schedule_beeps,
    game::use_game,
    state::{storage_key, use_audio, use_settings},
};
use komadai_board::Ticker;
use komadai_input::clock_keys::{self, ClockKey};
use komadai_model::{Settings, StandaloneClock, StandaloneClockState};
use komadai_ui::effect;
use komadai_web::{
    audio::AudioOut, dom, fullscreen, local_storage, service_worker, time, wake_lock::use_wake_lock,
};

/// The near half, where the focus goes at first.
const NEAR: &str = "[data-half=near] .timer-pass";
/// Where the focus goes from a button that is no longer there.
const FOCUS_FALLBACKS: [&str; 2] = ["[data-action=reset]:not([hidden])", NEAR];
/// What a key presses, wherever the focus is on it.
const HALVES: &str = ".timer-pass";

/// The clock on the screen, and all that can be done to it.
#[derive(Clone, Copy)]
pub struct TimerController {
    pub settings: RwSignal<Settings>,
    pub audio: AudioOut,
    pub state: RwSignal<StandaloneClock>,
    pub clock: Signal<Option<Clock>>,
    /// Whether its times are being chosen.
    pub choosing: RwSignal<bool>,
}

/// Provides the clock to everything below.
pub fn provide_timer(timer: TimerController) {
    provide_context(timer);
}

/// The clock that [`provide_timer`] has provided.
pub fn use_timer() -> TimerController {
    expect_context()
}

impl TimerController {
    /// As it was left: standing still.
    pub fn new() -> Self {
        let state = RwSignal::new(stored());
        let clock = Signal::derive(move || Some(state.with(StandaloneClock::clock)));
        let timer = Self {
            settings: use_settings(),
            audio: use_audio(),
            state,
            clock,
            choosing: RwSignal::new(false),
        };
        use_game().hold_clock();
        clock_keys::on_clock_key(HALVES, move |key| timer.handle_key(key));
        let awake = use_wake_lock();
        let played = service_worker::is_playing();
        effect(move || {
            let runs = matches!(timer.going(), StandaloneClockState::Running(_));
            awake.set_wanted(runs);
            service_worker::set_playing(played || runs);
        });
        let audible = ByColor::new(true, true);
        let cues = move || timer.settings.with(|settings| settings.cues);
        schedule_beeps(timer.audio, clock, audible, cues);
        on_cleanup(move || {
            fullscreen::exit();
            service_worker::set_playing(played);
            let now = time::monotonic_now();
            if let Some(mut left) = state.try_get_untracked() {
                left.pause(now);
                store(&left, now);
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

    /// Saves the clock each second, and checks the flags.
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
                store(&state, now);
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
            self.audio.play_piece_sound(false);
        }
    }

    fn handle_key(self, key: ClockKey) {
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
        store(&self.state.get_untracked(), now);
    }
}

fn stored() -> StandaloneClock {
    let text = local_storage::read(storage_key::TABLE_CLOCK).ok().flatten();
    let stored = text.as_deref().map(StandaloneClock::from_stored);
    stored.map_or_else(StandaloneClock::default, |stored| {
        stored.unwrap_or_else(|error| {
            warn!("stored clock: {error}");
            StandaloneClock::default()
        })
    })
}

fn store(state: &StandaloneClock, now: Duration) {
    if let Err(error) = local_storage::write(storage_key::TABLE_CLOCK, &state.to_stored(now)) {
        warn!("clock: {error}");
    }
}
