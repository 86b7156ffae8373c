//! The Fetch API.
use js_sys::JsString;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// A file could not be fetched: why, for the console.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FetchError(pub String);

impl core::fmt::Display for FetchError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for FetchError {}

/// The text of a file at an address relative to the page's.
///
/// # Errors
/// When the network or the host does not give it.
pub async fn fetch_text(address: &str) -> Result<String, FetchError> {
    let failed = |why: JsValue| FetchError(format!("{address}: {why:?}"));
    let response = JsFuture::from(window().fetch_with_str(address)).await;
    let response: Response = response.map_err(failed)?.unchecked_into();
    if !response.ok() {
        let status = response.status();
        return Err(FetchError(format!("{address}: status {status}")));
    }
    let text = JsFuture::from(response.text().map_err(failed)?).await;
    let text: JsString = text.map_err(failed)?.unchecked_into();
    Ok(text.into())
}
