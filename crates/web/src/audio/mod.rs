//! The Web Audio API: notes scheduled ahead on the audio clock, and the sound of a piece.
pub mod graph;
mod output;

use core::time::Duration;
use std::{
    cell::{Cell, RefCell},
    rc::{Rc, Weak},
};

use gloo_timers::callback::Interval;
use leptos::{logging, prelude::*};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{AudioContext, AudioContextState};

use self::output::{Output, is_blocked};
use super::{listener::Listener, visibility};
use komadai_model::sound::{Note, Timbre};

/// Whether the page can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AudioState {
    /// Nothing was to be heard yet.
    Idle,
    /// The browser waits for a click or a key before it lets the page sound.
    Blocked,
    Ready,
    /// This browser has no sound for pages.
    Missing,
}

/// The page's sound. Made once; copies are the same.
#[derive(Clone, Copy, Debug)]
pub struct AudioOut {
    inner: StoredValue<Rc<AudioInner>, LocalStorage>,
    state: RwSignal<AudioState>,
}

/// What the browser's callbacks share.
#[derive(Debug)]
struct AudioInner {
    output: RefCell<Option<Output>>,
    volume: Cell<f32>,
    pitch: Cell<f32>,
    state: RwSignal<AudioState>,
    /// A pointer is down: what goes from the page with a state would move the rest under it.
    pressed: Cell<bool>,
    on_state_change: RefCell<Option<Closure<dyn Fn()>>>,
    /// Compares the clocks while there are notes.
    drift_watch: RefCell<Option<Interval>>,
    listeners: RefCell<Vec<Listener>>,
    visibility: RefCell<Option<visibility::ListenerHandle>>,
}

/// Where a pointer goes down.
const POINTER_DOWN: &str = "pointerdown";
/// The events at which browsers let a page begin to sound, and those that end a press.
const GESTURES: [&str; 5] = [
    POINTER_DOWN,
    "pointerup",
    "pointercancel",
    "click",
    "keydown",
];
/// How often the audio clock is compared with the page's.
const DRIFT_CHECK_MILLIS: u32 = 250;

impl Default for AudioOut {
    fn default() -> Self {
        Self::new()
    }
}

impl AudioOut {
    /// The sound of this page. The browser's context is made when it is
    /// prepared, with the first gesture or with the first note.
    pub fn new() -> Self {
        let state = RwSignal::new(AudioState::Idle);
        let inner = Rc::new(AudioInner {
            output: RefCell::default(),
            volume: Cell::new(0.7),
            pitch: Cell::new(1.0),
            state,
            pressed: Cell::default(),
            on_state_change: RefCell::default(),
            drift_watch: RefCell::default(),
            listeners: RefCell::default(),
            visibility: RefCell::default(),
        });
        report(AudioInner::listen(&inner));
        Self {
            inner: StoredValue::new_local(inner),
            state,
        }
    }

    /// Whether the page can be heard now.
    pub fn state(self) -> Signal<AudioState> {
        self.state.into()
    }

    /// Finds out whether the page can be heard, before anything is played.
    pub fn prepare(self) {
        self.inner.with_value(|inner| {
            if inner.volume.get() > 0.0 {
                AudioInner::open_context(inner);
            }
        });
    }

    /// Between 0 (off) and 1.
    pub fn set_volume(self, volume: f32) {
        self.inner.with_value(|inner| {
            inner.volume.set(volume.clamp(0.0, 1.0));
            inner.with_output(|output| output.set_volume(inner.volume.get()));
        });
    }

    /// The pitch of the board's sound; a lower one lasts longer.
    pub fn set_board_pitch(self, pitch: f32) {
        self.inner.with_value(|inner| inner.pitch.set(pitch));
    }

    /// Replaces all notes that have not been played yet.
    pub fn schedule(self, notes: Vec<Note>) {
        self.inner.with_value(|inner| {
            let watched = !notes.is_empty();
            if watched {
                AudioInner::open_context(inner);
            }
            inner.with_output(|output| output.schedule(notes));
            *inner.drift_watch.borrow_mut() = watched.then(|| AudioInner::watch_drift(inner));
        });
    }

    /// Stops what sounds, and cancels what is scheduled.
    pub fn silence(self) {
        self.schedule(Vec::new());
    }

    /// A piece lands on the board, or on a piece.
    pub fn play_piece_sound(self, capture: bool) {
        self.inner.with_value(|inner| {
            AudioInner::open_context(inner);
            // A capture lands deeper.
            let pitch = inner.pitch.get() * if capture { 0.8 } else { 1.0 };
            inner.with_output(|output| output.play_piece_sound(pitch));
        });
    }
}

impl AudioOut {
    /// Plays tones one after the other, each with its duration. They start at once and are
    /// never rescheduled.
    pub fn play_tones(self, tones: &[(Timbre, Duration)]) {
        self.inner.with_value(|inner| {
            AudioInner::open_context(inner);
            inner.with_output(|output| output.play_tones(tones));
        });
    }
}

impl AudioInner {
    fn listen(inner: &Rc<Self>) -> Result<(), JsValue> {
        for event in GESTURES {
            let weak = Rc::downgrade(inner);
            let listener = Listener::new(window(), event, move || {
                if let Some(inner) = weak.upgrade() {
                    inner.pressed.set(event == POINTER_DOWN);
                    Self::unlock(&inner);
                    // After the click that a press ends with.
                    set_timeout(move || inner.update_state(), Duration::ZERO);
                }
            })?;
            inner.listeners.borrow_mut().push(listener);
        }
        let weak = Rc::downgrade(inner);
        let watch = visibility::on_change(move || Self::reschedule(&weak))?;
        *inner.visibility.borrow_mut() = Some(watch);
        Ok(())
    }

    /// Asks the browser to let the page be heard; only a gesture may.
    fn unlock(inner: &Rc<Self>) {
        Self::open_context(inner);
        let context = inner.context();
        if let Some(context) = context.filter(|c| c.state() != AudioContextState::Running) {
            // The promise settles when the state changes, which is listened to.
            report(context.resume().map(drop));
        }
    }

    /// Makes the context where there is none yet.
    fn open_context(inner: &Rc<Self>) {
        if inner.output.borrow().is_some() || inner.state.get_untracked() == AudioState::Missing {
            return;
        }
        let output = match Output::new(inner.volume.get()) {
            Ok(output) => output,
            Err(error) => {
                inner.state.set(AudioState::Missing);
                return report(Err(error));
            }
        };
        let weak = Rc::downgrade(inner);
        let on_state_change = Closure::<dyn Fn()>::new(move || {
            if let Some(inner) = weak.upgrade() {
                inner.update_state();
            }
            Self::reschedule(&weak);
        });
        output
            .context()
            .set_onstatechange(Some(on_state_change.as_ref().unchecked_ref()));
        *inner.on_state_change.borrow_mut() = Some(on_state_change);
        *inner.output.borrow_mut() = Some(output);
        inner.update_state();
    }

    fn update_state(&self) {
        let Some(context) = self.context().filter(|_| !self.pressed.get()) else {
            return;
        };
        let state = if is_blocked(&context) {
            AudioState::Blocked
        } else {
            AudioState::Ready
        };
        if self
            .state
            .try_get_untracked()
            .is_some_and(|was| was != state)
        {
            self.state.set(state);
        }
    }

    fn watch_drift(inner: &Rc<Self>) -> Interval {
        let weak = Rc::downgrade(inner);
        Interval::new(DRIFT_CHECK_MILLIS, move || {
            if let Some(inner) = weak.upgrade() {
                inner.with_output(Output::correct_drift);
            }
        })
    }

    fn reschedule(inner: &Weak<Self>) {
        if let Some(inner) = inner.upgrade() {
            inner.with_output(Output::reschedule);
        }
    }

    fn context(&self) -> Option<AudioContext> {
        let output = self.output.borrow();
        output.as_ref().map(|output| output.context().clone())
    }

    fn with_output(&self, f: impl FnOnce(&mut Output) -> Result<(), JsValue>) {
        if let Some(output) = self.output.borrow_mut().as_mut() {
            report(f(output));
        }
    }
}

/// Sound that fails is no reason to stop a game.
fn report(result: Result<(), JsValue>) {
    if let Err(error) = result {
        logging::warn!("sound: {error:?}");
    }
}
