//! The wheel over a part of a screen.
use std::cell::Cell;

use web_sys::WheelEvent;

use komadai_web::{dom, listener::on_window_event};

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
