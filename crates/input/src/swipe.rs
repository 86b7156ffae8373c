//! A finger drawn over a part of a screen.
use std::{cell::Cell, rc::Rc};

use web_sys::TouchEvent;

use komadai_web::{dom, listener::on_window_event};

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
