//! Sound: notes laid ahead on the audio clock, and the snap of a piece.
pub mod graph;
mod note;
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

pub use note::{Note, Timbre};

use self::output::{Output, is_blocked};
use super::{listener::Listener, visibility};

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
    deck: StoredValue<Rc<Deck>, LocalStorage>,
    state: RwSignal<AudioState>,
}

/// What the browser's callbacks share.
#[derive(Debug)]
struct Deck {
    output: RefCell<Option<Output>>,
    volume: Cell<f32>,
    pitch: Cell<f32>,
    state: RwSignal<AudioState>,
    /// A pointer is down: what goes from the page with a state would move the rest under it.
    pressed: Cell<bool>,
    on_state_change: RefCell<Option<Closure<dyn Fn()>>>,
    /// Compares the clocks while there are notes.
    watch: RefCell<Option<Interval>>,
    listeners: RefCell<Vec<Listener>>,
    visibility: RefCell<Option<visibility::ListenerHandle>>,
}

/// Where a pointer goes down.
const PRESS: &str = "pointerdown";
/// The events at which browsers let a page begin to sound, and those that end a press.
const GESTURES: [&str; 5] = [PRESS, "pointerup", "pointercancel", "click", "keydown"];
/// How often the audio clock is compared with the page's.
const WATCH_MILLIS: u32 = 250;

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
        let deck = Rc::new(Deck {
            output: RefCell::default(),
            volume: Cell::new(0.7),
            pitch: Cell::new(1.0),
            state,
            pressed: Cell::default(),
            on_state_change: RefCell::default(),
            watch: RefCell::default(),
            listeners: RefCell::default(),
            visibility: RefCell::default(),
        });
        report(Deck::listen(&deck));
        Self {
            deck: StoredValue::new_local(deck),
            state,
        }
    }

    /// Whether the page can be heard now.
    pub fn state(self) -> Signal<AudioState> {
        self.state.into()
    }

    /// Finds out whether the page can be heard, before anything is played.
    pub fn prepare(self) {
        self.deck.with_value(|deck| {
            if deck.volume.get() > 0.0 {
                Deck::open(deck);
            }
        });
    }

    /// Between 0 (off) and 1.
    pub fn set_volume(self, volume: f32) {
        self.deck.with_value(|deck| {
            deck.volume.set(volume.clamp(0.0, 1.0));
            deck.with_output(|output| output.set_volume(deck.volume.get()));
        });
    }

    /// How high the board sounds; a deeper one sounds longer.
    pub fn set_board_pitch(self, pitch: f32) {
        self.deck.with_value(|deck| deck.pitch.set(pitch));
    }

    /// Replaces all notes that are still to be heard by these.
    pub fn schedule(self, notes: Vec<Note>) {
        self.deck.with_value(|deck| {
            let watched = !notes.is_empty();
            if watched {
                Deck::open(deck);
            }
            deck.with_output(|output| output.schedule(notes));
            *deck.watch.borrow_mut() = watched.then(|| Deck::watch(deck));
        });
    }

    /// Ends what sounds, and takes back what was to sound.
    pub fn silence(self) {
        self.schedule(Vec::new());
    }

    /// A piece lands on the board, or on a piece.
    pub fn play_piece_sound(self, capture: bool) {
        self.deck.with_value(|deck| {
            Deck::open(deck);
            // A capture lands deeper.
            let pitch = deck.pitch.get() * if capture { 0.8 } else { 1.0 };
            deck.with_output(|output| output.play_piece_sound(pitch));
        });
    }
}

impl AudioOut {
    /// Tones one after the other, each as long as that, at once and once; nothing lays
    /// them anew.
    pub fn play_tones(self, tones: &[(Timbre, Duration)]) {
        self.deck.with_value(|deck| {
            Deck::open(deck);
            deck.with_output(|output| output.play_tones(tones));
        });
    }
}

impl Deck {
    fn listen(deck: &Rc<Self>) -> Result<(), JsValue> {
        for event in GESTURES {
            let weak = Rc::downgrade(deck);
            let listener = Listener::new(window(), event, move || {
                if let Some(deck) = weak.upgrade() {
                    deck.pressed.set(event == PRESS);
                    Self::unlock(&deck);
                    // After the click that a press ends with.
                    set_timeout(move || deck.update_state(), Duration::ZERO);
                }
            })?;
            deck.listeners.borrow_mut().push(listener);
        }
        let weak = Rc::downgrade(deck);
        let watch = visibility::on_change(move || Self::reschedule(&weak))?;
        *deck.visibility.borrow_mut() = Some(watch);
        Ok(())
    }

    /// Asks the browser to let the page be heard; only a gesture may.
    fn unlock(deck: &Rc<Self>) {
        Self::open(deck);
        let context = deck.context();
        if let Some(context) = context.filter(|c| c.state() != AudioContextState::Running) {
            // The promise settles when the state changes, which is listened to.
            report(context.resume().map(drop));
        }
    }

    /// Makes the context where there is none yet.
    fn open(deck: &Rc<Self>) {
        if deck.output.borrow().is_some() || deck.state.get_untracked() == AudioState::Missing {
            return;
        }
        let output = match Output::new(deck.volume.get()) {
            Ok(output) => output,
            Err(error) => {
                deck.state.set(AudioState::Missing);
                return report(Err(error));
            }
        };
        let weak = Rc::downgrade(deck);
        let on_state_change = Closure::<dyn Fn()>::new(move || {
            if let Some(deck) = weak.upgrade() {
                deck.update_state();
            }
            Self::reschedule(&weak);
        });
        output
            .context()
            .set_onstatechange(Some(on_state_change.as_ref().unchecked_ref()));
        *deck.on_state_change.borrow_mut() = Some(on_state_change);
        *deck.output.borrow_mut() = Some(output);
        deck.update_state();
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

    fn watch(deck: &Rc<Self>) -> Interval {
        let weak = Rc::downgrade(deck);
        Interval::new(WATCH_MILLIS, move || {
            if let Some(deck) = weak.upgrade() {
                deck.with_output(Output::follow);
            }
        })
    }

    fn reschedule(deck: &Weak<Self>) {
        if let Some(deck) = deck.upgrade() {
            deck.with_output(Output::reschedule);
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
