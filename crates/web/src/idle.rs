//! Work for when the page has nothing else to do.
use core::time::Duration;

use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};

/// How long a browser that does not tell when it is idle waits.
const WITHOUT_IDLE_CALLBACK: Duration = Duration::from_secs(2);

/// Calls `then` once the page is idle.
pub fn when_idle(then: impl FnOnce() + 'static) {
    let window = window();
    // Safari has none.
    let has_callback = Reflect::has(&window, &"requestIdleCallback".into());
    if has_callback != Ok(true) {
        return set_timeout(then, WITHOUT_IDLE_CALLBACK);
    }
    let then = Closure::once_into_js(then);
    if let Err(error) = window.request_idle_callback(then.unchecked_ref()) {
        leptos::logging::warn!("idle: {error:?}");
    }
}

/// Whether the reader has asked for as little to be fetched as possible.
pub fn saves_data() -> bool {
    let of = |object: &JsValue, name: &str| Reflect::get(object, &name.into());
    let asked =
        of(&window().navigator(), "connection").and_then(|connection| of(&connection, "saveData"));
    asked.is_ok_and(|asked| asked.is_truthy())
}
