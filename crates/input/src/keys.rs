//! The keys of a whole screen.
use web_sys::{Element, KeyboardEvent};

use komadai_web::{dom, listener::on_window_event};

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
