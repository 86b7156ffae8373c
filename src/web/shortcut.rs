//! Keys that do something wherever the focus is, but where text is written.
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::{dom, listener::Listener};

/// Calls `press` when a key (as events name it) is pressed alone, as long as
/// the calling owner lives.
pub fn on_key(key: &'static str, press: impl Fn() + 'static) {
    let pressed = move |event: web_sys::Event| {
        let Ok(event) = event.dyn_into::<KeyboardEvent>() else {
            return;
        };
        let held = event.ctrl_key() || event.alt_key() || event.meta_key();
        let writes = dom::element(event.target()).is_some_and(|it| dom::takes_text(&it));
        if event.key() == key && !held && !writes {
            event.prevent_default();
            press();
        }
    };
    match Listener::with_event(window().into(), "keydown", Box::new(pressed)) {
        Ok(listener) => {
            StoredValue::new_local(listener);
        }
        Err(error) => leptos::logging::warn!("keys: {error:?}"),
    }
}
