//! Keyboard shortcuts that work wherever the focus is, except in text fields and under modal
//! dialogs.
use web_sys::KeyboardEvent;

use komadai_web::{dom, listener::on_window_event};

/// Calls `press` when a key (as events name it) is pressed without modifiers, as long as
/// the calling owner lives.
pub fn on_shortcut(key: &'static str, press: impl Fn() + 'static) {
    on_window_event("keydown", move |event: &KeyboardEvent, target| {
        let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
        let is_typing = target.is_some_and(dom::takes_text);
        if event.key() == key && !has_modifier && !is_typing && !dom::is_modal_open() {
            event.prevent_default();
            press();
        }
    });
}
