//! Messages to and from a worker as plain JS objects, which `postMessage` copies.
use serde::{Serialize, de::DeserializeOwned};
use serde_wasm_bindgen::{Error, Serializer};
use wasm_bindgen::JsValue;

/// As the worker's: 64 bits are a `BigInt`, since a number is exact to 53 bits only.
const SERIALIZER: Serializer =
    Serializer::json_compatible().serialize_large_number_types_as_bigints(true);

/// # Errors
/// When the message cannot be serialised.
pub fn to_js<T: Serialize>(message: &T) -> Result<JsValue, Error> {
    message.serialize(&SERIALIZER)
}

/// # Errors
/// When the value is not a message: what is wrong with it.
pub fn from_js<T: DeserializeOwned>(value: JsValue) -> Result<T, Error> {
    serde_wasm_bindgen::from_value(value)
}
