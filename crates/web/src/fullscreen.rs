//! The Fullscreen API.
use js_sys::{Array, Promise};
use leptos::{logging::warn, prelude::*};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::{js_call, listener::listen_in_owner};

/// Whether the browser lets the page do that.
pub fn is_enabled() -> bool {
    document().fullscreen_enabled()
}

/// Whether the page fills the screen, as it changes.
pub fn is_active() -> Signal<bool> {
    let now = || document().fullscreen_element().is_some();
    let full = RwSignal::new(now());
    let changed = move |_| {
        full.try_set(now());
    };
    listen_in_owner(&document(), "fullscreenchange", changed);
    full.into()
}

/// Fills the screen with the page, in answer to a click or a key.
pub fn request() {
    if let Some(root) = document().document_element() {
        call(root.into(), "requestFullscreen");
    }
}

/// Back to a window, if it is not one.
pub fn exit() {
    if document().fullscreen_element().is_some() {
        call(document().into(), "exitFullscreen");
    }
}

/// Calls a method that gives a promise, and warns where it fails either way.
fn call(target: JsValue, method: &'static str) {
    spawn_local(async move {
        let called = js_call::call_method(&target, method, &Array::new());
        let done = match called.and_then(JsCast::dyn_into::<Promise>) {
            Ok(promise) => JsFuture::from(promise).await.map(drop),
            Err(error) => Err(error),
        };
        if let Err(error) = done {
            warn!("{method}: {error:?}");
        }
    });
}
