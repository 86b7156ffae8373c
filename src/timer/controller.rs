use core::time::Duration;

use leptos::{logging::warn, prelude::*};
use shogi::{ByColor, Color, clock::Clock};

use crate::{
    clock::{Ticker, sound_cues},
    platform::{
        audio::AudioOut,
        dom, full_screen,
        passing::{self, PassKey},
        service_worker,
        storage::{self, Key},
        time,
        wake::Awake,
    },
    state::{effect, use_audio, use_current_game, use_settings},
};
use komadai_model::{Going, Settings, TableClock};

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
    pub state: RwSignal<TableClock>,
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
        let clock = Signal::derive(move || Some(state.with(TableClock::clock)));
        let timer = Self {
            settings: use_settings(),
            audio: use_audio(),
            state,
            clock,
            choosing: RwSignal::new(false),
        };
        let game = use_current_game().game;
        if game.with_untracked(|game| game.clock().running().is_some()) {
            game.update(|game| game.leave(time::now()));
        }
        passing::on_pass(HALVES, move |key| timer.handle_key(key));
        let awake = Awake::not_yet();
        let played = service_worker::is_playing();
        effect(move || {
            let runs = matches!(timer.going(), Going::Running(_));
            awake.want(runs);
            service_worker::tell_playing(played || runs);
        });
        let audible = ByColor::new(true, true);
        let cues = move || timer.settings.with(|settings| settings.cues);
        sound_cues(timer.audio, clock, audible, cues);
        on_cleanup(move || {
            full_screen::leave();
            service_worker::tell_playing(played);
            let now = time::now();
            if let Some(mut left) = state.try_get_untracked() {
                left.hold(now);
                store(&left, now);
            }
        });
        if dom::focus_is_lost() {
            dom::focus_next(NEAR.to_owned());
        }
        timer
    }

    pub fn going(self) -> Going {
        self.state.with(TableClock::going)
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
            if matches!(state.going(), Going::Running(_)) {
                store(&state, now);
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
            self.audio.snap(false);
        }
    }

    fn handle_key(self, key: PassKey) {
        let near = self.state.with_untracked(TableClock::near);
        match key {
            PassKey::Space => self.pass(TableClock::press_in_turn),
            PassKey::LeftShift => self.press(!near),
            PassKey::RightShift => self.press(near),
        }
    }

    /// Starts it, holds it, or lets it go on; who sees the focus there goes on with it.
    pub fn hold_or_run(self) {
        self.act(TableClock::hold_or_run);
        if let Going::Running(_) = untrack(|| self.going()) {
            dom::focus_next(["[data-running] ", HALVES].concat());
        }
    }

    pub fn act(self, act: impl FnOnce(&mut TableClock, Duration)) {
        dom::bequeath_focus(&FOCUS_FALLBACKS);
        let now = time::now();
        self.state.update(|state| act(state, now));
        store(&self.state.get_untracked(), now);
    }
}

fn stored() -> TableClock {
    let text = storage::read(Key::TableClock).ok().flatten();
    let stored = text.as_deref().map(TableClock::from_text);
    stored.map_or_else(TableClock::default, |stored| {
        stored.unwrap_or_else(|error| {
            warn!("stored clock: {error}");
            TableClock::default()
        })
    })
}

fn store(state: &TableClock, now: Duration) {
    if let Err(error) = storage::write(Key::TableClock, &state.to_text(now)) {
        warn!("clock: {error}");
    }
}
