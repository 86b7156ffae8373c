//! Whether the page is being looked at.
use leptos::prelude::{document, window};
use wasm_bindgen::JsValue;

use super::listener::Listener;

/// Calls back as long as it lives.
#[derive(Debug)]
pub struct Watch(#[allow(dead_code, reason = "listens until dropped")] [Listener; 2]);

/// Calls `f` whenever the page is hidden, shown or brought back from the
/// browser's cache.
pub fn on_change(f: impl Fn() + Clone + 'static) -> Result<Watch, JsValue> {
    Ok(Watch([
        Listener::new(document(), "visibilitychange", f.clone())?,
        Listener::new(window(), "pageshow", f)?,
    ]))
}
