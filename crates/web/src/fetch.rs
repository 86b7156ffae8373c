//! The Fetch API.
use js_sys::JsString;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Why a file could not be fetched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FetchError {
    /// The host has no such file.
    NotFound,
    /// Anything else, in words for the console.
    Failed(String),
}

impl core::fmt::Display for FetchError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::NotFound => f.write_str("there is no such file"),
            Self::Failed(why) => f.write_str(why),
        }
    }
}

impl core::error::Error for FetchError {}

/// The text of a file at an address relative to the page's.
///
/// # Errors
/// When the network or the host does not give it.
pub async fn fetch_text(address: &str) -> Result<String, FetchError> {
    let failed = |why: JsValue| FetchError::Failed(format!("{address}: {why:?}"));
    let response = JsFuture::from(window().fetch_with_str(address)).await;
    let response: Response = response.map_err(failed)?.unchecked_into();
    match response.status() {
        _ if response.ok() => {}
        404 => return Err(FetchError::NotFound),
        status => return Err(FetchError::Failed(format!("{address}: status {status}"))),
    }
    let text = JsFuture::from(response.text().map_err(failed)?).await;
    let text: JsString = text.map_err(failed)?.unchecked_into();
    Ok(text.into())
}
