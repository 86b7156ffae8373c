//! Keys, wheel and fingers that go through a record, wherever on a screen they
//! are used.
use std::{cell::Cell, rc::Rc};

use leptos::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{AddEventListenerOptions, Element, Event, KeyboardEvent, TouchEvent, WheelEvent};

use super::dom;

/// A key, before anybody else has heard of it.
#[derive(Clone, Debug)]
pub struct KeyPress {
    /// As the browser names it.
    pub name: String,
    pub shift: bool,
    /// Ctrl, or Command on a Mac.
    pub ctrl: bool,
    /// Whether the focus is seen on a square or a piece in hand.
    pub on_board: bool,
    /// Whether it is in a field, which has uses of its own for keys, or a dialog lies
    /// over the screen.
    pub in_field: bool,
}

/// Calls `f` for every key; one that it takes goes no further.
pub fn on_keys(f: impl Fn(&KeyPress) -> bool + 'static) {
    listen("keydown", move |event: &KeyboardEvent, target| {
        if event.alt_key() {
            return;
        }
        let key = KeyPress {
            name: event.key(),
            shift: event.shift_key(),
            ctrl: event.ctrl_key() || event.meta_key(),
            on_board: is(target, "[data-board] :focus-visible"),
            in_field: within(target, "input, select, textarea, dialog") || is_behind_dialog(),
        };
        if f(&key) {
            event.prevent_default();
            event.stop_propagation();
        }
    });
}

/// Calls `f` with whether the wheel went down over what `area` names. A trackpad
/// gives many small turns, which make one together.
pub fn on_wheel(area: &'static str, f: impl Fn(bool) + 'static) {
    const NOTCH: f64 = 50.0;
    let turned = Cell::new(0.0);
    listen("wheel", move |event: &WheelEvent, target| {
        // Wheels turn sideways too.
        if event.ctrl_key() || event.delta_y() == 0.0 || !within(target, area) {
            return;
        }
        event.prevent_default();
        // Lines or pages instead of pixels: a wheel with notches.
        let by = match event.delta_mode() {
            WheelEvent::DOM_DELTA_PIXEL => event.delta_y(),
            _ => NOTCH.copysign(event.delta_y()),
        };
        let sum = if turned.get() * by < 0.0 {
            by
        } else {
            turned.get() + by
        };
        if sum.abs() < NOTCH {
            turned.set(sum);
        } else {
            turned.set(0.0);
            f(sum > 0.0);
        }
    });
}

/// Calls `f` with whether a finger was drawn to the left over what `area` names,
/// unless it began on something that `except` names.
pub fn on_swipe(area: &'static str, except: &'static str, f: impl Fn(bool) + 'static) {
    /// Shorter ones are taps, in pixels.
    const SHORTEST: i32 = 40;
    let began = Rc::new(Cell::new(None::<(i32, i32)>));
    let start = began.clone();
    listen("touchstart", move |event: &TouchEvent, target| {
        let alone = event.touches().length() == 1;
        let touch = event
            .touches()
            .get(0)
            .filter(|_| alone && within(target, area) && !within(target, except));
        start.set(touch.map(|touch| (touch.client_x(), touch.client_y())));
    });
    listen("touchend", move |event: &TouchEvent, _| {
        let (Some((x, y)), Some(touch)) = (began.take(), event.changed_touches().get(0)) else {
            return;
        };
        let (x, y) = (touch.client_x() - x, touch.client_y() - y);
        if x.abs() >= SHORTEST && x.abs() > 2 * y.abs() {
            f(x < 0);
        }
    });
}

/// Whether a dialog lies over the screen. Keys do not go to it while nothing in it
/// has the focus.
pub(super) fn is_behind_dialog() -> bool {
    let dialog = document().query_selector("dialog:modal");
    dialog.is_ok_and(|found| found.is_some())
}

pub(super) fn is(target: Option<&Element>, selector: &str) -> bool {
    target.is_some_and(|target| target.matches(selector).is_ok_and(|matches| matches))
}

pub(super) fn within(target: Option<&Element>, selector: &str) -> bool {
    target.is_some_and(|target| target.closest(selector).is_ok_and(|found| found.is_some()))
}

/// Hears an event before the page's own handlers, as long as the calling owner
/// lives.
pub(super) fn listen<E: JsCast>(name: &'static str, f: impl Fn(&E, Option<&Element>) + 'static) {
    let heard = move |event: Event| {
        let target = dom::element(event.target());
        if let Some(event) = event.dyn_ref::<E>() {
            f(event, target.as_ref());
        }
    };
    listen_boxed(name, Closure::new(heard));
}

fn listen_boxed(name: &'static str, heard: Closure<dyn Fn(Event)>) {
    let options = AddEventListenerOptions::new();
    options.set_capture(true);
    options.set_passive(false);
    let callback: &js_sys::Function = heard.as_ref().unchecked_ref();
    let added = window()
        .add_event_listener_with_callback_and_add_event_listener_options(name, callback, &options);
    if let Err(error) = added {
        leptos::logging::warn!("{name}: {error:?}");
    }
    let heard = StoredValue::new_local(heard);
    on_cleanup(move || remove(name, heard));
}

fn remove(name: &str, heard: StoredValue<Closure<dyn Fn(Event)>, LocalStorage>) {
    heard.with_value(|heard| {
        let callback = heard.as_ref().unchecked_ref();
        let removed = window().remove_event_listener_with_callback_and_bool(name, callback, true);
        if let Err(error) = removed {
            leptos::logging::warn!("{name}: {error:?}");
        }
    });
}
