//! Keys by which two people at one keyboard press the clock.
use std::{cell::Cell, rc::Rc};

use web_sys::{Element, KeyboardEvent};

use komadai_web::{dom, listener::on_window_event};

/// Which of them was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockKey {
    Space,
    LeftShift,
    RightShift,
}

/// Calls `f` for each, as long as the calling owner lives. Space counts where nothing
/// but what `halves` names has a use for it; Shift when it is let go, if nothing was
/// pressed together with it.
pub fn on_clock_key(halves: &'static str, f: impl Fn(ClockKey) + 'static) {
    let alone = Rc::new(Cell::new(None::<ClockKey>));
    let f = Rc::new(f);
    let (down, pass) = (alone.clone(), f.clone());
    on_window_event("keydown", move |event: &KeyboardEvent, target| {
        let key = pass_key(event).filter(|_| !dom::is_modal_open());
        if event.repeat() {
            return;
        }
        down.set(key.filter(|&key| key != ClockKey::Space));
        if key == Some(ClockKey::Space) && is_free(target, halves) {
            event.prevent_default();
            pass(ClockKey::Space);
        }
    });
    on_window_event("keyup", move |event: &KeyboardEvent, target| {
        match pass_key(event) {
            // Else some browsers click what has the focus.
            Some(ClockKey::Space) if is_free(target, halves) => event.prevent_default(),
            Some(key) if alone.take() == Some(key) && key != ClockKey::Space => f(key),
            _ => {}
        }
    });
}

/// Whether Space has no use there, or its use is not seen: a button that was clicked.
fn is_free(target: Option<&Element>, halves: &str) -> bool {
    const USED: &str = ":focus-visible, input, select, textarea";
    dom::is_within(target, halves)
        || target.is_none_or(|it| !dom::is_control(it) || !dom::matches(Some(it), USED))
}

fn pass_key(event: &KeyboardEvent) -> Option<ClockKey> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    match (&*event.key(), event.location()) {
        (" ", _) => Some(ClockKey::Space),
        ("Shift", KeyboardEvent::DOM_KEY_LOCATION_LEFT) => Some(ClockKey::LeftShift),
        ("Shift", KeyboardEvent::DOM_KEY_LOCATION_RIGHT) => Some(ClockKey::RightShift),
        _ => None,
    }
}
