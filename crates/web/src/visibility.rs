//! The Page Visibility API.
use leptos::{logging::warn, prelude::*};
use wasm_bindgen::JsValue;

use super::listener::Listener;

/// Whether the page is hidden.
pub fn is_hidden() -> bool {
    document().hidden()
}

/// Whether the page is hidden, as long as the owner lives.
pub fn use_page_hidden() -> Signal<bool> {
    let hidden = RwSignal::new(is_hidden());
    let update = move || {
        hidden.try_set(is_hidden());
    };
    match on_change(update) {
        Ok(listeners) => {
            StoredValue::new_local(listeners);
        }
        Err(error) => warn!("visibility: {error:?}"),
    }
    hidden.into()
}

/// Calls `f` whenever the page is hidden or closed: the last moment at which it surely
/// runs.
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

/// Listens as long as it lives.
#[derive(Debug)]
pub struct ListenerHandle(#[allow(dead_code, reason = "listens until dropped")] Vec<Listener>);

/// Calls `f` whenever the page is hidden, shown, left, or restored from the back/forward
/// cache.
pub fn on_change(f: impl Fn() + Clone + 'static) -> Result<ListenerHandle, JsValue> {
    Ok(ListenerHandle(vec![
        Listener::new(document(), "visibilitychange", f.clone())?,
        Listener::new(window(), "pagehide", f.clone())?,
        Listener::new(window(), "pageshow", f)?,
    ]))
}
