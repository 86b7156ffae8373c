//! Whether the page is being looked at.
use leptos::prelude::{document, window};
use wasm_bindgen::JsValue;

use super::listener::Listener;

/// Whether nobody sees the page.
pub fn is_hidden() -> bool {
    document().hidden()
}

/// Calls `f` whenever the page is hidden or closed: what it does not do then, it
/// may never do.
pub fn on_page_hidden(f: impl Fn() + Clone + 'static) -> Result<ListenerHandle, JsValue> {
    let hidden = f.clone();
    let when_hidden = move || {
        if document().hidden() {
            hidden();
        }
    };
    Ok(ListenerHandle(vec![
        Listener::new(document(), "visibilitychange", when_hidden)?,
        Listener::new(window(), "pagehide", f)?,
    ]))
}

/// Calls back as long as it lives.
#[derive(Debug)]
pub struct ListenerHandle(#[allow(dead_code, reason = "listens until dropped")] Vec<Listener>);

/// Calls `f` whenever the page is hidden, shown, left or brought back from the
/// browser's cache.
pub fn on_change(f: impl Fn() + Clone + 'static) -> Result<ListenerHandle, JsValue> {
    Ok(ListenerHandle(vec![
        Listener::new(document(), "visibilitychange", f.clone())?,
        Listener::new(window(), "pagehide", f.clone())?,
        Listener::new(window(), "pageshow", f)?,
    ]))
}
