//! What the page is used with: `pointerType`.
use leptos::prelude::*;
use web_sys::{Element, Event, KeyboardEvent, PointerEvent};

use komadai_web::{dom, listener::on_window_event};

/// Whether the last input was a touch. Followed as long as the calling owner lives.
pub fn is_touch_input() -> Signal<bool> {
    let finger = RwSignal::new(false);
    let set = move |now: bool| {
        if finger.try_get_untracked() == Some(!now) {
            finger.set(now);
        }
    };
    on_window_event("pointerdown", move |event: &PointerEvent, _| {
        set(event.pointer_type() == "touch");
    });
    on_window_event("keydown", move |_: &KeyboardEvent, _| set(false));
    finger.into()
}

/// The value of `attribute` on the last element that was pressed or focused of those that
/// `selector` names; empty at first.
pub fn last_pressed_attribute(selector: &'static str, attribute: &'static str) -> Signal<String> {
    let value = RwSignal::new(String::new());
    let take = move |target: Option<&Element>| {
        let is_meant = |target: &&Element| dom::is_within(Some(target), selector);
        let found = target.filter(is_meant);
        if let Some(found) = found.and_then(|it| dom::nearest_attribute(it, attribute)) {
            value.try_set(found);
        }
    };
    on_window_event("pointerdown", move |_: &PointerEvent, target| take(target));
    on_window_event("focusin", move |_: &Event, target| take(target));
    value.into()
}
