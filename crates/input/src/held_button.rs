//! Buttons that repeat what they do while they are held down.
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use gloo_timers::callback::{Interval, Timeout};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, MouseEvent, PointerEvent};

use komadai_web::{dom, listener::on_window_event};

/// How long a button is held before it repeats, and how long it takes from one click to the
/// next, in milliseconds.
const DELAY: u32 = 400;
const PERIOD: u32 = 120;

/// What does nothing.
const DISABLED: &str = ":disabled, [aria-disabled=true]";

#[derive(Default)]
struct Held {
    delay: RefCell<Option<Timeout>>,
    clicks: RefCell<Option<Interval>>,
    /// The click that browsers send at the end would be one too many.
    has_repeated: Cell<bool>,
}

/// Clicks what `buttons` names again and again while it is held down, as long as the
/// calling owner lives.
pub fn repeat_while_held(buttons: &'static str) {
    let held: Rc<Held> = Rc::default();
    let pressed = held.clone();
    on_window_event("pointerdown", move |event: &PointerEvent, target| {
        pressed.release();
        pressed.has_repeated.set(false);
        let button = target.and_then(|target| target.closest(buttons).ok()?);
        if event.button() == 0
            && event.is_primary()
            && let Some(button) = button.and_then(|button| button.dyn_into().ok())
        {
            pressed.hold(button);
        }
    });
    let left = held.clone();
    on_window_event("pointermove", move |_: &Event, target| {
        if !dom::is_within(target, buttons) {
            left.release();
        }
    });
    for end in ["pointerup", "pointercancel"] {
        let released = held.clone();
        on_window_event(end, move |_: &Event, _| released.release());
    }
    let blurred = held.clone();
    on_window_event("blur", move |_: &Event, element: Option<&Element>| {
        let is_of_window = element.is_none();
        if is_of_window {
            blurred.release();
        }
    });
    let pressed = held.clone();
    // A long touch asks some browsers for a menu.
    on_window_event("contextmenu", move |event: &Event, _| {
        if pressed.delay.borrow().is_some() {
            event.prevent_default();
        }
    });
    on_window_event("click", move |event: &MouseEvent, _| {
        let is_by_pointer = event.detail() > 0;
        if is_by_pointer && held.has_repeated.take() {
            event.prevent_default();
            event.stop_propagation();
        }
    });
}

impl Held {
    fn hold(self: &Rc<Self>, button: HtmlElement) {
        let held = Rc::clone(self);
        let start = Timeout::new(DELAY, move || {
            held.has_repeated.set(true);
            let click = move || {
                if !dom::matches(Some(&button), DISABLED) {
                    button.click();
                }
            };
            click();
            held.clicks.replace(Some(Interval::new(PERIOD, click)));
        });
        self.delay.replace(Some(start));
    }

    fn release(&self) {
        self.delay.replace(None);
        self.clicks.replace(None);
    }
}
