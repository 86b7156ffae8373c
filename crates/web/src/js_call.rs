//! Calls of methods that not every browser has, by name.
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// # Errors
/// What the method throws, or that there is no such method.
pub fn call_method(object: &JsValue, method: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(object, &method.into())?.dyn_into()?;
    method.apply(object, arguments)
}
