//! Whether the page is used by touch.
use leptos::prelude::*;
use web_sys::{KeyboardEvent, PointerEvent};

use super::gestures::listen;

/// Whether what the page was last used with is a finger, as long as the calling owner
/// lives.
pub fn by_finger() -> Signal<bool> {
    let finger = RwSignal::new(false);
    let set = move |now| {
        if finger.try_get_untracked() == Some(!now) {
            finger.set(now);
        }
    };
    listen("pointerdown", move |event: &PointerEvent, _| {
        set(event.pointer_type() == "touch");
    });
    listen("keydown", move |_: &KeyboardEvent, _| set(false));
    finger.into()
}
