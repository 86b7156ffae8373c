//! The Vibration API.
use js_sys::Reflect;
use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// Whether the browser has the API; the device may still be unable to vibrate.
pub fn is_supported() -> bool {
    Reflect::has(&window().navigator(), &JsValue::from_str("vibrate")).unwrap_or(false)
}

/// Vibrates for so many milliseconds, where that is supported.
pub fn vibrate(millis: u32) {
    if is_supported() {
        // Returns false before the first touch of the page.
        window().navigator().vibrate_with_duration(millis);
    }
}
