//! Keyboard, wheel and touch events of a whole screen.
use std::{cell::Cell, rc::Rc};

use web_sys::{Element, KeyboardEvent, TouchEvent, WheelEvent};

use super::{dom, listener::on_window_event};

/// A key that was pressed, before any other handler gets it.
#[derive(Clone, Debug)]
pub struct KeyPress {
    /// As the browser names it.
    pub name: String,
    pub shift: bool,
    /// Ctrl, or Command on a Mac.
    pub ctrl: bool,
    /// Whether the focus is seen on a square or a piece in hand.
    pub on_board: bool,
    /// Whether it is in a field or a menu, which have uses of their own for keys, or a
    /// dialog lies over the screen.
    pub in_field: bool,
}

/// Calls `f` for every key; one that it takes goes no further.
pub fn on_keys(f: impl Fn(&KeyPress) -> bool + 'static) {
    on_window_event("keydown", move |event: &KeyboardEvent, target| {
        // Input methods have keys of their own.
        if event.alt_key() || event.is_composing() {
            return;
        }
        let key = KeyPress {
            name: event.key(),
            shift: event.shift_key(),
            ctrl: event.ctrl_key() || event.meta_key(),
            on_board: dom::matches(target, "[data-board] :focus-visible"),
            in_field: dom::is_within(target, "input, select, textarea, dialog, [role=menu]")
                || opens_menu(&event.key(), target)
                || dom::is_modal_open(),
        };
        if f(&key) {
            event.prevent_default();
            event.stop_propagation();
        }
    });
}

/// Whether the key is that of the button of a menu.
fn opens_menu(key: &str, target: Option<&Element>) -> bool {
    matches!(key, "ArrowUp" | "ArrowDown") && dom::is_within(target, "[aria-haspopup=menu]")
}

/// Calls `f` with whether the wheel went down over what `area` names. A trackpad
/// gives many small turns, which make one together.
pub fn on_wheel(area: &'static str, f: impl Fn(bool) + 'static) {
    const NOTCH: f64 = 50.0;
    let turned = Cell::new(0.0);
    on_window_event("wheel", move |event: &WheelEvent, target| {
        // Wheels turn sideways too.
        if event.ctrl_key() || event.delta_y() == 0.0 || !dom::is_within(target, area) {
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
    on_window_event("touchstart", move |event: &TouchEvent, target| {
        let alone = event.touches().length() == 1;
        let touch = event
            .touches()
            .get(0)
            .filter(|_| alone && dom::is_within(target, area) && !dom::is_within(target, except));
        start.set(touch.map(|touch| (touch.client_x(), touch.client_y())));
    });
    on_window_event("touchend", move |event: &TouchEvent, _| {
        let (Some((x, y)), Some(touch)) = (began.take(), event.changed_touches().get(0)) else {
            return;
        };
        let (x, y) = (touch.client_x() - x, touch.client_y() - y);
        if x.abs() >= SHORTEST && x.abs() > 2 * y.abs() {
            f(x < 0);
        }
    });
}
