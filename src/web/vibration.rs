//! The device shakes, where it can.
use js_sys::Reflect;
use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// Whether this browser knows of shaking; the device may still not.
pub fn is_supported() -> bool {
    Reflect::has(&window().navigator(), &JsValue::from_str("vibrate")).unwrap_or(false)
}

/// Shakes the device for so many milliseconds.
pub fn vibrate(millis: u32) {
    if is_supported() {
        // False before the first touch of the page: nothing to be done about that.
        window().navigator().vibrate_with_duration(millis);
    }
}
